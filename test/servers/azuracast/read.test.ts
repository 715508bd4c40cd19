import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { azuracast } from '../../../src/servers/azuracast/read.js';
import type { ReportedPlay } from '../../../src/servers/server-kind.js';
import { anyJson } from '../../kit/any-json.js';
import { readResource } from '../../kit/servers/read-resource.js';
import { startAzuraCast } from '../../kit/servers/azuracast.js';
import type { StationServer } from '../../kit/servers/test-server.js';
import { NOW_PLAYING, OFFLINE, PLAY, SONG } from './samples.js';

const place = { baseUrl: 'https://radio.example', station: 'meridian' };
const { newest } = azuracast;
const read = (change: object = {}) => newest.read([{ ...NOW_PLAYING, ...change }], place, undefined);
/** The current play, with changes. */
const onAir = (change: object): ReportedPlay =>
  read({ now_playing: { ...NOW_PLAYING.now_playing, ...change } })!.plays[0]!;

describe("AzuraCast's nowplaying paths", () => {
  const ways: [fact: string, station: string, paths: string[]][] = [
    [
      'are the static file, then the API',
      'meridian',
      ['/api/nowplaying_static/meridian.json', '/api/nowplaying/meridian'],
    ],
    ['are only the API for a station number', '3', ['/api/nowplaying/3']],
    ['cover all stations if none is specified', '', ['/api/nowplaying']],
    [
      'have escaped special characters',
      'a b?',
      ['/api/nowplaying_static/a%20b%3F.json', '/api/nowplaying/a%20b%3F'],
    ],
    ['are empty for a name with ..', 'a/../b?', []],
    ['are empty for a name with a slash', '/live', []],
  ];
  for (const [fact, station, paths] of ways)
    it(fact, () =>
      assert.deepEqual(
        newest.alternatives({ ...place, station }, undefined),
        paths.map((path) => [path]),
      ),
    );
});

