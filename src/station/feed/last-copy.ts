import { readNumber } from '../../servers/fields.js';
import { readHistoryRecord } from '../../servers/panel/history-record.js';
import { readCopy, writeCopy } from '../stored-copy.js';
import type { FeedState } from './feed-state.js';

/** The part of the feed's state that is stored for the next page. */
export type LastCopy = Pick<
  FeedState,
  'tracks' | 'onAir' | 'isOver' | 'clock' | 'now' | 'nowSince' | 'cuts' | 'cutsChecked' | 'asOf'
>;

/** Maximum number of stored records, enough for the first screen of a history. */
const MAX_TRACKS = 20;
/** Maximum length of a stored copy, in characters. */
const MAX_LENGTH = 60_000;
/** After this time, the stored clock and cuts are discarded. */
const LEARNED_LIFETIME_MS = 86_400_000;

/** Returns {} if there is no readable copy. */
export const readLastCopy = (key: string): Partial<LastCopy> => copyOf(readCopy(key));

/** Parses a stored copy, which is untrusted. */
export function copyOf(value: unknown): Partial<LastCopy> {
  const { tracks, asOf, onAir, isOver, ...learned } = Object(value) as LastCopy;
  if (!Array.isArray(tracks)) return {};
  // Another version of this code may have written the copy, so it is parsed like a response.
  const records = tracks.map(readHistoryRecord).filter((track) => track !== null);
  const copy = {
    tracks: records,
    onAir: onAir === true || null,
    isOver: isOver === true,
    asOf: readNumber(asOf),
  };
  const isRecent = Math.abs(Date.now() - copy.asOf!) < LEARNED_LIFETIME_MS;
  const { offset, lag } = Object(learned.clock) as LastCopy['clock'];
  return isRecent && Number.isFinite(offset) && Number.isFinite(lag) ? { ...learned, ...copy } : copy;
}

export function writeLastCopy(key: string, state: LastCopy): void {
  const { tracks, onAir, isOver, clock, now, nowSince, cuts, cutsChecked, asOf } = state;
  const copy = {
    tracks: tracks.slice(0, MAX_TRACKS),
    onAir,
    isOver,
    clock,
    now,
    nowSince,
    cuts,
    cutsChecked,
    asOf,
  };
  writeCopy(key, copy, MAX_LENGTH);
}
