/// <reference types="mocha" />
/** A week that stands still, of a server made by hand: Thursday, 26 November 2026, 14:20 in Berlin, seen from New York. */
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import '../../../src/elements/schedule/define.js';
import type { OnairSchedule } from '../../../src/elements/schedule/schedule.js';
import { startServer } from '../../kit/panel.js';
import type { HandMade } from '../../kit/panels-plugin.js';
import { emptyPlace, plain, until, untilStatus } from '../shown.js';

export const NOW = Date.parse('2026-11-26T13:20:00Z');
export const MINUTE = 60_000;
const GRID = '/api/v2/grid/';

export type Shows = Record<string, unknown>[];

const { resolvedOptions } = Intl.DateTimeFormat.prototype;
let clock: SinonFakeTimers | undefined;
const stops: (() => Promise<void>)[] = [];
/** The servers of the test that runs: an element of the one before may still ask its own. */
let origins: string[] = [];

/** From this moment on, for an element and for whatever it asks. Of timers only those named. */
export function freezeTime(...timers: ('setTimeout' | 'clearTimeout')[]): SinonFakeTimers {
  clock?.restore();
  clock = useFakeTimers({
    now: NOW,
    toFake: ['Date', ...timers],
    // What waits for a server must not stand still.
    shouldAdvanceTime: timers.length > 0,
    shouldClearNativeTimers: true,
  });
  return clock;
}

export function setVisitorZone(zone: string): void {
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone: zone };
  };
}

/** For every test of a file. */
export function setUp(): void {
  beforeEach(() => {
    origins = [];
    localStorage.clear();
    sessionStorage.clear();
    freezeTime();
    setVisitorZone('America/New_York');
  });
  afterEach(async () => {
    clock?.restore();
    Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions;
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });
}

/** A show from one moment in Berlin in winter to another. */
export function show(name: string, from: string, to: string, more: Record<string, unknown> = {}) {
  const [start_ts, end_ts] = [from, to].map(
    (at) => Date.parse(`2026-11-${at.replace(' ', 'T')}+01:00`) / 1000,
  );
  return {
    ...{ id: start_ts! % 1e7, parent_id: null, name, cast_type: 'radioshow', timezone: 'Europe/Berlin' },
    ...{ color: '#2a9d8f', start_ts, end_ts, ...more },
  };
}

/** A week in which each day has the same: the morning, the day, and a night that ends on the day after. */
export const usual: Shows = Array.from({ length: 9 }, (_, index) => {
  const [day, next] = [21 + index, 22 + index];
  return [
    show('Morning', `${day} 06:00`, `${day} 10:00`, { cast_type: 'radioshow' }),
    show('Records', `${day} 10:00`, `${day} 18:00`, { cast_type: 'rotation', color: '#d62828' }),
    show('Relay', `${day} 18:00`, `${day} 22:00`, { cast_type: 'relay', color: '#264653' }),
    show('Night', `${day} 22:00`, `${next} 06:00`, { color: null }),
  ];
}).flat();

/** `others`: what else it answers, by path. */
export async function serve(
  shows: Shows,
  more: Partial<HandMade> = {},
  others: Record<string, HandMade> = {},
): Promise<string> {
  const server = await startServer({ [GRID]: { body: JSON.stringify(shows), ...more }, ...others });
  stops.push(() => server.stop());
  origins.push(server.url);
  return server.url;
}

/** An element in the page, as its author writes it. */
export function insert(markup: string, width = 1200, style = ''): OnairSchedule {
  const place = emptyPlace();
  place.style.cssText = `width: ${width}px; ${style}`;
  place.innerHTML = markup;
  return place.querySelector('onair-schedule')!;
}

/** The same on a station that has these shows, when they have come. */
export async function showing(
  shows: Shows,
  attributes = '',
  width?: number,
  style?: string,
): Promise<OnairSchedule> {
  const url = await serve(shows);
  const element = insert(`<onair-schedule base-url="${url}" ${attributes}></onair-schedule>`, width, style);
  await untilStatus(element, shows.length ? 'ready' : 'empty');
  await element.updateComplete;
  return element;
}

/** What the columns show, of that day alone if one is named: "Morning 06:00 – 10:00". */
export function blocks(element: Element, day = ''): string[] {
  return buttons(element, day).map((button) => textOf(button));
}

/** The shows that are read out, in order. */
export function buttons(element: Element, day = ''): HTMLButtonElement[] {
  const lists = [...element.shadowRoot!.querySelectorAll('.column ol')];
  return lists
    .filter((list) => list.getAttribute('aria-label')!.startsWith(day))
    .flatMap((list) => [...list.querySelectorAll<HTMLButtonElement>('li:not([aria-hidden]) > button')]);
}

export function textOf(element: Element): string {
  return plain(element.textContent).replace(/\s+/g, ' ');
}

export function all(element: Element, selector: string): HTMLElement[] {
  return [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
}

export function isSeen(element: Element | null | undefined): boolean {
  return (
    !!element && element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  );
}

export function clickPart(element: Element, name: string): void {
  element.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`)!.click();
}

/** The page is hidden and seen again. */
export function showPageAgain(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

/** How often this test's servers have been asked for the schedule, and for what. */
export function recordRequests(): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  const { fetch } = window;
  window.fetch = (input, init) => {
    const { origin, pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input));
    if (origins.includes(origin) && pathname.endsWith('/grid/')) asked.push(searchParams);
    return fetch(input, init);
  };
  stops.push(() => Promise.resolve(void (window.fetch = fetch)));
  return asked;
}

export async function untilShown(element: Element, name: string, wanted: string): Promise<void> {
  await until(
    () => all(element, `[part~=${name}]`).some((each) => textOf(each) === wanted),
    `${name} "${wanted}"`,
  );
}
