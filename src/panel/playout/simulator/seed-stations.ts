/** Adds the stations to a new panel. */
import { streamPath } from '../../station/channels/stream-path.js';
import { channelDefaults } from '../../store/channels.js';
import { folderName } from '../../station/playlists/folder-name.js';
import { playlistDefaults } from '../../store/playlists.js';
import { between, fingerprint, seededRandom } from '../../base/random.js';
import type { Store } from '../../store/store.js';
import { seedPodcasts } from './seed-podcasts.js';
import { seedSchedule } from './seed-schedule.js';
import { demoServers, firstServers, hostsOf, type FirstServer } from './stations.js';

/**
 * Fills an empty store. The same seed and `start` (in milliseconds UTC) always result in the same lengths,
 * covers and podcasts. `hasPages` is true if the panel serves the demo pages. One of them shows a third
 * station.
 */
export function seedStations(store: Store, seed: number, start: number, hasPages = false): void {
  store.transaction(() => {
    for (const server of hasPages ? demoServers : firstServers) addServer(store, seed, server);
    seedPodcasts(store, seed, start);
  });
}

function addServer(store: Store, seed: number, server: FirstServer): void {
  const { id, name, bitrates, jingles } = server;
  store.servers.add({ id, name });
  bitrates.forEach((bitrate, index) => {
    const channel = id * 10 + index - 9;
    store.channels.add({
      ...channelDefaults,
      id: channel,
      server: id,
      bitrate,
      mount_point: streamPath(channel),
    });
  });
  hostsOf(server).forEach((dj, index) =>
    store.djs.add({ id: id * 10 + index - 9, server: id, name: dj, active: 1 }),
  );
  addPlaylists(store, server);
  seedSchedule(store, server);
  jingles.forEach((title, index) => {
    const length = between(seededRandom(seed, 'jingle', id, index), 5000, 15_000);
    store.music.addJingle({ id: id * 100 + index, server: id, title, length });
  });
  addLibrary(store, seed, server);
}

function addLibrary(store: Store, seed: number, server: FirstServer): void {
  const playlists = new Map(store.playlists.all(server.id).map((playlist) => [playlist.name, playlist.id]));
  let track = server.id * 1000;
  server.albums.forEach((album, index) => {
    const hasCover = server.hasAllCovers || index % 9 !== 5;
    const cover = hasCover ? fingerprint(seed, album.author, album.album).toString(16) : null;
    album.titles.forEach((title, side) => {
      track += 1;
      const random = seededRandom(seed, album.author, title);
      store.music.addTrack({
        id: track,
        server: server.id,
        author: album.author,
        title,
        album: album.album,
        composer: index % 4 === 0 ? album.author : null,
        genre: album.genre,
        isrc:
          random() < 0.7
            ? `QZ-ON1-${album.year.slice(-2)}-${String(index * 10 + side).padStart(5, '0')}`
            : null,
        label: album.label,
        year: album.year,
        playlist: playlists.get(album.playlist) ?? null,
        length: between(random, 120_000, 300_000),
        cover,
      });
    });
  });
}

/** Adds the playlists to which the library's tracks belong. The first one is the default playlist. */
function addPlaylists(store: Store, { id, albums }: FirstServer): void {
  const names = [...new Set(albums.map((album) => album.playlist))];
  names.forEach((name, index) => {
    const playlist = {
      ...playlistDefaults,
      name,
      server: id,
      directory_name: folderName(name),
      is_default: index === 0,
    };
    store.playlists.add({ ...playlist, id: id * 100 + index - 99 });
  });
}
