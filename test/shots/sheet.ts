/**
 * The states of an element that pictures show, one below the other on a page.
 *
 * A new element gets a file in `sheets/` that exports a `sheet`. The tests then take its pictures, measure its contrast and
 * search its parts and tokens. Commit the element, look at its pictures, and move the mark with `npm run shots -- -u`.
 */
import type { Locator } from 'playwright-core';
import type { controlOf } from '../kit/control.js';

/** The moment at which every picture is taken, on the page's clock and on the panel's. */
export const NOW = Date.parse('2026-11-27T16:03:40Z');
export const MINUTE = 60_000;

export interface Sheet {
  /** The element's tag. */
  tag: string;
  states: readonly State[];
  /** Further states that no station should have: their parts are searched, but no picture is taken. */
  rare?: readonly State[];
}

export interface State {
  /** Stands above it in the picture and in the message of a failure. No two states of a sheet have the same. */
  name: string;
  /** As a page's author writes it. `{base}` is the panel's address. */
  markup: string;
  /** A panel on which all is well, with a song on air, unless told. */
  station?: Situation;
  /** The `status` to wait for; `ready` unless told. */
  status?: string;
  /** What a visitor does then, and what has to be seen of it before the picture is taken. */
  act?: (element: Locator, panel: ReturnType<typeof controlOf>) => Promise<unknown>;
}

/** Fields of a history record; those not given are null. */
export type Play = Record<string, unknown> & { ts: number };

export interface Situation {
  /** What a real panel played last, oldest first, without a gap. */
  plays?: readonly Play[];
  /** What breaks it from the first visit on, as `faults/` has it. */
  faults?: Record<string, unknown>;
  /** What breaks it after a first visit: the second one is what is seen. */
  later?: Record<string, unknown>;
  /** A hand-made server in the place of a panel, for what no panel says: this history, newest first, all other lists empty, and whatever is sent refused. */
  history?: readonly Play[];
  /** The same, with this schedule. */
  grid?: readonly Record<string, unknown>[];
}

/** Opens the menu of the first track, where it takes its room below the element: in its own place it would lie over other states. */
export async function openMenu(element: Locator): Promise<void> {
  await element.page().evaluate(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.setAttribute('open', '');
      this.style.position = 'static';
    };
  });
  await element.locator('[part=more]').first().dispatchEvent('click');
  await element.locator('[part=menu]').waitFor();
}

let ids = 0;

/** A song that began so many minutes before the picture, unless told otherwise. */
export function song(minutesAgo: number, given: Record<string, unknown> = {}): Play {
  return {
    all_music_id: 1001,
    title: 'Paper Boats',
    author: 'Ada Winter',
    length: 5 * MINUTE,
    ts: NOW - minutesAgo * MINUTE,
    ...given,
  };
}

/** The same as a record of a hand-made server. */
export function listed(play: Play): Play {
  ids += 1;
  return { id: ids, jingle_id: null, ...play };
}

/** URLs of a cover of few colours on the site, as the covers that panels draw would hide changes of an element. */
export const cover = {
  img_url: '{site}/cover.svg',
  img_medium_url: '{site}/cover.svg',
  img_large_url: '{site}/cover.svg',
};

export const LONG =
  'Everything We Forgot to Say Before the Last Train Left for the Coast, Live at the Harbour';

/** A DJ whose end nobody knows. */
export const live = (minutesAgo: number): Play =>
  song(minutesAgo, { all_music_id: null, title: null, author: null, dj_name: 'DJ Ana', length: null });

export const jingle = (minutesAgo: number): Play =>
  song(minutesAgo, { all_music_id: null, jingle_id: 4, title: 'Station ID 3', author: null, length: 20_000 });
