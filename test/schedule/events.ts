/** Stored events for tests: a full record from the few fields that matter, and times in readable notation. */
import type { GridAiring, GridEventRecord } from '../../src/contract/records.js';
import { expandGrid, type GridStation } from '../../src/schedule/expand-grid.js';

const DAYS = ['wd_mon', 'wd_tue', 'wd_wed', 'wd_thu', 'wd_fri', 'wd_sat', 'wd_sun'] as const;

const plain: GridEventRecord = {
  id: 1,
  server: 1,
  name: 'Event',
  periodicity: 'onetime',
  cast_type: 'playlist',
  break_track: false,
  start_playlist_from_beginning: false,
  start_date: null,
  finish_date: null,
  start_time: '00:00:00',
  finish_time: null,
  wd_mon: false,
  wd_tue: false,
  wd_wed: false,
  wd_thu: false,
  wd_fri: false,
  wd_sat: false,
  wd_sun: false,
  week_1: false,
  week_2: false,
  week_3: false,
  week_4: false,
  playlist: 1,
  playlist_after_radioshow: null,
  rotation_after_radioshow: null,
  dj: null,
  rotation: null,
  allow_jingles: true,
  allow_song_requests: true,
  allow_jingles_after: false,
  allow_song_requests_after: false,
  color: '#112233',
  color2: null,
  local_time: '00:00:00',
  timezone: '',
  parent_id: null,
};

/** A onetime event at `YYYY-MM-DD HH:MM`. */
export function once(id: number, at: string, changes: Partial<GridEventRecord> = {}): GridEventRecord {
  const [start_date, time] = at.split(' ') as [string, string];
  return { ...plain, id, name: `Event ${id}`, start_date, start_time: `${time}:00`, ...changes };
}

/** A periodic event at `HH:MM`, on these weekdays (`1` is Monday) in these weeks (`1` to `4`). */
export function weekly(
  id: number,
  time: string,
  changes: Partial<GridEventRecord> = {},
  weekdays = '1234567',
  weeks = '1234',
): GridEventRecord {
  const event = {
    ...plain,
    id,
    name: `Event ${id}`,
    periodicity: 'periodic' as const,
    start_time: `${time}:00`,
  };
  DAYS.forEach((day, index) => (event[day] = weekdays.includes(String(index + 1))));
  for (const week of [1, 2, 3, 4] as const) event[`week_${week}`] = weeks.includes(String(week));
  return { ...event, ...changes };
}

/** The fields that make an event a radioshow with a finish. */
export const show = (
  finish: string | null,
  changes: Partial<GridEventRecord> = {},
): Partial<GridEventRecord> => ({
  cast_type: 'radioshow',
  playlist: null,
  finish_time: finish && `${finish}:00`,
  ...changes,
});

/** Unix seconds of `YYYY-MM-DD HH:MM` in UTC. */
export function utc(at: string): number {
  return Date.parse(`${at.replace(' ', 'T')}Z`) / 1000;
}

/** `id MM-DD HH:MM +minutes`, in UTC. An end event is written as `>parent`. */
export function line(airing: GridAiring): string {
  const who = airing.id === null ? `>${airing.parent_id}` : airing.id;
  const at = new Date(airing.start_ts * 1000).toISOString().slice(5, 16).replace('T', ' ');
  return `${who} ${at} +${(airing.end_ts - airing.start_ts) / 60}`;
}

export const BERLIN: GridStation = { zone: 'Europe/Berlin' };
export const UTC: GridStation = { zone: 'UTC' };

/** The airings between two times in UTC. */
export function airings(events: GridEventRecord[], from: string, to: string, station = UTC): GridAiring[] {
  return expandGrid(events, { start_ts: utc(from), end_ts: utc(to) }, station);
}

export const lines = (...requested: Parameters<typeof airings>): string[] => airings(...requested).map(line);
