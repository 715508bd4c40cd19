import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { json as pageJson, jsonWith } from '../../../src/servers/json/read.js';
import * as values from '../../../src/servers/json/values.js';
import { SetupProblem } from '../../../src/servers/setup-problem.js';

const json = jsonWith(values);
const baseUrl = 'https://radio.example/now?id=1';
const newest = (response: unknown, map: string) =>
  json.newest.read([response], { baseUrl, station: map }, undefined);
const playsOf = (response: unknown, map: string) => newest(response, map)!.plays;
const namesOf = (response: unknown, map: string) =>
  playsOf(response, map).map(({ author, title }) => [author, title]);
/** Returns the warnings after reading each response. */
async function warningsOf(map: string, ...responses: unknown[]): Promise<string[]> {
  const warnings: string[] = [];
  const ref = { baseUrl, station: map };
  const kind = await pageJson.forStation!(ref, (sentence) => warnings.push(sentence), loadChunk);
  for (const response of responses) kind.newest.read([response], ref, undefined);
  return warnings;
}
const loadChunk = <T>(load: () => Promise<T>): Promise<T> => load();
const stationWith = (map: string) =>
  pageJson.forStation!({ baseUrl, station: map }, () => undefined, loadChunk);

const CURRENT = { song: 'Glass', artist: 'Ada Winter', started_at: '2026-03-06 12:00:00' };
const MAP = 'title: current.song, artist: current.artist, start: current.started_at';

