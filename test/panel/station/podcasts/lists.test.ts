import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LegacyPage, Page } from '../../../../src/contract/pages.js';
import type { PodcastRecord } from '../../../../src/contract/records.js';
import { openPanel } from '../../../kit/open-panel.js';
import { errorsOf, PODCASTS } from './editor.js';

describe('the list of podcasts', () => {
  const { request } = openPanel();
  const all = async (query = '') => (await request(PODCASTS + query)).json<PodcastRecord[]>();

  it('contains absolute URLs and episode counts', async () => {
    for (const podcast of await all()) {
      assert.match(podcast.image, /^http:\/\/radio\.test\/covers\//);
      assert.equal(podcast.public_page_url, `http://radio.test/podcasts/${podcast.id}/`);
      assert.equal(podcast.feed_url, `${podcast.public_page_url}feed.xml`);
      assert.ok(podcast.episodes_count >= 3 && podcast.episodes_count <= 8);
    }
  });

  it('includes unpublished drafts', async () => {
    assert.deepEqual(
      (await all('?server=1')).map(({ published }) => published),
      [true, true, false],
    );
  });

  it('can be filtered by server and paged', async () => {
    assert.deepEqual(
      (await all('?server=2')).map(({ title }) => title),
      ['Fahrplan für Träumende', 'Hafengeräusche'],
    );
    const page = (await request(`${PODCASTS}?limit=2&offset=2&server=1`)).json<Page<PodcastRecord>>();
    assert.equal(page.count, 3);
    assert.equal(page.results.length, 1);
    assert.equal(page.previous, 'http://radio.test/api/v2/podcasts/?limit=2&server=1');
    assert.equal(page.next, null);
  });

  it('rejects unknown servers', async () => {
    for (const server of ['99', 'abc']) {
      const response = await request(`${PODCASTS}?server=${server}`);
      assert.deepEqual([response.status, Object.keys(errorsOf(response))], [400, ['server']]);
    }
  });

  it('is the same in the legacy API', async () => {
    const legacy = (await request('/api/podcasts/?server=1&limit=2')).json<LegacyPage<PodcastRecord>>();
    assert.deepEqual(legacy.objects, (await all('?server=1')).slice(0, 2));
    assert.deepEqual([legacy.meta.total_count, legacy.meta.limit], [3, 2]);
    assert.deepEqual((await request('/api/podcasts/1/')).json(), legacy.objects[0]);
    const missing = await request('/api/podcasts/999/');
    assert.deepEqual([missing.status, missing.text], [404, '']);
    assert.deepEqual((await request('/api/podcasts/?server=99')).json<LegacyPage<object>>().objects, []);
    assert.match((await request('/api/podcasts/?callback=show')).text, /^show\(\{"meta"/);
  });

  it('is revalidated with its ETag', async () => {
    const { headers } = await request(PODCASTS);
    assert.equal(headers.get('cache-control'), 'public, max-age=1');
    const again = await request(PODCASTS, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    assert.equal(again.status, 304);
  });

  it('depends only on the seed and start time', async () => {
    assert.deepEqual((await openPanel().request(PODCASTS)).text, (await request(PODCASTS)).text);
    assert.notDeepEqual(
      (await openPanel({ seed: 2 }).request(PODCASTS)).text,
      (await request(PODCASTS)).text,
    );
  });
});
