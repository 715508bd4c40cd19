/** The playlists of a station. */
import { z } from 'zod';
import { v2 } from '../../contract/paths.js';
import type { PlaylistRecord } from '../../contract/records.js';
import { requireServer } from '../auth/authorization.js';
import { refuse } from '../http/refusal.js';
import { booleanField, integerField, recordField, textField } from '../resources/fields.js';
import { itemOperations } from '../resources/item-operations.js';
import { listOf } from '../resources/list-source.js';
import { operation, type Resource } from '../resources/resource.js';
import { answerList, listSchema, pageQuery, serverQuery } from '../resources/v2-list.js';
import { chosenServer } from '../servers/routes.js';
import type { PanelState } from '../state.js';
import { folderName, playlistDefaults } from './defaults.js';
import type { StoredPlaylist } from './rows.js';
import { playlistSchema } from './schema.js';

export function playlistResources(state: PanelState): Resource[] {
  const { accounts, grid, playlists, servers } = state.store;
  // The contract shows no body: what is counted from the library, and `on_air`, can't be written.
  const fields = z
    .object({
      server: recordField((id) => servers.has(id)),
      name: textField(),
      is_default: booleanField().optional(),
      is_random: booleanField().optional(),
      directory_name: textField({ blank: true }).optional(),
      playlist_files_per_page: integerField(1, 10_000).optional(),
      current_track_order: integerField(0).optional(),
    })
    .meta({ id: 'PlaylistFields', example: { server: 1, name: 'Night' } });

  function write(row: StoredPlaylist): void {
    const isUsed = playlists.tracksOf(row.id).tracks_num > 0 || grid.usesPlaylist(row.id);
    if (row.server !== playlists.one(row.id)?.server && isUsed) {
      refuse(400, { server: ['Its tracks and its place in the schedule belong to its station.'] });
    }
    state.store.transaction(() => {
      playlists.change(row);
      if (row.is_default) playlists.makeDefault(row.id, row.server);
    });
    // What plays next is told with the name that its playlist has now.
    state.simulator.libraryChanged();
  }

  const list = operation({
    id: 'listPlaylists',
    summary: 'The playlists of a station',
    query: pageQuery.extend(serverQuery.shape),
    response: {
      status: 200,
      description: 'Playlists of the servers that are yours.',
      schema: listSchema(playlistSchema),
    },
    run(context) {
      const { account, query } = context;
      const server = chosenServer(state, query);
      if (server !== null) requireServer(state, account, server);
      const own = playlists.all(server).filter((each) => account && accounts.owns(account.id, each.server));
      return answerList(context, state, listOf(own.map((playlist) => playlistRecord(state, playlist))));
    },
  });
  const create = operation({
    id: 'createPlaylist',
    summary: 'Add a playlist',
    body: fields,
    response: { status: 201, description: 'The new playlist.', schema: playlistSchema },
    run({ body, account }) {
      requireServer(state, account, body.server);
      const row = { ...playlistDefaults, directory_name: folderName(body.name), ...body };
      const id = state.store.transaction(() => {
        const added = playlists.add({ ...row, id: null });
        if (row.is_default) playlists.makeDefault(added, row.server);
        return added;
      });
      return playlistRecord(state, { ...row, id });
    },
  });
  const item = itemOperations({
    state,
    noun: 'Playlist',
    rows: playlists,
    fields,
    schema: playlistSchema,
    reading: 'accounts',
    write,
    deleted: () => state.simulator.libraryChanged(),
    record: (playlist) => playlistRecord(state, playlist),
  });
  const tag = 'Playlists';
  return [
    {
      path: v2.playlists,
      name: 'Playlist List',
      tag,
      access: 'accounts',
      operations: { get: list, post: create },
    },
    { path: `${v2.playlists}{id}/`, name: 'Playlist Instance', tag, access: 'accounts', operations: item },
  ];
}

function playlistRecord(state: PanelState, playlist: StoredPlaylist): PlaylistRecord {
  const { history, music, playlists } = state.store;
  const playing = history.latest(playlist.server)?.all_music_id ?? null;
  const { tracks_num, length } = playlists.tracksOf(playlist.id);
  return {
    id: playlist.id,
    duration: Math.round(length / 1000),
    playlist_files_per_page: playlist.playlist_files_per_page,
    tracks_num,
    name: playlist.name,
    is_default: playlist.is_default,
    is_random: playlist.is_random,
    on_air: playing !== null && music.one(playing)?.playlist === playlist.id,
    directory_name: playlist.directory_name,
    current_track_order: playlist.current_track_order,
    server: playlist.server,
  };
}
