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

describe('a station on Live365', () => {
  it('is requested by its name, at most every 15 seconds', () => {
    assert.deepEqual(live365.newest.alternatives(REF, undefined), [['/station/a12345']]);
    for (const station of ['', 'a/b', 'a?b', '..'])
      assert.deepEqual(live365.newest.alternatives({ ...REF, station }, undefined), []);
    assert.equal(live365.minIntervalMs, 15_000);
  });

  it('has the current track and the ones before it, with starts and lengths', () => {
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

  it('has no cover if the art is blank', () => {
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

  it('has no plays without a current title', () => {
    assert.deepEqual(newest({ ...STATION, 'current-track': null })!.plays, []);
    assert.equal(current({ artist: '', title: '' }), undefined);
  });

  it('lists its stream', () => {
    const urls = (station: object) =>
      live365
        .channels!.read([{ ...STATION, ...station }], REF, undefined)!
        .map(({ stream_url }) => stream_url);
    assert.deepEqual(urls({}), ['https://streaming.live365.com/a12345']);
    assert.deepEqual(urls({ 'stream-url': 'https://streaming.live365.com/b76353_128mp3' }), [
      'https://streaming.live365.com/b76353_128mp3',
    ]);
  });

  it("isn't recognized by other responses", () => {
    for (const response of [null, [], {}, { detail: 'Not found' }, 'x']) assert.equal(newest(response), null);
  });
});
