/**
 * In:  what the browser's storage holds of a station.
 * Out: the tracks that the last page saw, and what it learned of the station's clock.
 */
import { readNumber } from '../../servers/fields.js';
import { readHistoryRecord } from '../../servers/panel/history-record.js';
import { readCopy, writeCopy } from '../stored-copy.js';
import type { FeedState } from './feed-state.js';

/** The part of the feed's state that outlives the page. */
export type LastCopy = Pick<FeedState, 'tracks' | 'clock' | 'cuts' | 'cutsChecked' | 'asOf'>;

/** How many records are kept: enough for a history's first screen. */
const KEPT = 20;
/** The largest copy that is kept: characters. */
const LARGEST = 60_000;
/** What was learned of the clock and of cuts is forgotten after this: milliseconds. */
const LEARN_AGAIN = 86_400_000;

/** Nothing, where there is none or none that can be read. */
export const readLastCopy = (key: string): Partial<LastCopy> => copyOf(readCopy(key));

/** The same, of what may be anything. */
export function copyOf(value: unknown): Partial<LastCopy> {
  const { tracks, asOf, ...learned } = Object(value) as LastCopy;
  if (!Array.isArray(tracks)) return {};
  // Another version may have stored it, so it is read as tolerantly as an answer.
  const records = tracks.map(readHistoryRecord).filter((track) => track !== null);
  const copy = { tracks: records, asOf: readNumber(asOf) };
  const isRecent = Math.abs(Date.now() - copy.asOf!) < LEARN_AGAIN;
  const { offset, lag } = Object(learned.clock) as LastCopy['clock'];
  return isRecent && Number.isFinite(offset) && Number.isFinite(lag) ? { ...learned, ...copy } : copy;
}

export function writeLastCopy(key: string, { tracks, clock, cuts, cutsChecked, asOf }: LastCopy): void {
  writeCopy(key, { tracks: tracks.slice(0, KEPT), clock, cuts, cutsChecked, asOf }, LARGEST);
}
