import type { PlaylistRecord } from '../../../contract/records.js';
import { flag, integer, recordSchema, text } from '../../schema/record-schema.js';

export const playlistSchema = recordSchema<PlaylistRecord>('Playlist', {
  id: integer(),
  duration: integer().meta({ description: 'Duration of all its tracks, in seconds.' }),
  playlist_files_per_page: integer(),
  tracks_num: integer(),
  name: text(),
  is_default: flag(),
  is_random: flag(),
  on_air: flag(),
  directory_name: text(),
  current_track_order: integer(),
  server: integer(),
});
