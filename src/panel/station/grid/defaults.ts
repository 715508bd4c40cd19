/** The defaults of a new event of the schedule. */
import type { StoredGridEvent } from '../../store/grid.js';

/** Every flag off, and in the station's zone. */
export const eventDefaults: Omit<
  StoredGridEvent,
  'id' | 'server' | 'name' | 'periodicity' | 'cast_type' | 'start_time'
> = {
  break_track: false,
  start_playlist_from_beginning: false,
  start_date: null,
  finish_date: null,
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
  playlist: null,
  playlist_after_radioshow: null,
  rotation_after_radioshow: null,
  dj: null,
  rotation: null,
  allow_jingles: true,
  allow_song_requests: false,
  allow_jingles_after: true,
  allow_song_requests_after: false,
  color: '#1f6feb',
  color2: null,
  // The station's zone.
  timezone: '',
};
