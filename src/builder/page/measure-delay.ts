/**
 * Measures the delay of the stream in seconds. Compares the start times in the station's data with the moments at which
 * the owner hears a title start. All times are Unix milliseconds by the station's clock. All functions return a new
 * state.
 */
export interface Measurement {
  /** Start of the newest title; null before the first one. */
  readonly newest: number | null;
  /** The title that has started in the studio but not yet in the stream. */
  readonly awaited: { readonly ts: number; readonly title: string } | null;
  /** When the owner heard a new title that the data doesn't contain yet. */
  readonly heardAt: number | null;
  /** The delay in whole seconds; null until it has been measured. */
  readonly seconds: number | null;
  /** True if the owner pressed the button too late for the title. */
  readonly isTooLong: boolean;
}

export const UNMEASURED: Measurement = {
  newest: null,
  awaited: null,
  heardAt: null,
  seconds: null,
  isTooLong: false,
};

/**
 * How long before the start of a title a press still counts for it. Panels round start times, and people often press
 * slightly early.
 */
const EARLY_TOLERANCE_MS = 2000;
const MAX_DELAY_MS = 600_000;

/** Adds a title from the data. The first title can't be measured, because its start wasn't heard. */
export function addTitle(measurement: Measurement, ts: number, title: string): Measurement {
  const { newest, awaited, heardAt, seconds } = measurement;
  if (newest !== null && ts <= newest) return measurement;
  const known = { ...measurement, newest: ts };
  if (newest === null || seconds !== null) return known;
  if (heardAt !== null && ts <= heardAt + EARLY_TOLERANCE_MS)
    return measured({ ...known, heardAt: null }, heardAt - ts);
  // With a long delay, the next title may start in the studio before the owner has heard this one.
  return { ...known, heardAt: null, awaited: awaited ?? { ts, title } };
}

/** Adds the time at which the owner heard a title start. */
export function addPress(measurement: Measurement, at: number): Measurement {
  const { awaited, seconds } = measurement;
  if (seconds !== null) return measurement;
  return awaited ? measured(measurement, at - awaited.ts) : { ...measurement, heardAt: at, isTooLong: false };
}

/** Resets the measurement and waits for the next title. */
export function restart({ newest }: Measurement): Measurement {
  return { ...UNMEASURED, newest };
}

/**
 * Returns the delay in seconds if this step has measured it. Otherwise returns null, because the owner may have edited
 * an earlier result.
 */
export function newlyMeasured(before: Measurement, after: Measurement): number | null {
  return before.seconds === null ? after.seconds : null;
}

function measured(measurement: Measurement, behind: number): Measurement {
  if (behind > MAX_DELAY_MS) return { ...restart(measurement), isTooLong: true };
  return { ...measurement, awaited: null, seconds: Math.max(0, Math.round(behind / 1000)) };
}
