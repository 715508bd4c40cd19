import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { icecast } from '../../../src/servers/icecast/read.js';
import type { StationRef } from '../../../src/servers/server-kind.js';

const PLACE: StationRef = { baseUrl: 'https://radio.example', station: '' };
const MP3 = {
  listenurl: 'http://radio.example:8000/live.mp3',
  server_type: 'audio/mpeg',
  server_name: 'Radio X',
};
const OGG = { ...MP3, listenurl: 'http://radio.example:8000/live.ogg', server_type: 'application/ogg' };

const stats = (source?: unknown): unknown => ({ icestats: { server_id: 'Icecast 2.4.4', source } });
const publicStats = (source?: unknown): unknown => [
  { name: 'icestats', ns: 'x' },
  { server_id: '2.5', source },
];
const newest = (response: unknown, station = ''): ReturnType<typeof icecast.newest.read> =>
  icecast.newest.read([response], { ...PLACE, station }, undefined);
const channels = (response: unknown, place: Partial<StationRef> = {}): Record<string, unknown>[] | null =>
  icecast.channels!.read([response], { ...PLACE, ...place }, undefined) as Record<string, unknown>[] | null;
/** Artist and title of the current track. */
const onAir = (source: unknown, station?: string): unknown[] => {
  const { author, title } = newest(stats(source), station)?.plays[0] ?? {};
  return [author, title];
};

describe('the Icecast 2.4 reader', () => {
  it('returns the title of the only source', () => {
    assert.deepEqual(newest(stats({ ...MP3, title: 'Artist - Title', listeners: 7 })), {
      plays: [{ id: null, ts: null, author: 'Artist', title: 'Title', n_listeners: 7 }],
      onAir: true,
      now: null,
      name: 'Radio X',
    });
  });

  it('returns the title of the first source', () => {
    assert.deepEqual(
      onAir([
        { ...MP3, title: 'A - 1' },
        { ...OGG, title: '2' },
      ]),
      ['A', '1'],
    );
  });

  it('returns the title of the requested mount', () => {
    const sources = [
      { ...MP3, title: 'A - 1' },
      { ...OGG, title: '2' },
    ];
    assert.deepEqual(onAir(sources, '/live.ogg'), [null, '2']);
    assert.deepEqual(onAir(sources, 'live.ogg'), [null, '2']);
  });

  it('reports off air if there is no source', () => {
    assert.deepEqual(newest(stats()), { plays: [], onAir: false, now: null, name: null });
  });

  it('reports all stations on the server', () => {
    const sources = [
      { ...MP3, title: 'A - 1' },
      { ...OGG, server_name: 'Radio Y', title: '2' },
    ];
    const otherStations = [
      { station: '/live.mp3', name: 'Radio X' },
      { station: '/live.ogg', name: 'Radio Y' },
    ];
    assert.deepEqual(newest(stats(sources), '/other'), {
      plays: [],
      onAir: false,
      now: null,
      name: null,
      otherStations,
    });
  });

  it('ignores a placeholder title', () => {
    for (const title of [undefined, null, '', ' - ', 'Artist - ', 'Radio X', 'Unknown', {}, ['A - B']]) {
      assert.deepEqual(newest(stats({ ...MP3, title })), {
        plays: [],
        onAir: true,
        now: null,
        name: 'Radio X',
      });
    }
  });

  it("counts the listeners of all the station's streams", () => {
    const sources = [
      { ...MP3, title: 'A - 1', listeners: 2 },
      { ...OGG, listeners: '3' },
      { ...OGG, server_name: 'Radio Y', listeners: 50 },
    ];
    assert.equal(newest(stats(sources))?.plays[0]?.n_listeners, 5);
  });

  const titles: [fact: string, source: object, author: string | null, title: string | null][] = [
    [
      'decodes character references',
      { ...MP3, title: '&#26894;&#21517; - &#26519;&#27278;' },
      '椎名',
      '林檎',
    ],
    ['accepts a number as the title', { ...MP3, title: 1999 }, null, '1999'],
    [
      "doesn't split the title of an Ogg stream",
      { ...OGG, artist: 'Artist', title: 'Title - Live' },
      'Artist',
      'Title - Live',
    ],
    [
      "doesn't repeat the artist of an Ogg stream",
      { ...OGG, artist: 'Artist', title: 'Artist - Title' },
      'Artist',
      'Title',
    ],
    [
      'splits the title of an Ogg stream without an artist',
      { ...OGG, title: 'Artist - Title' },
      'Artist',
      'Title',
    ],
    ['uses the artist of an MP3 stream', { ...MP3, artist: 'Artist', title: 'Title' }, 'Artist', 'Title'],
    ['prefers the artist in the title', { ...MP3, artist: 'Old', title: 'New - Title' }, 'New', 'Title'],
    [
      "ignores the station's name as the artist",
      { ...OGG, artist: 'Radio X', title: 'Title' },
      null,
      'Title',
    ],
    ['ignores an unknown artist', { ...OGG, artist: 'Unknown', title: 'Title' }, null, 'Title'],
    [
      'reads the title from yp_currently_playing',
      { ...MP3, yp_currently_playing: 'Artist - Title' },
      'Artist',
      'Title',
    ],
  ];
  for (const [fact, source, author, title] of titles) {
    it(fact, () => assert.deepEqual(onAir(source), [author, title]));
  }

  it('ignores a placeholder station name', () => {
    for (const server_name of ['Unspecified name', 'no name', '', undefined, 7.5e300]) {
      const name = newest(stats({ ...MP3, server_name, title: 'A - B' }))?.name;
      assert.ok(name === null || name === '7.5e+300', String(name));
    }
  });
});

