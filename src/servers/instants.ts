import { readCount, readNumber, readText } from './fields.js';

/**
 * A date and a time with a zone, such as `2026-01-02 03:04:05.6+00:00`. PostgreSQL writes the zone as `+00`.
 */
const INSTANT =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(\.\d{1,9})? ?(Z|UTC|GMT|([+-]\d\d)(?::?(\d\d))?)$/i;
/** The year 5138, in Unix seconds. Larger numbers are milliseconds or smaller units. */
const LATEST_SECONDS = 1e11;
/** No track is this long, so larger numbers are milliseconds. */
const MAX_LENGTH_SECONDS = 86_400;

/** Returns the time in milliseconds, UTC. Null if there is no zone, or if the value isn't a time. */
export function readInstant(value: unknown): number | null {
  const [, day, time, fraction = '', , hours, minutes = '00'] = INSTANT.exec(readText(value) ?? '') ?? [];
  if (!day) return null;
  const offset = hours ? `${hours}:${minutes}` : 'Z';
  const ms = Number(new Date(`${day}T${time}${fraction.slice(0, 4)}${offset}`));
  return ms > 0 ? ms : null;
}

/**
 * Converts a Unix time in seconds or smaller units to milliseconds. Null for 0, which means that there is no
 * time.
 */
export function timeOfNumber(number: number): number | null {
  if (number <= 0) return null;
  let ms = number < LATEST_SECONDS ? number * 1000 : number;
  // Microseconds or nanoseconds.
  while (ms > LATEST_SECONDS * 1000) ms /= 1000;
  return Math.round(ms);
}

/**
 * Returns a start in milliseconds, UTC, from Unix seconds, Unix milliseconds, or a date and time. Without a
 * zone, the time is UTC.
 */
export function readStart(value: unknown): number | null {
  const number = readNumber(value);
  return number === null ? (readInstant(value) ?? readInstant(`${readText(value)}Z`)) : timeOfNumber(number);
}

/**
 * Returns a length in milliseconds, from seconds, milliseconds, `mm:ss` or `h:mm:ss`. Null for 0 and for
 * anything else.
 */
export function readPlayLength(value: unknown): number | null {
  const [, hours = 0, minutes, seconds] =
    /^(?:(\d{1,2}):)?(\d{1,4}):(\d\d(?:\.\d{1,9})?)$/.exec(readText(value) ?? '') ?? [];
  const number = minutes
    ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
    : (readCount(value) ?? 0);
  return Math.round(number > MAX_LENGTH_SECONDS ? number : number * 1000) || null;
}
