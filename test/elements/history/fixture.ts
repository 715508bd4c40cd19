/// <reference types="mocha" />
/** Histories with a search, and forty plays to find. */
import { fixtureSync, html } from '@open-wc/testing';
import type { OnairHistory } from '../../../src/elements/history/history.js';
import '../../../src/elements/history/define.js';
import '../../../src/elements/station/define.js';
import { part, record, until } from '../shown.js';

export const MINUTE = 60_000;

/** Forty plays of five minutes before 10:00 on a winter day in Berlin. `Song 0` is the newest. */
export function plays(
  more: (index: number) => Record<string, unknown> = () => ({}),
): Record<string, unknown>[] {
  return Array.from({ length: 40 }, (_, index) =>
    record({
      id: 100 - index,
      title: 'Song ' + index,
      ts: Date.parse('2026-01-16T09:00:00Z') - (index + 1) * 5 * MINUTE,
      length: 5 * MINUTE,
      ...more(index),
    }),
  );
}

export function fields(element: Element): HTMLInputElement[] {
  return [...element.shadowRoot!.querySelectorAll('input')];
}

export function press(element: Element, name: string): void {
  part(element, name)!.click();
}

export function search(element: Element, date: string, time: string): void {
  const [day, hour] = fields(element);
  day!.value = date;
  hour!.value = time;
  press(element, 'find');
}

/** Call it in a describe block. `serve` returns the base URL of a station with these plays. */
export function setSearch(serve: (history: Record<string, unknown>[]) => string | Promise<string>) {
  const address = location.href;
  afterEach(() => history.replaceState(null, '', address));

  /** Renders a history of these records with a search, in Berlin, and waits for the search. */
  async function showing(records = plays(), attributes: Partial<OnairHistory> = {}): Promise<OnairHistory> {
    const url = await serve(records);
    const place = fixtureSync(
      html`<onair-station base-url=${url} time-zone="Europe/Berlin"></onair-station>`,
    );
    const element = Object.assign(document.createElement('onair-history'), {
      search: true,
      limit: 5,
      ...attributes,
    });
    place.append(element);
    await until(() => element.status !== 'loading' && !!part(element, 'find'), 'a search');
    return element;
  }

  return { showing };
}
