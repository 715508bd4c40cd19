/** Reads one event of a calendar from its lines. */
import ICAL from 'ical.js';
import { secondsInDay } from 'date-fns/constants';
import { decodeAs, readCharset, repairCodePage } from '../../../../servers/code-pages.js';
import { decodeEntities } from '../../../../servers/html-entities.js';
import { readText } from '../../../../servers/fields.js';
import { repairLatin1 } from '../../../../servers/title-encoding.js';
import type { CalendarPart, ContentLine, EventLines } from './content-lines.js';
import { readCalendarTime, type CalendarTime } from './calendar-time.js';
import { modernRule } from './vcalendar.js';

/**
 * The length of an event. It has two parts, because a day can be shorter or longer than 24 hours at a clock
 * change, but an hour always has the same length.
 */
export interface CalendarLength {
  /** The weeks and days of the length, in seconds. They are added to the local time. */
  days: number;
  /** The hours, minutes and seconds of the length, in seconds. They are added to the time in UTC. */
  time: number;
}

/** An additional start (`RDATE`), possibly with a different length. */
export interface AddedStart {
  start: CalendarTime;
  end: CalendarTime | null;
  length: CalendarLength | null;
}

export interface CalendarEvent {
  uid: string;
  name: string | null;
  isCancelled: boolean;
  /** Revision number of the event. */
  sequence: number;
  /** Local time in seconds at which the event was last changed, or 0 if unknown. */
  modified: number;
  /** Local time in seconds at which this version was written, or 0 if unknown. */
  stamp: number;
  start: CalendarTime;
  /** Null if the event has a length instead, or neither an end nor a length. */
  end: CalendarTime | null;
  length: CalendarLength | null;
  rules: readonly string[];
  /** Rules for occurrences to leave out (`EXRULE`). */
  excludedRules: readonly string[];
  added: readonly AddedStart[];
  excluded: readonly CalendarTime[];
  /** The original start of the occurrence that this event replaces; null for other events. */
  replaces: CalendarTime | null;
  /** Whether the event also changes all later occurrences (`RANGE=THISANDFUTURE`). */
  isFromThenOn: boolean;
}

/**
 * Names are truncated twice: to `MAX_ESCAPED_LENGTH` characters before their escapes are decoded, and to
 * `MAX_NAME_LENGTH` characters afterwards.
 */
const MAX_DURATION_LENGTH = 100;
const MAX_NAME_LENGTH = 200;
const MAX_ESCAPED_LENGTH = 4 * MAX_NAME_LENGTH;
/** In quoted-printable text, a character is encoded as up to twelve characters. */
const MAX_QUOTED_LENGTH = 12 * MAX_NAME_LENGTH;

/** Returns null if the event has no valid start. `part` is the calendar that contains the event. */
export function readCalendarEvent(
  lines: EventLines,
  part: Pick<CalendarPart, 'zone' | 'isCancelling'>,
): CalendarEvent | null {
  const first = (name: string): ContentLine | undefined => lines.get(name)?.[0];
  const time = (name: string): CalendarTime | null => timesOf(lines.get(name)?.slice(0, 1))[0] ?? null;
  const replaces = time('RECURRENCE-ID');
  // A cancellation may have no start.
  const start = time('DTSTART') ?? replaces;
  if (!start) return null;
  const rules = (name: string): string[] =>
    (lines.get(name) ?? []).map(({ value }) => modernRule(value, start.wall));
  return {
    uid: first('UID')?.value.trim() ?? '',
    name: readName(first('SUMMARY')),
    isCancelled: part.isCancelling || /^\s*CANCELL?ED\s*$/i.test(first('STATUS')?.value ?? ''),
    sequence: Number.parseInt(first('SEQUENCE')?.value ?? '', 10) || 0,
    modified: time('LAST-MODIFIED')?.wall ?? 0,
    stamp: time('DTSTAMP')?.wall ?? 0,
    start: {
      ...start,
      zone: start.zone ?? (part.zone || null),
      isDate: start.isDate || isAllDay(start, lines),
    },
    end: time('DTEND'),
    length: readLength(first('DURATION')?.value),
    rules: rules('RRULE'),
    excludedRules: rules('EXRULE'),
    added: (lines.get('RDATE') ?? []).flatMap(readAdded),
    excluded: timesOf(lines.get('EXDATE')),
    replaces,
    isFromThenOn: /;RANGE="?THISANDFUTURE/i.test(first('RECURRENCE-ID')?.parameters ?? ''),
  };
}

