/** The fields of a play of which only the time is known. */
import type { NewPlay } from '../../store/history.js';

export const playDefaults: Omit<NewPlay, 'server' | 'ts' | 'ends'> = {
  all_music_id: null,
  jingle_id: null,
  album: null,
  author: null,
  author_other: null,
  comment: null,
  composer: null,
  genre: null,
  isrc: null,
  label: null,
  lyricist: null,
  performance_type: null,
  publisher: null,
  title: null,
  year: null,
  dj_name: null,
  img_fetched: false,
  length: null,
  metadata: null,
  n_listeners: null,
  playlist_title: null,
  cover: null,
  given: null,
};
