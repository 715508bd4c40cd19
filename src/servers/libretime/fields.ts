import { readNumber, readText } from '../fields.js';

/** Reads `YYYY-MM-DD hh:mm:ss` in UTC, with or without fractions. Returns milliseconds. */
export function readUtc(value: unknown): number | null {
  const [, date, time, fraction = ''] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,3})?\d*(?:Z|\+00(?::?00)?)?$/.exec(
      readText(value) ?? '',
    ) ?? [];
  return date ? readNumber(Date.parse(`${date}T${time!}${fraction}Z`)) : null;
}
