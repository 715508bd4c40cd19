/**
 * In:  the records known so far, and those of one answer.
 * Out: one history, newest first. Position in an answer means nothing. Compiles to ES5.
 */
import type { HistoryRecord } from '../../contract/records.js';

export interface Merged<R> {
  records: R[];
  /** Whether the newest record is another one than before. */
  changed: boolean;
}

/** A record that starts further ahead than this is broken; a wrong clock is not that wrong: milliseconds. */
const ABSURD = 86_400_000;

/** `keep`: how many to keep. `now`: the visitor's clock, to find broken starts. */
export function mergeHistory<R extends Pick<HistoryRecord, 'id' | 'ts'>>(
  known: readonly R[],
  answer: readonly R[],
  keep: number,
  now: number,
): Merged<R> {
  const plausible = answer.filter((record) => record.ts < now + ABSURD);
  const got = byAge(plausible.length ? plausible : answer);
  const newest = known[0];
  if (!got.length || !newest) return { records: got.slice(0, keep), changed: got.length > 0 };

  const ids: Record<number, boolean> = {};
  got.forEach((record) => (ids[record.id] = true));
  const overlaps = known.some((record) => ids[record.id]);
  const ahead = got[0]!.ts >= newest.ts;
  // An answer that lacks the newest known record, and has nothing newer, comes from a history that was rewritten.
  const goesOn = overlaps && (ahead || ids[newest.id]);
  return {
    records: byAge(goesOn ? got.concat(known.filter((record) => !ids[record.id])) : got).slice(0, keep),
    changed: got[0]!.id !== newest.id,
  };
}

/** Greatest `ts` first, ties by greatest `id`; each id once. */
function byAge<R extends Pick<HistoryRecord, 'id' | 'ts'>>(records: readonly R[]): R[] {
  const seen: Record<number, boolean> = {};
  return records
    .filter((record) => !seen[record.id] && (seen[record.id] = true))
    .sort((a, b) => b.ts - a.ts || b.id - a.id);
}
