/// <reference types="mocha" />
/** Helpers that read what an element shows, and wait for it. */
import { fixtureSync } from '@open-wc/testing';
import { until } from '../kit/page-time.js';

export { until };

// Test files run in parallel tabs. All but one are hidden, and hidden pages send no requests.
Object.defineProperty(document, 'hidden', { get: () => false, configurable: true });

export function part(element: Element, name: string): HTMLElement | null {
  return element.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null;
}

/** Returns the texts of all parts with a name, without Unicode isolates. */
export function texts(element: Element, name: string): string[] {
  const found = element.shadowRoot?.querySelectorAll(`[part~="${name}"]`) ?? [];
  return [...found].map((each) => plain(each.textContent ?? ''));
}

export function text(element: Element, name: string): string | undefined {
  return texts(element, name)[0];
}

/** Returns the height without the note for owners, which failing elements show on `localhost`. */
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

/** Formats a time as elements do: with the offset if the visitor's time differs from the zone's. */
export function timeText(ms: number, timeZone?: string): string {
  const options = { day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  const isOwn =
    new Date(ms).toLocaleString('en-GB', { ...options, timeZone }) ===
    new Date(ms).toLocaleString('en-GB', options);
  return new Date(ms).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: isOwn ? undefined : 'shortOffset',
  });
}

export async function untilStatus(element: Element, status: string): Promise<void> {
  await until(() => element.getAttribute('status') === status, `status ${status}`);
}

export async function untilText(element: Element, name: string, wanted: string): Promise<void> {
  await until(() => text(element, name) === wanted, `${name} "${wanted}"`);
}

/** Adds an empty div to the page until the end of the test. It doesn't wait for a frame, which a hidden tab doesn't render. */
export function emptyPlace(): HTMLElement {
  return fixtureSync<HTMLElement>('<div></div>');
}

/** Returns a history record with defaults. */
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

/** Returns the responses of a v2 panel with this history. */
export function historyAnswers(records: Record<string, unknown>[]): Record<string, { body: string }> {
  return { '/api/v2/history/': { body: JSON.stringify(records) } };
}

/** Resolves with the detail of the next event. */
export async function nextDetail<T>(target: EventTarget, name: string): Promise<T> {
  let event: CustomEvent<T> | null = null;
  target.addEventListener(name, (heard) => (event ??= heard as CustomEvent<T>), { once: true });
  await until(() => event !== null, name);
  return event!.detail;
}
