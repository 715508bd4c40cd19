/**
 * Time zones whose offsets are in whole seconds. Local times, which are called `wall` in names, are also in
 * seconds and are counted as if they were UTC. They can be compared and subtracted like numbers, and date-fns
 * treats them as UTC. The platform's zone is never used.
 */
import { tzOffset } from '@date-fns/tz/tzOffset';
import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import { firstWithout } from './bisect.js';
import { memoize } from './memoize.js';
import { dayAt } from './wall-text.js';

export interface Zone {
  /** The name that was requested. */
  name: string;
  /** The platform's name for the zone, which is the same for all of its aliases. */
  canonicalName: string;
  /** Returns the offset from UTC in seconds at a Unix time. It's the local time minus the Unix time. */
  offsetAt(ts: number): number;
  /** Returns the local time in seconds at a Unix time. */
  wallAt(ts: number): number;
  /**
   * Converts a local time in seconds to Unix seconds. A time that a clock change skips is moved forward by the
   * skipped time (02:30 becomes 03:30). If a time occurs twice, the first occurrence is used. The contract
   * doesn't define either case. `TZDate` of date-fns isn't used, because the occurrence that it chooses depends
   * on the machine's zone.
   */
  unixAt(wall: number): number;
}

/**
 * Returns the zone with this name. Throws the platform's `RangeError` if the platform doesn't know the zone or
 * can't compute offsets by the names of zones. The cache of a zone grows with each lookup, so keep a zone for
 * only one task.
 */
export function zoneNamed(name: string): Zone {
  const format = offsetFormat(name);
  return zoneWith(name, format.resolvedOptions().timeZone, (ts) => {
    const date = new Date(ts * 1000);
    // Offsets from before standard time include seconds, and `tzOffset` returns fractions of minutes for them.
    const offset = Math.round(tzOffset(name, date) * secondsInMinute);
    // If an offset is less than an hour west of Greenwich, such as Monrovia's until 1972, `tzOffset` drops its
    // sign.
    const isWest = offset > 0 && offset < secondsInHour && format.format(date).includes('GMT-');
    return isWest ? -offset : offset;
  });
}

/** Returns a zone whose offsets are computed by `measure`, which returns the offset in seconds at a Unix time. */
export function zoneWith(name: string, canonicalName: string, measure: (ts: number) => number): Zone {
  // If the offset is the same at both ends of a day, there is no clock change on that day. Therefore, `measure`
  // is called only once per day, except on the two days a year with a change. If `tzOffset` were called each
  // time, expanding 1,000 events over a year would take 4 times as long.
  const offsetAtMidnight = memoize(measure);
  /** Returns the first second with the new offset on a UTC day whose two ends have different offsets. */
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
    // Offsets are less than a day, so these are the offsets before and after any clock change that matters
    // here.
    const before = offsetAt(wall - secondsInDay);
    const after = offsetAt(wall + secondsInDay);
    const first = wall - before;
    if (before === after || offsetAt(first) === before) return first;
    const second = wall - after;
    return offsetAt(second) === after ? second : first;
  }

  return { name, canonicalName, offsetAt, wallAt: (ts) => ts + offsetAt(ts), unixAt };
}

/** Returns the place in the name of a zone as people write it, such as "New York". */
export function placeOfZone(name: string): string {
  return name.replace(/^.*\//, '').replace(/_/g, ' ');
}

/** Whether `zoneNamed` accepts a name, and the name is a place instead of a UTC offset such as +02:00. */
export function isZone(name: string): boolean {
  try {
    offsetFormat(name);
    return /^[a-z]/i.test(name);
  } catch {
    return false;
  }
}

/**
 * Creates the format that `tzOffset` uses. If this throws, `tzOffset` would return NaN, or an offset that it
 * derives from the name.
 */
function offsetFormat(name: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
}
