/**
 * In:  the newest records of a station.
 * Out: whether it cuts tracks short: begins the next one before the end. Compiles to ES5.
 */

/** A track that is shorter by this much counts as cut: milliseconds. */
const CUT = 10_000;
/** How many of the newest records are searched for cuts. */
export const CUTS_COUNT = 100;

/** `records` newest first. True when one of the newest 100 ended more than 10 s before its length was over. */
export function cutsAmong(records: readonly { ts: number; length: number | null }[]): boolean {
  for (let i = 1; i < records.length && i < CUTS_COUNT; i++) {
    const { ts, length } = records[i]!;
    if (length && records[i - 1]!.ts < ts + length - CUT) return true;
  }
  return false;
}
