import { readNumber, readText } from '../fields.js';
import type { Fields } from '../json.js';

/** Parses a time and returns it in milliseconds, UTC. */
export type ReadTime = (value: unknown) => number | null;

/** Reads `YYYY-MM-DD hh:mm:ss` in UTC, with or without fractions. Returns milliseconds. */
export function readUtc(value: unknown): number | null {
  const [, date, time, fraction = ''] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,3})?\d*(?:Z|\+00(?::?00)?)?$/.exec(
      readText(value) ?? '',
    ) ?? [];
  return date ? readNumber(Number(new Date(`${date}T${time!}${fraction}Z`))) : null;
}

/** Returns a reader for times in a zone with a fixed offset from UTC in seconds. */
export function timeIn(offset: number): ReadTime {
  return (value) => {
    const wall = readUtc(value);
    return wall === null ? null : wall - offset * 1000;
  };
}

/**
 * Returns the offset from UTC in seconds that `/api/live-info` reports. Before Airtime 2.5.2, all of the
 * server's times are in the station's zone. Null if the offset isn't reported.
 */
export function readOffset({ timezone, timezoneOffset }: Fields): number | null {
  const offset = readNumber(timezoneOffset);
  if (offset !== null && Math.abs(offset) <= 86_400) return offset;
  return isUtc(timezone) && readText(timezone) ? 0 : null;
}

/** Whether the zone is UTC. The zone may also be missing in the response to a request for UTC. */
export function isUtc(zone: unknown): boolean {
  return /^((etc\/)?utc|gmt)?$/i.test(readText(zone) ?? '');
}
