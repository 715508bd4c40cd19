import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { icecast } from '../../../src/servers/icecast/read.js';

const bare = (path: string): object => ({
  listeners: 0,
  listenurl: `http://radio.example:8000${path}`,
  dummy: null,
});
const live = (path: string, fields: object = {}): object => ({
  ...{ bitrate: 32, server_type: 'audio/mpeg', server_name: 'Radio X', listeners: 270, title: 'A - 1' },
  ...{ listenurl: `http://radio.example:8000${path}`, dummy: null },
  ...fields,
});

const read = (source: unknown, station = '') => {
  const response = [{ icestats: { server_id: 'Icecast 2.4.0-kh22', source } }];
  const place = { baseUrl: 'http://radio.example:8000', station };
  const { plays, onAir, name } = icecast.newest.read(response, place, undefined)!;
  const channels = icecast.channels!.read(response, place, undefined)!;
  return {
    title: plays[0]?.title ?? null,
    listeners: plays[0]?.n_listeners ?? null,
    onAir,
    name,
    streams: channels.map(({ stream_url }) => stream_url),
    bitrates: channels.map(({ bitrate }) => bitrate),
    stations: icecast.stations!.read(response, { ...place, station: '' }, undefined)!,
  };
};

describe('mounts without a source', () => {
  for (const sources of [
    [bare('/listen'), live('/listen_live')],
    [live('/listen_live'), bare('/listen'), bare('/stream')],
  ]) {
    it(`are ignored if one of ${sources.length} mounts has a source`, () => {
      const { title, listeners, onAir, name, streams, stations } = read(sources);
      assert.deepEqual([title, listeners, onAir, name], ['1', 270, true, 'Radio X']);
      assert.deepEqual(streams, ['http://radio.example:8000/listen_live']);
      assert.deepEqual(stations, [{ station: '/listen_live', name: 'Radio X' }]);
    });
  }

  it('are off air if no mount has a source', () => {
    for (const station of ['', '/listen', '/other']) {
      const { title, onAir, streams, stations } = read([bare('/listen'), bare('/stream')], station);
      assert.deepEqual([title, onAir, streams, stations], [null, false, [], []], station);
    }
  });

  it('use the title of their fallback', () => {
    const { title, listeners, onAir, streams, bitrates } = read(
      [bare('/listen'), live('/listen_live')],
      '/listen',
    );
    assert.deepEqual([title, listeners, onAir], ['1', 270, true]);
    assert.deepEqual([streams, bitrates], [['http://radio.example:8000/listen'], ['32']]);
  });

  it("are off air if Icecast doesn't list them", () => {
    for (const station of ['/live', '/autodj.mp3', '/dj'])
      for (const sources of [live('/autodj'), [live('/autodj'), live('/autodj-low')]]) {
        const { title, onAir, streams } = read(sources, station);
        assert.deepEqual([title, onAir, streams], [null, false, []], station);
      }
  });

  it('use the first source with the same name', () => {
    assert.equal(
      read([bare('/live'), live('/autodj'), live('/autodj-low', { title: '2' })], '/live').title,
      '1',
    );
  });

  it('have no title if the fallback is ambiguous', () => {
    const stations = [live('/a'), live('/b', { server_name: 'Radio Y' })];
    for (const [sources, isOnAir] of [
      [stations, false],
      [[bare('/live'), ...stations], null],
    ] as const) {
      const { title, onAir, streams } = read(sources, '/live');
      assert.deepEqual([title, onAir, streams], [null, isOnAir, []]);
    }
  });

  it('are off air if the source list is missing', () => {
    assert.equal(read(undefined, '/live').onAir, false);
  });
});

describe('a mount behind a proxy', () => {
  const proxied = live('', { listenurl: 'https://radio.example/listen/chloe/chloe', server_name: 'chloe' });
  const other = live('', { listenurl: 'https://radio.example/listen/other/chloe.mp3', server_name: 'other' });

  it('is found by the end of its URL', () => {
    for (const station of ['/chloe', 'chloe', '/chloe/chloe', '/listen/chloe/chloe'])
      assert.equal(read([other, proxied], station).name, 'chloe', station);
  });

  it('is found by the end of the requested path', () => {
    assert.equal(read([live('/b', { server_name: 'B' }), live('/chloe')], '/listen/chloe').name, 'Radio X');
  });

  it('is ignored if several mounts match', () => {
    const twin = live('', { listenurl: 'https://radio.example/listen/twin/chloe', server_name: 'twin' });
    assert.deepEqual(read([twin, proxied], '/chloe').title, null);
    // An exact path takes precedence.
    assert.equal(read([twin, proxied, live('/chloe')], '/chloe').name, 'Radio X');
    // So does the path of the base URL.
    const { name } = icecast.newest.read(
      [{ icestats: { source: [twin, proxied] } }],
      { baseUrl: 'https://radio.example/listen/chloe', station: '/chloe' },
      undefined,
    )!;
    assert.equal(name, 'chloe');
  });
});

