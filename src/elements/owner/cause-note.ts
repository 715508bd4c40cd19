import type { ReactiveController } from 'lit';
import type { CauseText } from '../../words/owner-words.js';
import { isChecking, type FailingElement } from './failure-facts.js';

interface NoteWords {
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly checkLink: string;
  readonly technicalDetails: string;
}

interface Explanation {
  readonly text: Required<CauseText>;
  readonly words: NoteWords;
  /** URL of the check page, or empty. */
  readonly checkUrl: string;
}

/** The failing elements. They stay here after they are removed from the page, because they may be added again. */
const failing = new Map<FailingElement, Explanation>();

let note: HTMLElement | undefined;
/** Key of the content that the note shows. */
let shown = '';

/**
 * Shows a cause in the page's note, below the first element that fails. The note isn't part of the element's template,
 * because only owners see it. If the element is inside another Onair element, the note is below that one.
 */
export function showCause(
  host: FailingElement,
  text: Required<CauseText>,
  words: NoteWords,
  checkUrl: string,
): void {
  const { host: around } = host.getRootNode() as Partial<ShadowRoot>;
  if (around?.localName.startsWith('onair-')) return;
  if (!failing.has(host)) host.addController(placing);
  failing.set(host, { text, words, checkUrl });
  placeNote();
}

const placing: ReactiveController = {
  hostUpdated: placeNote,
  hostConnected: placeNote,
  hostDisconnected: placeNote,
};

function placeNote(): void {
  const hosts = [...failing.keys()].filter(isFailing).sort(byPosition);
  const host = hosts.find(isVisible) ?? hosts[0];
  if (!host) {
    note?.remove();
    return;
  }
  note ??= createNote();
  showExplanations(
    note,
    hosts.map((each) => failing.get(each)!),
  );
  const { shadowRoot } = host;
  if (shadowRoot?.lastChild !== note) shadowRoot?.append(note);
}

/** Whether the element is on the page and fails. */
function isFailing({ isConnected, status }: FailingElement): boolean {
  return isConnected && (status === 'failed' || (status === 'stale' && isChecking()));
}

/**
 * Checks visibility, because the element may be in a closed dialog or tab. Browsers from before 2024 don't have this
 * function.
 */
function isVisible(host: FailingElement): boolean {
  return !('checkVisibility' in host) || host.checkVisibility();
}

function byPosition(a: FailingElement, b: FailingElement): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Renders each problem once, with the details of all its causes. */
function showExplanations(note: HTMLElement, explanations: readonly Explanation[]): void {
  const problems = new Map<string, Explanation & { details: Set<string> }>();
  for (const explanation of explanations) {
    const { text, words, checkUrl } = explanation;
    const key = [words.lang, text.sentence, text.advice].join('\n');
    const problem = problems.get(key) ?? { ...explanation, details: new Set() };
    if (text.details) problem.details.add(text.details);
    problems.set(key, { ...problem, checkUrl: problem.checkUrl || checkUrl });
  }
  const key = [...problems].map(([text, { details, checkUrl }]) => [text, ...details, checkUrl]).join('\n');
  // Rendering again would close the open details.
  if (key === shown) return;
  shown = key;
  note.replaceChildren(...[...problems.values()].map(createProblem));
  const first = note.firstElementChild as HTMLElement | null;
  if (first) first.style.marginBlockStart = '0';
}

// Don't use paragraphs or lists, because the elements have styles for them.
function createNote(): HTMLElement {
  const created = document.createElement('div');
  created.setAttribute('role', 'note');
  Object.assign(created.style, {
    boxSizing: 'border-box',
    maxWidth: '44em',
    margin: '0.75em 0 0',
    padding: '0.75em 1em',
    border: '1px solid var(--_line)',
    borderInlineStart: '3px solid currentColor',
    borderRadius: 'var(--onair-radius, 0.5em)',
    fontSize: '0.875em',
    lineHeight: '1.4',
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    userSelect: 'text',
  });
  return created;
}

function createProblem({
  text,
  words,
  details,
  checkUrl,
}: Explanation & { details: Set<string> }): HTMLElement {
  const problem = element('div', { marginBlockStart: '1em' });
  problem.lang = words.lang;
  problem.dir = words.direction;
  problem.append(element('div', { fontWeight: '700' }, text.sentence));
  if (text.advice) problem.append(element('div', { marginBlockStart: '0.25em' }, text.advice));
  if (details.size) {
    const folded = element('details', {});
    folded.append(element('summary', { padding: '0.75em 0', cursor: 'pointer' }, words.technicalDetails));
    folded.append(...[...details].map((each) => element('div', { marginBlockEnd: '0.5em' }, each)));
    problem.append(folded);
  }
  if (checkUrl) problem.append(linkTo(checkUrl, words.checkLink));
  return problem;
}

function linkTo(url: string, label: string): HTMLElement {
  const link = element(
    'a',
    { display: 'flex', alignItems: 'center', width: 'fit-content', minHeight: '44px', color: 'inherit' },
    label,
  );
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  return link;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: Partial<CSSStyleDeclaration>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  Object.assign(created.style, style);
  created.textContent = text;
  return created;
}
