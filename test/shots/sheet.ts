/**
 * A sheet lists the states of an element that are shown on a page for pictures.
 *
 * A new element needs a file in `sheets/` that exports a `sheet`. Tests then take its pictures, measure its contrast and check its parts
 * and tokens. Commit the element, run `npm run shots -- -u`, check its pictures, and commit
 * `looked-at`.
 */
import type { Locator, Page } from 'playwright-core';
import type { controlOf } from '../kit/control.js';

/** The time on the page's and the panel's clock in every picture. */
export const NOW = Date.parse('2026-11-27T16:03:40Z');
export const MINUTE = 60_000;

export interface Sheet {
  /** The element's tag. */
  tag: string;
  states: readonly State[];
  /** Rare states. Tests check their parts but take no pictures. */
  rare?: readonly State[];
}

export interface State {
  /** Unique name within the sheet, shown above the element and in failure messages. */
  name: string;
  /** HTML. `{base}` is the URL of the station. */
  markup: string;
  /** Default: a panel without faults that plays a song. */
  station?: Situation;
  /** The `status` to wait for. Default: `ready`. */
  status?: string;
  /** Performs actions of a visitor and waits for the result. */
  act?: (element: Locator, panel: ReturnType<typeof controlOf>) => Promise<unknown>;
}

/** Fields of a history record. Missing ones are null. */
export type Play = Record<string, unknown> & { ts: number };

export interface Situation {
  /** The latest plays of a real panel, oldest first, without a gap. */
  plays?: readonly Play[];
  /** Faults that start before the first visit, in the form of the panel's `faults/`. */
  faults?: Record<string, unknown>;
  /** Faults that start after the first visit. The picture shows the second visit. */
  later?: Record<string, unknown>;
  /**
   * History of a hand-made server, newest first, for data that a panel can't have. Its other lists are empty, and it accepts only GET
   * requests.
   */
  history?: readonly Play[];
  /** Schedule of such a server. */
  grid?: readonly Record<string, unknown>[];
  /** Name of such a server's station. Default: none. */
  name?: string;
  /** What such a server reports as an AzuraCast server, whose tags have `source="azuracast"`. */
  nowPlaying?: object;
}

/** Opens the menu of the first track below the element. */
export async function openMenu(element: Locator): Promise<void> {
  await showDialogsInline(element.page());
  await element.locator('[part=more]').first().dispatchEvent('click');
  await element.locator('[part=menu]').waitFor();
}

/** A modal dialog would cover other states. */
export async function showDialogsInline(page: Page): Promise<void> {
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.setAttribute('open', '');
      this.style.position = 'static';
    };
  });
}

let ids = 0;

/** Returns a song that started this many minutes before the picture. */
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

/** Returns a play as a record of a hand-made server. */
export function listed(play: Play): Play {
  ids += 1;
  return { id: ids, jingle_id: null, ...play };
}

/** URLs of a simple cover on the site. Covers drawn by panels would hide changes of an element. */
export const cover = {
  img_url: '{site}/cover.svg',
  img_medium_url: '{site}/cover.svg',
  img_large_url: '{site}/cover.svg',
};

export const LONG =
  'Everything We Forgot to Say Before the Last Train Left for the Coast, Live at the Harbour';

/** Returns a live set without an end. */
export const live = (minutesAgo: number): Play =>
  song(minutesAgo, { all_music_id: null, title: null, author: null, dj_name: 'DJ Ana', length: null });

export const jingle = (minutesAgo: number): Play =>
  song(minutesAgo, { all_music_id: null, jingle_id: 4, title: 'Station ID 3', author: null, length: 20_000 });
