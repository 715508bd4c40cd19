/** Scripts and proxies write the same data with other types: numbers as strings, and single-item lists as objects. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { azuracast } from '../../src/servers/azuracast/read.js';
import { centova } from '../../src/servers/centova/read.js';
import { icecast } from '../../src/servers/icecast/read.js';
import { libretime } from '../../src/servers/libretime/read.js';
import { live365 } from '../../src/servers/live365/read.js';
import { radioco } from '../../src/servers/radioco/read.js';
import { radioking } from '../../src/servers/radioking/read.js';
import type { ServerKind } from '../../src/servers/server-kind.js';
import { shoutcast } from '../../src/servers/shoutcast/read.js';
import { sonicpanel } from '../../src/servers/sonicpanel/read.js';

/** A mutation returns undefined if it doesn't apply to a value. */
const MUTATIONS: Record<string, (value: unknown) => unknown> = {
  'numbers and booleans as strings': (value) =>
    /number|boolean/.test(typeof value) ? String(value) : undefined,
  'booleans as numbers': (value) => (typeof value === 'boolean' ? Number(value) : undefined),
  'booleans as "0" and "1"': (value) => (typeof value === 'boolean' ? String(Number(value)) : undefined),
  'numeric strings as numbers': (value) => (/^\d+$/.test(String(value)) ? Number(value) : undefined),
  'single-item lists as objects': (value) =>
    Array.isArray(value) && value.length === 1 && typeof value[0] === 'object'
      ? (value[0] as unknown)
      : undefined,
  'lists as objects with numeric keys': (value) =>
    Array.isArray(value) && value.length
      ? Object.fromEntries(value.map((each, at) => [at + 1, each as unknown]))
      : undefined,
  'objects as single-item lists': (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? [value] : undefined,
  'text surrounded by spaces': (value) =>
    typeof value === 'string' && value && !value.startsWith('http') ? ` ${value}\n` : undefined,
};
/** Values for which no parser may throw. */
const JUNK = [null, '', 0, -1, [], {}, [null], [[]], 'x', true, { a: 1 }, 1e308, [1, 2, 3], '<b>'];

type Key = string | number;
function pathsIn(value: unknown, path: Key[] = []): Key[][] {
  if (typeof value !== 'object' || value === null) return path.length ? [path] : [];
  const inner = Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, key]));
  return path.length ? [path, ...inner] : inner;
}
const valueAt = (value: unknown, path: readonly Key[]): unknown =>
  path.reduce((inner, key) => (inner as Record<Key, unknown>)[key], value);
function withValue<T>(value: T, path: readonly Key[], replacement: unknown): T {
  const copy = structuredClone(value);
  const parent = valueAt(copy, path.slice(0, -1)) as Record<Key, unknown>;
  parent[path[path.length - 1]!] = replacement;
  return copy;
}

interface Sample {
  kind: ServerKind;
  station?: string;
  newest: unknown[];
  channels?: unknown[];
  week?: unknown[];
}

