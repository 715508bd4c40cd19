/**
 * In:  the text of a calendar (iCalendar), and a range.
 * Out: what is in it then, as airings. What is on all day is a note, not a show.
 */
import ICAL from 'ical.js';
import type { GridAiring } from '../../../../contract/records.js';
import { zoneNamed, type Zone } from '../../../../schedule/zone.js';
import type { TimeRange, ReportedRecord } from '../../../../servers/server-kind.js';
import { cutText } from './cut-text.js';
import { SourceFailure } from '../source/failures.js';
import { createFindZone, type FindZone } from './find-zone.js';
import { createTimeLimit, TooLong } from './time-limit.js';

export type ToldAirings = readonly ReportedRecord<GridAiring>[];

/** As many events are read, and airings of each; together as many as the schedule takes. */
const MOST_EVENTS = 2000;
const MOST_AIRINGS = 1000;
/** Names of events and zones are cut to this length before anything reads them: characters. */
const MAX_NAME_LENGTH = 200;
/** Occurrences of an event that are passed over: 30 years of a daily one. */
const MOST_OCCURRENCES = 12_000;
/** Occurrences that begin so long before the range are over before it: seconds. */
const PASSED_OVER = 9 * 86_400;
/** For reading the text, for one event, and for all events: milliseconds. Together they are less than the reader's limit. */
const TEXT_LIMIT = 3000;
const EVENT_LIMIT = 1000;
const LIMIT = 4000;
/** A time limit costs a millisecond: many events are read under one, for so long. */
const BATCH = 200;

/** What the times of events are read with. */
interface Reading {
  range: TimeRange;
  findZone: FindZone;
  /** Zone of times that name none. */
  floating: Zone;
}

/**
 * Blocks its thread for up to the limits. `zone` is the station's, for times that name no zone. An event that can't be
 * read, or not in time, is left out. Throws `SourceFailure` for a text that is not a calendar.
 */
export function readCalendar(text: string, range: TimeRange, zone: string): ToldAirings {
  const within = createTimeLimit();
  const [calendar, events] = within(TEXT_LIMIT, () => {
    const parsed = parse(text);
    return [parsed, eventsOf(parsed)] as const;
  });
  const findZone = createFindZone();
  const own = cutText(calendar.getFirstPropertyValue('x-wr-timezone'), MAX_NAME_LENGTH) ?? '';
  const reading = { range, findZone, floating: findZone(own) ?? zoneNamed(zone) };
  const single: ReportedRecord<GridAiring>[] = [];
  const repeated: ReportedRecord<GridAiring>[] = [];
  const last = Date.now() + LIMIT;
  let next = 0;
  function readSome(): void {
    const until = Date.now() + BATCH;
    while (next < events.length && Date.now() < until) {
      const event = events[next]!;
      try {
        (event.isRecurring() ? repeated : single).push(...occurrencesOf(event, reading));
      } catch {
        // It costs this event.
      }
      next += 1;
    }
  }
  while (next < events.length && Date.now() < last) {
    try {
      within(EVENT_LIMIT + BATCH, readSome);
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
      next += 1;
    }
  }
  // Of two at one time the later one is on air: a special comes after the show that it replaces.
  return [...repeated.slice(0, Math.max(0, MOST_EVENTS - single.length)), ...single];
}

/** Event by event: the library throws all away for one line that it can't read. */
function parse(text: string): ICAL.Component {
  const [head = '', ...parts] = text.split(/^BEGIN:VEVENT[ \t]*\r?\n/im);
  const ends = parts.map((part) => /^END:VEVENT[ \t]*(\r?\n|$)/im.exec(part));
  const rest = parts.map((part, index) =>
    part.slice((ends[index]?.index ?? 0) + (ends[index]?.[0].length ?? 0)),
  );
  const calendar = parseComponent(head + rest.join(''));
  if (calendar?.name !== 'vcalendar') throw new SourceFailure('it is no calendar');
  parts.slice(0, MOST_EVENTS).forEach((part, index) => {
    const end = ends[index];
    const event = end && parseComponent(`BEGIN:VEVENT\r\n${part.slice(0, end.index)}END:VEVENT\r\n`);
    if (event) calendar.addSubcomponent(event);
  });
  return calendar;
}

