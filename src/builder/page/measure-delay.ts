/**
 * In:  the titles of a station as its data name them, and the moments at which somebody hears one begin.
 * Out: how many seconds the listener is behind the studio.
 *
 * Pure: each step takes a measuring and answers a new one. All times are milliseconds by the station's clock.
 */

export interface Measuring {
  /** When the newest title that is known began; null before the first. */
  readonly newest: number | null;
  /** The title that has changed in the data and is still to be heard. */
  readonly awaited: { readonly ts: number; readonly title: string } | null;
  /** Somebody heard a change that the data do not have yet. */
  readonly heardAt: number | null;
  /** The delay in whole seconds; null while it is not measured. */
  readonly seconds: number | null;
  /** The press came so late that it can't have been that title. */
  readonly isTooLong: boolean;
}

export const begin: Measuring = {
  newest: null,
  awaited: null,
  heardAt: null,
  seconds: null,
  isTooLong: false,
};

/** Panels round the beginnings of titles, and people press a little early. */
const EARLY = 2000;
/** Nobody is further behind. */
const LONGEST = 600_000;

/** A title is on air. The first one that is seen has begun nobody knows when it was heard. */
export function onTitle(measuring: Measuring, ts: number, title: string): Measuring {
  const { newest, awaited, heardAt, seconds } = measuring;
  if (newest !== null && ts <= newest) return measuring;
  const known = { ...measuring, newest: ts };
  if (newest === null || seconds !== null) return known;
  if (heardAt !== null && ts <= heardAt + EARLY) return measured({ ...known, heardAt: null }, heardAt - ts);
  // The next title may begin in the studio while the one before is still to be heard.
  return { ...known, heardAt: null, awaited: awaited ?? { ts, title } };
}

/** Somebody hears a title begin. */
export function onPress(measuring: Measuring, at: number): Measuring {
  const { awaited, seconds } = measuring;
  if (seconds !== null) return measuring;
  return awaited ? measured(measuring, at - awaited.ts) : { ...measuring, heardAt: at, isTooLong: false };
}

/** Waits for the next title. */
export function again({ newest }: Measuring): Measuring {
  return { ...begin, newest };
}

/** What a step has measured, in seconds; null where it has not: what was measured before may have been changed by hand. */
export function newlyMeasured(before: Measuring, after: Measuring): number | null {
  return before.seconds === null ? after.seconds : null;
}

function measured(measuring: Measuring, behind: number): Measuring {
  if (behind > LONGEST) return { ...again(measuring), isTooLong: true };
  return { ...measuring, awaited: null, seconds: Math.max(0, Math.round(behind / 1000)) };
}
