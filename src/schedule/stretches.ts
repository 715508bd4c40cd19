import { secondsInDay } from 'date-fns/constants';
import { firstWithout } from './bisect.js';
import type { Zone } from './zone.js';

/**
 * A period with one offset, in Unix seconds. Wall seconds are Unix seconds plus `offset`. The end isn't part of the
 * period.
 */
export interface OffsetPeriod {
  start: number;
  end: number;
  offset: number;
}

/**
 * Splits the time between two Unix seconds at the zone's clock changes. Two changes within a day that cancel each other
 * out aren't found. (`tzScan` of @date-fns/tz only finds changes on the hour, but Lord Howe's clock changes at half
 * past.)
 */
export function stretches(zone: Zone, from: number, to: number): OffsetPeriod[] {
  const found: OffsetPeriod[] = [];
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