describe('the JSON reader', () => {
  it('requests the base URL', () => {
    assert.deepEqual(json.newest.alternatives({ baseUrl, station: MAP }, undefined), [['']]);
    assert.equal(json.minIntervalMs, 15_000);
  });

  it('returns the current track', () => {
    assert.deepEqual(newest({ current: CURRENT }, MAP), {
      plays: [{ id: null, ts: Date.UTC(2026, 2, 6, 12), author: 'Ada Winter', title: 'Glass' }],
      onAir: null,
      now: null,
      name: null,
    });
  });

  it('reads the number of listeners in any format', () => {
    const listeners = (count: unknown) =>
      playsOf({ t: 'Glass', count }, 'title: t, listeners: count')[0]!.n_listeners;
    for (const [value, count] of [
      [12, 12],
      ['12', 12],
      ['1,234', 1234],
      ['1.234.567', 1_234_567],
      ['12 listeners', 12],
      ['0', 0],
    ] as const)
      assert.equal(listeners(value), count, String(value));
    for (const value of [-1, '', 'none', null, true, [], '12.5', 1e15])
      assert.equal(listeners(value), undefined);
  });

  it('accepts a cover on any host', () => {
    const cover = (url: unknown) => playsOf({ t: 'Glass', url }, 'title: t, cover: url')[0]!.img_url;
    for (const [value, url] of [
      ['/1.jpg', 'https://radio.example/1.jpg'],
      ['img.php?id=9&type=x', 'https://radio.example/img.php?id=9&type=x'],
      ['//cdn.example/1.jpg', 'https://cdn.example/1.jpg'],
      ['cdn.example.com/1.jpg', 'https://cdn.example.com/1.jpg'],
      ['https://cdn.example/1.jpg?a=1&amp;b=2', 'https://cdn.example/1.jpg?a=1&b=2'],
      ['nocover.png', undefined],
      [false, undefined],
    ])
      assert.equal(cover(value), url, String(value));
  });

  it('supports all fields', () => {
    const response = {
      station: { name: 'Radio Meridian', online: 'online', count: '12', dj: { name: 'Nora' } },
      items: [
        {
          t: 'Glass',
          a: ['Ada Winter', 'The Tides'],
          l: 'Panes',
          i: 'https://radio.example/1.jpg',
          s: 1772798400,
          d: '3:20',
        },
      ],
    };
    const map =
      'title: items.0.t, artist: items[0].a, album: items.0.l, image: items.0.i, start: items.0.s, duration: items.0.d,' +
      'station: station.name, on-air: station.online, listeners: station.count, dj: station.dj.name';
    assert.deepEqual(newest(response, map), {
      plays: [
        {
          ...{
            id: null,
            ts: 1772798400_000,
            length: 200_000,
            author: 'Ada Winter, The Tides',
            title: 'Glass',
          },
          ...{ album: 'Panes', img_url: 'https://radio.example/1.jpg', n_listeners: 12, dj_name: 'Nora' },
        },
      ],
      onAir: true,
      now: null,
      name: 'Radio Meridian',
    });
  });

  it('computes a missing length from the end', () => {
    const map = 'title: t, start: s, end: e, length: l';
    const ends = (response: object) => {
      const [play] = playsOf({ t: 'Glass', s: null, e: null, l: null, ...response }, map);
      return [play!.ts, play!.length];
    };
    assert.deepEqual(ends({ s: 1772798400, e: 1772798600 }), [1772798400_000, 200_000]);
    assert.deepEqual(ends({ l: 200, e: 1772798600 }), [1772798400_000, 200_000]);
    assert.deepEqual(ends({ s: 1772798400, e: 1772798300 }), [1772798400_000, undefined]);
    assert.deepEqual(ends({ e: 1772798600 }), [null, undefined]);
  });

  it('splits "Artist - Title" in a single field', () => {
    for (const [map, response] of [
      ['song: now', { now: 'Ada Winter - Glass' }],
      ['title: now', { now: 'Ada Winter - Glass' }],
      ['title: now, artist: artist', { now: 'Ada Winter - Glass', artist: '' }],
      ['title: t, artist: a, song: now', { t: '', a: null, now: 'Ada Winter - Glass' }],
      ['title: now, artist: a, station: s', { now: 'Ada Winter - Glass', a: 'Radio X', s: 'Radio X' }],
      ['title: 0.now', [{ now: 'Ada Winter - Glass' }]],
    ] as const)
      assert.deepEqual(namesOf(response, map), [['Ada Winter', 'Glass']], map);
    assert.deepEqual(namesOf({ t: 'Glass - Live', a: 'Ada' }, 'title: t, artist: a'), [
      ['Ada', 'Glass - Live'],
    ]);
  });

  it('splits "Title - Artist" if the map says so', () => {
    const response = { t: 'Harbour lights - Jonas Ferro', a: null, last: ['Glass - Ada Winter', 'Rain'] };
    for (const map of ['song: t', 'title: t', 'title: t, artist: a'])
      assert.deepEqual(
        namesOf(response, `${map}, order: title-artist`),
        [['Jonas Ferro', 'Harbour lights']],
        map,
      );
    assert.deepEqual(namesOf(response, 'song: t, order: artist-title'), [['Harbour lights', 'Jonas Ferro']]);
    assert.deepEqual(namesOf(response, 'song: t, history: last, order: title-artist').slice(1), [
      ['Ada Winter', 'Glass'],
      [null, 'Rain'],
    ]);
    const both = { t: 'Glass - Live', a: 'Ada Winter' };
    assert.deepEqual(namesOf(both, 'title: t, artist: a, order: title-artist'), [
      ['Ada Winter', 'Glass - Live'],
    ]);
  });

  it('returns the DJ of an untitled live set', () => {
    const live = { title: '', host: 'Mara', count: 41 };
    const [play] = playsOf(live, 'title: title, dj: host, listeners: count');
    assert.deepEqual([play!.dj_name, play!.n_listeners, play!.title], ['Mara', 41, undefined]);
  });

  it('returns the show and host if the title is missing', () => {
    const map = 'title: title, show: show.name, host: show.host';
    const djOf = (title: string, show: object): unknown => playsOf({ title, show }, map)[0]?.dj_name;
    assert.equal(djOf('', { name: 'Night Drive', host: 'Mara' }), 'Night Drive – Mara');
    assert.equal(djOf('', { name: 'Night Drive', host: null }), 'Night Drive');
    assert.equal(djOf('Glass', { name: 'Night Drive', host: 'Mara' }), 'Mara');
    assert.equal(djOf('Glass', { name: 'Night Drive', host: '' }), undefined);
    assert.equal(djOf('', { name: '', host: '' }), undefined);
  });

  it('returns no track if the title is missing', () => {
    for (const response of [
      { current: null },
      { current: {} },
      { current: [] },
      { current: { song: '', artist: '', started_at: null } },
      { current: { song: 'Unknown', artist: null, started_at: null } },
    ])
      assert.deepEqual(newest(response, MAP)!.plays, [], JSON.stringify(response));
    const map = 'title: now, on-air: live';
    assert.deepEqual(
      [newest({ now: 'A - B', live: false }, map)!.plays, newest({ live: false }, map)!.onAir],
      [[], false],
    );
    assert.equal(newest({ now: '', live: true }, map)!.onAir, true);
  });

  it('ignores placeholder covers and unsafe URLs', () => {
    for (const cover of ['javascript:alert(1)', 'https://radio.example/nocover.png', 5, null])
      assert.equal(playsOf({ t: 'Glass', c: cover }, 'title: t, cover: c')[0]!.img_url, undefined);
  });

  it('ignores AutoDJ as the DJ', () => {
    for (const dj of ['AutoDJ', 'Auto DJ', 'No DJ', '', null])
      assert.equal(playsOf({ t: 'Glass', dj }, 'title: t, dj: dj')[0]!.dj_name, undefined);
  });

  it('loads code only for fields in the map', async () => {
    const loads = async (map: string) => {
      let count = 0;
      const load = <T>(chunk: () => Promise<T>): Promise<T> => {
        count++;
        return chunk();
      };
      await pageJson.forStation!({ baseUrl, station: map }, () => undefined, load);
      return count;
    };
    for (const map of ['title: a', 'song: a, artist: b, cover: c, listeners: d, history: e'])
      assert.equal(await loads(map), 0, map);
    for (const field of ['start', 'end', 'length', 'on-air', 'history.start'])
      assert.equal(await loads(`title: a, ${field}: b`), 1, field);
  });

  it('rejects null and booleans', () => {
    for (const response of [null, true]) assert.equal(newest(response, MAP), null);
  });

  it('accepts a single string as the response', () => {
    assert.deepEqual(namesOf('Ada Winter - Glass', 'song: $'), [['Ada Winter', 'Glass']]);
    assert.deepEqual(namesOf('', 'song: $'), []);
  });

  it('decodes HTML entities', () => {
    const map = 'title: t, artist: a, album: l, dj: d, station: s';
    const report = newest(
      { t: 1979, a: 'Fish &amp; Co', l: 'R&#38;B', d: 'N&oacute;ra', s: 'Rock &amp; Pop' },
      map,
    )!;
    assert.deepEqual(report.plays, [
      { id: null, ts: null, author: 'Fish & Co', title: '1979', album: 'R&B', dj_name: 'Nóra' },
    ]);
    assert.equal(report.name, 'Rock & Pop');
  });

  it('resolves relative picture paths', () => {
    for (const [cover, url] of [
      ['/covers/a b.jpg', 'https://radio.example/covers/a%20b.jpg'],
      ['//cdn.example/1', 'https://cdn.example/1'],
      ['../art/1.PNG?x=1', 'https://radio.example/art/1.PNG?x=1'],
      ['art/1.webp', 'https://radio.example/art/1.webp'],
      ['HTTPS://cdn.example/1.jpg', 'HTTPS://cdn.example/1.jpg'],
      ['none', undefined],
      ['/nocover.png', undefined],
      ['data:image/png;base64,x.png', undefined],
      ['javascript:alert(1)//.png', undefined],
    ] as const)
      assert.equal(playsOf({ t: 'Glass', c: cover }, 'title: t, cover: c')[0]!.img_url, url, cover);
  });

  it("parses times in the map's time zone", () => {
    const map = 'title: t, start: s, history: h, time-zone: America/New_York';
    const response = { t: 'Glass', s: '2026-07-06 08:30:00', h: [{ t: 'Dew', s: '2026-07-06 08:25:00' }] };
    assert.deepEqual(
      playsOf(response, map).map(({ ts }) => ts),
      [Date.UTC(2026, 6, 6, 12, 30), Date.UTC(2026, 6, 6, 12, 25)],
    );
  });
});

