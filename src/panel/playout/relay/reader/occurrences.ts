/** Expands the events of one series, which share a UID, to airings in a range. */
import { secondsInDay } from 'date-fns/constants';
import type { GridAiring } from '../../../../contract/records.js';
import { isZone, type Zone } from '../../../../schedule/zone.js';
import type { ReportedRecord, TimeRange } from '../../../../servers/server-kind.js';
import type { AddedStart, CalendarEvent, CalendarLength } from './calendar-event.js';
import { readCalendarTime, type CalendarTime } from './calendar-time.js';
import type { FindZone } from './find-zone.js';
import { repeatsOf } from './recurrence-rule.js';
import type { StepBudget } from './step-budget.js';

const MAX_AIRINGS_PER_EVENT = 1000;
/** Maximum number of changes in a series that apply to all later occurrences. Only the last ones are used. */
const MAX_SHIFTS = 100;
/** Occurrences that start at least this many seconds before the range are skipped without checking when they end. */
export const SKIP_BEFORE_RANGE_SECONDS = 9 * secondsInDay;

/** Settings that determine how the times of events are read. */
export interface TimeReading {
  range: TimeRange;
  findZone: FindZone;
  /** Time zone for times that don't specify one. */
  floating: Zone;
  steps: StepBudget;
}

export interface Series {
  /** There are several events only if their UID isn't unique. */
  events: readonly CalendarEvent[];
  /** Events that replace an occurrence of one of `events`. */
  changes: readonly CalendarEvent[];
}

export type CalendarAiring = ReportedRecord<GridAiring> & { start_ts: number; end_ts: number };

/** Thrown if an event refers to a time zone that can't be found. */
class UnknownZone extends Error {
  readonly zone: string;

  constructor(zone: string) {
    super(`unknown time zone: ${zone}`);
    this.zone = zone;
  }
}

/** Returns the zone of a time. `fallback` is used for times without a zone. Throws `UnknownZone`. */
function zoneOf({ zone }: CalendarTime, fallback: Zone, findZone: FindZone): Zone {
  if (zone === null) return fallback;
  const found = findZone(zone);
  if (!found) throw new UnknownZone(zone);
  return found;
}

/**
 * Returns the airings. `onUnknownZone` is called for each event that is left out because its time zone is
 * unknown. Throws `TooLong` if the series takes more steps than the budget has left.
 */
export function airingsOfSeries(
  { events, changes }: Series,
  reading: TimeReading,
  onUnknownZone: (zone: string) => void,
): CalendarAiring[] {
  function unlessUnknown(read: () => CalendarAiring[]): CalendarAiring[] {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof UnknownZone)) throw error;
      onUnknownZone(error.zone);
      return [];
    }
  }
  const name = events.at(-1)?.name ?? null;
  return [
    ...events.flatMap((event) => unlessUnknown(() => occurrencesOf(event, changes, reading))),
    ...changes.flatMap((change) =>
      unlessUnknown(() => oneAiring({ ...change, name: change.name ?? name }, events[0] ?? null, reading)),
    ),
  ];
}

/** A local time in seconds and its zone. */
interface ZonedWall {
  wall: number;
  zone: Zone;
}

const unixOf = ({ wall, zone }: ZonedWall): number => zone.unixAt(wall);

/** Returns the airing of an event that doesn't repeat, or of a changed occurrence of `original`. */
function oneAiring(
  event: CalendarEvent,
  original: CalendarEvent | null,
  reading: TimeReading,
): CalendarAiring[] {
  if (event.start.isDate || event.isCancelled) return [];
  const zone = zoneOf(event.start, reading.floating, reading.findZone);
  const start = { wall: event.start.wall, zone };
  const hasEnd = event.end !== null || event.length !== null;
  const airing = airingAt(
    start,
    event.name,
    lengthOf(hasEnd || !original ? event : original, reading),
    reading,
  );
  return airing ? [airing] : [];
}

/** Returns the end of an occurrence with this start. */
type Length = (start: ZonedWall) => number;

/**
 * Returns a function that determines the end of an occurrence. An event from 22:00 to 02:00 has these local
 * times even if clocks change in between. An event without an end ends when it starts, and the schedule extends
 * it until the next one.
 */
