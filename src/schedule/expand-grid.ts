/** Expands stored events into airings (grid rules 2 to 5). Doesn't use the machine's clock or zone. */
import type { GridAiring, GridEventRecord } from '../contract/records.js';
import { airingWriter, eventAfter, type NameOf } from './airing.js';
import { ownFinish } from './finish.js';
import { ruleOf, zonesOf } from './rule.js';
import { lastStartsBefore, nextStartFrom, startsWithin, type Start } from './starts.js';
import { zoneNamed, type Zone } from './zone.js';

/**
 * A range in Unix seconds. The start is part of the range, but the end isn't. If the end isn't later than the
 * start, the range is empty.
 */
export interface GridRange {
  start_ts: number;
  end_ts: number;
}

export interface GridStation {
  /** IANA name of the station's time zone. */
  zone: string;
  /**
   * Returns the name of a playlist or rotation that plays after a radioshow. Without this function, the name of
   * the show is used.
   */
  nameOf?: NameOf;
}

/**
 * Returns the airings that overlap a range, including those that started before it. Throws a `RangeError` if
 * the platform doesn't know the station's zone, or if an end of the range is invalid.
 *
 * The contract doesn't define the following. Airings are sorted by `start_ts` and then by `id`. If two events
 * start at the same time, both are kept, and the length of the first is 0. If no event follows an airing within
 * 60 days after the range, the airing ends with the range, or at its own finish if that is later.
 */
export function expandGrid(
  events: readonly GridEventRecord[],
  range: GridRange,
  station: GridStation,
): GridAiring[] {
  return planAirings(events, range, station)?.write() ?? [];
}

export interface AiringPlan {
  count: number;
  /** Returns the records from the index `from` to the index `to`. By default, returns all of them. */
  write(from?: number, to?: number): GridAiring[];
}

/**
 * Plans the airings that overlap a range like `expandGrid`, but creates the records on demand, because that
 * takes most of the time. Returns null if there are more than `most` airings.
 */
export function planAirings(
  events: readonly GridEventRecord[],
  range: GridRange,
  station: GridStation,
  most = Infinity,
): AiringPlan | null {
  const { start_ts, end_ts } = range;
  for (const ts of [start_ts, end_ts]) if (!isGridSeconds(ts)) throw new RangeError(NOT_SECONDS);
  const stationZone = zoneNamed(station.zone);
  if (end_ts <= start_ts) return { count: 0, write: () => [] };

  const zoneFor = zonesOf(stationZone);
  // Copy each event first, because every record is a copy of its event. V8 takes five times as long to clone
  // objects whose keys were added one by one, such as database rows and parsed bodies.
  const rules = events.map((event) => ruleOf({ ...event }, zoneFor(event.timezone)));
  const within = startsWithin(rules, start_ts, end_ts, most);
  if (within.length > most) return null;
  const starts = inOrder([...lastStartsBefore(rules, start_ts), ...within]);
  const startAfter = nextStartFrom(rules, end_ts);

  const write = airingWriter(stationZone);
  const planned: { event: GridEventRecord; zone: Zone; wall: number; start: number; end: number }[] = [];
  const overlaps = (from: number, to: number): boolean => (from < start_ts ? to > start_ts : from < end_ts);
  starts.forEach((start, index) => {
    const { rule, day, ts } = start;
    const next = starts[index + 1]?.ts ?? startAfter;
    const end = endOf(start, next, end_ts);
    const { event, zone } = rule;
    if (overlaps(ts, end)) planned.push({ event, zone, wall: day + rule.seconds, start: ts, end });

    const following = end === next ? null : eventAfter(event, station.nameOf);
    const followingEnd = next ?? Math.max(end, end_ts);
    if (following && overlaps(end, followingEnd)) {
      planned.push({ event: following, zone, wall: zone.wallAt(end), start: end, end: followingEnd });
    }
  });
  if (planned.length > most) return null;
  return {
    count: planned.length,
    write: (from, to) =>
      planned
        .slice(from, to)
        .map(({ event, zone, wall, start, end }) => write(event, zone, wall, start, end)),
  };
}

/** Removes the starts that grid rule 5 replaces, and sorts the others. */
function inOrder(starts: Start[]): Start[] {
  // A onetime event replaces a periodic event only if both start at exactly the same time, even if that is due
  // to a clock change. The contract doesn't define this.
  const onetime = new Set<number>();
  for (const { rule, ts } of starts) if (rule.event.periodicity === 'onetime') onetime.add(ts);
  return starts
    .filter(({ rule, ts }) => rule.event.periodicity === 'onetime' || !onetime.has(ts))
    .sort((a, b) => a.ts - b.ts || (a.rule.event.id ?? 0) - (b.rule.event.id ?? 0));
}

/**
 * Returns the end of an airing according to grid rule 3, as this project interprets it. A radioshow ends at its
 * finish or at the next start, whichever is earlier. All other events last until the next start.
 */
function endOf(start: Start, next: number | null, rangeEnd: number): number {
  const own = start.rule.event.cast_type === 'radioshow' || next === null ? ownFinish(start) : null;
  if (own !== null && start.rule.event.cast_type === 'radioshow') return Math.min(own, next ?? own);
  return next ?? Math.max(rangeEnd, own ?? rangeEnd);
}

const FIRST_TS = Date.UTC(1000, 0, 1) / 1000;
const LAST_TS = Date.UTC(9000, 0, 1) / 1000;
const NOT_SECONDS = 'start_ts and end_ts are whole Unix seconds between the years 1000 and 9000.';

/**
 * Whether a number can be the start or the end of a range. It must be in whole seconds, and between the years
 * 1000 and 9000.
 */
export function isGridSeconds(ts: number): boolean {
  return Number.isInteger(ts) && ts >= FIRST_TS && ts <= LAST_TS;
}