describe('the history of a JSON station', () => {
  const last = [
    { song: 'Pier', artist: 'The Tides', started_at: '2026-03-06 11:50:00' },
    { song: 'Dew', artist: 'Moss', started_at: '2026-03-06 11:55:00' },
  ];
  const all = [
    ['Ada Winter', 'Glass'],
    ['Moss', 'Dew'],
    ['The Tides', 'Pier'],
  ];

  it("is read with the current track's keys", () => {
    assert.deepEqual(namesOf({ current: CURRENT, last }, `${MAP}, history: last`), all);
    const nested = {
      now: { track: { name: 'Glass', by: { name: 'Ada Winter' } } },
      then: [{ track: { name: 'Dew', by: { name: 'Moss' } } }],
    };
    const map = 'title: now.track.name, artist: now.track.by.name, history: then';
    assert.deepEqual(namesOf(nested, map), all.slice(0, 2));
  });

  it('can have fields with the same last key', () => {
    const current = {
      name: 'Glass',
      artist: { name: 'Ada Winter' },
      dj: { name: 'Nora' },
      cover: { url: '' },
    };
    const entry = { name: 'Dew', url: 'https://radio.example/dew' };
    const map =
      'title: now.name, artist: now.artist.name, dj: now.dj.name, cover: now.cover.url, history: last';
    assert.deepEqual(playsOf({ now: current, last: [entry] }, map)[1], {
      ...{ id: null, ts: null, author: null, title: 'Dew' },
    });
    // The path of the title is deeper than the path of the start.
    const deep = 'title: now.track.title, start: now.at, history: last';
    const flat = {
      now: { track: { title: 'Glass' }, at: 1772798400 },
      last: [{ title: 'Dew', at: 1772798300 }],
    };
    assert.equal(playsOf(flat, deep)[1]!.ts, 1772798300_000);
  });

  it('can have its own paths', () => {
    const entries = last.map(({ song, artist, started_at }) => ({ name: song, by: artist, at: started_at }));
    const map = `${MAP}, history: a.b, history.title: name, history.artist: by, history.start: at`;
    assert.deepEqual(namesOf({ current: CURRENT, a: { b: entries } }, map), all);
  });

  it('can be a list of strings', () => {
    assert.deepEqual(
      namesOf(
        { now: 'Ada Winter - Glass', last: ['Moss - Dew', 'The Tides - Pier'] },
        'song: now, history: last',
      ),
      all,
    );
  });

  it('can be a numbered list of strings', () => {
    const last = ['1. Ada Winter - Glass', '2. Moss - Dew', '3. 3. Liga - Tor'];
    const read = [
      ['Ada Winter', 'Glass'],
      ['Moss', 'Dew'],
      ['3. Liga', 'Tor'],
    ];
    assert.deepEqual(namesOf({ now: 'Ada Winter - Glass', last }, 'song: now, history: last'), read);
    assert.deepEqual(namesOf(last, 'song: 0, history: $'), read);
    const unnumbered = ['1. Liga - Tor', 'Moss - Dew'];
    assert.deepEqual(namesOf(unnumbered, 'song: 0, history: $'), [
      ['1. Liga', 'Tor'],
      ['Moss', 'Dew'],
    ]);
  });

  it('can be an object with numeric keys', async () => {
    const map = 'song: now, history: last';
    const response = { now: 'Ada Winter - Glass', last: { 1: 'Moss - Dew', 2: 'The Tides - Pier' } };
    assert.deepEqual(namesOf(response, map), all);
    assert.deepEqual(await warningsOf(map, response), []);
    assert.deepEqual(await warningsOf(map, { ...response, last: {} }), []);
  });

  it('can end with the current track', () => {
    const [pier, dew] = last;
    const list = [pier, dew, CURRENT];
    const map = 'title: list.-1.song, artist: list[-1].artist, history: list';
    assert.deepEqual(namesOf({ list }, map), all);
    assert.deepEqual(namesOf(list, 'title: -1.song, artist: -1.artist, history: $'), all);
    assert.deepEqual(
      namesOf(list, 'title: -1.song, artist: -1.artist, start: -1.started_at, history: $'),
      all,
    );
    assert.deepEqual(namesOf(['Moss - Dew', 'Ada Winter - Glass'], 'song: -1, history: $'), all.slice(0, 2));
  });

  it('can include upcoming tracks', () => {
    const later = { song: 'Soon', artist: 'Moss', started_at: '2026-03-06 12:05:00' };
    const history = [later, CURRENT, ...last];
    assert.deepEqual(namesOf({ current: CURRENT, history }, `${MAP}, history: history`), all);
    const map = 'title: 0.song, artist: 0.artist, start: 0.started_at, history: $';
    assert.deepEqual(namesOf([CURRENT, ...last], map), all);
    assert.deepEqual(namesOf([CURRENT, ...last], 'title: 0.song, artist: 0.artist'), all.slice(0, 1));
    const undated = { list: [CURRENT, last[1], last[0]] };
    assert.deepEqual(namesOf(undated, 'title: list.0.song, artist: list.0.artist, history: list'), all);
  });

  it('can be read without a current track', () => {
    const [first, ...earlier] = namesOf({ current: null, last }, `${MAP}, history: last`);
    assert.deepEqual(first, [undefined, undefined]);
    assert.deepEqual(earlier, all.slice(1));
    const off = { current: null, last, live: 'offline' };
    assert.deepEqual(namesOf(off, `${MAP}, history: last, on-air: live`), all.slice(1));
  });

  it('provides recent plays only if they have times', async () => {
    const of = async (map: string) => {
      const { history, times } = (await stationWith(map)).capabilities;
      return [history, times];
    };
    assert.deepEqual(await of('title: a'), ['seen', false]);
    assert.deepEqual(await of('title: a, start: b'), ['seen', true]);
    assert.deepEqual(await of('title: a, end: b, length: c'), ['seen', true]);
    assert.deepEqual(await of('title: a, history: h'), ['seen', false]);
    assert.deepEqual(await of('title: a, start: b, history: h'), ['recent', true]);
  });
});

