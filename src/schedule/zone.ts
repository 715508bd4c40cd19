/**
 * Time zones with offsets in whole seconds. "Wall seconds" are the time on a wall clock, counted as if it were UTC.
 * They can be compared and subtracted like numbers, and date-fns treats them as UTC. The platform's zone is never used.
 */
import { tzOffset } from '@date-fns/tz/tzOffset';
import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import { firstWithout } from './bisect.js';
import { memoize } from './memoize.js';
import { dayAt } from './wall-text.js';

export interface Zone {
  /** The requested name. */
  name: string;
  /** The platform's name for the zone, which is the same for all of its aliases. */
  canonicalName: string;
  /** Returns the offset from UTC at a Unix second: wall seconds minus Unix seconds. */
  offsetAt(ts: number): number;
  /** Returns the wall seconds at a Unix second. */
  wallAt(ts: number): number;
  /**
   * Converts wall seconds to Unix seconds. A time that a clock change skips is moved forward by the skipped time (02:30
   * becomes 03:30). For a repeated time, the first occurrence is used. The contract doesn't define either case.
   * (`TZDate` of date-fns uses the first or the second, depending on the machine's zone.)
   */
  unixAt(wall: number): number;
}

/**
 * Throws the platform's `RangeError` if the platform doesn't know the zone or can't compute offsets by zone name. A
 * zone's cache grows with each lookup, so keep a zone for one task only.
 */
export function zoneNamed(name: string): Zone {
  const format = offsetFormat(name);
  return zoneWith(name, format.resolvedOptions().timeZone, (ts) => {
    const date = new Date(ts * 1000);
    // Offsets from before standard time have seconds, and `tzOffset` returns fractions of minutes.
    const offset = Math.round(tzOffset(name, date) * secondsInMinute);
    // `tzOffset` drops the sign of offsets of less than an hour west of Greenwich, such as Monrovia's until 1972.
    const isWest = offset > 0 && offset < secondsInHour && format.format(date).includes('GMT-');
    return isWest ? -offset : offset;
  });
}

/** Returns a zone whose offsets are computed by `measure`: the offset in seconds at a Unix second. */
export function zoneWith(name: string, canonicalName: string, measure: (ts: number) => number): Zone {
  // If both ends of a day have the same offset, the day has no clock change. `measure` is therefore called once per
  // day, and more often only on the two days a year with a change. If `tzOffset` were called each time, expanding 1,000
  // events over a year would take 4 times as long.
  const offsetAtMidnight = memoize(measure);
  /** The first second of the new offset on a UTC day whose ends have different offsets. */
  const changeOn = memoize((day) =>
    firstWithout((ts) => measure(ts) === offsetAtMidnight(day), day, day + secondsInDay),
  );

  function offsetAt(ts: number): number {
    const day = dayAt(ts);
    const before = offsetAtMidnight(day);
    const after = offsetAtMidnight(day + secondsInDay);
    return before === after || ts < changeOn(day) ? before : after;
  }

  function unixAt(wall: number): number {
    // Offsets are less than a day, so these are the offsets before and after any relevant change.
    const before = offsetAt(wall - secondsInDay);
    const after = offsetAt(wall + secondsInDay);
    const first = wall - before;
    if (before === after || offsetAt(first) === before) return first;
    const second = wall - after;
    return offsetAt(second) === after ? second : first;
  }

  return { name, canonicalName, offsetAt, wallAt: (ts) => ts + offsetAt(ts), unixAt };
}

/** Returns the place of a zone's name as people write it: "New York". */
export function placeOfZone(name: string): string {
  return name.replace(/^.*\//, '').replace(/_/g, ' ');
}

/** Whether `zoneNamed` accepts a name that is a place and not a UTC offset such as +02:00. */
export function isZone(name: string): boolean {
  try {
    offsetFormat(name);
    return /^[a-z]/i.test(name);
  } catch {
    return false;
  }
}

/**
 * Creates the format that `tzOffset` uses. If this throws, `tzOffset` would return NaN or derive an offset from the
 * name.
 */
function offsetFormat(name: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
}
