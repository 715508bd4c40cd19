/**
 * In:  airings that are settled, and what calendars shall call them.
 * Out: an iCalendar file (RFC 5545), to be saved or sent as UTF-8.
 *
 * A choice of this project: each moment is written in UTC, and the station's
 * zone is named beside. A local time with a zone of its own can't say which of
 * two it means in a doubled hour, and needs rules of that zone, which calendars
 * read in ways of their own; nothing here repeats, so the rules are not needed.
 */
import { formatISO } from 'date-fns/formatISO';
import { dateAt } from './calendar.js';
import type { AnyAiring, Settled } from './settled.js';

export interface CalendarOf<A extends AnyAiring> {
  /** The station. */
  name: string;
  /** IANA name of the station's time zone. */
  zone: string;
  /** What tells this station from every other one: the host of its panel and its server, say. */
  station: string;
  /** When the file is made: Unix seconds. */
  now: number;
  /** After how many hours those who subscribe to it may ask again; absent for a file that is saved once. */
  refreshHours?: number;
  /** What else there is to say about an airing. */
  describe?: (airing: Settled<A>) => string;
}

/** The file. An airing that lasts no time is a moment; one that lies outside of the years 1970 to 9999 is left out. */
export function calendarFile<A extends AnyAiring>(airings: readonly Settled<A>[], of: CalendarOf<A>): string {
  return [...calendarParts(airings, of)].join('');
}

/** The same, an airing at a time: a server that writes a long file answers others in between. */
export function* calendarParts<A extends AnyAiring>(
  airings: readonly Settled<A>[],
  of: CalendarOf<A>,
): Generator<string, void> {
  const name = text(of.name);
  const interval = `PT${of.refreshHours}H`;
  yield lines(
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Onair//Onair//EN',
    // Of RFC 7986, and as calendars called it before.
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `X-WR-TIMEZONE:${text(of.zone)}`,
    ...(of.refreshHours
      ? [`REFRESH-INTERVAL;VALUE=DURATION:${interval}`, `X-PUBLISHED-TTL:${interval}`]
      : []),
  );
  for (const airing of airings) {
    const { id, parent_id, name, start_ts, end_ts } = airing;
    if (!(start_ts >= 0 && end_ts < YEAR_10000)) continue;
    const description = of.describe?.(airing);
    yield lines(
      'BEGIN:VEVENT',
      // The same airing in a file that is loaded again takes its own place, instead of another.
      `UID:${text(`${id ?? `after-${parent_id}`}-${start_ts}@${of.station}`)}`,
      `DTSTAMP:${utcText(of.now)}`,
      `DTSTART:${utcText(start_ts)}`,
      ...(end_ts > start_ts ? [`DTEND:${utcText(end_ts)}`] : []),
      `SUMMARY:${text(name)}`,
      ...(description ? [`DESCRIPTION:${text(description)}`] : []),
      // Who wants to hear a show is not busy.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    );
  }
  yield lines('END:VCALENDAR');
}

const YEAR_10000 = 253_402_300_800;

/** 20260329T010000Z. */
function utcText(seconds: number): string {
  return formatISO(dateAt(seconds), { format: 'basic' });
}

/** Whatever any reader may take for the end of a line becomes an escaped one; what no text has is left out. */
function text(raw: string): string {
  return raw
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

function lines(...each: string[]): string {
  return each.map((line) => folded(line) + '\r\n').join('');
}

/** Lines of at most 75 octets, never broken inside of a character. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const code = character.codePointAt(0)!;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (octets + size > 75) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
