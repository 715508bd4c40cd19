/**
 * In:  one number for each station hour.
 * Out: whether it grew. Pure.
 *
 * The first hours show how much it varies by itself; the last ones, all taken
 * together, may not lie above the highest of them by more than a small room.
 * What grows steadily, hour by hour, has no room but that of an hour.
 */

/** How much is no growth: so much, and so large a share of the first hours. */
export interface Room {
  constant: number;
  share: number;
  /** And less than this in an hour, however steadily. */
  hourly: number;
}

export interface Verdict {
  /** Highest of the first hours. */
  first: number;
  /** Median of the last hours. */
  last: number;
  /** `last` may be so high. */
  most: number;
  /** Mean change per hour after the first one, by the median of all pairs. */
  slope: number;
  grew: boolean;
}

/**
 * How much more often a later hour is above an earlier one than below it, of all pairs: 1 where each is above the one
 * before. Chance alone brings 23 hours to this once in two thousand times (Kendall's test).
 */
const STEADY = 0.5;
/** Of fewer hours than this nobody can tell. */
const FEWEST = 12;

/** Of 24 hours the first three are compared with the last six; of a few, the first two with the last: one alone is a beginning. */
export function judge(hours: readonly number[], { constant, share, hourly }: Room): Verdict {
  const early = Math.min(hours.length - 1, Math.max(2, Math.ceil(hours.length / 8)));
  const first = Math.max(...hours.slice(0, early));
  const last = median(hours.slice(-Math.ceil(hours.length / 4)));
  const most = Math.ceil(first * (1 + share) + constant);
  const slopes = slopesOf(hours.slice(1));
  const slope = slopes.length === 0 ? 0 : median(slopes);
  const isSteady = slopes.length >= pairs(FEWEST) && meanOf(slopes.map(Math.sign)) >= STEADY;
  return { first, last, most, slope, grew: !(last <= most) || (isSteady && slope >= hourly) };
}

/** Of all pairs. */
function slopesOf(values: readonly number[]): number[] {
  return values.flatMap((from, start) =>
    values.slice(start + 1).map((to, distance) => (to - from) / (distance + 1)),
  );
}

const pairs = (values: number): number => (values * (values - 1)) / 2;

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle - 0.5)]! + sorted[Math.ceil(middle - 0.5)]!) / 2;
}
