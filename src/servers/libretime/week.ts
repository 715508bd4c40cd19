/**
 * In:  LibreTime's shows of this week and the next (`/api/week-info`, asked for in UTC), and what it says of the station.
 * Out: the airings of a range, by time, in the station's zone.
 */
import { airingsIn, type ReportedAiring } from '../airings.js';
import { readNumber, readText } from '../fields.js';
import { asObject, fieldsOf, listOf } from '../json.js';
import type { TimeRange, StationRef } from '../server-kind.js';
import { readEscaped } from '../html-entities.js';
import { readUtc } from './fields.js';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The weeks do not name the station's zone; what it says of itself does, where the server is new enough. */
export function weekWays(): string[][] {
  const week = '/api/week-info?timezone=UTC';
  return [[week, '/api/station-metadata'], [week]];
}

export function readWeek(
  [answer, metadata]: readonly unknown[],
  _place: StationRef,
  range: TimeRange,
): ReportedAiring[] | null {
  const week = asObject(answer);
  const days = [...DAYS, ...DAYS.map((day) => `next${day}`)].filter((day) => Array.isArray(week?.[day]));
  if (!week || !days.length) return null;
  const timezone = readText(fieldsOf(metadata).timezone);
  const shows = listOf(days.flatMap((day) => listOf(week[day])));
  return airingsIn(
    range,
    shows.map((show) => readAiring(show, timezone)),
  );
}

/** Null without a start. */
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
