/** Reads times, lengths and states in the forms that servers use. */
import { readCount, readNumber, readText } from '../fields.js';
import { readInstant } from '../instants.js';

/** The start of 2001 and the year 5138, in Unix seconds. Larger numbers are milliseconds. */
const EARLIEST_SECONDS = 978_307_200;
const LATEST_SECONDS = 1e11;
/** No track has this many seconds, so larger numbers are milliseconds. */
const MAX_LENGTH_SECONDS = 10_000;

/** A date and time, whose seconds, fraction and zone may be missing. */
const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?([.,]\d{1,9})? ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?$/i;
/** The format of HTTP and email, such as `Fri, 06 Mar 2026 12:00:00 GMT`. */
const NAMED_MONTH = /^\w{3}, \d{1,2} \w{3} \d{4} \d\d:\d\d:\d\d (GMT|UTC|[+-]\d{4})$/;

/** Returns a time in milliseconds, UTC. A date and time without an offset is in UTC. Null for anything else. */
export function readTime(value: unknown): number | null {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim()))) {
    const number = readNumber(value);
    if (number === null || number < EARLIEST_SECONDS) return null;
    return Math.round(number < LATEST_SECONDS ? number * 1000 : number);
  }
  const text = readText(value) ?? '';
  if (NAMED_MONTH.test(text)) return Date.parse(text) || null;
  const [, day, minutes, seconds = ':00', fraction = '', zone = ''] = DATE_TIME.exec(text) ?? [];
  if (!day) return null;
  const offset = /^[+-]/.test(zone) ? zone.padEnd(5, '0') : 'Z';
  return readInstant(`${day}T${minutes}${seconds}${fraction.replace(',', '.')}${offset}`);
}

/** Returns a length in milliseconds from seconds, milliseconds, `mm:ss` or `h:mm:ss`. Null for anything else, and for 0. */
export function readLength(value: unknown): number | null {
  const text = readText(value) ?? '';
  const [, hours = 0, minutes, seconds] = /^(?:(\d{1,2}):)?(\d{1,3}):(\d\d(?:\.\d{1,9})?)$/.exec(text) ?? [];
  if (minutes) return Math.round((+hours * 3600 + +minutes * 60 + +seconds!) * 1000) || null;
  const number = readCount(value);
  return Math.round((number ?? 0) * (number! > MAX_LENGTH_SECONDS ? 1 : 1000)) || null;
}

const ON =
  /^(true|1|yes|y|on|on ?air|on ?line|live|playing|streaming|broadcasting|started|running|active|up|connected)$/;
const OFF =
  /^(false|0|no|n|off|off ?air|off ?line|not playing|silent|stopped|paused|ended|idle|inactive|down|disconnected)$/;

/** Returns null if the value doesn't say whether the station is on air. */
export function readOnAir(value: unknown): boolean | null {
  const text = String(typeof value === 'boolean' ? value : (readText(value) ?? ''))
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  return ON.test(text) ? true : OFF.test(text) ? false : null;
}
