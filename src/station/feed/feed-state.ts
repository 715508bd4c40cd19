/**
 * The state of a feed, and how a response updates it. The functions are pure: they get times and random numbers as
 * arguments. Compiles to ES5.
 */
import { correctClock, learnFrom, unknownClock, type StationClock } from '../clock.js';
import { CUTS_COUNT, cutsAmong } from './cuts.js';
import { mergeHistory } from './merge.js';
import type { Track, UpcomingTrack } from '../snapshot.js';

export interface FeedState {
  /** Newest first. The first one is the current track or, if nothing is on air, the last track that was on air. */
  tracks: Track[];
  /** Whether `tracks` has all of the station's records. */
  complete: boolean;
  clock: StationClock;
  /** The station's time in the last response; NaN if the response had none. */
  now: number;
  /** When a response first contained that time, in milliseconds (visitor's clock). Cached responses don't change it. */
  nowSince: number | null;
  /** Whether the last response was an old one from a cache, which doesn't show what is on air. */
  isStale: boolean;
  /**
   * When a request that bypassed all caches showed that the server has a newer track, in milliseconds (visitor's
   * clock). Null if no request has shown that.
   */
  newerSince: number | null;
  /** Whether this station has been seen cutting tracks short. If so, the feed polls more often during long tracks. */
  cuts: boolean;
  /** Whether the last 100 records have been searched for cuts. */
  cutsChecked: boolean;
  /** When this page or an earlier one received the records, in milliseconds (visitor's clock). */
  asOf: number | null;
  /**
   * When this page sent its last successful request, in milliseconds (visitor's clock). Null before the
   * first.
   */
  requestedAt: number | null;
  /** When the response to that request arrived. */
  respondedAt: number | null;
  /** Number of consecutive responses in which the current track was already past its expected end. */
  overdueResponses: number;
  /** Whether the server reported in its last response that it is on air; null if it didn't report that. */
  onAir: boolean | null;
  /** Whether the newest track was over in the last response, regardless of its times. */
  isOver: boolean;
  /** The next track; null if the server doesn't report it. */
  upcoming: UpcomingTrack | null;
  /** Whether the last response was older than these tracks. If the next response is older as well, it is accepted. */
  doubted: boolean;
  /** Random number from 0 to 1 per response, so that visitors don't all poll at the same time. */
  random: number;
}

export const initialFeedState: FeedState = {
  tracks: [],
  complete: false,
  clock: unknownClock,
  now: NaN,
  nowSince: null,
  isStale: false,
  newerSince: null,
  cuts: false,
  cutsChecked: false,
  asOf: null,
  requestedAt: null,
  respondedAt: null,
  overdueResponses: 0,
  onAir: null,
  isOver: false,
  upcoming: null,
  doubted: false,
  random: 0,
};

/** A response is stale if it is older than this and its track is over. */
export const STALE_AFTER_MS = 120_000;

export interface FeedResponse {
  records: readonly Track[];
  /** Total number of records; null if the panel doesn't report it. */
  count: number | null;
  /** See `HistoryPage`. */
  now?: number | undefined;
  onAir?: boolean | null | undefined;
  isOver?: boolean | undefined;
  upcoming?: UpcomingTrack | null | undefined;
  requestedAt: number;
  respondedAt: number;
  random: number;
}

/** Returns the state after a response. `keep` is the number of records to keep. */
export function applyResponse(state: FeedState, response: FeedResponse, keep: number): FeedState {
  const { respondedAt, requestedAt, count, random } = response;
  const merged = mergeHistory(state.tracks, response.records, keep, respondedAt, state.doubted);
  const { records, changed, isOlder } = merged;
  // An outdated response doesn't show the current track, so only its older records are used.
  if (isOlder && !state.doubted)
    return {
      ...state,
      tracks: records,
      requestedAt,
      respondedAt,
      doubted: true,
      random,
    };
  const track = records[0];
  const complete = count !== null && count <= records.length;
  // If the newest record is older than the previous newest one, the history was rewritten, so the time of the
  // change is unknown.
  const before = state.tracks[0];
  const previousRequestAt = changed && !(before && before.ts > track!.ts) ? state.requestedAt : null;
  const now = response.now ?? NaN;
  const corrected = correctClock(state.clock, now, respondedAt, state);
  // After a correction, the stored time of the previous request is wrong.
  const learnedAt = corrected === state.clock ? previousRequestAt : null;
  const clock = track ? learnFrom(corrected, track.ts, respondedAt, learnedAt) : corrected;
  const isOverdue = !!track && !!track.length && respondedAt + clock.offset >= track.ts + track.length;
  const nowSince = now === state.now ? state.nowSince : respondedAt;
  const newerSince = changed ? null : state.newerSince;
  const staleSince = isOverdue && nowSince !== respondedAt ? nowSince : newerSince;
  const isStale = staleSince !== null && respondedAt - staleSince > STALE_AFTER_MS;
  return {
    tracks: records,
    complete,
    // A stale response may have set the clock to the wrong time.
    clock: isStale ? unknownClock : clock,
    now,
    nowSince,
    isStale,
    newerSince,
    cuts: state.cuts || cutsAmong(records),
    cutsChecked: state.cutsChecked || complete || records.length >= CUTS_COUNT,
    asOf: isStale ? staleSince : respondedAt,
    requestedAt,
    respondedAt,
    overdueResponses: isOverdue && previousRequestAt === null ? state.overdueResponses + 1 : 0,
    onAir: isStale ? null : (response.onAir ?? null),
    isOver: !!response.isOver,
    upcoming: (!isStale && response.upcoming) || null,
    doubted: false,
    random,
  };
}