describe('Icecast 2.5 tracks', () => {
  const ogg = {
    server_name: 'Radio X',
    'content-type': 'application/ogg',
    'display-title': 'C',
    metadata: { artist: 'Artist', title: 'C' },
    playlist: {
      playlist: {
        track: [
          { title: 'A', creator: 'Artist' },
          { title: 'Unknown' },
          { title: 'B - Live', creator: 'Artist' },
          { title: 'C', creator: 'Artist' },
        ],
      },
    },
  };

  it('are sorted newest first', () => {
    const report = newest(publicStats({ '/live.ogg': ogg }), 'live.ogg');
    assert.deepEqual(
      report?.plays.map(({ author, title, ts }) => [author, title, ts]),
      [
        ['Artist', 'C', null],
        ['Artist', 'B - Live', null],
        ['Artist', 'A', null],
      ],
    );
  });

  it('start with the current title', () => {
    const report = newest(
      publicStats({ '/live.ogg': { ...ogg, metadata: { artist: 'Artist' }, 'display-title': 'D' } }),
    );
    assert.deepEqual(
      report?.plays.map(({ title }) => title),
      ['D', 'C', 'B - Live', 'A'],
    );
  });

  it('are split into artist and title', () => {
    const source = {
      'content-type': 'audio/mpeg',
      'display-title': 'B - 2',
      metadata: { title: 'B - 2' },
      playlist: { playlist: { track: [{ title: 'A - 1' }, { title: 'B - 2' }] } },
    };
    assert.deepEqual(
      newest(publicStats({ '/a': source }))?.plays.map(({ author, title }) => [author, title]),
      [
        ['B', '2'],
        ['A', '1'],
      ],
    );
  });

  it('the station is off air if there is no source', () => {
    for (const source of [undefined, null, {}]) assert.equal(newest(publicStats(source))?.onAir, false);
  });
});

