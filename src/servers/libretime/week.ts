import { airingsIn, type ReportedAiring } from '../airings.js';
import { readNumber } from '../fields.js';
import { onlyObject, fieldsOf, listOf } from '../json.js';
import type { TimeRange, StationRef } from '../server-kind.js';
import { readEscaped } from '../html-entities.js';
import { readOffset, timeIn, type ReadTime } from './fields.js';
import { readOldZone, timeInZone } from './old-zone.js';
import { METADATA_PATH, readZone } from './station.js';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/**
 * The schedule doesn't include its time zone. It is UTC on servers with `/api/station-metadata` or
 * `/api/live-info-v2`. Older servers ignore `timezone` and use the station's zone, which `/api/live-info`
 * reports.
 */
export function weekAlternatives(): string[][] {
  const week = '/api/week-info?timezone=UTC';
  return [
    [week, METADATA_PATH],
    [week, '/api/live-info-v2?days=1&shows=1&timezone=UTC'],
    [week, '/api/live-info'],
  ];
}

export function readWeek(
  [response, other]: readonly unknown[],
  _ref: StationRef,
  range: TimeRange,
): ReportedAiring[] | null {
  const week = onlyObject(response);
  const days = [...DAYS, ...DAYS.map((day) => `next${day}`)].filter(
    (day) => Array.isArray(week?.[day]) || onlyObject(week?.[day]),
  );
  if (!week || !days.length) return null;
  const info = fieldsOf(other);
  const isOld = 'schedulerTime' in info;
  const offset = isOld ? readOffset(info) : 0;
  if (offset === null) return null;
  const oldZone = isOld ? readOldZone(info) : null;
  const time = oldZone === null ? timeIn(offset) : timeInZone(oldZone);
  const timezone = oldZone?.name ?? readZone(other);
  const shows = listOf(days.flatMap((day) => listOf(week[day])));
  return airingsIn(
    range,
    shows.map((show) => readAiring(show, timezone, time)),
  );
}

/** Returns null if the show has no start. */
function readAiring(value: unknown, timezone: string | null, time: ReadTime): ReportedAiring | null {
  const show = fieldsOf(value);
  const start = time(show.starts) ?? time(show.start_timestamp);
  const end = time(show.ends) ?? time(show.end_timestamp);
  if (start === null) return null;
  return {
    id: readNumber(show.id),
    name: readEscaped(show.name),
    cast_type: 'radioshow',
    start_ts: start / 1000,
    end_ts: end === null ? null : end / 1000,
    timezone,
  };
}
