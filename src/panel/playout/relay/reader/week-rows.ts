/**
 * Converts a source's airings, which may overlap, to events in the panel's schedule, which don't. An airing
 * interrupts those that started before it. If it ends before the interrupted airing, the interrupted airing
 * resumes.
 */
import type { GridAiring } from '../../../../contract/records.js';
import { dateText, timeText } from '../../../../schedule/wall-text.js';
import { zoneNamed, type Zone } from '../../../../schedule/zone.js';
import { readNumber, readText } from '../../../../servers/fields.js';
import type { TimeRange, ReportedRecord } from '../../../../servers/server-kind.js';
import { eventDefaults, type StoredGridEvent } from '../../../store/grid.js';
import { cutText } from '../../../base/cut.js';
import { createFindZone, type FindZone } from './find-zone.js';

/** An uninterrupted part of an airing. Its times are in Unix seconds. */
export interface AiringPart {
  from: number;
  to: number;
  name: string;
  timezone: string | null;
  color: string | null;
}

/** Limit on the number of airings, and on the number of parts into which they are split. */
const MAX_AIRINGS = 2000;
/** If an airing has no end, it lasts until the next one starts, but no longer than this. */
const MAX_OPEN_SECONDS = 4 * 3600;
const MAX_AIRING_SECONDS = 7 * 86_400;

/** A schedule event, with the key that identifies it when the source reports it again. */
export interface EventRow {
  key: string;
  row: Omit<StoredGridEvent, 'id' | 'server'>;
  fields: Record<string, never>;
}

/** Returns the source's events in the range. `zone` is the station's time zone. */
export function eventRows(
  reported: readonly ReportedRecord<GridAiring>[],
  range: TimeRange,
  zone: string,
): EventRow[] {
  const findZone = createFindZone();
  const rows = new Map<string, EventRow>();
  for (const part of airingPartsOf(reported, range)) {
    const key = `${part.from} ${part.name}`;
    if (!rows.has(key)) rows.set(key, { key, row: eventOf(part, zone, findZone), fields: {} });
  }
  return [...rows.values()];
}

/** Returns the parts of airings that start in the range, sorted by start. */
export function airingPartsOf(
  reported: readonly ReportedRecord<GridAiring>[],
  range: TimeRange,
): AiringPart[] {
  const airings = reported
    .map(readAiring)
    .filter((airing) => airing !== null)
    // Include earlier airings that overlap the range, because an airing in the range can interrupt them.
    .filter(({ from, to }) => from < range.to && to > range.from)
    .slice(0, MAX_AIRINGS)
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const parts: AiringPart[] = [];
  /** Airings that haven't ended yet. The one that started last is at the end. */
  let open: SourceAiring[] = [];
  let now = -Infinity;

  function playUntil(next: number): void {
    while (now < next) {
      open = open.filter(({ to }) => to > now);
      const airing = open.at(-1);
      if (!airing) return;
      const { name, timezone, color } = airing;
      const from = Math.max(airing.from, now);
      now = Math.min(airing.to, next);
      parts.push({ from, to: now, name, timezone, color });
    }
  }

  for (const airing of airings) {
    playUntil(airing.from);
    now = Math.max(now, airing.from);
    // An airing without an end is over when the next one starts.
    open = [...open.filter(({ isOpen }) => !isOpen), airing];
  }
  playUntil(Infinity);
  return parts.filter(({ from }) => from >= range.from && from < range.to).slice(0, MAX_AIRINGS);
}

/**
 * Returns an event for a part of an airing. If the airing has no time zone or an unknown one, `zone`, the
 * station's time zone, is used.
 */
export function eventOf(
  { from, to, name, timezone, color }: AiringPart,
  zone: string,
  findZone: FindZone = createFindZone(),
): Omit<StoredGridEvent, 'id' | 'server'> {
  const named = (timezone === null ? null : findZone(timezone)) ?? findZone(zone) ?? zoneNamed(zone);
  // At the end of daylight saving time, some local times occur twice and are ambiguous. In this case, the event
  // is stored in UTC.
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

interface SourceAiring extends AiringPart {
  /** Whether the source reported no end. */
  isOpen: boolean;
}

function readAiring(reported: ReportedRecord<GridAiring>): SourceAiring | null {
  const from = readNumber(reported.start_ts);
  const end = readNumber(reported.end_ts);
  const name = cutText(reported.name, 200);
  if (from === null || !name || Math.abs(from) > 1e11) return null;
  const isOpen = end === null || end <= from;
  const color = readText(reported.color);
  return {
    from: Math.round(from),
    to: Math.round(isOpen ? from + MAX_OPEN_SECONDS : Math.min(end, from + MAX_AIRING_SECONDS)),
    name,
    timezone: readText(reported.timezone),
    color: color && /^#([\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : null,
    isOpen,
  };
}
