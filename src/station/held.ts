/**
 * What is held of one station, and how an answer or a failure changes it.
 *
 * In:  what was held, and one answer or one failure.
 * Out: what is held now. Pure, without a clock or chance of its own. Compiles to ES5.
 */
import { learnFrom, unknownClock, type Clock } from './clock.js';
import { CUTS_COUNT, cutsAmong } from './cuts.js';
import { mergeHistory } from './merge.js';
import type { Track } from './snapshot.js';

export interface Held {
  /** Newest first; the first is on air, or was the last to be. */
  tracks: Track[];
  /** Whether these are all there are. */
  complete: boolean;
  clock: Clock;
  /** Whether this station was seen to cut tracks short: then long ones are looked at more often. */
  cuts: boolean;
  /** Whether the last 100 records have been looked at for cuts. */
  cutsRead: boolean;
  /** When the records were answered, by this page or an earlier one, by the visitor's clock: milliseconds. */
  asOf: number | null;
  /** When this page's last answered look was asked, by the visitor's clock: milliseconds. Null before the first. */
  askedAt: number | null;
  /** When it was answered. */
  answeredAt: number | null;
  /** Answers since the track should have ended that still showed it. */
  misses: number;
  /** Failed looks since the last good answer. */
  failures: number;
  failedAt: number;
  /** Seconds that the panel asked us to wait after its last failure; 0 when it did not. */
  retryAfterSeconds: number;
  /** From 0 to 1, drawn anew for each answer: keeps visitors from asking all at once. */
  random: number;
}

export const nothingHeld: Held = {
  tracks: [],
  complete: false,
  clock: unknownClock,
  cuts: false,
  cutsRead: false,
  asOf: null,
  askedAt: null,
  answeredAt: null,
  misses: 0,
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
  heardAt: number;
  random: number;
}

/** `keep`: how many records to hold. `gap`: records are missing before the answer's, so that its page must be asked. */
export function takeAnswer(held: Held, answer: Answer, keep: number): { held: Held; gap: boolean } {
  const { heardAt, askedAt, count, random } = answer;
  const { records, gap, changed } = mergeHistory(held.tracks, answer.records, keep, heardAt);
  const track = records[0];
  const complete = count !== null && count <= records.length;
  // What began before the record held says nothing about when it came: a history was rewritten.
  const before = held.tracks[0];
  const lookedBefore = changed && !(before && before.ts > track!.ts) ? held.askedAt : null;
  const clock = track ? learnFrom(held.clock, track.ts, heardAt, lookedBefore) : held.clock;
  const over = track && track.length && heardAt + clock.shift >= track.ts + track.length;
  return {
    // Before the first answer there is only an old copy, which owes nobody its sequel.
    gap: gap && held.askedAt !== null,
    held: {
      tracks: records,
      complete,
      clock,
      cuts: held.cuts || cutsAmong(records),
      cutsRead: held.cutsRead || complete || records.length >= CUTS_COUNT,
      asOf: heardAt,
      askedAt,
      answeredAt: heardAt,
      misses: over && lookedBefore === null ? held.misses + 1 : 0,
      failures: 0,
      failedAt: 0,
      retryAfterSeconds: 0,
      random,
    },
  };
}

export function takeFailure(held: Held, failedAt: number, retryAfterSeconds: number, random: number): Held {
  return { ...held, failures: held.failures + 1, failedAt, retryAfterSeconds, random };
}
