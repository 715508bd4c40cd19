import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readNewest } from '../../../src/servers/azuracast/newest.js';
import { requests } from '../../../src/servers/azuracast/requests.js';

const { readSongs } = requests;
const REF = { baseUrl: 'https://radio.example', station: 'meridian' };
const ROW = {
  request_id: 'f9b2',
  request_url: '/api/station/1/request/f9b2',
  song: { title: 'Glass', artist: 'Ada Winter', album: 'Panes', art: 'https://radio.example/a.jpg' },
};
const SONG = {
  id: 'f9b2',
  title: 'Glass',
  artist: 'Ada Winter',
  album: 'Panes',
  cover: 'https://radio.example/a.jpg',
  refusal: null,
};
const query = (offset = 0, text = '') => ({ text, offset, limit: 5 });

describe("AzuraCast's requestable songs", () => {
  it('are fetched page by page', () => {
    const path = (offset: number, text = '') => requests.songsPath(REF, query(offset, text));
    assert.equal(path(0), '/api/station/meridian/requests?per_page=5&page=1&searchPhrase=');
    assert.equal(path(10, 'a&b'), '/api/station/meridian/requests?per_page=5&page=3&searchPhrase=a%26b');
    assert.equal(requests.requestPath(REF, 'a/b'), '/api/station/meridian/request/a%2Fb');
  });

  it('can come from a paginated response or a list', () => {
    const page = { page: 1, per_page: 5, total: 12, total_pages: 3, links: {}, rows: [ROW] };
    assert.deepEqual(readSongs(page, query()), { songs: [SONG], count: 12 });
    const all = Array.from({ length: 7 }, (_, index) => ({ ...ROW, request_id: String(index) }));
    const last = readSongs(all, query(5));
    assert.deepEqual([last?.songs.map(({ id }) => id), last?.count], [['5', '6'], 7]);
  });

  it('exclude songs without an id or a title', () => {
    const rows = [
      {},
      null,
      { ...ROW, request_id: null },
      { ...ROW, song: { artist: 'A' } },
      { ...ROW, song: { text: 'A - B' } },
    ];
    const read = readSongs({ rows, total: 'x' }, query());
    assert.deepEqual(
      [read?.songs.map(({ title, artist, cover }) => [title, artist, cover]), read?.count],
      [[['A - B', null, null]], null],
    );
    for (const response of [null, 'x', {}, { rows: {} }]) assert.equal(readSongs(response, query()), null);
  });

  it('are only available if the station enables requests', () => {
    const takesRequests = (requests_enabled: unknown) =>
      readNewest([{ station: { id: 1, requests_enabled }, now_playing: null }], REF)?.takesRequests;
    assert.deepEqual([true, false, undefined].map(takesRequests), [true, false, false]);
  });
});
