/** The state of a feed, and how a response changes it. Pure: times and random numbers are arguments. Compiles to ES5. */
import { correctClock, learnFrom, unknownClock, type Clock } from '../clock.js';
import { CUTS_COUNT, cutsAmong } from './cuts.js';
import { mergeHistory } from './merge.js';
import type { Track, UpcomingTrack } from '../snapshot.js';

export interface FeedState {
  /** Newest first. The first one is the current track or, if nothing is on air, the last one. */
  tracks: Track[];
  /** Whether these are all of the station's records. */
  complete: boolean;
  clock: Clock;
  /** The station's time in the last response; NaN if the response had none. */
  now: number;
  /** When that time arrived first, in milliseconds by the visitor's clock. It stays the same in cached responses. */
  nowSince: number | null;
  /** Whether the last response was an old one from a cache, so it doesn't show what is on air. */
  isStale: boolean;
  /**
   * When the server had a newer track, in milliseconds by the visitor's clock, as a request past all caches showed. Null
   * if that isn't known.
   */
  newerSince: number | null;
  /** Whether this station has been seen cutting tracks short. If so, the feed polls more often during long tracks. */
  cuts: boolean;
  /** Whether the last 100 records have been searched for cuts. */
  cutsChecked: boolean;
  /** When the records were received, by this page or an earlier one, in milliseconds by the visitor's clock. */
  asOf: number | null;
  /** When this page sent its last successful request, in milliseconds by the visitor's clock. Null before the first. */
  requestedAt: number | null;
  /** When the response to that request arrived. */
  respondedAt: number | null;
  /** Number of consecutive responses in which the current track was already past its expected end. */
  overdueResponses: number;
  /** Whether the server reported in its last response that it is on air; null if it didn't report that. */
  onAir: boolean | null;
  /** Whether the newest track was over in the last response, even if its times say otherwise. */
  isOver: boolean;
  /** The next track; null if the server doesn't report it. */
  upcoming: UpcomingTrack | null;
  /** Whether the last response was older than these tracks. If the next one is as well, it is accepted. */
  doubted: boolean;
  /** From 0 to 1, drawn anew for each response, so that visitors don't all poll at the same time. */
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

/** A response that is older than this, and whose track is over, is stale. */
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
  // An outdated response says nothing about the current track, so only its older records are used.
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
  // If the newest record is older than the previous newest one, the history was rewritten, and the record doesn't show
  // when it appeared.
  const before = state.tracks[0];
  const previousRequestAt = changed && !(before && before.ts > track!.ts) ? state.requestedAt : null;
  const now = response.now ?? NaN;
  const corrected = correctClock(state.clock, now, respondedAt, state);
  // After a correction, the time of the previous request is wrong.
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
    // The time of a stale response may have changed the clock.
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
