import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '../../../../src/contract/pages.js';
import type { HistoryRecord } from '../../../../src/contract/records.js';
import { openPanel } from '../../../kit/open-panel.js';

describe('the history', () => {
  const { request } = openPanel();
  const read = async (query: string) =>
    (await request(`/api/v2/history/?${query}`)).json<Page<HistoryRecord>>();

  it('has absolute cover URLs for tracks', async () => {
    const { results } = await read('limit=200&server=1');
    const tracks = results.filter((record) => record.all_music_id !== null);
    const covered = tracks.filter((record) => record.img_url !== null);
    assert.equal(covered.length, tracks.length);
    assert.match(covered[0]?.img_medium_url ?? '', /^http:\/\/radio\.test\/covers\/[0-9a-f]+\/500\.svg$/);
    for (const jingle of results.filter((record) => record.jingle_id !== null)) {
      assert.deepEqual([jingle.img_url, jingle.all_music_id, jingle.img_fetched], [null, null, false]);
    }
  });

  it('contains the newest plays if a limit is given', async () => {
    const all = (await request('/api/v2/history/?server=1')).json<HistoryRecord[]>();
    const newest = await read('server=1&limit=3');
    assert.deepEqual(newest.results, all.slice(-3));
    assert.deepEqual((await read('server=1&limit=3&offset=3')).results, all.slice(-6, -3));
    assert.ok((all.at(-1)?.ts ?? 0) > (all.at(-2)?.ts ?? 0));
  });
});

describe('the order of the history', () => {
  for (const historyOrder of ['asc', 'desc'] as const) {
    const { request } = openPanel({ historyOrder });
    it(`follows the "${historyOrder}" option in both APIs`, async () => {
      const all = (await request('/api/v2/history/?server=1')).json<HistoryRecord[]>();
      const sorted = [...all].sort((a, b) => (historyOrder === 'asc' ? a.ts - b.ts : b.ts - a.ts));
      assert.deepEqual(all, sorted);
      const page = (await request('/api/v2/history/?server=1&limit=4&offset=2')).json<Page<HistoryRecord>>();
      assert.deepEqual(page.results, all.slice(2, 6));
      const legacy = (await request('/api/history/?server=1&limit=4&offset=2')).json<{
        objects: HistoryRecord[];
      }>();
      assert.deepEqual(
        legacy.objects.map(({ id }) => id),
        page.results.map(({ id }) => id),
      );
    });
  }
});
