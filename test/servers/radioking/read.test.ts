import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { radioking } from '../../../src/servers/radioking/read.js';

const REF = { baseUrl: 'https://api.radioking.io', station: 'radio-meridian' };
const TRACK = {
  id: 77,
  artist: 'Ada Winter',
  title: 'Glass',
  album: 'Panes',
  cover: 'https://image.radioking.example/track/cover/1.jpg',
  default_cover: false,
  started_at: '2026-01-02T04:04:05+01:00',
  end_at: '2026-01-02T04:07:25+01:00',
  is_live: false,
};
const newest = (response: unknown) => radioking.newest.read([response], REF, undefined);
const play = (track: object) => newest({ ...TRACK, ...track })!.plays[0];

describe('the RadioKing reader', () => {
  it('requests the station by name', () => {
    const path = '/widget/radio/radio-meridian/track';
    assert.deepEqual(radioking.newest.alternatives(REF, undefined), [
      [`${path}/current`, `${path}/next?limit=1`],
      [`${path}/current`],
    ]);
    for (const station of ['', 'a/b', '..'])
      assert.deepEqual(radioking.newest.alternatives({ ...REF, station }, undefined), []);
    assert.equal(radioking.minIntervalMs, 15_000);
  });

  it('reports the current track', () => {
    assert.deepEqual(newest(TRACK), {
      plays: [
        {
          ...{
            id: 77,
            ts: Date.UTC(2026, 0, 2, 3, 4, 5),
            length: 200_000,
            author: 'Ada Winter',
            title: 'Glass',
          },
          ...{ album: 'Panes', img_url: 'https://image.radioking.example/track/cover/1.jpg' },
        },
      ],
      onAir: null,
      now: null,
      name: null,
    });
  });

  it('ignores the default cover picture', () => {
    assert.equal(play({ default_cover: true })!.img_url, undefined);
  });

  it('reports no length if the end is unknown', () => {
    assert.equal(play({ is_live: true })!.length, undefined);
    assert.equal(play({ end_at: null })!.length, undefined);
    assert.equal(play({ end_at: null, duration: 180 })!.length, 180_000);
    assert.equal(play({ end_at: '2026-01-02T04:00:00+01:00' })!.length, undefined);
  });

  it('splits a title that contains the artist', () => {
    const { author, title } = play({ artist: '', title: 'Ada Winter - Glass' })!;
    assert.deepEqual([author, title], ['Ada Winter', 'Glass']);
    assert.equal(play({ artist: null, title: null }), undefined);
  });

  it('rejects responses of other servers', () => {
    for (const response of [null, [], {}, { title: 'A - B' }, { error: 'not found' }])
      assert.equal(newest(response), null, JSON.stringify(response));
  });

  it('reports the next track', () => {
    const next = { title: 'Pier', artist: 'The Tides', cover_url: 'https://image.radioking.example/2.jpg' };
    const upcoming = (response: unknown, track: object = {}) =>
      radioking.newest.read([{ ...TRACK, ...track }, response], REF, undefined)!.upcoming;
    assert.deepEqual(upcoming([{ ...next, started_at: '2026-01-02T03:07:25+0000' }]), {
      ...{ id: null, ts: Date.UTC(2026, 0, 2, 3, 7, 25), author: 'The Tides', title: 'Pier' },
      img_url: 'https://image.radioking.example/2.jpg',
    });
    assert.equal(upcoming([next])!.ts, null);
    for (const response of [undefined, null, [], {}, [null], [{}], [{ title: '' }], { error: 'x' }, 'x'])
      assert.equal(upcoming(response), undefined, JSON.stringify(response));
    assert.equal(upcoming([next], { is_live: true }), undefined);
    assert.equal(upcoming([next], { title: '' }), undefined);
  });

  it('derives the length from the next track', () => {
    const next_track = '2026-01-02T03:08:05+0000';
    assert.equal(play({ end_at: null, next_track })!.length, 240_000);
    assert.equal(play({ end_at: null, duration: '180' })!.length, 180_000);
    assert.equal(play({ end_at: null, duration: 180_500 })!.length, 180_500);
    assert.equal(play({ end_at: null, duration: 0 })!.length, undefined);
  });

  it('accepts several formats of start times', () => {
    for (const started_at of [
      '2026-01-02 03:04:05',
      '2026-01-02T03:04:05.000Z',
      1_767_323_045,
      '1767323045000',
    ])
      assert.equal(play({ started_at })!.ts, Date.UTC(2026, 0, 2, 3, 4, 5), String(started_at));
    for (const started_at of [null, '', 0, 'now']) {
      const { id, ts } = play({ started_at })!;
      assert.deepEqual([id, ts], [null, null], String(started_at));
    }
  });

  it('removes a repeated artist from the title', () => {
    const { author, title } = play({ title: 'Ada Winter - Glass &amp; Stone' })!;
    assert.deepEqual([author, title], ['Ada Winter', 'Glass & Stone']);
  });

  it("ignores the station's picture as a cover", () => {
    const cover = 'https://image.radioking.example/radios/1/coverdefault/1.png';
    assert.equal(play({ cover, default_cover: undefined })!.img_url, undefined);
    for (const value of [false, null, '', {}]) assert.equal(play({ cover: value })!.img_url, undefined);
  });
});