const START = 1772798400;
const song = (artist: string, title: string) => ({
  ...{ artist, title, text: `${artist} - ${title}`, album: 'Sea', art: `https://radio.example/${title}.jpg` },
});
const mounts = [
  { id: 1, url: 'https://radio.example/listen', bitrate: 128, format: 'mp3', is_default: true },
];
const track = (artist: string, title: string, starts: string, ends: string) => ({
  ...{ starts: `2026-03-06 ${starts}`, ends: `2026-03-06 ${ends}`, type: 'track' },
  metadata: { id: 4, track_title: title, artist_name: artist, album_title: 'Sea', artwork: 'a' },
});
const SAMPLES: Record<string, Sample> = {
  AzuraCast: {
    kind: azuracast,
    station: 'x',
    newest: [
      {
        station: { id: 1, name: 'Radio', shortcode: 'x', requests_enabled: true, mounts },
        listeners: { total: 3, unique: 2, current: 3 },
        live: { is_live: false, streamer_name: '' },
        now_playing: { sh_id: 5, played_at: START, duration: 200, elapsed: 10, song: song('Ada', 'Boats') },
        playing_next: { played_at: START + 200, duration: 100, song: song('Bo', 'Quay') },
        song_history: [{ sh_id: 4, played_at: START - 300, duration: 300, song: song('Cy', 'Dew') }],
        is_online: true,
      },
    ],
  },
  'AzuraCast, live': {
    kind: azuracast,
    station: 'x',
    newest: [
      {
        station: { id: 1, name: 'Radio', shortcode: 'x', mounts },
        live: { is_live: true, streamer_name: 'Di', art: 'https://radio.example/di.jpg' },
        now_playing: { sh_id: 5, played_at: START, duration: 0, song: song('Ada', 'Boats') },
        song_history: [],
        is_online: true,
      },
    ],
  },
  LibreTime: {
    kind: libretime,
    newest: [
      {
        station: { schedulerTime: '2026-03-06 12:01:00', source_enabled: 'Scheduled', timezone: 'UTC' },
        tracks: {
          previous: track('Cy', 'Dew', '11:56:00', '12:00:00'),
          current: track('Ada', 'Boats', '12:00:00', '12:03:20'),
          next: track('Bo', 'Quay', '12:03:20', '12:05:00'),
        },
        shows: { current: { name: 'Show', starts: '2026-03-06 12:00:00' }, next: [] },
      },
    ],
    channels: [
      {
        name: 'Radio',
        logo: 'https://radio.example/logo.png',
        timezone: 'Europe/Berlin',
        stream_data: { s1: { url: 'https://radio.example/main', codec: 'mp3', bitrate: 128 } },
      },
    ],
    week: [
      { monday: [{ id: 1, name: 'Show', starts: '2026-03-02 12:00:00', ends: '2026-03-02 13:00:00' }] },
      { name: 'Radio', timezone: 'Europe/Berlin', stream_data: {} },
    ],
  },
  Icecast: {
    kind: icecast,
    newest: [
      {
        icestats: {
          server_id: 'Icecast 2.4.4',
          source: [
            {
              ...{ bitrate: 128, listeners: 3, listenurl: 'http://radio.example:8000/live' },
              ...{ server_name: 'Radio', server_type: 'audio/mpeg', title: 'Ada - Boats', dummy: null },
            },
          ],
        },
      },
    ],
  },
  Shoutcast: {
    kind: shoutcast,
    station: '1',
    newest: [
      {
        ...{ currentlisteners: 3, servertitle: 'Radio', songtitle: 'Ada - Boats', nexttitle: 'Bo - Quay' },
        ...{ streamstatus: 1, backupstatus: 0, streampath: '/stream', bitrate: '128', content: 'audio/mpeg' },
      },
      [
        { playedat: START, title: 'Ada - Boats' },
        { playedat: START - 300, title: 'Cy - Dew' },
      ],
    ],
    channels: [
      { streams: [{ id: 1, currentlisteners: 3, servertitle: 'Radio', streamstatus: 1, bitrate: '128' }] },
    ],
  },
  SonicPanel: {
    kind: sonicpanel,
    station: '8042',
    newest: [
      {
        ...{
          title: 'Ada - Boats',
          art: 'https://radio.example/a.jpg',
          listeners: 3,
          ulistener: 2,
          bitrate: '128',
        },
        ...{ djusername: 'Di', djprofile: '', history: ['Cy - Dew', 'Bo - Quay'] },
      },
    ],
  },
  'Centova Cast': {
    kind: centova,
    station: 'account',
    newest: [
      {
        type: 'result',
        data: [
          {
            ...{ title: 'Radio', song: 'Ada - Boats', bitrate: '128 Kbps', offline: false, listenertotal: 3 },
            ...{ serverstate: true, sourcestate: true, mountpoint: '/stream', tuneinformat: 'mp3' },
            track: { artist: 'Ada', title: 'Boats', album: 'Sea', imageurl: 'https://radio.example/a.jpg' },
            tuneinurl: 'http://radio.example:8000/stream',
          },
        ],
      },
    ],
  },
  Live365: {
    kind: live365,
    station: 'a12345',
    newest: [
      {
        ...{ name: 'Radio', listeners: 3, is_playing: true, station_enabled: true, live_dj_on: false },
        'stream-url': 'https://streaming.live365.com/a12345',
        'listening-urls': [{ url: 'https://streaming.live365.com/a12345', bitrate: 128, encoding: 'MP3' }],
        'current-track': { ...song('Ada', 'Boats'), start: '2026-03-06 12:00:00+00:00', duration: 200 },
        'last-played': [{ ...song('Cy', 'Dew'), start: '2026-03-06 11:55:00+00:00', duration: 300 }],
      },
    ],
  },
  'Radio.co': {
    kind: radioco,
    station: 's012345678',
    newest: [
      {
        status: 'online',
        source: { type: 'automated', collaborator: null },
        current_track: {
          title: 'Ada - Boats',
          start_time: '2026-03-06T12:00:00+00:00',
          artwork_url: 'https://x.example/a.jpg',
        },
        logo_url: 'https://x.example/logo.jpg',
        streaming_hostname: 'streamer.radio.co',
        outputs: [{ name: 'listen', format: 'MP3', bitrate: 128 }],
      },
    ],
  },
  RadioKing: {
    kind: radioking,
    station: 'my-radio',
    newest: [
      {
        ...{
          id: 7,
          artist: 'Ada',
          title: 'Boats',
          album: 'Sea',
          cover: 'https://x.example/a.jpg',
          default_cover: false,
        },
        ...{ duration: 200, started_at: '2026-03-06T12:00:00+00:00', is_live: false },
      },
      [{ id: 8, artist: 'Bo', title: 'Quay', started_at: '2026-03-06T12:03:20+00:00' }],
    ],
  },
};

/** Ways to read a sample: the current track, and the lists that the kind provides. */
function readersOf({ kind, station = '', newest, channels = newest, week }: Sample) {
  const ref = { baseUrl: 'https://radio.example', station };
  const readers: [responses: unknown[], read: (responses: unknown[]) => unknown][] = [
    [newest, (responses) => kind.newest.read(responses, ref, undefined)],
  ];
  if (kind.channels) readers.push([channels, (responses) => kind.channels!.read(responses, ref, undefined)]);
  if (week) readers.push([week, (responses) => kind.week!.read(responses, ref, { from: 0, to: 4e9 })]);
  return readers;
}

for (const [name, sample] of Object.entries(SAMPLES))
  describe(`${name} responses`, () => {
    for (const [fact, mutate] of Object.entries(MUTATIONS))
      it(`can have ${fact}`, () => {
        for (const [responses, read] of readersOf(sample)) {
          const expected = JSON.stringify(read(structuredClone(responses)));
          for (const path of pathsIn(responses)) {
            const value = mutate(valueAt(responses, path));
            if (value === undefined) continue;
            const texts = JSON.stringify(read(withValue(responses, path, value)));
            assert.equal(texts, expected, path.join('.'));
          }
        }
      });

    it('can have any value in any field', () => {
      for (const [responses, read] of readersOf(sample))
        for (const path of pathsIn(responses))
          for (const value of JUNK)
            assert.doesNotThrow(() => read(withValue(responses, path, value)), path.join('.'));
    });
  });