/**
 * Outlook and other programs write all-day events as times from midnight to midnight, and mark them as all-day
 * events with a separate property.
 */
function isAllDay({ wall }: CalendarTime, lines: EventLines): boolean {
  const marks = [...lines].filter(([name]) => name.startsWith('X-')).flatMap(([, values]) => values);
  return wall % secondsInDay === 0 && marks.some(({ value }) => /^\s*(TRUE|1)\s*$/i.test(value));
}

function timesOf(lines: readonly ContentLine[] = []): CalendarTime[] {
  return lines
    .flatMap(({ parameters, value }) => {
      const zone = zoneIn(parameters);
      // Some programs separate dates with semicolons.
      const times = value.split(/[,;]/).map((each) => readCalendarTime(each, zone));
      if (times.some((each) => each !== null)) return times;
      // A time zone such as `(UTC-05:00) Eastern Time` contains a colon, so it should be in quotes. Some
      // programs omit the quotes.
      const line = `${parameters}:${value}`;
      const colon = line.lastIndexOf(':');
      return [readCalendarTime(line.slice(colon + 1), zoneIn(line.slice(0, colon)))];
    })
    .filter((each) => each !== null);
}

/** Names that programs write if a time has no zone. */
const NO_ZONE = /^(floating|local(time)?|none|null|undefined|unknown)?$/i;

const zoneIn = (parameters: string): string | null => {
  const [, quoted, plain] = /;TZID=(?:"([^"]*)"|([^;]*))/i.exec(parameters) ?? [];
  const name = (quoted ?? plain ?? '').slice(0, MAX_NAME_LENGTH).trim();
  return NO_ZONE.test(name) ? null : name;
};

function readAdded({ parameters, value }: ContentLine): AddedStart[] {
  return value.split(',').flatMap((each) => {
    const [from = '', to = ''] = each.split('/');
    const [start] = timesOf([{ parameters, value: from }]);
    if (!start) return [];
    return [{ start, end: timesOf([{ parameters, value: to }])[0] ?? null, length: readLength(to) }];
  });
}

/** Returns null if the text isn't a duration. */
function readLength(text = ''): CalendarLength | null {
  try {
    // ICAL.js ignores fractions, as in `PT1.5H`.
    // regex-bound: 100 characters, MAX_DURATION_LENGTH.
    const whole = text
      .slice(0, MAX_DURATION_LENGTH)
      .trim()
      .toUpperCase()
      .replace(/(\d+)[.,](\d+)([HM])/, (_, digits: string, fraction: string, unit: string) => {
        const seconds = Number(`${digits}.${fraction}`) * (unit === 'H' ? 3600 : 60);
        return `${Math.round(seconds)}S`;
      });
    const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(whole);
    const sign = isNegative ? -1 : 1;
    return {
      days: sign * (7 * weeks + days) * secondsInDay,
      time: sign * (hours * 3600 + minutes * 60 + seconds),
    };
  } catch {
    return null;
  }
}

/** Reads a name. Some programs also escape the text for HTML, sometimes twice, or leave tags in it. */
function readName(line: ContentLine | undefined): string | null {
  const text = decodeQuoted(line)
    .slice(0, MAX_ESCAPED_LENGTH)
    .replace(/\\([\\;,:"n])/gi, (_, escaped: string) => (/n/i.test(escaped) ? ' ' : escaped));
  const plain = decodeEntities(decodeEntities(repairCodePage(repairLatin1(text)))).replace(
    /<\/?[a-z][^<>]*>/gi,
    ' ',
  );
  return readText(plain.replace(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH));
}

/** Decodes quoted-printable text, which vCalendar 1.0 uses for text outside ASCII. */
function decodeQuoted({ parameters, value }: ContentLine = { parameters: '', value: '' }): string {
  if (!/QUOTED-PRINTABLE/i.test(parameters)) return value;
  const text = value
    .slice(0, MAX_QUOTED_LENGTH)
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const [, charset = ''] = /;CHARSET="?([\w-]+)/i.exec(parameters) ?? [];
  return decodeAs(text, readCharset(charset) ?? 'windows-1252');
}
