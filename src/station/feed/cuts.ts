/** A track that is shorter by more than this was cut. */
const CUT_MS = 10_000;
/** Number of newest records that are searched for cuts. */
export const CUTS_COUNT = 100;

/**
 * Whether the station cuts tracks short: whether the next record started more than 10 s before the end of one of the
 * newest 100. `records` are newest first. Compiles to ES5.
 */
export function cutsAmong(records: readonly { ts: number; length: number | null }[]): boolean {
  for (let i = 1; i < records.length && i < CUTS_COUNT; i++) {
    const { ts, length } = records[i]!;
    if (length && records[i - 1]!.ts < ts + length - CUT_MS) return true;
  }
  return false;
}
