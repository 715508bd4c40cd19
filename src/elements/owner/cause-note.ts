/**
 * In:  an element without data, and why.
 * Out: the cause as text below what visitors see, for as long as that is so.
 *
 * It is appended to the shadow root: nobody but an owner sees it, so no element draws it.
 */
import type { ReactiveController } from 'lit';
import { isChecking, type FailingElement } from './failure-facts.js';

interface LinkWords {
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly checkLink: string;
}

const notes = new WeakMap<FailingElement, CauseNote>();

/** `lang`, `direction`: those of the words. `check`: where the check of the panel is; empty for no link. An element inside one of ours leaves it to that. */
export function showCause(
  host: FailingElement,
  sentence: string,
  { lang, direction, checkLink }: LinkWords,
  check: string,
): void {
  const { host: around } = host.getRootNode() as Partial<ShadowRoot>;
  if (around?.localName.startsWith('onair-')) return;
  let note = notes.get(host);
  if (!note) notes.set(host, (note = new CauseNote(host)));
  note.show(sentence, { lang, direction, checkLink }, check);
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

  show(sentence: string, { lang, direction, checkLink }: LinkWords, check: string): void {
    this.note.lang = lang;
    this.note.dir = direction;
    // As text of the note itself: the element has styles for paragraphs.
    this.note.replaceChildren(sentence, ...(check ? [linkTo(check, checkLink)] : []));
    this.hostUpdated();
  }

  hostUpdated(): void {
    const { status, shadowRoot } = this.host;
    const isShown = status === 'failed' || (status === 'stale' && isChecking());
    if (!isShown) this.note.remove();
    else if (shadowRoot?.lastChild !== this.note) shadowRoot?.append(this.note);
  }
}

function linkTo(address: string, label: string): HTMLElement {
  const link = document.createElement('a');
  link.href = address;
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
