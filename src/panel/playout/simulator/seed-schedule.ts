/** The schedule of a new station. It contains the shows that the simulator plays. */
import { eventDefaults } from '../../store/grid.js';
import type { Store } from '../../store/store.js';
import type { FirstServer, Slot } from './stations.js';

const WEEKDAYS = ['wd_mon', 'wd_tue', 'wd_wed', 'wd_thu', 'wd_fri', 'wd_sat', 'wd_sun'] as const;
const EVERY_WEEK = { week_1: true, week_2: true, week_3: true, week_4: true };

/**
 * Fills a server's schedule. The daily shows and the live hour come first, sorted by time, followed by the
 * other slots.
 */
export function seedSchedule(store: Store, { id, live, slots }: FirstServer): void {
  const playlists = store.playlists.all(id);
  const djs = store.djs.all(id);
  const shows = [...slots.filter(({ cast }) => cast === 'radioshow'), live];
  const byHour = shows.sort((a, b) => a.from - b.from);
  const playlistOf = ({ playlist }: Slot): number | null =>
    playlists.find(({ name }) => name === playlist)?.id ?? null;
  for (const slot of [...byHour, ...slots.filter(({ cast }) => cast === 'playlist')]) {
    const isShow = slot.cast === 'radioshow';
    const days = WEEKDAYS.map((day, index): [string, boolean] => [
      day,
      slot.days.includes(String(index + 1)),
    ]);
    store.grid.add({
      ...eventDefaults,
      ...EVERY_WEEK,
      ...Object.fromEntries(days),
      id: null,
      server: id,
      name: slot.name,
      periodicity: 'periodic',
      cast_type: slot.cast,
      start_time: time(slot.from),
      finish_time: isShow ? time(slot.to) : null,
      dj: djs.find(({ name }) => name === slot.host)?.id ?? null,
      ...(isShow
        ? { playlist_after_radioshow: playlistOf(slot), color2: '#8a94a6', allow_song_requests: true }
        : { playlist: playlistOf(slot) }),
      color: slot.color,
    });
  }
}

function time(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00:00`;
}
