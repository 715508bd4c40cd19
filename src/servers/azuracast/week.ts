import { airingsIn, type ReportedAiring } from '../airings.js';
import { readNumber, readText } from '../fields.js';
import { fieldsOf, listOf } from '../json.js';
import { readEscaped } from '../html-entities.js';
import type { StationRef, TimeRange } from '../server-kind.js';
import { isRequestedStation, nowPlayingOf, nowPlayingPaths, stationApiPath } from './station.js';

/** The schedule doesn't include its time zone, so `nowplaying`, which does, is requested as well. */
export function weekAlternatives(ref: StationRef, { from, to }: TimeRange): string[][] {
  const iso = (seconds: number): string => encodeURIComponent(`${new Date(seconds * 1000).toISOString()}`);
  const schedule = stationApiPath(ref, `schedule?start=${iso(from)}&end=${iso(to)}`);
  return nowPlayingPaths(ref).map((path) => [schedule, path]);
}

export function readWeek(
  [schedule, response]: readonly unknown[],
  ref: StationRef,
  range: TimeRange,
): ReportedAiring[] | null {
  const station = fieldsOf(nowPlayingOf(response)?.station);
  if (!Array.isArray(schedule) || !isRequestedStation(ref, station)) return null;
  const timezone = readText(station.timezone);
  return airingsIn(
    range,
    listOf(schedule).map((each) => readAiring(each, timezone)),
  );
}

/** Returns null if the entry has no start. */
function readAiring(value: unknown, timezone: string | null): ReportedAiring | null {
  const entry = fieldsOf(value);
  const start_ts = readNumber(entry.start_timestamp) ?? readIso(entry.start);
  if (start_ts === null) return null;
  return {
    id: readNumber(entry.id),
    name: readEscaped(entry.name) ?? readEscaped(entry.title),
    cast_type: entry.type === 'streamer' ? 'radioshow' : 'playlist',
    start_ts,
    end_ts: readNumber(entry.end_timestamp) ?? readIso(entry.end),
    timezone,
  };
}

/** Returns Unix seconds. */
function readIso(value: unknown): number | null {
  return typeof value === 'string' ? readNumber(Number(new Date(value)) / 1000) : null;
}
