/** Reads airings from an iCalendar file. All-day events are notes rather than shows and are left out. */
import ICAL from 'ical.js';
import type { GridAiring } from '../../../../contract/records.js';
import { zoneNamed, type Zone } from '../../../../schedule/zone.js';
import type { TimeRange, ReportedRecord } from '../../../../servers/server-kind.js';
import { cutText } from './cut.js';
import { SourceFailure } from '../source/source-failure.js';
import { createFindZone, type FindZone } from './find-zone.js';
import { createTimeLimit, TooLong } from './time-limit.js';

/** Limits on events, and on airings in total. They are the same as for the schedule. */
const MAX_EVENTS = 2000;
const MAX_AIRINGS_PER_EVENT = 1000;
/** Event and time zone names are truncated to this many characters before they are parsed. */
const MAX_NAME_LENGTH = 200;
/** Limit on the occurrences of one event, including past ones: about 30 years of a daily event. */
const MAX_OCCURRENCES = 12_000;
/** Occurrences that start this long before the range are skipped without checking when they end. */
const SKIP_BEFORE_RANGE_SECONDS = 9 * 86_400;
/** Time limits for parsing the text, for one event, and for all events. Their sum is below the reader's limit. */
const TEXT_LIMIT_MS = 3000;
const EVENT_LIMIT_MS = 1000;
const ALL_EVENTS_LIMIT_MS = 4000;
/** Setting a time limit takes a millisecond, so events are read in batches of this duration. */
const BATCH_MS = 200;

/** Settings for reading the times of events. */
interface Reading {
  range: TimeRange;
  findZone: FindZone;
  /** Time zone to use for times that have none. */
  floating: Zone;
}

/**
 * Can block the thread until the time limits are reached. `zone` is the station's time zone, used for times without
 * one. Events that can't be read in time are left out. Throws `SourceFailure` if the text isn't a calendar.
 */
export function readCalendar(
  text: string,
  range: TimeRange,
  zone: string,
): readonly ReportedRecord<GridAiring>[] {
  const within = createTimeLimit();
  const [calendar, events] = within(TEXT_LIMIT_MS, () => {
    const parsed = parse(text);
    return [parsed, eventsOf(parsed)] as const;
  });
  const findZone = createFindZone();
  const own = cutText(calendar.getFirstPropertyValue('x-wr-timezone'), MAX_NAME_LENGTH) ?? '';
  const reading = { range, findZone, floating: findZone(own) ?? zoneNamed(zone) };
  const single: ReportedRecord<GridAiring>[] = [];
  const repeated: ReportedRecord<GridAiring>[] = [];
  const last = Date.now() + ALL_EVENTS_LIMIT_MS;
  let next = 0;
  function readSome(): void {
    const until = Date.now() + BATCH_MS;
    while (next < events.length && Date.now() < until) {
      const event = events[next]!;
      try {
        (event.isRecurring() ? repeated : single).push(...occurrencesOf(event, reading));
      } catch {
        // Leave out only this event.
      }
      next += 1;
    }
  }
  while (next < events.length && Date.now() < last) {
    try {
      within(EVENT_LIMIT_MS + BATCH_MS, readSome);
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
      next += 1;
    }
  }
  // If two airings have the same time, the later one in the list wins, so a one-off replaces the weekly show.
  return [...repeated.slice(0, Math.max(0, MAX_EVENTS - single.length)), ...single];
}

/** Parses each event separately, because the library rejects a whole file if a single line is invalid. */
function parse(text: string): ICAL.Component {
  const [head = '', ...parts] = text.split(/^BEGIN:VEVENT[ \t]*\r?\n/im);
  const ends = parts.map((part) => /^END:VEVENT[ \t]*(\r?\n|$)/im.exec(part));
  const rest = parts.map((part, index) =>
    part.slice((ends[index]?.index ?? 0) + (ends[index]?.[0].length ?? 0)),
  );
  const calendar = parseComponent(head + rest.join(''));
  if (calendar?.name !== 'vcalendar') throw new SourceFailure('it is not a calendar');
  parts.slice(0, MAX_EVENTS).forEach((part, index) => {
    const end = ends[index];
    const event = end && parseComponent(`BEGIN:VEVENT\r\n${part.slice(0, end.index)}END:VEVENT\r\n`);
    if (event) calendar.addSubcomponent(event);
  });
  return calendar;
}

/** Returns null if the text is invalid. */
function parseComponent(text: string): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  } catch {
    return null;
  }
}

/**
 * Returns the events, with changed occurrences (`RECURRENCE-ID`) attached to their recurring event. Recurring
 * events come last, because only they can run into the time limit.
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
  for (let count = 0; count < MAX_OCCURRENCES && airings.length < MAX_AIRINGS_PER_EVENT; count += 1) {
    const start = starts.next() as ICAL.Time | null;
    if (!start) break;
    // Skip past years quickly, without looking up the time zone offset.
    if (wallOf(start) < range.from - SKIP_BEFORE_RANGE_SECONDS) continue;
    if (unixOf(start, event, reading) >= range.to) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(start);
    if (isCancelled(item)) continue;
    const own = item === event ? name : nameOf(item);
    const airing = airingOf(item, own, startDate, endDate, reading);
    if (airing) airings.push(airing);
  }
  return airings;
}

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

/** Returns the time zone name from the file, or null if the time is floating (local). */
function zoneOf(time: ICAL.Time, event: ICAL.Event): string | null {
  if (time.zone === ICAL.Timezone.utcTimezone) return 'UTC';
  const named = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return named ? named.slice(0, MAX_NAME_LENGTH).replace(/^\/.*?\/(?=[A-Z])/, '') : null;
}

/** Returns the wall time: seconds, as if it were UTC. */
const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second) / 1000;

/** Prefers the platform's time zone rules to those in the file, which may end in some year. */
function unixOf(time: ICAL.Time, event: ICAL.Event, { findZone, floating }: Reading): number {
  const wall = wallOf(time);
  const timezone = zoneOf(time, event);
  if (timezone === 'UTC') return wall;
  const zone = timezone === null ? floating : findZone(timezone);
  if (zone) return zone.unixAt(wall);
  // The time zone is only defined in the file, as in Outlook calendars.
  return time.zone && time.zone !== ICAL.Timezone.localTimezone ? time.toUnixTime() : floating.unixAt(wall);
}
