/** Reads airings from an iCalendar file. All-day events are notes rather than shows and are left out. */
import type { GridAiring } from '../../../../contract/records.js';
import { zoneNamed } from '../../../../schedule/zone.js';
import type { TimeRange, ReportedRecord } from '../../../../servers/server-kind.js';
import { SourceFailure } from '../source/source-failure.js';
import { readCalendarEvent, type CalendarEvent } from './calendar-event.js';
import { readCalendarTime, type CalendarTime } from './calendar-time.js';
import { createCalendarZones } from './calendar-zones.js';
import { splitCalendar, type CalendarText } from './content-lines.js';
import { cutText } from '../../../base/cut.js';
import { decodeCalendar } from './decode-calendar.js';
import {
  airingsOfSeries,
  SKIP_BEFORE_RANGE_SECONDS,
  type CalendarAiring,
  type TimeReading,
  type Series,
} from './occurrences.js';
import { StepBudget, TooLong } from './step-budget.js';

/** Limits on events that may be in the range, and on airings. */
const MAX_EVENTS = 20_000;
const MAX_AIRINGS = 2000;
const MAX_ZONE_NAME_LENGTH = 200;
/** No zone's offset from UTC is larger than this. */
const LARGEST_OFFSET_SECONDS = 86_400;
/**
 * Limit on the number of steps for all series. This many steps take about two seconds. The reader aborts a task
 * after ten seconds.
 */
const MAX_STEPS = 500_000;

const TOO_LONG = 'it takes too long to read';

/** Called when an event is left out. `reason` is a message for the operator. */
export type OnLeftOut = (reason: string) => void;

/**
 * Parses a calendar, which can take seconds if it is large. `zone` is the station's time zone, which is used
 * for times without a time zone. `onLeftOut` is called for each event that may be in the range but can't be
 * read. Throws `SourceFailure` if the body isn't a calendar, or if none of its events can be read.
 */
export function readCalendar(
  body: Uint8Array,
  range: TimeRange,
  zone: string,
  onLeftOut: OnLeftOut = () => undefined,
): readonly ReportedRecord<GridAiring>[] {
  const split = splitCalendar(decodeCalendar(body));
  const floating = zoneNamed(zone);
  const reading: TimeReading = {
    range,
    findZone: createCalendarZones(split.zones, floating),
    floating,
    steps: new StepBudget(MAX_STEPS),
  };
  const { events, leftOut } = eventsIn(split, reading);
  leftOut.forEach(onLeftOut);
  const onUnknownZone = (name: string): void =>
    onLeftOut(`unknown time zone "${cutText(name, MAX_ZONE_NAME_LENGTH) ?? ''}"`);
  const single: CalendarAiring[] = [];
  const repeated: CalendarAiring[] = [];
  for (const series of seriesIn(events)) {
    try {
      const airings = airingsOfSeries(series, reading, onUnknownZone);
      if (isRepeated(series)) repeated.push(...airings.sort((a, b) => a.start_ts - b.start_ts));
      else single.push(...airings);
    } catch (error) {
      onLeftOut(error instanceof TooLong ? TOO_LONG : "it can't be read");
    }
  }
  // If two airings have the same time, the later one in the list takes priority. Therefore, a one-off show
  // replaces the weekly one.
  return [...repeated.slice(0, Math.max(0, MAX_AIRINGS - single.length)), ...single];
}

/**
 * A summary of the newest version of an event. Summaries are small, because calendars can contain many events.
 */
interface Version extends Pick<CalendarEvent, 'sequence' | 'modified' | 'stamp' | 'isCancelled'> {
  /** Position of the event in the file. */
  index: number;
}

