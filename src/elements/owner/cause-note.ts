import type { ReactiveController } from 'lit';
import { isChecking, type FailingElement } from './failure-facts.js';

interface LinkWords {
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly checkLink: string;
}

const notes = new WeakMap<FailingElement, CauseNote>();

/** Notes about the same cause. */
const sameCause = new Map<string, Set<CauseNote>>();

/**
 * Shows a cause below the element's content while the element fails. If several elements fail with the same `key`, only
 * the first one on the page shows it. Only owners see it, so it isn't part of the element's template. `lang` and
 * `direction` describe the words; `checkUrl` is the URL of the check page, or empty. If the element is inside another
 * Onair element, that element shows the cause.
 */
export function showCause(
  host: FailingElement,
  key: string,
  sentence: string,
  { lang, direction, checkLink }: LinkWords,
  checkUrl: string,
): void {
  const { host: around } = host.getRootNode() as Partial<ShadowRoot>;
  if (around?.localName.startsWith('onair-')) return;
  const note = notes.get(host) ?? new CauseNote(host);
  notes.set(host, note);
  note.show(key, sentence, { lang, direction, checkLink }, checkUrl);
}

class CauseNote implements ReactiveController {
  private readonly note = document.createElement('div');
  private key = '';

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

  show(key: string, sentence: string, { lang, direction, checkLink }: LinkWords, checkUrl: string): void {
    this.note.lang = lang;
    this.note.dir = direction;
    // Don't use a paragraph, because the element has styles for paragraphs.
    this.note.replaceChildren(sentence, ...(checkUrl ? [linkTo(checkUrl, checkLink)] : []));
    this.leave();
    this.key = key;
    sameCause.set(key, (sameCause.get(key) ?? new Set()).add(this));
    placeNotes(key);
  }

  hostUpdated(): void {
    placeNotes(this.key);
  }

  hostConnected(): void {
    placeNotes(this.key);
  }

  hostDisconnected(): void {
    placeNotes(this.key);
  }

  /** Stops showing the previous cause. */
  private leave(): void {
    sameCause.get(this.key)?.delete(this);
    placeNotes(this.key);
  }

  /** Whether the element is on the page and fails. */
  get isNeeded(): boolean {
    const { isConnected, status } = this.host;
    return isConnected && (status === 'failed' || (status === 'stale' && isChecking()));
  }

  isBefore({ host }: CauseNote): boolean {
    return !!(this.host.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING);
  }

  place(isShown: boolean): void {
    const { shadowRoot } = this.host;
    if (!isShown) this.note.remove();
    else if (shadowRoot?.lastChild !== this.note) shadowRoot?.append(this.note);
  }
}

/** Shows the first of the notes about a cause. */
function placeNotes(key: string): void {
  const notes = [...(sameCause.get(key) ?? [])];
  const [first] = notes.filter((each) => each.isNeeded).sort((a, b) => (a.isBefore(b) ? -1 : 1));
  for (const each of notes) each.place(each === first);
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
