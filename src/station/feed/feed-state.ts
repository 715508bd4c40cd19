/**
 * What is held of one station, and how an answer or a failure changes it.
 *
 * In:  what was held, and one answer or one failure.
 * Out: what is held now. Pure, without a clock or chance of its own. Compiles to ES5.
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
  /** Whether this station was seen to cut tracks short: then long ones are looked at more often. */
  cuts: boolean;
  /** Whether the last 100 records have been looked at for cuts. */
  cutsChecked: boolean;
  /** When the records were answered, by this page or an earlier one, by the visitor's clock: milliseconds. */
  asOf: number | null;
  /** When this page's last answered look was asked, by the visitor's clock: milliseconds. Null before the first. */
  askedAt: number | null;
  /** When it was answered. */
  answeredAt: number | null;
  /** Answers since the track should have ended that still showed it. */
  overdueAnswers: number;
  /** Failed looks since the last good answer. */
  failures: number;
  failedAt: number;
  /** Seconds that the panel asked us to wait after its last failure; 0 when it did not. */
  retryAfterSeconds: number;
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
  askedAt: null,
  answeredAt: null,
  overdueAnswers: 0,
  failures: 0,
  failedAt: 0,
  retryAfterSeconds: 0,
  random: 0,
};

export interface Answer {
  records: readonly Track[];
  /** Records in all; null where the panel does not say. */
  count: number | null;
  askedAt: number;
  answeredAt: number;
  random: number;
}

/** `keep`: how many records to hold. `gap`: records are missing before the answer's, so that its page must be asked. */
export function applyAnswer(
  state: FeedState,
  answer: Answer,
  keep: number,
): { state: FeedState; gap: boolean } {
  const { answeredAt, askedAt, count, random } = answer;
  const { records, gap, changed } = mergeHistory(state.tracks, answer.records, keep, answeredAt);
  const track = records[0];
  const complete = count !== null && count <= records.length;
  // What began before the record held says nothing about when it came: a history was rewritten.
  const before = state.tracks[0];
  const lookedBefore = changed && !(before && before.ts > track!.ts) ? state.askedAt : null;
  const clock = track ? learnFrom(state.clock, track.ts, answeredAt, lookedBefore) : state.clock;
  const over = track && track.length && answeredAt + clock.offset >= track.ts + track.length;
  return {
    // Before the first answer there is only an old copy, which owes nobody its sequel.
    gap: gap && state.askedAt !== null,
    state: {
      tracks: records,
      complete,
      clock,
      cuts: state.cuts || cutsAmong(records),
      cutsChecked: state.cutsChecked || complete || records.length >= CUTS_COUNT,
      asOf: answeredAt,
      askedAt,
      answeredAt: answeredAt,
      overdueAnswers: over && lookedBefore === null ? state.overdueAnswers + 1 : 0,
      failures: 0,
      failedAt: 0,
      retryAfterSeconds: 0,
      random,
    },
  };
}

export function applyFailure(
  state: FeedState,
  failedAt: number,
  retryAfterSeconds: number,
  random: number,
): FeedState {
  return { ...state, failures: state.failures + 1, failedAt, retryAfterSeconds, random };
}
