/** Reads times, lengths and states in the formats that servers use. */
import { zoneNamed } from '../../schedule/zone.js';
import { readCount, readText } from '../fields.js';
import { readInstant, timeOfNumber } from '../instants.js';
import { minutesAhead } from '../zone-offsets.js';

/** The start of 2001, in Unix seconds. Smaller numbers may be lengths. */
const EARLIEST_SECONDS = 978_307_200;
const HOUR_MS = 3_600_000;
export const HALF_DAY_MS = 12 * HOUR_MS;
const DAY_SECONDS = 86_400;
/** Few tracks last this long, so larger numbers are milliseconds. */
const MAX_LENGTH_SECONDS = 10_000;
/** The length of a show that lasts for hours is a multiple of this. */
const QUARTER_SECONDS = 900;
const MAX_SHOW_SECONDS = 43_200;

/** A date and time. The seconds and the fraction are optional. */
const DATE_TIME =
  /^(\d{4})([-/.])(\d\d?)\2(\d\d?)(?:T|,? )(\d\d?):(\d\d)(:\d\d)?([.,]\d{1,9})?(?: ?([ap])\.?m\.?)?$/i;
/** A time with a zone: `12:00 EST`, `12:00:00+0100`, `12:00 PM (Europe/Berlin)`. */
// regex-bound: 2,000 characters, cut by readText.
const ZONED =
  /^(.*\d:\d\d(?:[:.,]\d+)*(?: ?[ap]\.?m\b\.?)?) ?((?:GMT|UTC)?[+-]\d\d?(?::?\d\d)?|\(?[a-z][a-z_]*(?:\/[a-z_/]+|(?: [a-z]+)* time)?\)?)$/i;
/**
 * A date and time with the year last. With dots, the day is first, as in German and Russian; otherwise the
 * month may be first.
 */
const YEAR_LAST = /^(\d\d?)([./-])(\d\d?)\2(\d{4})(?=[T, ])/;
/** The format of C's `ctime`: `Fri Mar  6 12:00:00 2026`. */
const YEAR_AT_END =
  /^(?:[a-z]{3} )?([a-z]{3}) +(\d{1,2}) (\d\d:\d\d:\d\d)( [+-]\d{4}| [a-z]{1,5})? (\d{4})$/i;
/**
 * The formats of HTTP, email, JavaScript and English text: `Fri, 06 Mar 2026 12:00:00 GMT`, `Mar 6, 2026
 * 12:00 PM`.
 */
