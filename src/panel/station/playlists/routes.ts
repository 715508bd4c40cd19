import { z } from 'zod';
import { v2 } from '../../../contract/paths.js';
import type { PlaylistRecord } from '../../../contract/records.js';
import { refuse } from '../../http/refusal.js';
import { requestFields } from '../../resources/column-fields.js';
import { collection } from '../../resources/collection.js';
import type { Resource } from '../../resources/resource.js';
import { sentColumns } from '../../resources/sent-columns.js';
import { serverScope } from '../servers/scope.js';
import type { StationState } from '../state.js';
import { playlistColumns, playlistDefaults, type StoredPlaylist } from '../../store/playlists.js';
import { folderName } from './folder-name.js';
import { playlistSchema } from './schema.js';

export function playlistResources(state: StationState): Resource[] {
  const { grid, playlists, transaction } = state.store;
  // The contract doesn't define a request body. Computed fields, including `on_air`, can't be written.
  const fields = z
    .object(requestFields(playlistColumns, state.store))
    .meta({ id: 'PlaylistFields', example: { server: 1, name: 'Night' } });

  return collection(state, {
    path: v2.playlists,
    key: 'id',
    noun: 'Playlist',
    title: 'Playlist',
    nounWithArticle: 'a playlist',
    tag: 'Playlists',
    access: 'accounts',
    scope: serverScope(state, playlists, 'accounts'),
    schema: playlistSchema,
    fields,
    describe: {
      list: { summary: 'List the playlists of a station', returns: 'Playlists of the servers that you own.' },
    },
    record: (playlist) => playlistRecord(state, playlist),
    create(body) {
      const row = { ...playlistDefaults, directory_name: folderName(body.name), ...body };
      const id = transaction(() => {
        const added = playlists.add({ ...row, id: null });
        if (row.is_default) playlists.makeDefault(added, row.server);
        return added;
      });
      return { ...row, id };
    },
    change(before, body) {
      const row = { ...before, ...sentColumns(before, body) };
      const isUsed = playlists.tracksOf(row.id).tracks_num > 0 || grid.usesPlaylist(row.id);
      if (row.server !== before.server && isUsed) {
        refuse(400, {
          server: ['A playlist with tracks or scheduled events can’t be moved to another station.'],
        });
      }
      transaction(() => {
        playlists.change(row);
        if (row.is_default) playlists.makeDefault(row.id, row.server);
      });
      // The playout caches the library, and new plays must have the new name of the playlist.
      state.playout.libraryChanged();
    },
    delete({ id }) {
      playlists.delete(id);
      state.playout.libraryChanged();
    },
  });
}

function playlistRecord(state: StationState, playlist: StoredPlaylist): PlaylistRecord {
  const { history, music, playlists } = state.store;
  const playing = history.latest(playlist.server)?.all_music_id ?? null;
  const { tracks_num, length } = playlists.tracksOf(playlist.id);
  return {
    ...playlist,
    duration: Math.round(length / 1000),
    tracks_num,
    on_air: playing !== null && music.one(playing)?.playlist === playlist.id,
  };
}