describe('a mount name with different capitalization', () => {
  const upper = live('/Live', { server_name: 'Radio M' });

  it('is found if no mount matches exactly', () => {
    for (const station of ['/live', 'LIVE', '/listen/live', '/live.m3u'])
      assert.equal(read([live('/jazz'), upper], station).name, 'Radio M', station);
    assert.equal(read([upper, live('/live', { server_name: 'Radio N' })], '/live').name, 'Radio N');
  });

  it('is ignored if several mounts match', () => {
    assert.equal(read([upper, live('/LIVE', { server_name: 'Radio N' })], '/live').onAir, false);
  });
});

describe('a mount without its file extension', () => {
  const mp3 = live('/live.mp3', { server_name: 'Radio M' });
  const ogg = live('/live.ogg', { server_name: 'Radio M' });
  const jazz = live('/jazz.aac', { server_name: 'Jazz' });

  it('is found with or without a slash', () => {
    for (const station of ['/live', 'live', '/listen/live', 'https://radio.example:8000/live'])
      assert.equal(read([jazz, mp3], station).name, 'Radio M', station);
    const proxied = live('', { listenurl: 'https://radio.example/radio/live.mp3', server_name: 'Radio M' });
    assert.equal(read([jazz, proxied], '/live').name, 'Radio M');
  });

  it('is found in several formats', () => {
    assert.equal(read([jazz, mp3, ogg], '/live').name, 'Radio M');
    const other = live('/live.ogg', { server_name: 'Radio N' });
    assert.equal(read([mp3, other], '/live').onAir, false);
    const nameless = { server_name: undefined };
    assert.equal(read([live('/live.mp3', nameless), live('/live.ogg', nameless)], '/live').onAir, false);
  });

  it('loses to an exact match', () => {
    const exact = live('/live', { server_name: 'Exact' });
    assert.equal(read([mp3, exact], '/live').name, 'Exact');
  });

  it("doesn't match files with other names or formats", () => {
    assert.equal(read([mp3], '/liv').onAir, false);
    assert.equal(read([mp3], '/live.ogg').onAir, false);
    assert.equal(read([live('/live.backup')], '/live').onAir, false);
  });
});

describe('Icecast streams in several qualities', () => {
  const streams = [
    { server_name: 'M (MP3)', server_url: 'https://m.example' },
    { server_name: 'M (AAC)', server_url: 'https://m.example' },
    { server_name: 'M (AAC)', server_url: 'https://other.example' },
    { server_name: 'M (Jazz)', server_url: 'https://m.example', title: 'Moss - Dew' },
    { server_name: 'N (MP3)', server_url: 'https://m.example' },
  ].map((fields, index) => live(`/${index}`, { title: 'Ada - Glass', ...fields }));

  it('can have a format label in the name', () => {
    const mounts = icecast
      .channels!.read(
        [{ icestats: { source: streams } }],
        { baseUrl: 'https://radio.example', station: '' },
        undefined,
      )!
      .map(({ mount_point }) => mount_point);
    assert.deepEqual(mounts, ['/0', '/1']);
  });
});

describe('the bitrate of a mount', () => {
  const cases: [fields: object, bitrate: string | null][] = [
    [{ bitrate: undefined, audio_info: 'channels=2;samplerate=44100;bitrate=128' }, '128'],
    [{ bitrate: undefined, audio_info: 'ice-samplerate=44100;ice-bitrate=96;ice-channels=2' }, '96'],
    [{ bitrate: undefined, audio_info: 'bitrate=Quality 4' }, null],
    [{ bitrate: 64, audio_info: 'bitrate=128' }, '64'],
    [{ bitrate: 0, audio_info: 'bitrate=128' }, '128'],
    [{ bitrate: 128000 }, '128'],
    [{ bitrate: '128 Kbps' }, '128'],
  ];
  for (const [fields, bitrate] of cases)
    it(`is ${bitrate} for ${JSON.stringify(fields)}`, () =>
      assert.deepEqual(read(live('/live', fields)).bitrates, [bitrate]));
});