describe('a missing path', () => {
  it('causes an error for the title', () => {
    const problem = (map: string, response: unknown = { current: CURRENT, id: 5 }): string => {
      try {
        newest(response, map);
      } catch (error) {
        assert.ok(error instanceof SetupProblem);
        return error.message;
      }
      return '';
    };
    const keys = 'current.song, current.artist, current.started_at';
    assert.equal(problem('title: current.sogn'), `map names current.sogn, but the response has only ${keys}`);
    assert.equal(
      problem('title: curent.song'),
      'map names curent.song, but the response has only current.song, current.artist, current.started_at, id',
    );
    // An object isn't a title.
    assert.equal(problem('song: current'), `map names current, but the response has only ${keys}`);
    assert.equal(problem('title: id.x'), 'map names id.x, but the response has only id');
    assert.equal(problem('title: a', 'x'), 'map names a, but the response has only $');
    assert.equal(problem('title: a', {}), 'map names a, but the response has only {}');
    assert.equal(
      problem('title: song', [CURRENT]),
      'map names song, but the response has only 0.song, 0.artist, 0.started_at',
    );
    assert.equal(problem('title: a, song: current.song'), '');
    // Some servers leave the title out while they are off air.
    assert.equal(problem('title: a, on-air: live', { live: false }), '');
  });

  it('is logged once for an optional field', async () => {
    const keys = 'current.song, current.artist, current.started_at';
    const response = { current: CURRENT, last: { a: 1 } };
    assert.deepEqual(await warningsOf(`${MAP}, cover: current.art`, response, response), [
      `map names current.art, but the response has only ${keys}`,
    ]);
    assert.deepEqual(await warningsOf(`${MAP}, history: last`, response), [
      'map names last, but the response has only last.a',
    ]);
    assert.deepEqual(await warningsOf(`${MAP}, history: past`, { current: null, past: [] }), []);
  });
});
