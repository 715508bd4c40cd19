/**
 * In:  the name of a time zone, and moments in it.
 * Out: what a clock on the wall there shows, and which moment it means.
 *
 * "Wall seconds" are what the wall shows, counted as if it were UTC: they order
 * and subtract like numbers, and date-fns takes them for UTC. Everything is in
 * whole seconds. The platform's own zone is never asked.
 */
import { tzOffset } from '@date-fns/tz/tzOffset';
import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import { firstWithout } from './bisect.js';
import { memoize } from './memoize.js';
import { dayAt } from './wall-text.js';

export interface Zone {
  /** As it was asked for. */
  name: string;
  /** The platform's own name for it: two names of one zone have one. */
  canonicalName: string;
  /** Wall seconds less Unix seconds, at a Unix second. */
  offsetAt(ts: number): number;
  /** What the wall shows at a Unix second. */
  wallAt(ts: number): number;
  /**
   * The Unix second that wall seconds mean. A time that a clock change skips
   * moves forward by as much as was skipped (02:30 is 03:30); a time that comes
   * twice means the first. Both are choices of this project. (date-fns' TZDate
   * takes the first or the second, by the machine's zone.)
   */
  unixAt(wall: number): number;
}

/**
 * Throws the platform's own `RangeError` when it does not know the zone, or can't tell the offset of a zone by its name.
 * A zone remembers what it looked up: keep it for one piece of work, not for ever.
 */
export function zoneNamed(name: string): Zone {
  const format = offsetFormat(name);
  return zoneWith(name, format.resolvedOptions().timeZone, (ts) => {
    const date = new Date(ts * 1000);
    // Offsets from before standard time have seconds: tzOffset answers fractions of a minute.
    const offset = Math.round(tzOffset(name, date) * secondsInMinute);
    // And it loses the sign of those that are less than an hour west of Greenwich, as Monrovia's until 1972.
    const isWest = offset > 0 && offset < secondsInHour && format.format(date).includes('GMT-');
    return isWest ? -offset : offset;
  });
}

/** A zone whose offset, in seconds, `measure` tells at a Unix second. */
export function zoneWith(name: string, canonicalName: string, measure: (ts: number) => number): Zone {
  // A day whose two ends agree has no change: so `measure` is asked once for a day, and more often only on the two days
  // of a year that differ. Asking tzOffset each time is 4 times slower over a year of 1,000 events.
  const offsetAtMidnight = memoize(measure);
  /** The first second of the later offset, on a UTC day that begins and ends with different ones. */
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
    // No offset is larger than a day, so these two hold before and after any change that matters.
    const before = offsetAt(wall - secondsInDay);
    const after = offsetAt(wall + secondsInDay);
    const first = wall - before;
    if (before === after || offsetAt(first) === before) return first;
    const second = wall - after;
    return offsetAt(second) === after ? second : first;
  }

  return { name, canonicalName, offsetAt, wallAt: (ts) => ts + offsetAt(ts), unixAt };
}

/** A zone as one says it: the place in its name, "New York". */
export function placeOfZone(name: string): string {
  return name.replace(/^.*\//, '').replace(/_/g, ' ');
}

/** Whether `zoneNamed` takes a name, and it is that of a place. A distance from UTC, as +02:00, is none. */
export function isZone(name: string): boolean {
  try {
    offsetFormat(name);
    return /^[a-z]/i.test(name);
  } catch {
    return false;
  }
}

/** What tzOffset reads an offset from: it answers NaN, or a guess from the name, where this throws. */
function offsetFormat(name: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
}
