/**
 * In:  a zone, and two moments in Unix seconds.
 * Out: the time between them, cut where the zone's clock changes.
 */
import { secondsInDay } from 'date-fns/constants';
import type { Zone } from './zone.js';

/** A piece of time, Unix seconds, in which wall seconds are Unix seconds and `offset`. Its end doesn't belong to it. */
export interface Stretch {
  start: number;
  end: number;
  offset: number;
}

/** In order and without a gap. A clock that changes and changes back within a day is not seen to have changed. */
export function stretches(zone: Zone, from: number, to: number): Stretch[] {
  const found: Stretch[] = [];
  for (let start = from; start < to;) {
    const offset = zone.offsetAt(start);
    const holds = (ts: number): boolean => zone.offsetAt(ts) === offset;
    let low = start;
    let end = Math.min(low + secondsInDay, to);
    while (holds(end) && end < to) {
      low = end;
      end = Math.min(low + secondsInDay, to);
    }
    while (!holds(end) && end - low > 1) {
      const middle = Math.floor((low + end) / 2);
      if (holds(middle)) low = middle;
      else end = middle;
    }
    found.push({ start, end, offset });
    start = end;
  }
  return found;
}
