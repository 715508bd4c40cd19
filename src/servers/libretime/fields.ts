import { readNumber, readText } from '../fields.js';
import type { Fields } from '../json.js';

/** Reads a time in milliseconds, UTC. */
export type ReadTime = (value: unknown) => number | null;

/** Reads `YYYY-MM-DD hh:mm:ss` in UTC, with or without fractions. Returns milliseconds. */
export function readUtc(value: unknown): number | null {
  const [, date, time, fraction = ''] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,3})?\d*(?:Z|\+00(?::?00)?)?$/.exec(
      readText(value) ?? '',
    ) ?? [];
  return date ? readNumber(Number(new Date(`${date}T${time!}${fraction}Z`))) : null;
}

/** Returns a reader for times in a zone that is a fixed number of seconds ahead of UTC. */
export function timeIn(offset: number): ReadTime {
  return (value) => {
    const wall = readUtc(value);
    return wall === null ? null : wall - offset * 1000;
  };
}

/**
 * Returns the offset from UTC in seconds, as `/api/live-info` reports it. Before Airtime 2.5.2, all times of such a
 * server are in the station's zone. Null if it isn't reported.
 */
export function readOffset({ timezone, timezoneOffset }: Fields): number | null {
  const offset = readNumber(timezoneOffset);
  if (offset !== null && Math.abs(offset) <= 86_400) return offset;
  return isUtc(timezone) && readText(timezone) ? 0 : null;
}

/** Whether a zone is UTC, or missing in a response to a request for UTC. */
export function isUtc(zone: unknown): boolean {
  return /^((etc\/)?utc|gmt)?$/i.test(readText(zone) ?? '');
}