function lengthOf(event: CalendarEvent, { floating, findZone }: TimeReading): Length {
  const { start, end } = event;
  if (!end) return (at) => endAfterLength(at, event.length ?? { days: 0, time: 0 });
  const zone = zoneOf(start, floating, findZone);
  const endZone = zoneOf(end, zone, findZone);
  if (endZone.name === zone.name) {
    const length = end.wall - start.wall;
    // If an event ends after midnight, some programs write the end with the date of the start.
    const isNextDay = length < 0 && length > -secondsInDay;
    return (at) => endAfter(at, isNextDay ? length + secondsInDay : length);
  }
  const length = endZone.unixAt(end.wall) - zone.unixAt(start.wall);
  return (at) => unixOf(at) + length;
}

/**
 * An event of `PT24H` takes 24 hours even if clocks change in between, and an event of `P1D` ends at the local
 * time of its start.
 */
function endAfterLength({ wall, zone }: ZonedWall, { days, time }: CalendarLength): number {
  return zone.unixAt(wall + days) + time;
}

/** If a clock change skips the start, both the start and the end are moved forward. */
function endAfter(at: ZonedWall, seconds: number): number {
  const end = at.zone.unixAt(at.wall + seconds);
  const start = unixOf(at);
  return seconds > 0 && end <= start ? start + seconds : end;
}

function airingAt(
  start: ZonedWall,
  name: string | null,
  endOf: Length,
  { range }: TimeReading,
): CalendarAiring | null {
  const start_ts = unixOf(start);
  const end_ts = endOf(start);
  if (start_ts >= range.to || Math.max(start_ts, end_ts) < range.from) return null;
  if (end_ts > start_ts && end_ts <= range.from) return null;
  return { name, start_ts, end_ts, timezone: isZone(start.zone.name) ? start.zone.name : null };
}

/** Returns the airings of an event except for those that are replaced by `changes`. */
function occurrencesOf(
  event: CalendarEvent,
  changes: readonly CalendarEvent[],
  reading: TimeReading,
): CalendarAiring[] {
  if (event.start.isDate || event.isCancelled) return [];
  const { range, floating, findZone } = reading;
  const zone = zoneOf(event.start, floating, findZone);
  reading.steps.take(event.excluded.length + event.added.length + changes.length);
  const isReplaced = matcherOf(
    [...event.excluded, ...changes.map(({ replaces }) => replaces).filter((each) => each !== null)],
    event.start,
    zone,
    findZone,
  );
  const shifts = shiftsOf(changes, zone, reading);
  const largestShift = Math.max(0, ...shifts.map(({ seconds }) => Math.abs(seconds)));
  const window = {
    from: range.from - SKIP_BEFORE_RANGE_SECONDS - largestShift,
    to: range.to + largestShift,
  };
  const endOf = lengthOf(event, reading);
  const airings: CalendarAiring[] = [];
  const known = new Set<number>();

  function add(start: ZonedWall, startEnd: Length): void {
    const ts = unixOf(start);
    if (known.has(ts) || airings.length >= MAX_AIRINGS_PER_EVENT || isReplaced(ts)) return;
    known.add(ts);
    const shift = shifts.find(({ from }) => from <= ts);
    if (shift?.event.isCancelled) return;
    const airing = shift
      ? airingAt(
          { wall: start.wall + shift.seconds, zone: shift.zone },
          shift.event.name ?? event.name,
          shift.endOf,
          reading,
        )
      : airingAt(start, event.name, startEnd, reading);
    if (airing) airings.push(airing);
  }

  const repeats = (rule: string): readonly number[] =>
    startsOf(rule, event.start.wall, zone, { ...reading, range: window });
  const excluded = new Set(event.excludedRules.flatMap(repeats));
  const lastWalls = event.rules.map((rule) => lastWallOf(rule, zone, findZone));
  // The start is the first occurrence, even if no rule matches it. For a deleted series, some programs set the
  // end of the rules to a time before the start.
  const isDeleted = lastWalls.length > 0 && lastWalls.every((last) => last < event.start.wall);
  const walls = [...(isDeleted ? [] : [event.start.wall]), ...event.rules.flatMap(repeats)];
  for (const wall of walls) if (!excluded.has(wall)) add({ wall, zone }, endOf);
  for (const added of event.added) {
    const { start, length } = addedStart(added, event, zone, findZone);
    add(start, length ?? endOf);
  }
  return airings;
}

