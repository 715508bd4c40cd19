import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { centova } from '../../../src/servers/centova/read.js';
import { parseLoose } from '../../../src/servers/parse-loose.js';

const REF = { baseUrl: 'https://radio.example:2199', station: 'meridian' };
const INFO = {
  title: 'Radio Meridian',
  song: 'Ada Winter - Glass',
  track: {
    artist: 'Ada Winter',
    title: 'Glass',
    album: 'Panes',
    imageurl: 'https://radio.example:2199/covers/1.jpg',
  },
  bitrate: '128 Kbps',
  server: 'Online',
  source: 'Yes',
  listeners: 4,
};
const of = (info: object): object => ({ type: 'result', data: [{ ...INFO, ...info }] });
const newest = (response: unknown) => centova.newest.read([response], REF, undefined);
const first = (info: object) => {
  const { author, title } = newest(of(info))!.plays[0] ?? {};
  return [author, title];
};

describe('the Centova Cast reader', () => {
  it('requests the station by account name', () => {
    const paths = (station: string) => centova.newest.alternatives({ ...REF, station }, undefined);
    assert.deepEqual(paths('meridian'), [['/rpc/meridian/streaminfo.get']]);
    for (const station of ['', 'a/b', '../x', 'a b', 'a?b']) assert.deepEqual(paths(station), [], station);
  });

  it('reports the current track', () => {
    assert.deepEqual(newest(of({})), {
      plays: [
        {
          ...{ id: null, ts: null, author: 'Ada Winter', title: 'Glass', album: 'Panes', n_listeners: 4 },
          img_url: 'https://radio.example:2199/covers/1.jpg',
        },
      ],
      onAir: true,
      now: null,
      name: 'Radio Meridian',
    });
  });

  it('splits the song text if separate fields are missing', () => {
    assert.deepEqual(first({ track: { artist: '', title: '' } }), ['Ada Winter', 'Glass']);
    assert.deepEqual(first({ track: null }), ['Ada Winter', 'Glass']);
    assert.deepEqual(first({ track: { artist: '', title: 'Moss - Dew' }, song: '' }), ['Moss', 'Dew']);
    // Some encoders send the station's name as the artist.
    assert.deepEqual(
      first({ track: { artist: 'Radio Meridian', title: 'Moss - Dew' }, song: 'Moss - Dew' }),
      ['Moss', 'Dew'],
    );
  });

  it('ignores a placeholder cover', () => {
    const track = {
      artist: 'A',
      title: 'B',
      imageurl: 'https://radio.example:2199/static/m/covers/nocover.png',
    };
    assert.equal(newest(of({ track }))!.plays[0]!.img_url, undefined);
  });

  it('reports on air if server and source are connected', () => {
    for (const [info, onAir] of [
      [{}, true],
      [{ source: 'No' }, false],
      [{ server: 'Offline' }, false],
      [{ offline: true }, false],
      [{ server: 'En línea', source: 'Sí' }, null],
      [{ server: 'En línea', source: 'Sí', serverstate: true, sourcestate: true }, true],
      [{ server: 'En línea', source: 'No', serverstate: true, sourcestate: true }, true],
      [{ serverstate: false }, false],
      [{ serverstate: 0, sourcestate: 0 }, false],
      [{ serverstate: '1', sourcestate: '0' }, false],
      [{ server: undefined, source: undefined, serverstate: '1', sourcestate: 1, offline: '' }, true],
    ] as const) {
      const report = newest(of(info))!;
      assert.equal(report.onAir, onAir, JSON.stringify(info));
      assert.equal(report.plays.length, onAir === false ? 0 : 1);
    }
  });

  it('reports off air if track and source are missing', () => {
    for (const info of [
      { offline: true, server: 'Offline', autodj: 'Offline', source: 'No' },
      { serverstate: false, sourcestate: false, song: '', track: [] },
    ]) {
      const { onAir, plays } = newest({ type: 'result', data: [info] })!;
      assert.deepEqual([onAir, plays], [false, []]);
    }
  });

  it("falls back to the encoder's title", () => {
    assert.deepEqual(first({ song: '', track: { artist: '', title: '' }, rawmeta: 'Moss - Dew' }), [
      'Moss',
      'Dew',
    ]);
  });

  it('resolves a relative cover path', () => {
    const cover = (imageurl: unknown) =>
      newest(of({ track: { ...INFO.track, imageurl } }))!.plays[0]!.img_url;
    assert.equal(cover('/static/m/covers/1.png'), 'https://radio.example:2199/static/m/covers/1.png');
    for (const url of [false, null, '', [], 'nocover.png']) assert.equal(cover(url), undefined, String(url));
  });

  it('accepts data outside of a list', () => {
    assert.equal(newest({ type: 'result', data: INFO })?.plays[0]?.title, 'Glass');
  });

  it('rejects errors and responses of other servers', () => {
    for (const response of [
      null,
      [],
      { type: 'error', error: 'Invalid account' },
      { type: 'result', data: [] },
      { type: 'result', data: ['x'] },
      { data: [INFO] },
      { icestats: {} },
    ])
      assert.equal(newest(response), null, JSON.stringify(response));
  });

  it('lists the stream', () => {
    const channels = (info: object) => centova.channels!.read([of(info)], REF, undefined);
    assert.deepEqual(channels({}), []);
    assert.deepEqual(
      channels({ tuneinurl: 'http://radio.example:8000/stream', mountpoint: '/stream', tuneinformat: 'mp3' }),
      [
        {
          ...{ id: '/stream', mount_point: '/stream', bitrate: '128', s_format: 'mp3', listeners_current: 4 },
          ...{ stream_url: 'http://radio.example:8000/stream', secure_stream_url: null },
        },
      ],
    );
  });

  it('skips private stream URLs', () => {
    const urls = (info: object) =>
      centova.channels!.read([of(info)], REF, undefined)!.map(({ stream_url }) => stream_url);
    const tuneinurl = 'http://127.0.0.1:8000/stream';
    const proxytuneinurl = 'http://radio.example/proxy/meridian?mp=/stream';
    assert.deepEqual(urls({ tuneinurl, proxytuneinurl }), [proxytuneinurl]);
    assert.deepEqual(urls({ tuneinurl: '', directtuneinurl: 'http://radio.example:8000/x' }), [
      'http://radio.example:8000/x',
    ]);
    assert.deepEqual(urls({ tuneinurl }), []);
  });

  it('ignores a comment after the JSON', () => {
    assert.deepEqual(parseLoose(`${JSON.stringify(of({}))}\n<!-- cached -->`), of({}));
  });
});