describe('AzuraCast plays', () => {
  it('are sorted newest first', () => {
    const report = read()!;
    assert.deepEqual(
      report.plays.map(({ id, ts }) => [id, ts]),
      [
        [4711, 1772791200_000],
        [4710, 1772791000_000],
        [4709, 1772790800_000],
      ],
    );
    assert.deepEqual([report.onAir, report.now, report.name], [true, null, 'Radio Meridian']);
  });

  it('have exactly the fields of the contract', () =>
    assert.deepEqual(read()!.plays[0], {
      ...{ id: 4711, ts: 1772791200_000, length: 305_000 },
      ...{ title: 'Jóga', author: 'Björk', album: 'Homogenic', genre: 'Electronic', isrc: 'GBAFL9700135' },
      ...{ metadata: 'Björk - Jóga', playlist_title: 'Rotation', dj_name: null, n_listeners: 12 },
      ...{ img_url: SONG.art, img_medium_url: SONG.art, img_large_url: SONG.art },
    }));

  it('are read from the first station in a list', () =>
    assert.equal(
      newest.read(
        [[NOW_PLAYING, { ...NOW_PLAYING, station: { name: 'Other' } }]],
        { ...place, station: '' },
        undefined,
      )!.name,
      'Radio Meridian',
    ));

  const fields: [fact: string, change: object, told: Partial<ReportedPlay>][] = [
    ['have no length if the reported length is 0', { duration: 0 }, { length: null }],
    ['keep their id if the start is invalid', { played_at: 'soon' }, { id: 4711, ts: null }],
    ['keep their start time if the id is invalid', { sh_id: {} }, { id: null, ts: 1772791200_000 }],
    [
      "have no title if the song isn't an object",
      { song: 'x' },
      { title: null, author: null, img_url: null },
    ],
    ['can have custom fields', { song: { ...SONG, custom_fields: { mood: null } } }, { title: 'Jóga' }],
    [
      'contain no doubly escaped HTML entities',
      { song: { ...SONG, title: 'A &amp;amp; B', artist: 'C&#039;s' } },
      { title: 'A & B', author: "C's" },
    ],
    [
      "have no cover if its URL isn't http(s)",
      { song: { ...SONG, art: 'data:image/png;base64,AA' } },
      { img_url: null },
    ],
    [
      'can have a cover relative to the base URL',
      { song: { ...SONG, art: '/art/1.jpg' } },
      { img_large_url: 'https://radio.example/art/1.jpg' },
    ],
    [
      "can have a cover whose URL has the server's scheme",
      { song: { ...SONG, art: '//cdn.example/1.jpg' } },
      { img_url: 'https://cdn.example/1.jpg' },
    ],
    [
      'can have a cover in the root folder',
      { song: { ...SONG, art: '/my-cover.jpg' } },
      { img_url: 'https://radio.example/my-cover.jpg' },
    ],
    [
      'can have a cover whose path lacks the leading slash',
      { song: { ...SONG, art: 'api/station/1/art/1a2b-1772791200.jpg' } },
      { img_url: 'https://radio.example/api/station/1/art/1a2b-1772791200.jpg' },
    ],
    [
      'have a cover at the base URL instead of localhost',
      { song: { ...SONG, art: 'http://localhost/api/station/1/art/1a2b.jpg' } },
      { img_url: 'https://radio.example/api/station/1/art/1a2b.jpg' },
    ],
    ["have no cover if it isn't a path", { song: { ...SONG, art: 'cover' } }, { img_url: null }],
    [
      'have titles with decoded JSON escapes',
      { song: { ...SONG, title: String.raw`J\u00f3ga`, artist: String.raw`Bj\u00F6rk` } },
      { title: 'Jóga', author: 'Björk' },
    ],
    [
      'have no cover if it is the placeholder',
      { song: { ...SONG, art: 'https://radio.example/static/img/generic_song.1a2b.jpg' } },
      { img_url: null },
    ],
    [
      'can be read from a combined text',
      { song: { ...SONG, title: '', artist: '', text: 'Björk - Jóga' } },
      { title: 'Jóga', author: 'Björk' },
    ],
    [
      "have no title if it is the station's name",
      { song: { ...SONG, title: '', artist: null, text: 'Radio Meridian' } },
      { title: null, author: null },
    ],
    ["include the streamer's name", { streamer: 'DJ Ada' }, { dj_name: 'DJ Ada' }],
    ['have no start time if it is impossible', { played_at: 1e307 }, { ts: null }],
  ];
  for (const [fact, change, received] of fields)
    it(fact, () => {
      const play = onAir(change);
      for (const [name, value] of Object.entries(received))
        assert.equal(play[name as keyof ReportedPlay], value, name);
    });

  it('have no length during a live set', () => {
    const { dj_name, length, title } = read({
      live: { is_live: true, streamer_name: 'DJ Ada' },
      playing_next: null,
    })!.plays[0]!;
    assert.deepEqual([dj_name, length, title], ['DJ Ada', null, 'Jóga']);
  });

  it("the server's time is derived from the elapsed time", () => {
    const now_playing = { ...PLAY, played_at: 1772791200, duration: 200 };
    assert.equal(read({ now_playing: { ...now_playing, elapsed: 60 } })!.roughNow, 1772791260_000);
    assert.equal(
      read({ now_playing: { ...now_playing, duration: 0, elapsed: 62_593 } })!.roughNow,
      1772853793_000,
    );
    for (const elapsed of [200, null, 'x', -1])
      assert.equal(read({ now_playing: { ...now_playing, elapsed } })!.roughNow, null);
  });

  it("have no DJ if the stream isn't live", () => {
    const change = {
      now_playing: { ...PLAY, duration: 0 },
      live: { is_live: false, streamer_name: 'DJ Ada' },
    };
    const { dj_name, length } = read(change)!.plays[0]!;
    assert.deepEqual([dj_name, length, azuracast.capabilities.lengths], [null, null, false]);
  });

  it("have the live streamer's picture as the cover", () => {
    const art = '/api/station/1/streamer/7/art';
    const live = { is_live: true, streamer_name: 'DJ Ada', art };
    assert.equal(read({ live })!.plays[0]!.img_url, place.baseUrl + art);
    for (const none of [null, '', 'x', 7])
      assert.equal(read({ live: { ...live, art: none } })!.plays[0]!.img_url, SONG.art);
  });

  const listeners: [listeners: unknown, count: number | null][] = [
    [{ total: 5, unique: 3, current: 5 }, 5],
    [{ current: 2, unique: 2 }, 2],
    [{ total: '4' }, 4],
    [{ total: 0 }, 0],
    [null, null],
    ['x', null],
  ];
  for (const [received, count] of listeners)
    it(`have the listener count ${count} for ${JSON.stringify(received)}`, () =>
      assert.equal(read({ listeners: received })!.plays[0]!.n_listeners, count));

  it("have no title during AzuraCast's error file", () => {
    const song = {
      title: 'AzuraCast is Live!',
      artist: 'AzuraCast.com',
      text: 'AzuraCast.com - AzuraCast is Live!',
    };
    const error = { ...PLAY, sh_id: 323, duration: 0, elapsed: 62593, song };
    const { plays, onAir: isOnAir } = read({
      now_playing: error,
      is_online: true,
      song_history: [
        error,
        { ...PLAY, sh_id: 322 },
        { ...error, song: { ...song, artist: '', text: song.title } },
      ],
    })!;
    assert.equal(isOnAir, true);
    assert.deepEqual(
      plays.map(({ id, title, author, metadata }) => [id, title, author, metadata]),
      [
        [323, null, null, null],
        [322, 'Jóga', 'Björk', 'Björk - Jóga'],
      ],
    );
  });

  it('contain no unfilled placeholders', () => {
    const { title, album, metadata } = onAir({
      song: {
        ...SONG,
        title: 'LIVE Centering - $album',
        album: '$album',
        text: 'DJ - LIVE Centering - $album',
      },
    });
    assert.deepEqual([title, album, metadata], ['LIVE Centering', null, 'DJ - LIVE Centering']);
  });

  it('include only the history of a stopped station', () => {
    const report = read({ now_playing: OFFLINE, is_online: false })!;
    assert.deepEqual([report.onAir, report.plays.map(({ id }) => id)], [false, [4710, 4709]]);
  });
  it('exclude the text of a stopped station', () =>
    assert.deepEqual(
      read({ now_playing: { ...OFFLINE, song: { title: 'Wir schlafen' } }, song_history: [] })!.plays,
      [],
    ));
  it('include the last play after AutoDJ has stopped', () => {
    const report = read({ is_online: false })!;
    assert.deepEqual([report.onAir, report.plays.length], [false, 3]);
  });
  for (const now_playing of [null, 'x', [], {}])
    it(`include only the history if the current play is ${JSON.stringify(now_playing)}`, () => {
      const report = read({ now_playing })!;
      assert.deepEqual([report.onAir, report.plays.length], [false, 2]);
    });
  it('exclude invalid records of the history', () =>
    assert.deepEqual(
      read({ song_history: [null, 'x', { song: SONG }, { ...PLAY, sh_id: 4710 }] })!.plays.map(
        ({ id }) => id,
      ),
      [4711, 4710],
    ));
  for (const song_history of [null, {}, 'x', 7])
    it(`include only the current play if the history is ${JSON.stringify(song_history)}`, () =>
      assert.equal(read({ song_history })!.plays.length, 1));

  const others: unknown[] = [
    null,
    undefined,
    '',
    '<!doctype html>',
    7,
    [],
    {},
    [7],
    { station: 'x', now_playing: PLAY },
    { station: { name: 'x' } },
    { code: 404, type: 'NotFoundException', message: 'Record not found', success: false },
  ];
  for (const response of others)
    it(`are null for ${JSON.stringify(response)}`, () =>
      assert.equal(newest.read([response], place, undefined), null));

  it('never cause an exception', () =>
    fc.assert(
      fc.property(anyJson(), fc.constantFrom(...Object.keys(NOW_PLAYING)), (value, name) => {
        const all = [
          newest.read([value], place, undefined),
          read({ [name]: value }),
          read({ now_playing: { ...PLAY, song: value }, song_history: [value] }),
          read({ now_playing: { ...PLAY, sh_id: value, played_at: value, duration: value } }),
        ];
        for (const received of all) {
          if (received === null) continue;
          assert.ok([true, false, null].includes(received.onAir));
          assert.ok(received.onAir === false || received.plays.length);
          for (const { ts } of received.plays) assert.ok(ts === null || isFinite(ts));
        }
      }),
    ));
});

