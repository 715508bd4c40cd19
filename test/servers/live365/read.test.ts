import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { live365 } from '../../../src/servers/live365/read.js';

const REF = { baseUrl: 'https://api.live365.com', station: 'a12345' };
const STATION = {
  name: 'Radio Meridian',
  listeners: 5,
  'current-track': {
    title: 'Glass',
    artist: 'Ada Winter',
    art: 'https://media.live365.com/download/1.jpg',
    start: '2026-01-02 03:04:05.6+00:00',
    duration: 201.5,
  },
  'last-played': [
    { title: 'Glass', artist: 'Ada Winter', start: '2026-01-02 03:04:05.6+00:00', duration: 201.5 },
    { title: 'Pier', artist: 'The Tides', start: '2026-01-02 03:00:05.6+00:00', duration: 240 },
    { title: 'Undated', artist: 'Moss' },
  ],
};
const newest = (response: unknown) => live365.newest.read([response], REF, undefined);
const current = (track: object) =>
  newest({ ...STATION, 'current-track': { ...STATION['current-track'], ...track } })?.plays[0];

describe('the Live365 reader', () => {
  it('requests the station by name', () => {
    assert.deepEqual(live365.newest.alternatives(REF, undefined), [['/station/a12345']]);
    for (const station of ['', 'a/b', 'a?b', '..'])
      assert.deepEqual(live365.newest.alternatives({ ...REF, station }, undefined), []);
    assert.equal(live365.minIntervalMs, 15_000);
  });

  it('reports the current and the previous tracks', () => {
    const start = Date.UTC(2026, 0, 2, 3, 4, 5, 600);
    assert.deepEqual(newest(STATION), {
      plays: [
        {
          ...{ id: null, ts: start, author: 'Ada Winter', title: 'Glass', length: 201_500, n_listeners: 5 },
          img_url: 'https://media.live365.com/download/1.jpg',
        },
        { id: null, ts: start - 240_000, author: 'The Tides', title: 'Pier', length: 240_000 },
      ],
      onAir: null,
      now: null,
      name: 'Radio Meridian',
    });
  });

  it('ignores a blank cover picture', () => {
    assert.equal(current({ art: 'https://media.live365.com/images/blankart.jpg' })!.img_url, undefined);
  });

  it('splits a title that contains the artist', () => {
    for (const track of [
      { artist: '', title: 'Ada Winter - Glass' },
      { artist: null, title: 'Ada Winter - Glass' },
      { artist: 'ADA WINTER', title: 'Ada Winter - Glass' },
      { artist: 'Radio Meridian', title: 'Ada Winter - Glass' },
    ]) {
      const { author, title } = current(track)!;
      assert.deepEqual([author, title], ['Ada Winter', 'Glass'], JSON.stringify(track));
    }
    assert.equal(current({ artist: 'Moss', title: 'Dew - Live' })!.title, 'Dew - Live');
  });

  it('reports no plays if the current title is missing', () => {
    assert.deepEqual(newest({ ...STATION, 'current-track': null })!.plays, []);
    assert.equal(current({ artist: '', title: '' }), undefined);
  });

  it('lists the stream', () => {
    const urls = (station: object) =>
      live365
        .channels!.read([{ ...STATION, ...station }], REF, undefined)!
        .map(({ stream_url }) => stream_url);
    assert.deepEqual(urls({}), ['https://streaming.live365.com/a12345']);
    assert.deepEqual(urls({ 'stream-url': 'https://streaming.live365.com/b76353_128mp3' }), [
      'https://streaming.live365.com/b76353_128mp3',
    ]);
  });

  it('rejects responses of other servers', () => {
    for (const response of [null, [], {}, { detail: 'Not found' }, 'x']) assert.equal(newest(response), null);
  });

  it('reports whether the station is on air', () => {
    for (const [fields, onAir] of [
      [{}, null],
      [{ is_playing: true, station_enabled: true }, true],
      [{ is_playing: false }, false],
      [{ is_playing: true, station_enabled: false }, false],
      [{ is_playing: null }, null],
    ] as const) {
      const report = newest({ ...STATION, ...fields })!;
      assert.deepEqual([report.onAir, report.plays.length], [onAir, onAir === false ? 0 : 2]);
    }
  });

  it('reports a live set while a DJ is connected', () => {
    const live = (track: object, fields: object = {}) =>
      newest({
        ...STATION,
        ...{ live_dj_on: true, is_playing: true, ...fields },
        'current-track': { ...STATION['current-track'], source: 'live', duration: null, ...track },
      })!.plays[0]!;
    const set = live({ title: 'Takeover', artist: '' });
    assert.deepEqual([set.title, set.performance_type, set.length], ['Takeover', 'live', null]);
    const untitled = live({ title: '', artist: '' });
    assert.deepEqual([untitled.title, untitled.performance_type], [undefined, 'live']);
    assert.equal(untitled.ts, Date.UTC(2026, 0, 2, 3, 4, 5, 600));
    assert.equal(live({ source: 'autodj' }).performance_type, undefined);
    assert.equal(live({}, { live_dj_on: false }).performance_type, undefined);
  });

  it('accepts start times and lengths in several formats', () => {
    const start = Date.UTC(2026, 0, 2, 3, 4, 5);
    for (const value of ['2026-01-02T03:04:05Z', '2026-01-02 03:04:05', start / 1000, start])
      assert.equal(current({ start: value })!.ts, start, String(value));
    for (const [duration, length] of [
      ['201.5', 201_500],
      [201_500, 201_500],
      ['3:21', 201_000],
      [0, undefined],
      [-1, undefined],
    ] as const)
      assert.equal(current({ duration })!.length, length, String(duration));
    assert.equal(current({ duration: null, end: '2026-01-02 03:07:25.6+00:00' })!.length, 200_000);
  });

  it('accepts an object in place of a list', () => {
    const played = { 0: STATION['last-played'][1], 2: null };
    assert.equal(newest({ ...STATION, 'last-played': played })!.plays.length, 2);
    assert.equal(newest({ ...STATION, name: 'R &amp; B' })!.name, 'R & B');
    for (const none of [null, [], false, '', {}])
      assert.deepEqual(newest({ ...STATION, 'current-track': none })!.plays, []);
  });

  it('reports no track during an advertisement', () => {
    for (const track of [
      { title: 'Advertisement', artist: 'Live365' },
      { title: 'Ad Break', artist: '' },
    ])
      assert.equal(current(track), undefined);
  });

  it('lists the format and bitrate of the stream', () => {
    const url = 'https://streaming.live365.com/a12345';
    const listening = [{ url: 'https://x.example/' }, { url, encoding: 'mp3', bitrate: 128 }];
    const [channel] = live365.channels!.read([{ ...STATION, 'listening-urls': listening }], REF, undefined)!;
    assert.deepEqual([channel!.bitrate, channel!.s_format], ['128', 'mp3']);
  });
});
