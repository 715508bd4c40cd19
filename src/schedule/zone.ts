/**
 * Time zones in whole seconds. "Wall seconds" are the time on a wall clock, counted as if it were UTC. They can be
 * compared and subtracted like numbers, and date-fns treats them as UTC. The platform's own zone is never used.
 */
import { tzOffset } from '@date-fns/tz/tzOffset';
import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import { firstWithout } from './bisect.js';
import { memoize } from './memoize.js';
import { dayAt } from './wall-text.js';

export interface Zone {
  /** The requested name. */
  name: string;
  /** The platform's name for the zone. Aliases of a zone share it. */
  canonicalName: string;
  /** Returns wall seconds minus Unix seconds at a Unix second. */
  offsetAt(ts: number): number;
  /** Returns the wall seconds at a Unix second. */
  wallAt(ts: number): number;
  /**
   * Returns the Unix second of wall seconds. A time that a clock change skips moves forward by the skipped time (02:30
   * becomes 03:30). A repeated time means its first occurrence. The contract leaves both open. (date-fns' `TZDate`
   * takes the first or the second, depending on the machine's zone.)
   */
  unixAt(wall: number): number;
}

/**
 * Throws the platform's `RangeError` if the platform doesn't know the zone or can't compute offsets by zone name. A
 * zone caches its lookups, so keep it for one task, not forever.
 */
export function zoneNamed(name: string): Zone {
  const format = offsetFormat(name);
  return zoneWith(name, format.resolvedOptions().timeZone, (ts) => {
    const date = new Date(ts * 1000);
    // Offsets before standard time have seconds; `tzOffset` returns fractions of a minute.
    const offset = Math.round(tzOffset(name, date) * secondsInMinute);
    // `tzOffset` loses the sign of offsets less than an hour west of Greenwich, like Monrovia's until 1972.
    const isWest = offset > 0 && offset < secondsInHour && format.format(date).includes('GMT-');
    return isWest ? -offset : offset;
  });
}

/** Returns a zone whose offset in seconds at a Unix second is the result of `measure`. */
export function zoneWith(name: string, canonicalName: string, measure: (ts: number) => number): Zone {
  // A day whose two ends have the same offset has no change. So `measure` is called once per day, and more often only
  // on the two days a year with a change. With a call of `tzOffset` each time, expanding 1,000 events over a year takes
  // 4 times as long.
  const offsetAtMidnight = memoize(measure);
  /** The first second of the new offset, on a UTC day whose ends differ. */
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
    // No offset exceeds a day, so these apply before and after any change that matters.
    const before = offsetAt(wall - secondsInDay);
    const after = offsetAt(wall + secondsInDay);
    const first = wall - before;
    if (before === after || offsetAt(first) === before) return first;
    const second = wall - after;
    return offsetAt(second) === after ? second : first;
  }

  return { name, canonicalName, offsetAt, wallAt: (ts) => ts + offsetAt(ts), unixAt };
}

/** Returns the place name of a zone as people write it: "New York". */
export function placeOfZone(name: string): string {
  return name.replace(/^.*\//, '').replace(/_/g, ' ');
}

/** Whether `zoneNamed` accepts a name and the name is a place rather than a UTC offset such as +02:00. */
export function isZone(name: string): boolean {
  try {
    offsetFormat(name);
    return /^[a-z]/i.test(name);
  } catch {
    return false;
  }
}

/** The format that `tzOffset` reads. If this throws, `tzOffset` would return NaN or a guess from the name. */
function offsetFormat(name: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
}
