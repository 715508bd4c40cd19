/** The frozen values that a station's listeners get. Failures are values as well. */
import type { HistoryRecord } from '../contract/records.js';
import type { Airing } from '../servers/panel/airing.js';
import type { UpcomingTrack } from '../servers/upcoming.js';
import type { StationFailure } from '../client/http/failures.js';

export type { StationFailure, UpcomingTrack };

/**
 * A play: the contract's record, parsed and frozen. URLs are http(s) or null. Strings are plain text, never
 * HTML, without control characters and at most 2,000 characters long.
 */
export type Track = Readonly<HistoryRecord>;

/**
 * `loading`: nothing is known yet. `ready`: the last request succeeded. `empty`: it succeeded, and nothing is on air.
 * `stale`: requests fail, and the last good data is shown. `failed`: requests fail, and there is no data.
 */
export type Status = 'loading' | 'ready' | 'empty' | 'stale' | 'failed';

/** The newest plays of a station. */
export interface FeedSnapshot {
  /** Never `empty`, because whether anything is on air depends on the time; see `onAirAt`. */
  readonly status: 'loading' | 'ready' | 'stale' | 'failed';
  /** Newest first, including the current track. */
  readonly tracks: readonly Track[];
  /**
   * Whether the server reports that it is on air. Null for servers that don't report it, such as panels; it
   * then depends on the times of the newest play.
   */
  readonly onAir?: boolean | null;
  /** Whether the newest play is over, because nothing, or something without a title, is on air. */
  readonly isOver?: boolean;
  /** The track after the newest one. Null or absent for servers that don't report it, such as panels. */
  readonly upcoming?: UpcomingTrack | null;
  /** When the last successful response arrived, in milliseconds (visitor's clock). Null before the first. */
  readonly asOf: number | null;
  /** Why the last request failed; null if it succeeded. */
  readonly failure: StationFailure | null;
}

/** The current and the next show. Both are null until the week is loaded. */
export interface Shows {
  /** The current show; null in a gap of the schedule. */
  readonly show: Airing | null;
  /** The next show; null if no later one is known. */
  readonly next: Airing | null;
}

/** What is on air at one moment. */
export interface OnAir extends Shows {
  /**
   * `empty` means that nothing is on air. The status is never `empty` during a show, or while the server reports that
   * it is on air.
   */
  readonly status: Status;
  /** The current record (a track, a jingle or a live set); null if nothing, or something without a title, is on air. */
  readonly track: Track | null;
  /** The last track if nothing is on air; otherwise null. */
  readonly last: Track | null;
  /**
   * The track after the current one, if the server reports it; otherwise null. The next show is in `next`.
   */
  readonly upcoming: UpcomingTrack | null;
  readonly asOf: number | null;
  readonly failure: StationFailure | null;
}
