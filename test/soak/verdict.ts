/**
 * Decides from one value per hour if a measure has grown. The first hours show its normal variation. The median of the last hours may
 * exceed the maximum of the first hours only by a tolerance. Steady growth has a separate tolerance per hour.
 */

/** Tolerance: a constant, plus a share of the first hours. */
export interface Tolerance {
  constant: number;
  share: number;
  /** Steady growth that is tolerated per hour. */
  hourly: number;
}

export interface Verdict {
  /** Maximum of the first hours. */
  first: number;
  /** Median of the last hours. */
  last: number;
  /** Limit of `last`. */
  most: number;
  /** Change per hour after the first one: the median of all pairs. */
  slope: number;
  grew: boolean;
}

/**
 * Kendall's tau from which growth counts as steady: the share of pairs of hours that rise, minus the share that fall. Random values
 * for 23 hours reach it once in two thousand runs.
 */
const STEADY = 0.5;
/** Minimum number of hours for that test. */
const MIN_HOURS = 12;

/** Of 24 hours, the first three are compared with the last six. Of a few hours, the first two are compared with the last. */
export function judge(hours: readonly number[], { constant, share, hourly }: Tolerance): Verdict {
  const early = Math.min(hours.length - 1, Math.max(2, Math.ceil(hours.length / 8)));
  const first = Math.max(...hours.slice(0, early));
  const last = median(hours.slice(-Math.ceil(hours.length / 4)));
  const most = Math.ceil(first * (1 + share) + constant);
  const slopes = slopesOf(hours.slice(1));
  const slope = slopes.length === 0 ? 0 : median(slopes);
  const isSteady = slopes.length >= pairs(MIN_HOURS) && meanOf(slopes.map(Math.sign)) >= STEADY;
  return { first, last, most, slope, grew: !(last <= most) || (isSteady && slope >= hourly) };
}

/** Returns the slopes of all pairs. */
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
