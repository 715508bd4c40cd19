/**
 * In:  the text of a calendar (iCalendar), and a range.
 * Out: what is in it then, as airings. What is on all day is a note, not a show.
 */
import ICAL from 'ical.js';
import type { GridAiring } from '../../contract/records.js';
import { isZone, zoneNamed } from '../../schedule/zone.js';
import type { Range, ToldRecord } from '../../sources/server-kind.js';
import { cutText } from './cut-text.js';
import { SourceFailure } from './failures.js';
import { createTimeLimit } from './time-limit.js';

export type ToldAirings = readonly ToldRecord<GridAiring>[];

/** As many events are read, and airings of each; together as many as the schedule takes. */
const MOST_EVENTS = 2000;
const MOST_AIRINGS = 1000;
/** Names of events and zones are cut to this length before anything reads them: characters. */
const MAX_NAME_LENGTH = 200;
/** Occurrences of an event that are passed over: 30 years of a daily one. */
const MOST_OCCURRENCES = 12_000;
/** For reading the text, for one event, and for all: milliseconds. */
const TEXT_LIMIT = 2000;
const EVENT_LIMIT = 1000;
const LIMIT = 5000;

/** `zone` is the station's: of times that name none. An event that can't be read costs that event. Rejects with `SourceFailure`. */
export async function readCalendar(text: string, range: Range, zone: string): Promise<ToldAirings> {
  const within = createTimeLimit();
  const calendar = within(TEXT_LIMIT, () => parse(text));
  const own = cutText(calendar.getFirstPropertyValue('x-wr-timezone'), MAX_NAME_LENGTH) ?? '';
  const floating = isZone(own) ? own : zone;
  const events = eventsOf(calendar);
  const airings: ToldRecord<GridAiring>[] = [];
  const last = Date.now() + LIMIT;
  for (const event of events) {
    if (Date.now() > last) break;
    try {
      airings.push(...within(EVENT_LIMIT, () => occurrencesOf(event, range, floating)));
    } catch {
      // It costs this event.
    }
    // Others have their turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return airings;
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

/** Those that were changed for one day belong to the one that is repeated. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const all = calendar.getAllSubcomponents('vevent');
  const changed = new Map<string, ICAL.Component[]>();
  const repeated: ICAL.Component[] = [];
  for (const event of all) {
    const uid = String(event.getFirstPropertyValue('uid'));
    if (event.hasProperty('recurrence-id')) changed.set(uid, [...(changed.get(uid) ?? []), event]);
    else repeated.push(event);
  }
  return repeated.map((event) => {
    const exceptions = changed.get(String(event.getFirstPropertyValue('uid'))) ?? [];
    return new ICAL.Event(event, { exceptions, strictExceptions: false });
  });
}

function occurrencesOf(event: ICAL.Event, range: Range, floating: string): ToldRecord<GridAiring>[] {
  if (event.startDate.isDate || isCancelled(event)) return [];
  const name = nameOf(event);
  if (!event.isRecurring()) {
    const airing = airingOf(event, name, event.startDate, event.endDate, range, floating);
    return airing ? [airing] : [];
  }
  const airings: ToldRecord<GridAiring>[] = [];
  const starts = event.iterator();
  for (let count = 0; count < MOST_OCCURRENCES && airings.length < MOST_AIRINGS; count += 1) {
    const start = starts.next() as ICAL.Time | null;
    if (!start || unixOf(start, event, floating) >= range.to) break;
    // What is days before the range is passed over without its details.
    if (unixOf(start, event, floating) < range.from - 8 * 86_400) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(start);
    if (isCancelled(item)) continue;
    const own = item === event ? name : nameOf(item);
    const airing = airingOf(item, own, startDate, endDate, range, floating);
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
  range: Range,
  floating: string,
): ToldRecord<GridAiring> | null {
  const start_ts = unixOf(start, event, floating);
  const end_ts = unixOf(end, event, floating);
  if (start_ts >= range.to || end_ts <= range.from) return null;
  const timezone = zoneOf(start, event) ?? floating;
  return { name, start_ts, end_ts, timezone: isZone(timezone) ? timezone : null };
}

const isCancelled = ({ component }: ICAL.Event): boolean =>
  String(component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED';

/** The name of a time's zone, as the file has it; null for one that is anybody's local time. */
function zoneOf(time: ICAL.Time, event: ICAL.Event): string | null {
  if (time.zone === ICAL.Timezone.utcTimezone) return 'UTC';
  const named = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return named ? named.slice(0, MAX_NAME_LENGTH).replace(/^\/.*?\/(?=[A-Z])/, '') : null;
}

/** The platform's rules of a zone are preferred to the file's own, which end at some year. */
function unixOf(time: ICAL.Time, event: ICAL.Event, floating: string): number {
  const { year, month, day, hour, minute, second } = time;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  const zone = zoneOf(time, event);
  if (zone === 'UTC') return wall;
  if (zone === null) return zoneCalled(floating).unixAt(wall);
  if (isZone(zone)) return zoneCalled(zone).unixAt(wall);
  // A name that only the file knows, as Outlook's.
  return time.zone && time.zone !== ICAL.Timezone.localTimezone
    ? time.toUnixTime()
    : zoneCalled(floating).unixAt(wall);
}

/** Kept while one calendar is read, which is one turn for each event. */
let lastZone = zoneNamed('UTC');
function zoneCalled(name: string): ReturnType<typeof zoneNamed> {
  if (lastZone.name !== name) lastZone = zoneNamed(name);
  return lastZone;
}
