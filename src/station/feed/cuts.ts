/** A track that ended earlier than expected by more than this was cut short. */
const CUT_MS = 10_000;
/** Number of recent records to search for cuts. */
export const CUTS_COUNT = 100;

/**
 * Returns whether the station cuts tracks short. It does if, among the newest 100 records, one started more than 10 s
 * before the expected end of the record before it. `records` are newest first. Compiles to ES5.
 */
export function cutsAmong(records: readonly { ts: number; length: number | null }[]): boolean {
  for (let i = 1; i < records.length && i < CUTS_COUNT; i++) {
    const { ts, length } = records[i]!;
    if (length && records[i - 1]!.ts < ts + length - CUT_MS) return true;
  }
  return false;
}