/**
 * Returns the start and the length of an added occurrence. If only a date was added, it has the event's time of
 * day.
 */
function addedStart(
  { start, end, length }: AddedStart,
  event: CalendarEvent,
  zone: Zone,
  findZone: FindZone,
): { start: ZonedWall; length: Length | null } {
  if (start.isDate) {
    const timeOfDay = ((event.start.wall % secondsInDay) + secondsInDay) % secondsInDay;
    return { start: { wall: start.wall + timeOfDay, zone }, length: null };
  }
  const at = { wall: start.wall, zone: zoneOf(start, zone, findZone) };
  if (end) return { start: at, length: () => zoneOf(end, at.zone, findZone).unixAt(end.wall) };
  return { start: at, length: length && ((from) => endAfterLength(from, length)) };
}

/**
 * Returns a function that checks whether a start matches one of the times. A date matches all starts on that
 * day. Old versions of Exchange write midnight instead of a date.
 */
function matcherOf(
  times: readonly CalendarTime[],
  { wall: first, zone: named }: CalendarTime,
  zone: Zone,
  findZone: FindZone,
): (ts: number) => boolean {
  const starts = new Set<number>();
  const days = new Set<number>();
  const isAtMidnight = first % secondsInDay === 0;
  for (const time of times) {
    const isLocal = time.zone === null || time.zone === named;
    if (time.isDate || (isLocal && !isAtMidnight && time.wall % secondsInDay === 0)) days.add(time.wall);
    else starts.add(((time.zone === null ? null : findZone(time.zone)) ?? zone).unixAt(time.wall));
  }
  const dayOf = (ts: number): number => Math.floor(zone.wallAt(ts) / secondsInDay) * secondsInDay;
  return (ts) => starts.has(ts) || (days.size > 0 && days.has(dayOf(ts)));
}

/** A change to an occurrence and all later ones. */
interface Shift {
  /** Original start of the first occurrence that changes, in Unix seconds. */
  from: number;
  event: CalendarEvent;
  /** Difference between the new and the original local time, in seconds. */
  seconds: number;
  zone: Zone;
  endOf: Length;
}

/** Returns the shifts in reverse order, so that the last one comes first. */
function shiftsOf(changes: readonly CalendarEvent[], zone: Zone, reading: TimeReading): Shift[] {
  return changes
    .filter(({ isFromThenOn }) => isFromThenOn)
    .map((event) => {
      const replaces = event.replaces!;
      const original = zoneOf(replaces, zone, reading.findZone);
      const own = zoneOf(event.start, zone, reading.findZone);
      const from = original.unixAt(replaces.wall);
      // A date has no time to compare with the new time.
      const seconds = replaces.isDate ? 0 : event.start.wall - own.wallAt(from);
      return { from, event, seconds, zone: own, endOf: lengthOf(event, reading) };
    })
    .sort((a, b) => b.from - a.from)
    .slice(0, MAX_SHIFTS);
}

/**
 * Returns the local times in seconds at which a rule repeats an event, or an empty list if the rule is invalid.
 */
function startsOf(
  text: string,
  first: number,
  zone: Zone,
  { range, findZone, steps }: TimeReading,
): readonly number[] {
  const last = lastWallOf(text, zone, findZone);
  const walls = { from: range.from - secondsInDay, to: range.to + secondsInDay };
  return repeatsOf(text, first, walls, steps)?.filter((wall) => wall <= last) ?? [];
}

/**
 * Returns the local time in seconds at which a rule ends, or Infinity if the time can't be read. If it's a
 * date, the whole day is included.
 */
function lastWallOf(rule: string, zone: Zone, findZone: FindZone): number {
  const time = readCalendarTime(/(?:^|;)\s*UNTIL=([^;]*)/i.exec(rule)?.[1] ?? '', null);
  if (!time) return Infinity;
  if (time.isDate) return time.wall + secondsInDay - 1;
  const own = time.zone === null ? null : findZone(time.zone);
  return own ? zone.wallAt(own.unixAt(time.wall)) : time.wall;
}
