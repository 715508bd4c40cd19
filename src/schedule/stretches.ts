/**
 * In:  a zone, and two moments in Unix seconds.
 * Out: the time between them, cut where the zone's clock changes.
 */
import { secondsInDay } from 'date-fns/constants';
import { firstWithout } from './bisect.js';
import type { Zone } from './zone.js';

/** A piece of time, Unix seconds, in which wall seconds are Unix seconds and `offset`. Its end doesn't belong to it. */
export interface Stretch {
  start: number;
  end: number;
  offset: number;
}

/**
 * In order and without a gap. (tzScan of @date-fns/tz tells a change to the hour, and Lord Howe's clock changes at half
 * past.) A clock that changes and changes back within a day is not seen to have changed.
 */
export function stretches(zone: Zone, from: number, to: number): Stretch[] {
  const found: Stretch[] = [];
  for (let start = from; start < to;) {
    const offset = zone.offsetAt(start);
    const holds = (ts: number): boolean => zone.offsetAt(ts) === offset;
    let end = start;
    let low: number;
    do {
      low = end;
      end = Math.min(low + secondsInDay, to);
    } while (holds(end) && end < to);
    if (!holds(end)) end = firstWithout(holds, low, end);
    found.push({ start, end, offset });
    start = end;
  }
  return found;
}
