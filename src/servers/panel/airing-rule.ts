/** Reads schedule records from panels that return events instead of airings. Loaded only for such panels. */
import type { GridEventRecord } from '../../contract/records.js';
import { readCommon } from './airing.js';
import { readNumber, readText } from '../fields.js';

/**
 * Returns null if the event has no start time. An event without flags for the weeks of the month repeats
 * every week.
 */
export function readRule(value: unknown): GridEventRecord | null {
  const raw = Object(value) as Record<keyof GridEventRecord, unknown>;
  const start_time = readTime(raw.start_time);
  if (!start_time) return null;
  const flags = (...names: (keyof GridEventRecord)[]): boolean[] => names.map((name) => isSet(raw[name]));
  const weeks = ['week_1', 'week_2', 'week_3', 'week_4'] as const;
  const everyWeek = weeks.every((name) => raw[name] === undefined);
  const [wd_mon, wd_tue, wd_wed, wd_thu, wd_fri, wd_sat, wd_sun] = flags(
    ...(['wd_mon', 'wd_tue', 'wd_wed', 'wd_thu', 'wd_fri', 'wd_sat', 'wd_sun'] as const),
  ) as [boolean, boolean, boolean, boolean, boolean, boolean, boolean];
  const [week_1, week_2, week_3, week_4] = flags(...weeks).map((flag) => flag || everyWeek) as [
    boolean,
    boolean,
    boolean,
    boolean,
  ];
  const { name, cast_type, ...common } = readCommon(raw);
  return {
    ...common,
    name: name ?? '',
    cast_type: cast_type ?? 'rotation',
    server: readNumber(raw.server) ?? 0,
    periodicity: raw.periodicity === 'onetime' ? 'onetime' : 'periodic',
    start_time,
    start_date: readText(raw.start_date),
    finish_time: readTime(raw.finish_time),
    finish_date: readText(raw.finish_date),
    wd_mon,
    wd_tue,
    wd_wed,
    wd_thu,
    wd_fri,
    wd_sat,
    wd_sun,
    week_1,
    week_2,
    week_3,
    week_4,
    playlist_after_radioshow: readNumber(raw.playlist_after_radioshow),
    rotation_after_radioshow: readNumber(raw.rotation_after_radioshow),
    color: readText(raw.color) ?? '',
    color2: readText(raw.color2),
    timezone: readText(raw.timezone) ?? '',
    local_time: readText(raw.local_time) ?? start_time,
    break_track: isSet(raw.break_track),
    start_playlist_from_beginning: isSet(raw.start_playlist_from_beginning),
    allow_jingles: isSet(raw.allow_jingles),
    allow_song_requests: isSet(raw.allow_song_requests),
    allow_jingles_after: isSet(raw.allow_jingles_after),
    allow_song_requests_after: isSet(raw.allow_song_requests_after),
  };
}

/** Returns HH:MM or HH:MM:SS, without any text after it. */
function readTime(value: unknown): string | null {
  return /^\d\d:\d\d(:\d\d)?/.exec(String(value))?.[0] ?? null;
}

function isSet(value: unknown): boolean {
  return value === true || value === 1 || /^(1|true)$/i.test(String(value));
}
