/** Whether a station is known to cut tracks short. Compiles to ES5. */

/** Shorter by this much counts as cut: milliseconds. */
const CUT = 10_000;
/** How far back cuts count: records. */
export const CUTS_COUNT = 100;

/** `records` newest first. True when one of the last 100 ended more than 10 s before its length was over. */
export function cutsAmong(records: readonly { ts: number; length: number | null }[]): boolean {
  for (let i = 1; i < records.length && i < CUTS_COUNT; i++) {
    const { ts, length } = records[i]!;
    if (length && records[i - 1]!.ts < ts + length - CUT) return true;
  }
  return false;
}
