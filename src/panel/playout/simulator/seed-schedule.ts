/** The schedule of a new station: its shows, at the hours when the simulator plays them, with music in between. */
import { eventDefaults, type StoredGridEvent } from '../../store/grid.js';
import type { Store } from '../../store/store.js';
import type { Show } from './programme.js';

type Days = Partial<Pick<StoredGridEvent, (typeof WEEKDAYS)[number]>>;

const WEEKDAYS = ['wd_mon', 'wd_tue', 'wd_wed', 'wd_thu', 'wd_fri', 'wd_sat', 'wd_sun'] as const;
const EVERY_WEEK = { week_1: true, week_2: true, week_3: true, week_4: true };

const every = (...names: (typeof WEEKDAYS)[number][]): Days =>
  Object.fromEntries(names.map((name) => [name, true]));
const daily = every(...WEEKDAYS);

/** A schedule event that plays a playlist. */
export interface Block {
  /** Minutes since local midnight. */
  from: number;
  name: string;
  /** Index into the station's playlists. */
  playlist: number;
  color: string;
  /** If absent, the event takes place every day. */
  days?: Days;
}

export interface SeedWeek {
  /** Names of the shows and the live hour, in chronological order. */
  names: string[];
  /** In the same order. */
  colors: string[];
  blocks: Block[];
}

/** Fills a server's schedule. `hours` contains the shows and the live hour, in any order. */
export function seedSchedule(store: Store, server: number, week: SeedWeek, hours: readonly Show[]): void {
  const playlists = store.playlists.all(server);
  const djs = store.djs.all(server);
  const add = (event: Partial<StoredGridEvent> & { name: string; start_time: string }): void =>
    void store.grid.add({
      ...eventDefaults,
      ...EVERY_WEEK,
      ...daily,
      periodicity: 'periodic',
      cast_type: 'playlist',
      server,
      ...event,
      id: null,
    });
  const byHour = [...hours].sort((a, b) => a.from - b.from);
  byHour.forEach((hour, index) =>
    add({
      name: week.names[index] ?? hour.dj,
      cast_type: 'radioshow',
      start_time: time(hour.from),
      finish_time: time(hour.to),
      dj: djs.find(({ name }) => name === hour.dj)?.id ?? null,
      playlist_after_radioshow: playlists[index % Math.max(1, playlists.length)]?.id ?? null,
      color: week.colors[index] ?? eventDefaults.color,
      color2: '#8a94a6',
      allow_song_requests: true,
    }),
  );
  for (const { from, name, playlist, color, days } of week.blocks) {
    const noDays = Object.fromEntries(WEEKDAYS.map((day) => [day, false]));
    add({
      name,
      start_time: time(from),
      playlist: playlists[playlist % Math.max(1, playlists.length)]?.id ?? null,
      color,
      ...(days && { ...noDays, ...days }),
    });
  }
}

function time(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
}

export const weekend = every('wd_sat', 'wd_sun');
export const weekdays = every('wd_mon', 'wd_tue', 'wd_wed', 'wd_thu', 'wd_fri');