/** Null for what can't be read. */
function parseComponent(text: string): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  } catch {
    return null;
  }
}

/**
 * Those that were changed for one day belong to the one that is repeated. Repeated ones are last: only they can take long,
 * and what is left when the time is over is left out.
 */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const all = calendar.getAllSubcomponents('vevent');
  const changed = new Map<string, ICAL.Component[]>();
  const repeated: ICAL.Component[] = [];
  for (const event of all) {
    const uid = String(event.getFirstPropertyValue('uid'));
    if (event.hasProperty('recurrence-id')) changed.set(uid, [...(changed.get(uid) ?? []), event]);
    else repeated.push(event);
  }
  const events = repeated.map((event) => {
    const exceptions = changed.get(String(event.getFirstPropertyValue('uid'))) ?? [];
    return new ICAL.Event(event, { exceptions, strictExceptions: false });
  });
  return [
    ...events.filter((event) => !event.isRecurring()),
    ...events.filter((event) => event.isRecurring()),
  ];
}

function occurrencesOf(event: ICAL.Event, reading: Reading): ReportedRecord<GridAiring>[] {
  if (event.startDate.isDate || isCancelled(event)) return [];
  const name = nameOf(event);
  if (!event.isRecurring()) {
    const airing = airingOf(event, name, event.startDate, event.endDate, reading);
    return airing ? [airing] : [];
  }
  const { range } = reading;
  const airings: ReportedRecord<GridAiring>[] = [];
  const starts = event.iterator();
  for (let count = 0; count < MOST_OCCURRENCES && airings.length < MOST_AIRINGS; count += 1) {
    const start = starts.next() as ICAL.Time | null;
    if (!start) break;
    // Years before the range are passed over quickly, without looking up the zone's offset.
    if (wallOf(start) < range.from - PASSED_OVER) continue;
    if (unixOf(start, event, reading) >= range.to) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(start);
    if (isCancelled(item)) continue;
    const own = item === event ? name : nameOf(item);
    const airing = airingOf(item, own, startDate, endDate, reading);
    if (airing) airings.push(airing);
  }
  return airings;
}

/** Read once for an event, not for each of its airings. */
const nameOf = (event: ICAL.Event): string | null => cutText(event.summary, MAX_NAME_LENGTH);

function airingOf(
  event: ICAL.Event,
  name: string | null,
  start: ICAL.Time,
  end: ICAL.Time,
  reading: Reading,
): ReportedRecord<GridAiring> | null {
  const { range, findZone, floating } = reading;
  const start_ts = unixOf(start, event, reading);
  const end_ts = unixOf(end, event, reading);
  if (start_ts >= range.to || end_ts <= range.from) return null;
  const timezone = zoneOf(start, event);
  const zone = timezone === null ? floating : findZone(timezone);
  return { name, start_ts, end_ts, timezone: zone?.name ?? null };
}

const isCancelled = ({ component }: ICAL.Event): boolean =>
  String(component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED';

/** The name of a time's zone, as the file has it; null for one that is anybody's local time. */
function zoneOf(time: ICAL.Time, event: ICAL.Event): string | null {
  if (time.zone === ICAL.Timezone.utcTimezone) return 'UTC';
  const named = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return named ? named.slice(0, MAX_NAME_LENGTH).replace(/^\/.*?\/(?=[A-Z])/, '') : null;
}

/** The time on the wall: seconds, as if it were UTC. */
const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second) / 1000;

/** The platform's rules of a zone are preferred to the file's own, which end at some year. */
function unixOf(time: ICAL.Time, event: ICAL.Event, { findZone, floating }: Reading): number {
  const wall = wallOf(time);
  const timezone = zoneOf(time, event);
  if (timezone === 'UTC') return wall;
  const zone = timezone === null ? floating : findZone(timezone);
  if (zone) return zone.unixAt(wall);
  // A name that only the file knows, as Outlook's.
  return time.zone && time.zone !== ICAL.Timezone.localTimezone ? time.toUnixTime() : floating.unixAt(wall);
}
