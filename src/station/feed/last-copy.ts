/**
 * The last good copy of a station, kept by the browser, so that the next page
 * shows something at once. A browser that blocks or fills its storage does without.
 */
import { readHistoryRecord, readNumber } from '../../client/reading.js';
import type { FeedState } from './feed-state.js';

/** The part of what is held that outlives the page. */
export type LastCopy = Pick<FeedState, 'tracks' | 'clock' | 'cuts' | 'cutsChecked' | 'asOf'>;

/** Records kept: enough for a history's first screen. */
const KEPT = 20;
/** Copies larger than this are not worth a visitor's storage: characters. */
const LARGEST = 60_000;
/** What was learned of the clock and of cuts is learned again after this: milliseconds. */
const LEARN_AGAIN = 86_400_000;

/** Nothing, where there is none or none that can be read. */
export function readLastCopy(key: string): Partial<LastCopy> {
  try {
    const { tracks, asOf, ...learned } = JSON.parse(localStorage.getItem(key)!) as LastCopy;
    // What lies in storage may be another version's: it is read as tolerantly as an answer.
    const records = tracks.map(readHistoryRecord).filter((track) => track !== null);
    const copy = { tracks: records, asOf: readNumber(asOf) };
    return Math.abs(Date.now() - asOf!) < LEARN_AGAIN && isFinite(learned.clock.offset + learned.clock.lag)
      ? { ...learned, ...copy }
      : copy;
  } catch {
    return {};
  }
}

export function writeLastCopy(key: string, { tracks, clock, cuts, cutsChecked, asOf }: LastCopy): void {
  try {
    const text = JSON.stringify({ tracks: tracks.slice(0, KEPT), clock, cuts, cutsChecked, asOf });
    if (text.length < LARGEST) localStorage.setItem(key, text);
  } catch {
    // A full or forbidden storage costs the visitor one short wait, nothing else.
  }
}