/** Returns the events that may be in the range, without older versions of the same event. */
function eventsIn(split: CalendarText, reading: TimeReading): { events: CalendarEvent[]; leftOut: string[] } {
  const newest = new Map<string, Version>();
  const inRange: { event: CalendarEvent; key: string | null; index: number }[] = [];
  const leftOut: string[] = [];
  let index = 0;
  let unreadable = 0;
  for (const event of readEvents(split, reading)) {
    index += 1;
    if (!event) {
      unreadable += 1;
      continue;
    }
    const key = keyOf(event, reading);
    if (key !== null) {
      const { sequence, modified, stamp, isCancelled } = event;
      const known = newest.get(key);
      const isNewer = !known || (compareVersions(event, known) || stamp - known.stamp) >= 0;
      if (isNewer) newest.set(key, { sequence, modified, stamp, isCancelled, index });
    }
    if (!mayBeIn(event, reading.range)) continue;
    if (event.name === null && !event.replaces && !event.isCancelled && !event.start.isDate)
      leftOut.push('it has no title');
    if (inRange.length < MAX_EVENTS) inRange.push({ event, key, index });
    else leftOut.push('the calendar has too many events');
  }
  if (index > 0 && unreadable === index) throw new SourceFailure('none of its events can be read');
  leftOut.push(...Array.from({ length: unreadable }, () => 'it has no valid start'));

  /** The key includes the original start, because some programs use the same UID for all events. */
  const latest = new Map<string, CalendarEvent>();
  inRange.forEach(({ event, key, index }, position) => {
    const version = key === null ? undefined : newest.get(key);
    if (version && compareVersions(event, version) < 0) return;
    if (version && event.replaces && version.index !== index) return;
    if (event.replaces && newest.get(keyOf({ ...event, replaces: null }, reading) ?? '')?.isCancelled) return;
    const id =
      key === null ? String(position) : event.replaces ? key : `${key}\n${startOf(event.start, reading)}`;
    const known = latest.get(id);
    if (!known || event.stamp >= known.stamp) latest.set(id, event);
  });
  return { events: [...latest.values()], leftOut };
}

/** Yields null for an event that can't be read. */
function* readEvents({ parts }: CalendarText, { findZone }: TimeReading): Generator<CalendarEvent | null> {
  for (const { events, isCancelling, zone } of parts) {
    const own = cutText(zone, MAX_ZONE_NAME_LENGTH);
    const known = own !== null && findZone(own) ? own : '';
    for (const lines of events()) yield readCalendarEvent(lines, { isCancelling, zone: known });
  }
}

/**
 * Returns a positive number if `a` is newer than `b`. Returns 0 if neither the revision number nor the date of
 * the last change differs.
 */
function compareVersions(
  a: Pick<Version, 'sequence' | 'modified'>,
  b: Pick<Version, 'sequence' | 'modified'>,
): number {
  return a.sequence - b.sequence || (a.modified && b.modified && a.modified - b.modified);
}

/** Returns a string that is the same for all versions of an event, or null if the event has no UID. */
function keyOf({ uid, replaces }: CalendarEvent, reading: TimeReading): string | null {
  return uid === '' ? null : `${uid}\n${replaces ? startOf(replaces, reading) : ''}`;
}

/** Returns a string that is the same for two times if they are the same instant. */
function startOf({ wall, isDate, zone }: CalendarTime, { findZone, floating }: TimeReading): string {
  if (isDate) return `day ${wall}`;
  const own = zone === null ? floating : findZone(zone);
  return own ? String(own.unixAt(wall)) : `${wall} ${zone}`;
}

/**
 * Whether an event may be in the range. Compares local times, so that most events of an old calendar are
 * skipped without looking up a time zone.
 */
function mayBeIn({ start, rules, added, replaces, isFromThenOn }: CalendarEvent, range: TimeRange): boolean {
  const from = range.from - SKIP_BEFORE_RANGE_SECONDS - LARGEST_OFFSET_SECONDS;
  const to = range.to + LARGEST_OFFSET_SECONDS;
  const isIn = ({ wall }: CalendarTime): boolean => wall >= from && wall < to;
  if (isIn(start) || added.some((each) => isIn(each.start))) return true;
  if (replaces) return isIn(replaces) || (isFromThenOn && replaces.wall < to);
  const hasEnded = (rule: string): boolean => {
    const until = readCalendarTime(/(?:^|;)UNTIL=([^;]*)/i.exec(rule)?.[1] ?? '', null);
    return until !== null && until.wall < from;
  };
  return start.wall < to && rules.some((rule) => !hasEnded(rule));
}

/** Groups events by UID. Repeating series come last, because only they take many steps. */
function seriesIn(events: readonly CalendarEvent[]): Series[] {
  const groups = new Map<string, { events: CalendarEvent[]; changes: CalendarEvent[] }>();
  events.forEach((event, index) => {
    const id = event.uid || `\n${index}`;
    const group = groups.get(id) ?? { events: [], changes: [] };
    (event.replaces ? group.changes : group.events).push(event);
    groups.set(id, group);
  });
  const all = [...groups.values()];
  return [...all.filter((each) => !isRepeated(each)), ...all.filter(isRepeated)];
}

const isRepeated = ({ events }: Series): boolean =>
  events.some(({ rules, added }) => rules.length > 0 || added.length > 0);
