import { secondsInDay } from 'date-fns/constants';
import { firstWithout } from './bisect.js';
import type { Zone } from './zone.js';

/**
 * A period in which a zone's offset stays the same, in Unix seconds. The local time is the Unix time plus
 * `offset`. The end isn't part of the period.
 */
export interface OffsetPeriod {
  start: number;
  end: number;
  offset: number;
}

/**
 * Splits the time between two Unix seconds at the clock changes of a zone. If two changes within a day cancel
 * each other out, they aren't found. `tzScan` of @date-fns/tz isn't used, because it finds only changes on the
 * hour, but Lord Howe's clock changes at half past.
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
