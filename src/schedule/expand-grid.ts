/**
 * In:  the stored events of one station, a range of Unix seconds, and the
 *      station's zone.
 * Out: what is on air in the range, one record for each airing, in order.
 *
 * Grid rules 2 to 5. Pure: the clock and the zone of the machine are not asked.
 */
import type { GridAiring, GridEventRecord } from '../contract/records.js';
import { airingWriter, eventAfter, type NameOf } from './airing.js';
import { ownFinish } from './finish.js';
import { ruleOf, zonesOf } from './rule.js';
import { lastStartsBefore, nextStartFrom, startsWithin, type Start } from './starts.js';
import { zoneNamed, type Zone } from './zone.js';

/** Unix seconds. The start belongs to the range, the end does not; an end that is not later is an empty range. */
export interface GridRange {
  start_ts: number;
  end_ts: number;
}

export interface GridStation {
  /** IANA name of the station's time zone. */
  zone: string;
  /** Names what plays after a radioshow; the show's own name without it. */
  nameOf?: NameOf;
}

/**
 * The airings that overlap a range, also one that began before it. Throws a
 * `RangeError` when the platform does not know the station's zone, or when a
 * moment is not one that a date can be written for.
 *
 * Choices of this project: ordered by `start_ts`, then `id`; two events at one
 * instant both stay, and the first has no length. An airing that has no event
 * after it within 60 days past the range ends with the range, or with its own
 * finish where that is later.
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
  /** The records of some of the airings, by their places in the list; all without places. */
  write(from?: number, to?: number): GridAiring[];
}

/**
 * As `expandGrid`, but the records are written when they are asked for, which takes most of the time.
 * Null when there are more than `most` of them.
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
  // Copied because the record of every airing is a copy: V8 clones an object that
  // was filled key by key, as rows and parsed bodies are, five times more slowly.
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

/** Rule 5 and the order of the list. */
function inOrder(starts: Start[]): Start[] {
  // A onetime event evicts a periodic one that starts at the same instant, a
  // clock change included, and no other: a choice of this project.
  const onetime = new Set<number>();
  for (const { rule, ts } of starts) if (rule.event.periodicity === 'onetime') onetime.add(ts);
  return starts
    .filter(({ rule, ts }) => rule.event.periodicity === 'onetime' || !onetime.has(ts))
    .sort((a, b) => a.ts - b.ts || (a.rule.event.id ?? 0) - (b.rule.event.id ?? 0));
}

/**
 * Rule 3, as this project reads it: a radioshow ends at its own finish, or at
 * the next start if that is earlier; everything else plays until the next start.
 */
function endOf(start: Start, next: number | null, rangeEnd: number): number {
  const own = start.rule.event.cast_type === 'radioshow' || next === null ? ownFinish(start) : null;
  if (own !== null && start.rule.event.cast_type === 'radioshow') return Math.min(own, next ?? own);
  return next ?? Math.max(rangeEnd, own ?? rangeEnd);
}

const FIRST_TS = Date.UTC(1000, 0, 1) / 1000;
const LAST_TS = Date.UTC(9000, 0, 1) / 1000;
const NOT_SECONDS = 'start_ts and end_ts are whole Unix seconds between the years 1000 and 9000.';

/** Whether a number can be an end of a range: whole seconds, between the years 1000 and 9000. */
export function isGridSeconds(ts: number): boolean {
  return Number.isInteger(ts) && ts >= FIRST_TS && ts <= LAST_TS;
}
