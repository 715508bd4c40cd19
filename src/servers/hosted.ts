/** Services host thousands of stations, so a page or relay requests each path at most this often. */
export const HOSTED_MIN_INTERVAL_MS = 15_000;
