/**
 * In:  the airings that a source tells, in any order, also at one time.
 * Out: events of our schedule, in which one thing is on air at a time.
 *
 * What begins later cuts what is on air; where it ends earlier, that goes on. Pure.
 */
import type { GridAiring } from '../../../../contract/records.js';
import { dateText, timeText } from '../../../../schedule/wall-text.js';
import { zoneNamed, type Zone } from '../../../../schedule/zone.js';
import { readNumber, readText } from '../../../../servers/fields.js';
import type { TimeRange, ReportedRecord } from '../../../../servers/server-kind.js';
import { eventDefaults } from '../../../station/grid/defaults.js';
import type { StoredGridEvent } from '../../../store/grid.js';
import { cutText } from './cut-text.js';
import { createFindZone, type FindZone } from './find-zone.js';

/** One stretch of an airing: Unix seconds. */
export interface Stretch {
  from: number;
  to: number;
  name: string;
  timezone: string | null;
  color: string | null;
}

/** As many airings are read, and as many stretches of them are kept. */
const MOST = 2000;
/** One without an end lasts until the next one, at most so long: seconds. */
const LONGEST_OPEN = 4 * 3600;
/** No airing is longer: seconds. */
const LONGEST = 7 * 86_400;

/** An event of the schedule, with the key by which it is recognized when the source reports it again. */
export interface EventRow {
  key: string;
  row: Omit<StoredGridEvent, 'id' | 'server'>;
  fields: Record<string, never>;
}

/** `zone` is the station's. */
export function eventRows(
  told: readonly ReportedRecord<GridAiring>[],
  range: TimeRange,
  zone: string,
): EventRow[] {
  const findZone = createFindZone();
  const rows = new Map<string, EventRow>();
  for (const stretch of stretchesOf(told, range)) {
    const key = `${stretch.from} ${stretch.name}`;
    if (!rows.has(key)) rows.set(key, { key, row: eventOf(stretch, zone, findZone), fields: {} });
  }
  return [...rows.values()];
}

/** In order; those that begin in the range. */
export function stretchesOf(told: readonly ReportedRecord<GridAiring>[], range: TimeRange): Stretch[] {
  const airings = told
    .slice(0, MOST)
    .map(readAiring)
    .filter((airing) => airing !== null)
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const stretches: Stretch[] = [];
  /** What is on air beneath, the last begun on top. */
  let open: ToldAiring[] = [];
  let now = -Infinity;

  function playUntil(next: number): void {
    while (now < next) {
      open = open.filter(({ to }) => to > now);
      const airing = open.at(-1);
      if (!airing) return;
      const { name, timezone, color } = airing;
      const from = Math.max(airing.from, now);
      now = Math.min(airing.to, next);
      stretches.push({ from, to: now, name, timezone, color });
    }
  }

  for (const airing of airings) {
    playUntil(airing.from);
    now = Math.max(now, airing.from);
    // One without an end is over when the next one begins.
    open = [...open.filter(({ isOpen }) => !isOpen), airing];
  }
  playUntil(Infinity);
  return stretches.filter(({ from }) => from >= range.from && from < range.to).slice(0, MOST);
}

/** `zone` is the station's: of an airing that names none, or one that is not known. */
export function eventOf(
  { from, to, name, timezone, color }: Stretch,
  zone: string,
  findZone: FindZone = createFindZone(),
): Omit<StoredGridEvent, 'id' | 'server'> {
  const named = (timezone === null ? null : findZone(timezone)) ?? findZone(zone) ?? zoneNamed(zone);
  // An hour that comes twice is told exactly by UTC.
  const { name: own, wallAt } = [from, to].every((ts) => isExact(named, ts)) ? named : zoneNamed('UTC');
  return {
    ...eventDefaults,
    name,
    periodicity: 'onetime',
    cast_type: 'radioshow',
    start_date: dateText(wallAt(from)),
    start_time: timeText(wallAt(from)),
    finish_date: dateText(wallAt(to)),
    finish_time: timeText(wallAt(to)),
    timezone: own,
    ...(color && { color }),
  };
}

const isExact = ({ wallAt, unixAt }: Zone, ts: number): boolean => unixAt(wallAt(ts)) === ts;

interface ToldAiring extends Stretch {
  /** Whether its end was not told. */
  isOpen: boolean;
}

function readAiring(told: ReportedRecord<GridAiring>): ToldAiring | null {
  const from = readNumber(told.start_ts);
  const end = readNumber(told.end_ts);
  const name = cutText(told.name, 200);
  if (from === null || !name || Math.abs(from) > 1e11) return null;
  const isOpen = end === null || end <= from;
  const color = readText(told.color);
  return {
    from: Math.round(from),
    to: Math.round(isOpen ? from + LONGEST_OPEN : Math.min(end, from + LONGEST)),
    name,
    timezone: readText(told.timezone),
    color: color && /^#([\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : null,
    isOpen,
  };
}
