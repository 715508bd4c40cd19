/** Reads times, lengths and states in the forms that servers use. */
import { zoneNamed } from '../../schedule/zone.js';
import { readCount, readText } from '../fields.js';
import { readInstant } from '../instants.js';

/** The start of 2001 and the year 5138, in Unix seconds. Larger numbers are milliseconds, or smaller units. */
const EARLIEST_SECONDS = 978_307_200;
const LATEST_SECONDS = 1e11;
/** Few tracks have this many seconds, so larger numbers are milliseconds. */
const MAX_LENGTH_SECONDS = 10_000;
/** Shows that last for hours end on a quarter hour. */
const QUARTER_SECONDS = 900;
const MAX_SHOW_SECONDS = 43_200;

/** A date and time, whose seconds, fraction and zone may be missing. */
const DATE_TIME =
  /^(\d{4})([-/.])(\d\d)\2(\d\d)(?:T|,? )(\d\d:\d\d)(:\d\d)?([.,]\d{1,9})? ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?$/i;
/** The same with the day first, as in German and Russian. With slashes, the month may be first, so it isn't read. */
const DAY_FIRST = /^(\d\d?)\.(\d\d?)\.(\d{4})(?=[T, ])/;
/** The format of HTTP and email, such as `Fri, 06 Mar 2026 12:00:00 GMT`. */
const NAMED_MONTH = /^\w{3}, \d{1,2} \w{3} \d{4} \d\d:\d\d:\d\d (GMT|UTC|[+-]\d{4})$/;
/** The format of ASP.NET, such as `/Date(1772798400000)/`. */
const TICKS = /^\/Date\((\d+)(?:[+-]\d{4})?\)\/$/;

/**
 * Returns a time in milliseconds, UTC. A date and time without an offset is in `zone`, or in UTC if that is null. Returns
 * null for anything else.
 */
export function readTime(value: unknown, zone: string | null): number | null {
  const text = readText(value) ?? '';
  const [, digits = text] = TICKS.exec(text) ?? [];
  if (/^\d{1,19}(\.\d{1,9})?$/.test(digits)) return timeOfNumber(Number(digits));
  if (NAMED_MONTH.test(text)) return Number(new Date(text)) || null;
  const written = text.replace(
    DAY_FIRST,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  const [, year, , month, day, minutes, seconds = ':00', fraction = '', offset = ''] =
    DATE_TIME.exec(written) ?? [];
  if (!year) return null;
  const start = `${year}-${month!}-${day!}T${minutes!}${seconds}${fraction.replace(',', '.')}`;
  if (offset || !zone) return readInstant(start + (/^[+-]/.test(offset) ? offset.padEnd(5, '0') : 'Z'));
  const wall = readInstant(`${start}Z`);
  return wall === null ? null : zoneNamed(zone).unixAt(Math.floor(wall / 1000)) * 1000 + (wall % 1000);
}

function timeOfNumber(number: number): number | null {
  if (number < EARLIEST_SECONDS) return null;
  let ms = number < LATEST_SECONDS ? number * 1000 : number;
  // Microseconds or nanoseconds.
  while (ms > LATEST_SECONDS * 1000) ms /= 1000;
  return Math.round(ms);
}

/**
 * Returns a length in milliseconds from seconds, milliseconds, `mm:ss`, `h:mm:ss` or an ISO 8601 duration such as
 * `PT3M20S`. Null for anything else, and for 0.
 */
export function readLength(value: unknown): number | null {
  const text = readText(value) ?? '';
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,2}):)?(\d{1,3}):(\d\d(?:\.\d{1,9})?)$/.exec(text) ??
    /^PT(?=\d)(?:(\d{1,2})H)?(?:(\d{1,4})M)?(?:(\d{1,6}(?:\.\d{1,9})?)S)?$/i.exec(text) ??
    [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  if (total) return Math.round(total * 1000);
  const number = readCount(value) ?? 0;
  const isShow = number <= MAX_SHOW_SECONDS && number % QUARTER_SECONDS === 0;
  return Math.round(number * (number > MAX_LENGTH_SECONDS && !isShow ? 1 : 1000)) || null;
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
