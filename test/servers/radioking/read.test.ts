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

describe('a station on RadioKing', () => {
  it('is requested by its name, at most every 15 seconds', () => {
    assert.deepEqual(radioking.newest.alternatives(REF, undefined), [
      ['/widget/radio/radio-meridian/track/current'],
    ]);
    for (const station of ['', 'a/b', '..'])
      assert.deepEqual(radioking.newest.alternatives({ ...REF, station }, undefined), []);
    assert.equal(radioking.minIntervalMs, 15_000);
  });

  it('has the current track with its start, length and cover', () => {
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

  it('has no cover if it is the default one', () => {
    assert.equal(play({ default_cover: true })!.img_url, undefined);
  });

  it('has no length during a live set, or if it is unknown', () => {
    assert.equal(play({ is_live: true })!.length, undefined);
    assert.equal(play({ end_at: null })!.length, undefined);
    assert.equal(play({ end_at: null, duration: 180 })!.length, 180_000);
    assert.equal(play({ end_at: '2026-01-02T04:00:00+01:00' })!.length, undefined);
  });

  it('splits a title that contains the artist, and has no play without a title', () => {
    const { author, title } = play({ artist: '', title: 'Ada Winter - Glass' })!;
    assert.deepEqual([author, title], ['Ada Winter', 'Glass']);
    assert.equal(play({ artist: null, title: null }), undefined);
  });

  it("isn't recognized by other responses", () => {
    for (const response of [null, [], {}, { title: 'A - B' }, { error: 'not found' }])
      assert.equal(newest(response), null, JSON.stringify(response));
  });
});