describe('Icecast streams', () => {
  it('have a bitrate, a format and a URL', () => {
    assert.deepEqual(
      channels(stats({ ...MP3, bitrate: 128, listeners: 3 }), { baseUrl: 'http://radio.example' })?.[0],
      {
        ...{
          id: '/live.mp3',
          mount_point: '/live.mp3',
          bitrate: '128',
          s_format: 'mp3',
          listeners_current: 3,
        },
        ...{ stream_url: 'http://radio.example:8000/live.mp3', secure_stream_url: null },
      },
    );
  });

  it('keep their ids when other streams start', () => {
    const [alone] = channels(stats(OGG))!;
    assert.equal(channels(stats([MP3, OGG]))![1]!.id, alone!.id);
    assert.notEqual(channels(stats([MP3, OGG]))![0]!.id, alone!.id);
  });

  it('share the name of the requested mount', () => {
    const other = { ...MP3, listenurl: 'http://radio.example:8000/other', server_name: 'Radio Y' };
    const mounts = (station: string, sources: unknown[] = [MP3, other, OGG]): unknown =>
      channels(stats(sources), { station })?.map(({ mount_point }) => mount_point);
    assert.deepEqual(mounts(''), ['/live.mp3', '/live.ogg']);
    assert.deepEqual(mounts('/other'), ['/other']);
    const nameless = [MP3, OGG].map((each) => ({ ...each, server_name: 'Unspecified name' }));
    assert.deepEqual(mounts('', nameless), ['/live.mp3', '/live.ogg']);
    assert.deepEqual(mounts('/live.ogg', nameless), ['/live.ogg']);
  });

  for (const host of [
    'localhost:8000',
    '127.0.0.1:8000',
    'icecast:8000',
    '10.0.0.7',
    '[::1]:8000',
    'box.local',
    '192.168.1.2',
  ]) {
    it(`have no private host: ${host}`, () => {
      const [channel] = channels(stats({ ...MP3, listenurl: `http://${host}/live.mp3` }))!;
      assert.equal(channel!.stream_url, 'https://radio.example/live.mp3');
    });
  }

  it('use HTTPS if the server is read over HTTPS', () => {
    const [channel] = channels(stats(MP3))!;
    assert.equal(channel!.stream_url, 'http://radio.example:8000/live.mp3');
    assert.equal(channel!.secure_stream_url, 'https://radio.example/live.mp3');
  });

  const sounds: [source: object, bitrate: unknown, format: unknown][] = [
    [{ server_type: 'audio/aacp', bitrate: '64' }, '64', 'aac'],
    [{ server_type: 'application/ogg', subtype: 'Vorbis', 'ice-bitrate': 160 }, '160', 'ogg'],
    [{ server_type: 'application/ogg', subtype: 'Opus', audio_bitrate: 96_000 }, '96', 'opus'],
    [{ server_type: 'audio/ogg', bitrate: 'Quality 4,00', audio_bitrate: 128_000 }, '128', 'ogg'],
    [{ 'content-type': 'audio/flac' }, null, 'flac'],
    [{}, null, null],
  ];
  for (const [source, bitrate, format] of sounds) {
    it(`have the format ${String(format)} and ${String(bitrate)} kbit/s for ${JSON.stringify(source)}`, () => {
      const [channel] = channels(stats({ listenurl: 'http://a.example/x', ...source }))!;
      assert.deepEqual([channel!.bitrate, channel!.s_format], [bitrate, format]);
    });
  }
});

describe("a response that isn't from Icecast", () => {
  it('is parsed as null', () => {
    for (const response of [
      null,
      undefined,
      '',
      'Icecast',
      7,
      [],
      [{}, {}],
      {},
      { icestats: null },
      { icestats: 'x' },
    ]) {
      assert.equal(newest(response), null);
      assert.equal(channels(response), null);
    }
  });

  it('never causes an exception', () => {
    const json = fc.jsonValue();
    const source = fc.dictionary(
      fc.constantFrom(
        'listenurl',
        'title',
        'artist',
        'server_name',
        'playlist',
        'metadata',
        'bitrate',
        'display-title',
        'listeners',
      ),
      json,
    );
    const response = fc.oneof(
      json,
      fc.oneof(json, source, fc.array(source)).map(stats),
      fc.oneof(json, fc.dictionary(fc.string(), fc.oneof(json, source))).map(publicStats),
      source.map((playlist) =>
        publicStats({ '/a': { 'display-title': 'x', playlist: { playlist: { track: playlist } } } }),
      ),
    );
    fc.assert(
      fc.property(response, fc.string(), (value, station) => {
        newest(value, station);
        channels(value, { station });
      }),
    );
    assert.equal(icecast.newest.read([], PLACE, undefined), null);
  });
});
