/** How LibreTime writes its fields. */
import { readNumber, readText } from '../fields.js';

/** Milliseconds of `YYYY-MM-DD hh:mm:ss`, with or without fractions, in UTC. */
export function readUtc(value: unknown): number | null {
  const [, date, time, fraction = ''] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,3})?\d*(?:Z|\+00(?::?00)?)?$/.exec(
      readText(value) ?? '',
    ) ?? [];
  return date ? readNumber(Date.parse(`${date}T${time!}${fraction}Z`)) : null;
}
