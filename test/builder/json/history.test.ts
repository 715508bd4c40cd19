import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BuilderChoice } from '../../../src/builder/choice.js';
import { countEarlier, newestEntry, withLimit } from '../../../src/builder/json/history.js';

const START = Date.UTC(2026, 2, 6, 12) / 1000;
const RESPONSE = {
  now: { title: 'Glass', artist: 'Ada Winter', at: START },
  recent: [
    { title: 'Glass', artist: 'Ada Winter', at: START },
    { title: 'Pier', artist: 'The Tides', at: START - 600 },
    { title: 'Dew', artist: 'Moss', at: START - 300 },
  ],
  shows: [{ name: 'Morning' }],
  undated: [{ title: 'Dew' }],
};
const choiceWith = (history: string): BuilderChoice => ({
  baseUrl: 'https://radio.example/now.json',
  server: 1,
  source: 'json',
  station: '',
  map: `title: now.title, artist: now.artist, start: now.at, ${history}`,
  tags: [],
  shared: {},
  properties: {},
  placement: null,
  scheme: 'light',
  folder: '',
});

describe('the history of a JSON response', () => {
  it('newestEntry returns the play before the current track', () => {
    assert.equal(newestEntry(choiceWith('history: recent'), RESPONSE)?.title, 'Dew');
    assert.equal(newestEntry(choiceWith('history: undated'), RESPONSE)?.ts, null);
  });

  it('newestEntry returns null for entries without a title', () => {
    assert.equal(newestEntry(choiceWith('history: shows'), RESPONSE), null);
  });

  it('countEarlier counts the tracks that have start times', () => {
    assert.equal(countEarlier(choiceWith('history: recent'), RESPONSE), 2);
    assert.equal(countEarlier(choiceWith('history: undated'), RESPONSE), null);
    assert.equal(countEarlier(choiceWith('album: now.album'), RESPONSE), null);
    assert.equal(countEarlier({ ...choiceWith('history: recent'), source: null }, RESPONSE), null);
  });
});

describe('withLimit', () => {
  const limitAfter = (limit: string | null, count: number | null, previous: number | null = null) =>
    withLimit([{ name: 'history', attributes: limit === null ? {} : { limit } }], count, previous)[0]!
      .attributes.limit;

  it('lowers the limit to the number of tracks', () => {
    assert.equal(limitAfter(null, 3), '3');
    assert.equal(limitAfter(null, 10), undefined);
    assert.equal(limitAfter(null, null), undefined);
  });

  it('keeps a limit that the owner has chosen', () => {
    assert.equal(limitAfter('3', 5, 3), '5');
    assert.equal(limitAfter('3', null, 3), undefined);
    assert.equal(limitAfter('7', 5, 3), '7');
  });

  it('sets no limit on podcasts', () => {
    assert.deepEqual(withLimit([{ name: 'podcasts', attributes: {} }], 3, null), [
      { name: 'podcasts', attributes: {} },
    ]);
  });
});
