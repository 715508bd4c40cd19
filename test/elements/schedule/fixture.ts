/// <reference types="mocha" />
/** A week that stands still, of a server made by hand: Thursday, 26 November 2026, 14:20 in Berlin, seen from New York. */
import '../../../src/elements/schedule/define.js';
import type { OnairSchedule } from '../../../src/elements/schedule/schedule.js';
import {
  setWorld,
  type PageAnswer,
  type PageAnswers,
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
/** The servers of the test that runs. */
let servers: PageServer[] = [];

export function setVisitorZone(zone: string): void {
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone: zone };
  };
}

/** For every test of a file. */
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

/** The address of a station with these shows. `others`: its other responses, by path. */
export function serve(shows: Shows, more: Partial<PageAnswer> = {}, others: PageAnswers = {}): string {
  const server = world.server({
    '/api/v2/history/': { body: '[]' },
    [GRID]: { body: JSON.stringify(shows), ...more },
    ...others,
  });
  servers.push(server);
  return server.url;
}

/** A response that comes when `come` is called. */
export function later(): { after: Promise<void>; come: () => void } {
  let come = (): void => undefined;
  const after = new Promise<void>((resolve) => (come = resolve));
  return { after, come };
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
  const url = serve(shows);
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

/** What this test's servers were asked for the schedule. */
export function requests(): URLSearchParams[] {
  return servers
    .flatMap(({ asked }) => asked)
    .filter(({ pathname }) => pathname === GRID)
    .map(({ searchParams }) => searchParams);
}

export async function untilShown(element: Element, name: string, wanted: string): Promise<void> {
  await until(
    () => all(element, `[part~=${name}]`).some((each) => textOf(each) === wanted),
    `${name} "${wanted}"`,
  );
}
