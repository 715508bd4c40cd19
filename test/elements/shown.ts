/// <reference types="mocha" />
/** What a visitor finds in an element, and waiting for it. */
import { waitUntil } from '@open-wc/testing';

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

export function plain(words: string): string {
  return words.replace(/[\u2068\u2069]/g, '').trim();
}

export async function untilStatus(element: Element, status: string): Promise<void> {
  await until(() => element.getAttribute('status') === status, `status ${status}`);
}

export async function untilText(element: Element, name: string, wanted: string): Promise<void> {
  await until(() => text(element, name) === wanted, `${name} "${wanted}"`);
}

export async function until(happened: () => boolean, what: string): Promise<void> {
  await waitUntil(happened, what, { interval: 20, timeout: 12_000 });
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
