import type { ReactiveController } from 'lit';
import { isChecking, type FailingElement } from './failure-facts.js';

interface LinkWords {
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly checkLink: string;
}

const notes = new WeakMap<FailingElement, CauseNote>();

/**
 * Shows a cause below the element's content while the element fails. Only owners see it, so it isn't part of the
 * element's template. `lang` and `direction` describe the words; `checkUrl` is the URL of the check page, or empty. If
 * the element is inside another Onair element, that element shows the cause.
 */
export function showCause(
  host: FailingElement,
  sentence: string,
  { lang, direction, checkLink }: LinkWords,
  checkUrl: string,
): void {
  const { host: around } = host.getRootNode() as Partial<ShadowRoot>;
  if (around?.localName.startsWith('onair-')) return;
  const note = notes.get(host) ?? new CauseNote(host);
  notes.set(host, note);
  note.show(sentence, { lang, direction, checkLink }, checkUrl);
}

class CauseNote implements ReactiveController {
  private readonly note = document.createElement('div');

  constructor(private readonly host: FailingElement) {
    this.note.setAttribute('role', 'note');
    Object.assign(this.note.style, {
      boxSizing: 'border-box',
      margin: '0.75em 0 0',
      padding: '0.5em 0.75em',
      border: '1px solid var(--_line)',
      borderRadius: 'var(--onair-radius, 0.5em)',
      fontSize: '0.8em',
      lineHeight: '1.4',
      textAlign: 'start',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      userSelect: 'text',
    });
    host.addController(this);
  }

  show(sentence: string, { lang, direction, checkLink }: LinkWords, checkUrl: string): void {
    this.note.lang = lang;
    this.note.dir = direction;
    // Don't use a paragraph, because the element has styles for paragraphs.
    this.note.replaceChildren(sentence, ...(checkUrl ? [linkTo(checkUrl, checkLink)] : []));
    this.hostUpdated();
  }

  hostUpdated(): void {
    const { status, shadowRoot } = this.host;
    const isShown = status === 'failed' || (status === 'stale' && isChecking());
    if (!isShown) this.note.remove();
    else if (shadowRoot?.lastChild !== this.note) shadowRoot?.append(this.note);
  }
}

function linkTo(url: string, label: string): HTMLElement {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = label;
  Object.assign(link.style, {
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: '44px',
    color: 'inherit',
  });
  return link;
}
