/** The stations of a new panel: names, streams, DJs, shows and libraries. */
import { streamPath } from '../../station/channels/stream-path.js';
import { channelDefaults } from '../../store/channels.js';
import { folderName, playlistDefaults } from '../../station/playlists/defaults.js';
import { between, fingerprint, seededRandom } from '../../base/random.js';
import type { Store } from '../../store/store.js';
import { albums } from './albums/albums.js';
import type { Programme, Show } from './programme.js';
import { seedPodcasts } from './seed-podcasts.js';
import { seedSchedule, weekdays, weekend, type SeedWeek } from './seed-schedule.js';

interface FirstServer {
  id: number;
  name: string;
  bitrates: number[];
  live: Show;
  shows: Show[];
  audience: number;
  jingles: string[];
  week: SeedWeek;
  /** 1 selects all albums, 3 every third album. */
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
  week: {
    names: ['First Light', 'Noon Line', 'The Long Way Home', 'Okapi Hour'],
    colors: ['#f4a261', '#e9c46a', '#2a9d8f', '#7b2cbf'],
    blocks: [
      { from: 0, name: 'Night Crossing', playlist: 2, color: '#264653' },
      { from: 10 * 60, name: 'Daylight', playlist: 0, color: '#4d96ff', days: weekdays },
      { from: 10 * 60, name: 'Weekend Shelves', playlist: 1, color: '#4d96ff', days: weekend },
      { from: 23 * 60 + 30, name: 'Curiosities before bed', playlist: 3, color: '#9d4edd', days: weekdays },
    ],
  },
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
  week: {
    names: ['Abendkai', 'Selmas Überfahrt'],
    colors: ['#ef8354', '#3d5a80'],
    blocks: [
      { from: 1 * 60, name: 'Offene See', playlist: 2, color: '#1d3557' },
      { from: 9 * 60, name: 'Vormittags an Deck', playlist: 0, color: '#98c1d9' },
      { from: 15 * 60, name: 'Hafenrundfahrt', playlist: 1, color: '#e07a5f', days: weekend },
    ],
  },
  every: 3,
};

const firstServers = [meridian, ferry];

/** Returns the shows and the audience of a server. Servers that were added later use the first one's values. */
export function programmeOf(server: number): Pick<Programme, 'live' | 'shows' | 'audience'> {
  const { live, shows, audience } = firstServers.find(({ id }) => id === server) ?? meridian;
  return { live, shows, audience };
}

/** Fills an empty store. The same seed and `start` (milliseconds UTC) always give the same lengths, covers and podcasts. */
export function seedStations(store: Store, seed: number, start: number): void {
  store.transaction(() => {
    firstServers.forEach((server) => addServer(store, seed, server));
    seedPodcasts(store, seed, start);
  });
}

function addServer(store: Store, seed: number, server: FirstServer): void {
  const { id, name, bitrates, live, shows, jingles } = server;
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
  const people = [...shows, live].map((show) => show.dj);
  people.forEach((dj, index) => store.djs.add({ id: id * 10 + index - 9, server: id, name: dj, active: 1 }));
  addPlaylists(store, id);
  seedSchedule(store, id, server.week, [...shows, live]);
  jingles.forEach((title, index) => {
    const length = between(seededRandom(seed, 'jingle', id, index), 5000, 15_000);
    store.music.addJingle({ id: id * 100 + index, server: id, title, length });
  });
  addLibrary(store, seed, server);
}

function addLibrary(store: Store, seed: number, server: FirstServer): void {
  const playlists = new Map(store.playlists.all(server.id).map((playlist) => [playlist.name, playlist.id]));
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

/** The playlists of the library. The first one is the default playlist. */
function addPlaylists(store: Store, server: number): void {
  const names = [...new Set(albums.map((album) => album.playlist))];
  names.forEach((name, index) => {
    const playlist = {
      ...playlistDefaults,
      name,
      server,
      directory_name: folderName(name),
      is_default: index === 0,
    };
    store.playlists.add({ ...playlist, id: server * 100 + index - 99 });
  });
}

/** Returns false for a few albums, so that pages can be tested without a cover. */
function hasCover(index: number): boolean {
  return index % 9 !== 5;
}
