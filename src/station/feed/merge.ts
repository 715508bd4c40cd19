/**
 * In:  the records known so far, and those of one answer.
 * Out: one history, newest first. Position in an answer means nothing. Compiles to ES5.
 */
import type { HistoryRecord } from '../../contract/records.js';

export interface Merged<R> {
  records: R[];
  /** Whether the newest record is another one than before. */
  changed: boolean;
  /** Whether the answer lacked the newest record known so far, and had nothing newer. */
  isOlder: boolean;
}

type Dated = Pick<HistoryRecord, 'id' | 'ts'>;

/** A record that starts further ahead than this is broken; a wrong clock is not that wrong: milliseconds. */
const ABSURD = 86_400_000;

/**
 * `keep`: how many to keep. `now`: the visitor's clock, to find broken starts. `confirmed`: whether an answer before
 * was older, too; else the newest known record stays, for an older answer may be the old copy of a cache.
 */
export function mergeHistory<R extends Dated>(
  known: readonly R[],
  answer: readonly R[],
  keep: number,
  now: number,
  confirmed = false,
): Merged<R> {
  const plausible = answer.filter((record) => record.ts < now + ABSURD);
  const got = byAge(plausible.length ? plausible : answer);
  const isOlder = lacksNewest(known, got);
  const isKept = isOlder && !confirmed;
  const overlaps = known.some(({ id }) => got.some((record) => record.id === id));
  // Of a record that both have, the version of the newer list counts.
  const both = isKept ? known.concat(got) : got.concat(known);
  const alone = isKept ? known : got;
  return {
    records: byAge(overlaps && (isKept || !isOlder) ? both : alone).slice(0, keep),
    changed: !isKept && got.length > 0 && (!known.length || got[0]!.id !== known[0]!.id),
    isOlder,
  };
}

/** Whether an answer lacks the newest known record and has nothing newer: it is an old copy, or the history was rewritten. */
export function lacksNewest(known: readonly Dated[], answer: readonly Dated[]): boolean {
  const newest = known[0];
  return !!newest && answer.length > 0 && answer.every(({ id, ts }) => ts < newest.ts && id !== newest.id);
}

/** Greatest `ts` first, ties by greatest `id`; each id once. */
function byAge<R extends Dated>(records: readonly R[]): R[] {
  const seen: Record<number, boolean> = {};
  return records
    .filter((record) => !seen[record.id] && (seen[record.id] = true))
    .sort((a, b) => b.ts - a.ts || b.id - a.id);
}
