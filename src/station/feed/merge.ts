/**
 * In:  the records held, and those of one answer.
 * Out: one history, newest first. Position in an answer means nothing. Compiles to ES5.
 */
import type { HistoryRecord } from '../../contract/records.js';

export interface Merged<R> {
  records: R[];
  /** Records are missing between the held ones and the answer's: the page must be asked. */
  gap: boolean;
  /** The newest record is another one than before. */
  changed: boolean;
}

/** A start further ahead than this is a broken record, not a wrong clock: milliseconds. */
const ABSURD = 86_400_000;

/** `keep`: how many to hold. `now`: the visitor's clock, to tell a broken start from a real one. */
export function mergeHistory<R extends Pick<HistoryRecord, 'id' | 'ts'>>(
  held: readonly R[],
  answer: readonly R[],
  keep: number,
  now: number,
): Merged<R> {
  const plausible = answer.filter((record) => record.ts < now + ABSURD);
  const got = byAge(plausible.length ? plausible : answer);
  const newest = held[0];
  if (!got.length || !newest) return { records: got.slice(0, keep), gap: false, changed: got.length > 0 };

  const ids: Record<number, boolean> = {};
  got.forEach((record) => (ids[record.id] = true));
  const overlaps = held.some((record) => ids[record.id]);
  const ahead = got[0]!.ts >= newest.ts;
  // An answer that no longer knows the newest record, and has nothing newer, tells of a history that was rewritten.
  const goesOn = overlaps && (ahead || ids[newest.id]);
  return {
    records: byAge(goesOn ? got.concat(held.filter((record) => !ids[record.id])) : got).slice(0, keep),
    gap: ahead && !overlaps,
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
