/// <reference types="mocha" />
/** Schedules with fixed data and a fixed time: Thursday, 26 November 2026, 14:20 in Berlin. The visitor is in New York. */
import '../../../src/elements/schedule/define.js';
import type { OnairSchedule } from '../../../src/elements/schedule/schedule.js';
import {
  setWorld,
  type PageResponse,
  type PageResponses,
  type PageServer,
  type World,
} from '../../kit/page-world.js';
import { emptyPlace, plain, until, untilStatus } from '../shown.js';

export const NOW = Date.parse('2026-11-26T13:20:00Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const GRID = '/api/v2/grid/';

export type Shows = Record<string, unknown>[];

const { resolvedOptions } = Intl.DateTimeFormat.prototype;
let world: World;
/** The servers of the current test. */
let servers: PageServer[] = [];

export function setVisitorZone(zone: string): void {
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone: zone };
  };
}

/** Sets up the virtual world for each test of a file. */
export function setUp(): World {
  const ownWorld = setWorld({ now: NOW });
  beforeEach(() => {
    world = ownWorld;
    servers = [];
    setVisitorZone('America/New_York');
  });
  afterEach(() => {
    Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions;
  });
  return ownWorld;
}

/** Returns a show with start and end in Berlin's winter time. */
export function show(name: string, from: string, to: string, more: Record<string, unknown> = {}) {
  const [start_ts, end_ts] = [from, to].map(
    (at) => Date.parse(`2026-11-${at.replace(' ', 'T')}+01:00`) / 1000,
  );
  return {
    ...{ id: start_ts! % 1e7, parent_id: null, name, cast_type: 'radioshow', timezone: 'Europe/Berlin' },
    ...{ color: '#2a9d8f', start_ts, end_ts, ...more },
  };
}

/** The same four shows on each day. The last one ends on the next day. */
export const usual: Shows = Array.from({ length: 9 }, (_, index) => {
  const [day, next] = [21 + index, 22 + index];
  return [
    show('Morning', `${day} 06:00`, `${day} 10:00`, { cast_type: 'radioshow' }),
    show('Records', `${day} 10:00`, `${day} 18:00`, { cast_type: 'rotation', color: '#d62828' }),
    show('Relay', `${day} 18:00`, `${day} 22:00`, { cast_type: 'relay', color: '#264653' }),
    show('Night', `${day} 22:00`, `${next} 06:00`, { color: null }),
  ];
}).flat();

/** Returns the base URL of a station with these shows. `others` are its other responses by path. */
export function serve(shows: Shows, more: Partial<PageResponse> = {}, others: PageResponses = {}): string {
  const server = world.server({
    '/api/v2/history/': { body: '[]' },
    [GRID]: { body: JSON.stringify(shows), ...more },
    ...others,
  });
  servers.push(server);
  return server.url;
}

/** Returns a response option that delays the response until `come` is called. */
export function later(): { after: Promise<void>; come: () => void } {
  let come = (): void => undefined;
  const after = new Promise<void>((resolve) => (come = resolve));
  return { after, come };
}

/** Inserts markup into a container of this width and returns its element. */
export function insert(markup: string, width = 1200, style = ''): OnairSchedule {
  const place = emptyPlace();
  place.style.cssText = `width: ${width}px; ${style}`;
  place.innerHTML = markup;
  return place.querySelector('onair-schedule')!;
}

/** Inserts an element of a station with these shows, and waits until it shows them. */
export async function showing(
  shows: Shows,
  attributes = '',
  width?: number,
  style?: string,
): Promise<OnairSchedule> {
  const url = serve(shows);
  const element = insert(`<onair-schedule base-url="${url}" ${attributes}></onair-schedule>`, width, style);
  await untilStatus(element, shows.length ? 'ready' : 'empty');
  await element.updateComplete;
  return element;
}

/** Returns the texts of all shows or of one day, for example "Morning 06:00 – 10:00". */
export function blocks(element: Element, day = ''): string[] {
  return buttons(element, day).map((button) => textOf(button));
}

/** Returns the buttons of the shows that are exposed to screen readers, in order. */
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

/** Simulates the return to a hidden page. */
export function showPageAgain(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Returns the queries of all schedule requests of this test. */
export function requests(): URLSearchParams[] {
  return servers
    .flatMap(({ requestedUrls }) => requestedUrls)
    .filter(({ pathname }) => pathname === GRID)
    .map(({ searchParams }) => searchParams);
}

export async function untilShown(element: Element, name: string, wanted: string): Promise<void> {
  await until(
    () => all(element, `[part~=${name}]`).some((each) => textOf(each) === wanted),
    `${name} "${wanted}"`,
  );
}
