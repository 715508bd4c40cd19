/**
 * What a station's listeners get: frozen values. Failures are values, too.
 */
import type { HistoryRecord } from '../contract/records.js';
import type { Airing } from '../servers/panel/airing.js';
import type { StationFailure } from '../client/http/failures.js';

export type { StationFailure };

/**
 * A play as the page gets it: the contract's record, read and frozen. URL
 * fields are http(s) or null; text is text, never HTML, at most 2,000
 * characters without control characters.
 */
export type Track = Readonly<HistoryRecord>;

/**
 * `loading`: nothing is known yet. `ready`: the last answer is good.
 * `empty`: the panel answers, and nothing is on air. `stale`: the last good
 * data, and the panel does not answer. `failed`: no data, and no answer.
 */
export type Status = 'loading' | 'ready' | 'empty' | 'stale' | 'failed';

/** The newest plays of a station. */
export interface FeedSnapshot {
  /** Never `empty`: whether something is on air depends on the time; see `onAirAt`. */
  readonly status: 'loading' | 'ready' | 'stale' | 'failed';
  /** Newest first, the track on air included. */
  readonly tracks: readonly Track[];
  /** Whether the station's server says that nothing is on air. Panels don't: there the time of the newest play tells. */
  readonly silent?: boolean;
  /** When the last good answer came, by the visitor's clock: milliseconds. Null before the first. */
  readonly asOf: number | null;
  /** Why the last attempt failed; null when it did not. */
  readonly failure: StationFailure | null;
}

/** The shows at one moment. Both are null until the week is known, too. */
export interface Shows {
  /** The show on air; null in a gap of the schedule. */
  readonly show: Airing | null;
  /** The one that begins next; null where the data end. */
  readonly next: Airing | null;
}

/** What is on air at one moment. */
export interface OnAir extends Shows {
  /** Not `empty` while a show is on air, even if the history ends before. */
  readonly status: Status;
  /** The record on air (a track, a jingle or a live set); null when nothing is. */
  readonly track: Track | null;
  /** What played last, when nothing is on air any more; else null. */
  readonly last: Track | null;
  readonly asOf: number | null;
  readonly failure: StationFailure | null;
}
