import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { StationRef } from '../../../src/servers/server-kind.js';
import { shoutcast } from '../../../src/servers/shoutcast/read.js';

const STATS = {
  ...{ currentlisteners: 7, servertitle: 'Radio X', songtitle: 'B - 2', streamstatus: 1 },
  ...{ streampath: '/', bitrate: '128', content: 'audio/mpeg' },
};
const PLAYED = [
  { playedat: 1_795_500_200, title: 'B - 2' },
  { playedat: '1795500000', title: 'A - 1' },
];
const placeOf = (station = '', baseUrl = 'https://radio.example'): StationRef => ({ baseUrl, station });
const newest = (stats: unknown, played?: unknown): ReturnType<typeof shoutcast.newest.read> =>
  shoutcast.newest.read([stats, played], placeOf(), undefined);
const plays = (stats: unknown, played?: unknown): unknown =>
  newest(stats, played)?.plays.map(({ author, title, ts }) => [author, title, ts]);
const channels = (response: unknown, place = placeOf()): Record<string, unknown>[] | null =>
  shoutcast.channels!.read([response], place, undefined) as Record<string, unknown>[] | null;

describe('the Shoutcast reader', () => {
  it('requests the title and the list of plays', () => {
    assert.deepEqual(shoutcast.newest.alternatives(placeOf('3'), undefined), [
      ['/stats?sid=3&json=1', '/played?sid=3&type=json'],
      ['/stats?sid=3&json=1'],
      ['/7.html'],
    ]);
  });

  it('requests the first stream by default', () => {
    for (const station of ['', '0', '-1', 'live', '1e99', '1&x=y'])
      assert.deepEqual(
        shoutcast.newest.alternatives(placeOf(station), undefined)[1],
        ['/stats?sid=1&json=1'],
        station,
      );
  });

  it('reports plays with their start times, newest first', () => {
    assert.deepEqual(newest(STATS, PLAYED), {
      plays: [
        { id: null, ts: 1_795_500_200_000, author: 'B', title: '2', n_listeners: 7 },
        { id: null, ts: 1_795_500_000_000, author: 'A', title: '1' },
      ],
      onAir: true,
      now: null,
      name: 'Radio X',
    });
    assert.deepEqual(plays(STATS, [...PLAYED].reverse()), plays(STATS, PLAYED));
  });

  it('parses the tags of a play', () => {
    const metadata = { tit2: 'Two - Live', tpe1: 'B', talb: 'Album' };
    const [play] = newest(STATS, [{ ...PLAYED[0], metadata }])!.plays;
    assert.deepEqual([play!.author, play!.title, play!.album], ['B', 'Two - Live', 'Album']);
    const [older] = newest(STATS, [{ ...PLAYED[0], metadata: { tit2: 'B - 2' } }])!.plays;
    assert.deepEqual([older!.author, older!.title, older!.album], ['B', '2', undefined]);
  });

  it('reports a title that the list lacks', () => {
    assert.deepEqual(plays({ ...STATS, songtitle: 'C - 3' }, PLAYED), [
      ['C', '3', null],
      ['B', '2', 1_795_500_200_000],
      ['A', '1', 1_795_500_000_000],
    ]);
  });

  it('prefers the list to an outdated title', () => {
    assert.deepEqual(plays({ ...STATS, songtitle: 'A - 1' }, PLAYED), plays(STATS, PLAYED));
  });

  it('reports a current title if the list is missing', () => {
    for (const played of [
      undefined,
      [],
      null,
      'x',
      {},
      [{ title: 'B - 2' }, { playedat: 0, title: 'B - 2' }],
    ])
      assert.deepEqual(plays(STATS, played), [['B', '2', null]]);
  });

  it('ignores a placeholder title', () => {
    for (const songtitle of ['', undefined, 'Radio X', 'ad_insert_30', {}]) {
      assert.deepEqual(plays({ ...STATS, songtitle }, PLAYED), []);
      assert.equal(newest({ ...STATS, songtitle }, PLAYED)!.onAir, true);
    }
  });

  it('reports off air if there is no source', () => {
    for (const streamstatus of [0, '0']) {
      const report = newest({ ...STATS, songtitle: '', streamstatus }, PLAYED)!;
      assert.deepEqual(
        [report.onAir, report.plays.length, report.plays[0]!.n_listeners],
        [false, 2, undefined],
      );
    }
  });

  it('rejects responses of other servers', () => {
    for (const response of [null, undefined, 'x', 7, [], {}, { icestats: {} }]) {
      assert.equal(newest(response, PLAYED), null);
      assert.equal(channels(response), null);
    }
  });

  it('never throws an exception', () => {
    const json = fc.jsonValue();
    const field = fc.constantFrom(
      ...Object.keys(STATS),
      'playedat',
      'title',
      'metadata',
      'tit2',
      'tpe1',
      'id',
      'streams',
    );
    const value = fc.oneof(json, fc.double(), fc.constantFrom('1', 1, 'A - B'));
    const fields = fc.dictionary(field, fc.oneof(value, fc.dictionary(field, value)));
    fc.assert(
      fc.property(fc.oneof(json, fields), fc.oneof(json, fc.array(fields)), (stats, played) => {
        newest(stats, played);
        channels(stats);
        channels({ streams: played });
      }),
    );
    assert.equal(shoutcast.newest.read([], placeOf(), undefined), null);
  });
});

describe('Shoutcast streams', () => {
  it('have no bitrate if the server reports 0', () => {
    const [channel] = channels({ streamstatus: 1, streampath: 'stream', bitrate: '0' })!;
    assert.deepEqual([channel!.stream_url, channel!.bitrate], ['https://radio.example/stream', null]);
  });

  const streams = [
    { id: 1, ...STATS },
    { id: 2, ...STATS, streampath: '/low', bitrate: '64', content: 'audio/aacp' },
    { id: 3, ...STATS, servertitle: 'Radio Y', streampath: '/y' },
    { id: 4, ...STATS, streamstatus: 0 },
  ];
  const ids = (station: string, response: unknown): unknown =>
    channels(response, placeOf(station))?.map(({ id }) => id);

  it('are listed together if they share a name', () => {
    assert.deepEqual(ids('', { streams }), [1, 2]);
    assert.deepEqual(ids('3', { streams }), [3]);
  });

  it('can have no names', () => {
    const nameless = streams.map((each) => ({ ...each, servertitle: '' }));
    assert.deepEqual(ids('', { streams: nameless }), [1, 2, 3]);
    assert.deepEqual(ids('2', { streams: nameless }), [2]);
  });

  it('have a bitrate, a format and a URL', () => {
    assert.deepEqual(channels({ streams }, placeOf('', 'http://radio.example:8000'))?.[1], {
      ...{ id: 2, mount_point: '/low', bitrate: '64', s_format: 'aac', listeners_current: 7 },
      ...{ stream_url: 'http://radio.example:8000/low', secure_stream_url: null },
    });
  });

  it('have /; in place of the root path', () => {
    assert.equal(channels({ streams })?.[0]?.secure_stream_url, 'https://radio.example/;');
  });

  it('include the requested stream if the list is missing', () => {
    assert.deepEqual(ids('2', STATS), [2]);
    assert.equal(channels({ streamstatus: 1 })?.[0]?.stream_url, 'https://radio.example/stream/1/');
  });
});
