/** How LibreTime writes its fields. */
import { readNumber, readText } from '../fields.js';
import { decodeEntities } from '../html-entities.js';

/** Before it is decoded, a text is cut to this length: characters. */
const MAX_ESCAPED_LENGTH = 4000;

/** LibreTime escapes each text for HTML. */
export function readEscaped(value: unknown): string | null {
  return readText(typeof value === 'string' ? decodeEntities(value.slice(0, MAX_ESCAPED_LENGTH)) : value);
}

/** Milliseconds of `YYYY-MM-DD hh:mm:ss`, with or without fractions, in UTC. */
export function readUtc(value: unknown): number | null {
  const [, date, time, fraction = ''] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,3})?\d*(?:Z|\+00(?::?00)?)?$/.exec(
      readText(value) ?? '',
    ) ?? [];
  return date ? readNumber(Date.parse(`${date}T${time!}${fraction}Z`)) : null;
}
