/**
 * Generates iCalendar files (RFC 5545).
 *
 * Times are in UTC, and the file contains only the name of the station's zone. Local times would be ambiguous
 * in an hour that occurs twice. They would also require the zone's rules, which calendar apps interpret
 * differently. No event in the file repeats, so the rules aren't needed.
 */
import { formatISO } from 'date-fns/formatISO';
import { dateAt } from './calendar.js';
import type { AnyAiring, Settled } from './settled.js';

export interface CalendarOf<A extends AnyAiring> {
  /** Name of the station. */
  name: string;
  /** IANA name of the station's time zone. */
  zone: string;
  /** Identifies the station among all stations. It can consist of the host of its panel and its server number. */
  station: string;
  /** Creation time of the file in Unix seconds. */
  now: number;
  /** Interval in hours at which subscribers refresh the file. Undefined if the file is only saved once. */
  refreshHours?: number;
  describe?: (airing: Settled<A>) => string;
}

/**
 * Returns the file. An airing without a length has no end in the file. Airings outside the years 1970 to 9999
 * are left out.
 */
export function calendarFile<A extends AnyAiring>(airings: readonly Settled<A>[], of: CalendarOf<A>): string {
  return [...calendarParts(airings, of)].join('');
}

/** Yields the file one airing at a time, so that a server can respond to other requests while it writes a long file. */
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
    // `NAME` is defined in RFC 7986. `X-WR-CALNAME` is an older, unofficial name for the same property.
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
      // The id is stable, so that importing the file again replaces the airings.
      `UID:${text(`${id ?? `after-${parent_id}`}-${start_ts}@${of.station}`)}`,
      `DTSTAMP:${utcText(of.now)}`,
      `DTSTART:${utcText(start_ts)}`,
      ...(end_ts > start_ts ? [`DTEND:${utcText(end_ts)}`] : []),
      `SUMMARY:${text(name)}`,
      ...(description ? [`DESCRIPTION:${text(description)}`] : []),
      // An airing shouldn't make the listener appear busy.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    );
  }
  yield lines('END:VCALENDAR');
}

const YEAR_10000 = 253_402_300_800;

/** Returns a time such as 20260329T010000Z. */
function utcText(seconds: number): string {
  return formatISO(dateAt(seconds), { format: 'basic' });
}

/** Escapes everything that a reader may treat as the end of a line. Removes other control characters. */
function text(raw: string): string {
  return raw
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

function lines(...each: string[]): string {
  return each.map((line) => folded(line) + '\r\n').join('');
}

/** Folds a line so that each part has at most 75 octets. Characters aren't split. */
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
