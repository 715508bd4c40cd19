import type { PlaylistRecord } from '../../../contract/records.js';
import { recordFields } from '../../resources/column-fields.js';
import { flag, integer, recordSchema } from '../../schema/record-schema.js';
import { playlistColumns } from '../../store/playlists.js';

export const playlistSchema = recordSchema<PlaylistRecord>('Playlist', {
  id: integer(),
  ...recordFields(playlistColumns),
  duration: integer().meta({ description: 'Duration of all its tracks, in seconds.' }),
  tracks_num: integer(),
  on_air: flag(),
});
