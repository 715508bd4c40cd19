/** The stations that a new panel begins with: their names, streams, people, hours and libraries. */
import { between, fingerprint, seededRandom } from '../random.js';
import type { Store } from '../store/store.js';
import { newChannel, streamPath } from '../new-records/channel.js';
import { folderName, newPlaylist } from '../new-records/playlist.js';
import { albums } from './albums/albums.js';
import type { Programme, Show } from './programme.js';

interface FirstServer {
  id: number;
  name: string;
  bitrates: number[];
  /** The live hour, then the shows. */
  live: Show;
  shows: Show[];
  audience: number;
  jingles: string[];
  /** Every how many albums of the library this station has one. */
  every: number;
}

const hour = (from: number, to: number, dj: string): Show => ({ from: from * 60, to: to * 60, dj });

const meridian: FirstServer = {
  id: 1,
  name: 'Radio Meridian',
  bitrates: [128, 32],
  live: hour(20, 21, 'DJ Okapi'),
  shows: [hour(6, 10, 'Mara Lindqvist'), hour(12, 14, 'Teo Bassani'), hour(16, 19, 'Noor Haddad')],
  audience: 340,
  jingles: [
    'Radio Meridian: halfway round the world',
    'Meridian, on the hour',
    'You are here. So is Radio Meridian',
    'Twelve bells',
    'Meridian sweeper (harp)',
  ],
  every: 1,
};

const ferry: FirstServer = {
  id: 2,
  name: 'Nachtfähre',
  bitrates: [128],
  live: hour(22, 23, 'Selma & the Tide'),
  shows: [hour(18, 20, 'Ilse Brandauer')],
  audience: 46,
  jingles: ['Nachtfähre: wir legen ab', 'Nebelhorn', 'Leinen los'],
  every: 3,
};

const firstServers = [meridian, ferry];

/** The hours and audience of a server; one that was not here from the start has those of the first. */
export function dayOf(server: number): Pick<Programme, 'live' | 'shows' | 'audience'> {
  const { live, shows, audience } = firstServers.find(({ id }) => id === server) ?? meridian;
  return { live, shows, audience };
}

/** Fills an empty store. The same seed gives the same lengths and covers. */
export function addFirstStations(store: Store, seed: number): void {
  store.together(() => firstServers.forEach((server) => addServer(store, seed, server)));
}

function addServer(store: Store, seed: number, server: FirstServer): void {
  const { id, name, bitrates, live, shows, jingles } = server;
  store.servers.add({ id, name });
  bitrates.forEach((bitrate, index) => {
    const channel = id * 10 + index - 9;
    store.channels.add({
      ...newChannel,
      id: channel,
      server: id,
      bitrate,
      mount_point: streamPath(channel),
    });
  });
  const people = [...shows, live].map((show) => show.dj);
  people.forEach((dj, index) => store.djs.add({ id: id * 10 + index - 9, server: id, name: dj, active: 1 }));
  jingles.forEach((title, index) => {
    const length = between(seededRandom(seed, 'jingle', id, index), 5000, 15_000);
    store.music.addJingle({ id: id * 100 + index, server: id, title, length });
  });
  addLibrary(store, seed, server);
}

function addLibrary(store: Store, seed: number, server: FirstServer): void {
  const playlists = addPlaylists(store, server.id);
  let track = server.id * 1000;
  albums.forEach((album, index) => {
    if (index % server.every !== 0) return;
    const cover = hasCover(index) ? fingerprint(seed, album.author, album.album).toString(16) : null;
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

/** The playlists of the library, and their ids by name. The first one is what plays when nothing else is planned. */
function addPlaylists(store: Store, server: number): Map<string, number> {
  const names = [...new Set(albums.map((album) => album.playlist))];
  return new Map(
    names.map((name, index) => {
      const playlist = {
        ...newPlaylist,
        name,
        server,
        directory_name: folderName(name),
        is_default: index === 0,
      };
      return [name, store.playlists.add({ ...playlist, id: server * 100 + index - 99 })];
    }),
  );
}

/** Some sleeves were never found. */
function hasCover(index: number): boolean {
  return index % 9 !== 5;
}
