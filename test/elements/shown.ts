/// <reference types="mocha" />
/** What a visitor finds in an element, and waiting for it. */
import { fixtureSync } from '@open-wc/testing';
import { until } from '../kit/page-time.js';

export { until };

// Test files run side by side as tabs of one window: all but one are hidden, and nothing is asked for in a hidden page.
Object.defineProperty(document, 'hidden', { get: () => false, configurable: true });

export function part(element: Element, name: string): HTMLElement | null {
  return element.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null;
}

/** Texts of all parts of that name, without the marks that isolate a name's direction. */
export function texts(element: Element, name: string): string[] {
  const found = element.shadowRoot?.querySelectorAll(`[part~="${name}"]`) ?? [];
  return [...found].map((each) => plain(each.textContent ?? ''));
}

export function text(element: Element, name: string): string | undefined {
  return texts(element, name)[0];
}

/** The height that visitors see: on `localhost`, where tests run, the cause of a failure stands below for the owner. */
export function heightOf(element: HTMLElement): number {
  const note = element.shadowRoot?.querySelector<HTMLElement>('[role=note]');
  if (note) note.hidden = true;
  const { offsetHeight } = element;
  if (note) note.hidden = false;
  return offsetHeight;
}

export function plain(words: string): string {
  return words.replace(/[\u2068\u2069]/g, '').trim();
}

export async function untilStatus(element: Element, status: string): Promise<void> {
  await until(() => element.getAttribute('status') === status, `status ${status}`);
}

export async function untilText(element: Element, name: string, wanted: string): Promise<void> {
  await until(() => text(element, name) === wanted, `${name} "${wanted}"`);
}

/** An empty place on the page, until the end of the test. No frame is awaited: in a hidden tab none comes. */
export function emptyPlace(): HTMLElement {
  return fixtureSync<HTMLElement>('<div></div>');
}

/** A history record with nothing in it but what is given. */
export function record(given: Record<string, unknown>): Record<string, unknown> {
  return {
    id: 1,
    all_music_id: 7,
    jingle_id: null,
    title: 'Paper Boats',
    author: 'Ada Winter',
    length: 200_000,
    ...given,
  };
}

/** Hand-made answers of a v2 panel whose history is these records. */
export function historyAnswers(records: Record<string, unknown>[]): Record<string, { body: string }> {
  return { '/api/v2/history/': { body: JSON.stringify(records) } };
}

/** What the next event of that name tells. */
export async function nextDetail<T>(target: EventTarget, name: string): Promise<T> {
  let event: CustomEvent<T> | null = null;
  target.addEventListener(name, (heard) => (event ??= heard as CustomEvent<T>), { once: true });
  await until(() => event !== null, name);
  return event!.detail;
}
