import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '../../../src/contract/pages.js';
import type { HistoryRecord } from '../../../src/contract/records.js';
import { openPanel } from '../../kit/open-panel.js';

type History = Page<HistoryRecord>;

describe('an unpaged v2 list', () => {
  const { request, control } = openPanel();

  it('is a bare array without a valid limit', async () => {
    const all = (await request('/api/v2/history/')).json<HistoryRecord[]>();
    assert.ok(all.length > 400);
    for (const limit of ['0', '-1', 'abc', '', '1.5']) {
      const response = await request(`/api/v2/history/?limit=${limit}&offset=5`);
      assert.equal(response.status, 200);
      assert.equal(response.json<HistoryRecord[]>().length, all.length, `limit=${limit}`);
    }
  });

  it('is an envelope with a limit', async () => {
    const page = (await request('/api/v2/history/?limit=2')).json<History>();
    assert.deepEqual(Object.keys(page), ['count', 'next', 'previous', 'results']);
    assert.equal(page.results.length, 2);
    assert.equal(page.previous, null);
  });

  it('has no maximum limit', async () => {
    const page = (await request('/api/v2/history/?limit=99999999999999999999')).json<History>();
    assert.equal(page.results.length, page.count);
    assert.equal(page.next, null);
  });

  it('is empty beyond the end', async () => {
    const page = (await request('/api/v2/history/?limit=2&offset=99999999999')).json<History>();
    assert.deepEqual(page.results, []);
    assert.equal(page.next, null);
  });

  it('treats an invalid offset as 0', async () => {
    const first = (await request('/api/v2/history/?limit=2')).json<History>();
    for (const offset of ['-3', 'abc', '']) {
      const page = (await request(`/api/v2/history/?limit=2&offset=${offset}`)).json<History>();
      assert.deepEqual(page.results, first.results, `offset=${offset}`);
    }
  });

  it('has absolute links with sorted parameters', async () => {
    const page = (await request('/api/v2/history/?server=1&limit=2&offset=4&b=%C3%A4&a=')).json<History>();
    const at = 'http://radio.test/api/v2/history/?';
    assert.equal(page.next, `${at}a=&b=%C3%A4&limit=2&offset=6&server=1`);
    assert.equal(page.previous, `${at}a=&b=%C3%A4&limit=2&offset=2&server=1`);
  });

  it('omits the offset in links to the first page', async () => {
    const page = (await request('/api/v2/history/?limit=5&offset=3')).json<History>();
    assert.equal(page.previous, 'http://radio.test/api/v2/history/?limit=5');
  });

  it('rejects an invalid server', async () => {
    for (const server of ['99', 'abc', '-1']) {
      const response = await request(`/api/v2/history/?server=${server}`);
      assert.equal(response.status, 400);
      assert.match(response.json<{ server: string[] }>().server[0] ?? '', /^Select a valid choice\. /);
    }
    assert.equal((await request('/api/v2/history/?server=')).status, 200);
  });

  it('accepts only format=json', async () => {
    for (const format of ['jsonp', 'xml', 'api']) {
      const response = await request(`/api/v2/servers/?format=${format}`);
      assert.equal(response.status, 404);
      assert.equal(response.headers.get('content-type'), 'application/json');
      assert.ok('detail' in response.json());
    }
    const html = { headers: { accept: 'text/html' } };
    assert.equal(
      (await request('/api/v2/servers/?format=json', html)).headers.get('content-type'),
      'application/json',
    );
  });

  it('is an HTML page for browsers', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    await control('play', { title: '<b>Bold</b>' });
    const response = await request('/api/v2/history/?limit=1&server=1', { headers: { accept } });
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
    assert.ok(response.text.includes('&lt;b&gt;Bold&lt;/b&gt;'));
    assert.ok(!response.text.includes('<b>Bold'));
  });

  it('is JSON for scripts', async () => {
    for (const accept of ['*/*', 'application/json, text/plain, */*', 'application/*']) {
      const response = await request('/api/v2/servers/', { headers: { accept } });
      assert.equal(response.headers.get('content-type'), 'application/json', accept);
    }
    assert.equal((await request('/api/v2/servers/', { headers: { accept: 'image/png' } })).status, 406);
  });

  it('responds to HEAD and OPTIONS', async () => {
    const head = await request('/api/v2/channels/', { method: 'HEAD' });
    assert.deepEqual([head.status, head.text], [200, '']);
    assert.equal((await request('/api/v2/channels/', { method: 'OPTIONS' })).json().name, 'Channel List');
  });

  it('redirects to the path with a trailing slash', async () => {
    for (const method of ['GET', 'POST']) {
      const response = await request('/api/v2/history?limit=1', { method });
      assert.equal(response.status, 301);
      assert.equal(response.headers.get('location'), '/api/v2/history/?limit=1');
      assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
      assert.equal(response.text, '');
    }
  });

  it("exists only at the contract's paths", async () => {
    for (const path of [
      '/api/v2/history/1/',
      '/api/v2/servers/1/',
      '/api/v2/',
      '/api/v2/djs/',
      '/api/nothing/',
    ]) {
      const response = await request(path);
      assert.equal(response.status, 404, path);
      assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
    }
  });
});

describe('a paged v2 list', () => {
  const { request } = openPanel({ pageSize: 20 });

  it('is an envelope of the page size by default', async () => {
    for (const query of ['', '?limit=0', '?limit=-1', '?limit=abc', '?limit=']) {
      const page = (await request(`/api/v2/history/${query}`)).json<History>();
      assert.equal(page.results.length, 20, query);
    }
  });

  it('uses the requested offset and limit', async () => {
    const page = (await request('/api/v2/history/?offset=20')).json<History>();
    assert.equal(page.results.length, 20);
    assert.equal((await request('/api/v2/history/?limit=2')).json<History>().results.length, 2);
  });
});

describe('a panel behind a proxy', () => {
  it('uses its public URL in links', async () => {
    const panel = openPanel({ publicUrl: 'https://public.example/', trustProxy: true });
    const { next } = (await panel.request('/api/v2/history/?limit=1')).json<History>();
    assert.match(next ?? '', /^https:\/\/public\.example\/api/);
    const [channel] = (await panel.request('/api/v2/channels/')).json<{ secure_stream_url: string }[]>();
    assert.match(channel?.secure_stream_url ?? '', /^https:\/\/public\.example\/listen/);
  });
});
