/**
 * What a feed knows of its station, and how an answer changes it.
 *
 * In:  the state before, and one answer.
 * Out: the state after it. Pure, without a clock or chance of its own. Compiles to ES5.
 */
import { learnFrom, unknownClock, type Clock } from '../clock.js';
import { CUTS_COUNT, cutsAmong } from './cuts.js';
import { mergeHistory } from './merge.js';
import type { Track } from '../snapshot.js';

export interface FeedState {
  /** Newest first; the first is on air, or was the last to be. */
  tracks: Track[];
  /** Whether these are all there are. */
  complete: boolean;
  clock: Clock;
  /** Whether this station was seen to cut tracks short: then long ones are asked about more often. */
  cuts: boolean;
  /** Whether the last 100 records have been searched for cuts. */
  cutsChecked: boolean;
  /** When the records were answered, by this page or an earlier one, by the visitor's clock: milliseconds. */
  asOf: number | null;
  /** When this page sent the last request that was answered, by the visitor's clock: milliseconds. Null before the first answer. */
  requestedAt: number | null;
  /** When that answer came. */
  respondedAt: number | null;
  /** Answers that still showed a track after it should have ended. */
  overdueResponses: number;
  /** Whether the server said with the last answer that nothing is on air. */
  silent: boolean;
  /** Whether the last answer was older than these tracks: another one that is older, too, will count. */
  doubted: boolean;
  /** From 0 to 1, drawn anew for each answer: keeps visitors from asking all at once. */
  random: number;
}

export const initialFeedState: FeedState = {
  tracks: [],
  complete: false,
  clock: unknownClock,
  cuts: false,
  cutsChecked: false,
  asOf: null,
  requestedAt: null,
  respondedAt: null,
  overdueResponses: 0,
  silent: false,
  doubted: false,
  random: 0,
};

export interface FeedResponse {
  records: readonly Track[];
  /** Records in all; null where the panel does not say. */
  count: number | null;
  /** As in `HistoryPage`. */
  silent?: boolean | undefined;
  requestedAt: number;
  respondedAt: number;
  random: number;
}

/** The state after an answer. `keep`: how many records to hold. */
export function applyResponse(state: FeedState, answer: FeedResponse, keep: number): FeedState {
  const { respondedAt: answeredAt, requestedAt: askedAt, count, random } = answer;
  const merged = mergeHistory(state.tracks, answer.records, keep, answeredAt, state.doubted);
  const { records, changed, isOlder } = merged;
  // Such an answer says nothing of the present: all but its older records is ignored.
  if (isOlder && !state.doubted)
    return {
      ...state,
      tracks: records,
      requestedAt: askedAt,
      respondedAt: answeredAt,
      doubted: true,
      random,
    };
  const track = records[0];
  const complete = count !== null && count <= records.length;
  // A newest record that began before the one held so far says nothing about when it came: the history was rewritten.
  const before = state.tracks[0];
  const askedBefore = changed && !(before && before.ts > track!.ts) ? state.requestedAt : null;
  const clock = track ? learnFrom(state.clock, track.ts, answeredAt, askedBefore) : state.clock;
  const isOver = track && track.length && answeredAt + clock.offset >= track.ts + track.length;
  return {
    tracks: records,
    complete,
    clock,
    cuts: state.cuts || cutsAmong(records),
    cutsChecked: state.cutsChecked || complete || records.length >= CUTS_COUNT,
    asOf: answeredAt,
    requestedAt: askedAt,
    respondedAt: answeredAt,
    overdueResponses: isOver && askedBefore === null ? state.overdueResponses + 1 : 0,
    silent: !!answer.silent,
    doubted: false,
    random,
  };
}
