/// <reference types="mocha" />
/** Elements of stations with exactly one history and schedule, as a wall or between tracks. */
import { fixture, html } from '@open-wc/testing';
import type { OnairNowPlaying } from '../../../src/elements/now-playing/now-playing.js';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/vote/define.js';
import { emptyPlace, record, text, timeText, until } from '../shown.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

type ServeLists = (lists: Record<string, unknown>) => string | Promise<string>;

/** Two shows of an hour each: one that started half an hour ago, and the next one. */
export function shows(now: number, [on, after]: readonly [string, string]): object[] {
  const start = Math.floor(now / 1000) - 1800;
  return [on, after].map((name, place) => ({
    id: place + 1,
    name,
    timezone: 'Asia/Tokyo',
    start_ts: start + place * 3600,
    end_ts: start + (place + 1) * 3600,
  }));
}

export async function untilDrawn(element: Element): Promise<void> {
  await until(() => !!text(element, 'clock') && !!text(element, 'next'), '<onair-now-playing layout="wall">');
}

/** Call it in a describe block. `showing` renders a wall. */
export function setWall(serveLists: ServeLists) {
  async function showing(
    history: object[],
    grid: object[] = [],
    zone = '',
    place = emptyPlace(),
  ): Promise<OnairNowPlaying> {
    const url = await serveLists({ history, grid });
    return fixture(
      html`<onair-now-playing layout="wall" base-url=${url} time-zone=${zone}></onair-now-playing>`,
      { parentNode: place },
    );
  }

  return { showing };
}

/** The station's zone. */
export const ZONE = 'Asia/Kolkata';

type Times = [name: string | null, from: number, to: number | null];

/** Start of the test, which all moments are relative to. */
export let begun = 0;

/** Airings with start and end in milliseconds from now. */
export function week(...shows: Times[]): object[] {
  const seconds = (ms: number): number => Math.floor((begun + ms) / 1000);
  return shows.map(([name, from, to], index) => ({
    id: index + 1,
    name,
    timezone: ZONE,
    start_ts: seconds(from),
    end_ts: to === null ? null : seconds(to),
  }));
}

/** Formats a moment in milliseconds from now as the element does. */
export const clock = (ms: number, zone: string | undefined = ZONE): string => timeText(begun + ms, zone);

export const live = { all_music_id: null, title: null, author: null, length: null };
/** A track that ended long ago. */
export const gone = (): object => record({ ts: begun - 90 * MINUTE });

/** Call it in a describe block, after a virtual clock is set. `showing` renders a card. */
export function setShows(serveLists: ServeLists) {
  beforeEach(() => (begun = Date.now()));

  /** Renders an element for a station with exactly this history, schedule and name. */
  async function showing(
    history: object[],
    grid: object[],
    name: string | null = null,
    more: Record<string, string> = {},
  ): Promise<OnairNowPlaying> {
    const url = await serveLists({ history, grid, servers: name === null ? [] : [{ id: 1, name }] });
    const element = document.createElement('onair-now-playing');
    element.setAttribute('base-url', url);
    for (const [attribute, value] of Object.entries(more)) element.setAttribute(attribute, value);
    return fixture(element);
  }

  return { showing };
}