describe('the AzuraCast simulator', () => {
  const NOW = Date.UTC(2026, 2, 6, 12);
  let server: StationServer;
  const at = (station = 'meridian') => ({ baseUrl: server.url, station });
  before(async () => void (server = await startAzuraCast({ isInProcess: true })));
  after(() => server.close());

  it('reports plays, live sets and silence', async () => {
    server.setNow(NOW);
    const off = (await readResource(newest, at(), undefined))!;
    assert.deepEqual([off.onAir, off.plays], [false, []]);

    server.play({ title: 'One', artist: 'A', length: 180, at: NOW - 200_000 });
    server.play({ title: 'Two', artist: 'B' });
    const two = (await readResource(newest, at(), undefined))!;
    assert.deepEqual(
      two.plays.map(({ title, author, ts, length }) => [title, author, ts, length]),
      [
        ['Two', 'B', NOW, null],
        ['One', 'A', NOW - 200_000, 180_000],
      ],
    );

    server.live('DJ Ada', { title: 'Set' });
    const [live] = (await readResource(newest, at('1'), undefined))!.plays;
    assert.deepEqual([live!.dj_name, live!.title, live!.length], ['DJ Ada', 'Set', null]);

    server.silence();
    const silent = (await readResource(newest, at(''), undefined))!;
    assert.deepEqual([silent.onAir, silent.plays.length], [false, 3]);
  });

  it('sends no CORS headers with errors', async () => {
    assert.equal(await readResource(newest, at('nobody'), undefined), null);
    server.fail(1);
    for (const [path, status] of [
      ['/api/time', 500],
      ['/api/nowplaying/nobody', 404],
      ['/api/station/1/history', 403],
    ] as const) {
      const response = await fetch(server.url + path);
      assert.deepEqual(
        [response.status, response.headers.get('access-control-allow-origin')],
        [status, null],
      );
    }
    assert.equal((await fetch(`${server.url}/api/time`)).headers.get('access-control-allow-origin'), '*');
  });

  it('sends an ETag only for the static file', async () => {
    const file = `${server.url}/api/nowplaying_static/meridian.json`;
    const etag = (await fetch(file)).headers.get('etag')!;
    const again = async () =>
      (await fetch(file, { headers: { 'If-None-Match': etag }, cache: 'no-store' })).status;
    assert.equal(await again(), 304);
    server.play({ title: 'Three' });
    assert.equal(await again(), 200);
    assert.equal((await fetch(`${server.url}/api/nowplaying/meridian`)).headers.get('etag'), null);
  });

  it('can run without the static file', async () => {
    const other = await startAzuraCast({ isInProcess: true, hasStatic: false });
    try {
      assert.equal(
        (await readResource(newest, { baseUrl: other.url, station: 'meridian' }, undefined))!.onAir,
        false,
      );
      assert.deepEqual(other.requests, ['/api/nowplaying_static/meridian.json', '/api/nowplaying/meridian']);
    } finally {
      await other.close();
    }
  });

  it('provides a schedule, channels and podcasts', async () => {
    const other = await startAzuraCast({
      isInProcess: true,
      podcasts: [{ id: '1ef-2', title: 'Talk', art: '/art.jpg', links: { public_feed: '/feed' } }],
    });
    const [hour, range] = [3_600_000, { from: NOW / 1000, to: NOW / 1000 + 7 * 86_400 }];
    other.show({ name: 'Morning', from: NOW + hour, to: NOW + 2 * hour });
    other.show({ name: 'Noon', from: NOW, to: NOW + hour });
    try {
      for (const station of ['meridian', '1', '']) {
        const here = { baseUrl: other.url, station };
        const week = (await readResource(azuracast.week!, here, range))!;
        assert.deepEqual(
          week.map(({ name, start_ts, timezone }) => [name, start_ts, timezone]),
          [
            ['Noon', NOW / 1000, 'Europe/Berlin'],
            ['Morning', NOW / 1000 + 3600, 'Europe/Berlin'],
          ],
        );
        const [channel] = (await readResource(azuracast.channels!, here, undefined))!;
        assert.equal(channel!.stream_url, `${other.url}/listen/meridian/radio.mp3`);
        const [podcast] = (await readResource(azuracast.podcasts!, here, undefined))!;
        assert.deepEqual([podcast!.title, podcast!.feed_url], ['Talk', `${other.url}/feed`]);
      }
    } finally {
      await other.close();
    }
  });
});