const NAMED_MONTH =
  /^(?:[a-z]{3,9},? )?(?:\d{1,2} [a-z]{3,9}|[a-z]{3,9} \d{1,2}),? \d{4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?( ?(?:GMT|UTC|Z)?(?:[+-]\d{4})?(?: \([^()]{1,60}\))?)$/i;
/** `20260306120000` or `20260306T120000Z`. */
const COMPACT = /^(\d{4})(\d\d)(\d\d)T?(\d\d)(\d\d)(\d\d)(Z?)$/;
/** A time of day: `12:00`, `11:30:05 PM`. */
const CLOCK = /^(\d{1,2}):(\d\d)(?::(\d\d))?(?: ?([ap])\.?m\.?)?$/i;
/** The format of ASP.NET, such as `/Date(1772798400000)/`. */
const TICKS = /^\/Date\((\d+)(?:[+-]\d{4})?\)\/$/;

/** Converts a local time in a zone to UTC. Both are in milliseconds. */
type InUtc = (wall: number) => number;

/**
 * Returns a time in milliseconds, UTC. A date and time without an offset is in `zone`, or in UTC if `zone` is null. For
 * a time of day, returns the latest match that is at most `aheadMs` in the future. If either number of `06/03/2026` can
 * be the month, the date closer to today is used. Returns null for anything else.
 */
export function readTime(value: unknown, zone: string | null, aheadMs = HOUR_MS): number | null {
  const text = (readText(value) ?? '')
    .replace(COMPACT, '$1-$2-$3 $4:$5:$6$7')
    .replace(YEAR_AT_END, '$1 $2 $5 $3$4')
    .replace(/(\d)(?:st|nd|rd|th)\b/, '$1');
  const [, digits = text] = TICKS.exec(text) ?? [];
  if (/^\d{1,19}(\.\d{1,9})?$/.test(digits))
    return Number(digits) < EARLIEST_SECONDS ? null : timeOfNumber(Number(digits));
  const [, zoneless = '', written = ''] = ZONED.exec(text) ?? [];
  if (minutesAhead(written, 0, zone) !== null)
    return readWall(zoneless, (wall) => wall - minutesAhead(written, wall, zone)! * 60_000, aheadMs);
  return readWall(text, (wall) => inZone(wall, zone), aheadMs);
}

/** Reads a time without a zone. Only formats with a month name may include one. */
function readWall(text: string, inUtc: InUtc, aheadMs: number): number | null {
  const named = NAMED_MONTH.exec(text);
  if (named) {
    const ms = Number(new Date(named[1] ? text : `${text} UTC`)) || null;
    return ms && (named[1] ? ms : inUtc(ms));
  }
  const ofDay = secondsOfDay(text);
  if (ofDay !== null) return latestOf(ofDay, inUtc, Date.now() + aheadMs);
  const [, , separator] = YEAR_LAST.exec(text) ?? [];
  if (!separator) return readDateTime(text, inUtc);
  const dayFirst = readDateTime(text.replace(YEAR_LAST, '$4-$3-$1'), inUtc);
  const monthFirst = separator === '.' ? null : readDateTime(text.replace(YEAR_LAST, '$4-$1-$3'), inUtc);
  if (dayFirst === null || monthFirst === null) return dayFirst ?? monthFirst;
  const distance = (time: number): number => Math.abs(time - Date.now());
  return distance(monthFirst) < distance(dayFirst) ? monthFirst : dayFirst;
}

function readDateTime(text: string, inUtc: InUtc): number | null {
  const [, year, , month, day, hours, minutes, seconds = ':00', fraction = '', half] =
    DATE_TIME.exec(text) ?? [];
  if (!year || (half && Number(hours) > 12)) return null;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  const [mm, dd, hh] = [month!, day!, String(hour)].map((each) => each.padStart(2, '0'));
  const start = `${year}-${mm!}-${dd!}T${hh!}:${minutes!}${seconds}${fraction.replace(',', '.')}`;
  const wall = readInstant(`${start}Z`);
  return wall === null ? null : inUtc(wall);
}

/** Converts a local time in a zone to UTC. Both are in milliseconds. */
function inZone(wall: number, zone: string | null): number {
  return zone === null ? wall : zoneNamed(zone).unixAt(Math.floor(wall / 1000)) * 1000 + (wall % 1000);
}

/** Returns null if the text isn't a time of day. */
function secondsOfDay(text: string): number | null {
  const [, hours, minutes, seconds = 0, half] = CLOCK.exec(text) ?? [];
  if (!hours || Number(hours) > (half ? 12 : 23) || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  return hour * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Returns the last time up to `limit` at which clocks in a zone show a time of day. */
function latestOf(ofDay: number, inUtc: InUtc, limit: number): number {
  const today = Math.floor(limit / 1000 / DAY_SECONDS) * DAY_SECONDS;
  // The date in the zone may be one day before or after the date in UTC.
  const times = [1, 0, -1].map((days) => inUtc((today + days * DAY_SECONDS + ofDay) * 1000));
  return times.find((time) => time <= limit) ?? times[2]! - DAY_SECONDS * 1000;
}

/**
 * Returns a length in milliseconds from seconds, milliseconds, `mm:ss`, `h:mm:ss`, `3 min 20 s` or an ISO
 * 8601 duration such as `PT3M20S`. Null for 0 and for anything else.
 */
export function readLength(value: unknown): number | null {
  const text = readText(value) ?? '';
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,2}):)?(\d{1,3}):(\d\d(?:\.\d{1,9})?)(?: ?min\.?)?$/i.exec(text) ??
    /^P(?:0D)?T(?=\d)(?:(\d{1,2})H)?(?:(\d{1,4})M)?(?:(\d{1,6}(?:\.\d{1,9})?)S)?$/i.exec(text) ??
    /^(?=\d)(?:(\d{1,2}) ?h[a-z]{0,6}\.? ?)?(?:(\d{1,4}) ?m(?!s)[a-z]{0,6}\.? ?)?(?:(\d{1,6}) ?s[a-z]{0,6}\.?)?$/i.exec(
      text,
    ) ??
    [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  if (total) return Math.round(total * 1000);
  const number = readCount(text.replace(/^(\d+),(\d+)$/, '$1.$2')) ?? 0;
  const isShow = number <= MAX_SHOW_SECONDS && number % QUARTER_SECONDS === 0;
  return Math.round(number * (number > MAX_LENGTH_SECONDS && !isShow ? 1 : 1000)) || null;
}

const ON =
  /^(true|1|yes|y|on|on ?air|on ?line|live|(?:now )?playing|streaming|broadcasting|started|running|active|up|connected)$/;
const OFF =
  /^(false|0|no|n|off|off ?air|off ?line|not playing|silent|stopped|paused|ended|idle|inactive|down|disconnected)$/;

/** Returns null if the value doesn't show whether the station is on air. */
export function readOnAir(value: unknown): boolean | null {
  const text = String(typeof value === 'boolean' ? value : (readText(value) ?? ''))
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  return ON.test(text) ? true : OFF.test(text) ? false : null;
}
