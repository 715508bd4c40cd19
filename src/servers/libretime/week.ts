import { airingsIn, type ReportedAiring } from '../airings.js';
import { readNumber, readText } from '../fields.js';
import { asObject, fieldsOf, listOf } from '../json.js';
import type { TimeRange, StationRef } from '../server-kind.js';
import { readEscaped } from '../html-entities.js';
import { readUtc } from './fields.js';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The weeks don't include the station's time zone. Newer servers include it in their metadata. */
export function weekAlternatives(): string[][] {
  const week = '/api/week-info?timezone=UTC';
  return [[week, '/api/station-metadata'], [week]];
}

export function readWeek(
  [response, metadata]: readonly unknown[],
  _ref: StationRef,
  range: TimeRange,
): ReportedAiring[] | null {
  const week = asObject(response);
  const days = [...DAYS, ...DAYS.map((day) => `next${day}`)].filter((day) => Array.isArray(week?.[day]));
  if (!week || !days.length) return null;
  const timezone = readText(fieldsOf(metadata).timezone);
  const shows = listOf(days.flatMap((day) => listOf(week[day])));
  return airingsIn(
    range,
    shows.map((show) => readAiring(show, timezone)),
  );
}

/** Returns null if the show has no start. */
function readAiring(value: unknown, timezone: string | null): ReportedAiring | null {
  const show = fieldsOf(value);
  const start = readUtc(show.starts) ?? readUtc(show.start_timestamp);
  const end = readUtc(show.ends) ?? readUtc(show.end_timestamp);
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
