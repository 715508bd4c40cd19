import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LegacyPage } from '../../../src/contract/pages.js';
import { openPanel } from '../../kit/open-panel.js';

type Objects = LegacyPage<{ id: number; ts: string; title: string }>;

describe('a legacy list', () => {
  const { request, control } = openPanel();
  const page = async (query: string) => (await request(`/api/history/${query}`)).json<Objects>();

  it('returns 20 objects in an envelope by default', async () => {
    const response = await request('/api/history/');
    assert.equal(response.headers.get('content-type'), 'application/json');
    const { meta, objects } = response.json<Objects>();
    assert.deepEqual(Object.keys(meta).sort(), ['limit', 'next', 'offset', 'previous', 'total_count']);
    assert.deepEqual([meta.limit, meta.offset, meta.previous, objects.length], [20, 0, null, 20]);
    assert.equal(meta.next, '/api/history/?limit=20&offset=20');
  });

  it('limits pages to 1,000 objects', async () => {
    for (const limit of ['0', '1001', '99999999999']) {
      const { meta, objects } = await page(`?limit=${limit}`);
      assert.equal(meta.limit, 1000);
      assert.equal(objects.length, Math.min(1000, meta.total_count));
    }
  });

  it('returns a plain JSON error for invalid numbers', async () => {
    for (const query of ['limit=-1', 'limit=abc', 'limit=', 'offset=-1', 'offset=x', 'offset=']) {
      const response = await request(`/api/history/?${query}&callback=cb`);
      assert.equal(response.status, 400, query);
      assert.equal(response.headers.get('content-type'), 'application/json');
      assert.equal(typeof response.json().error, 'string');
    }
  });

  it('has links with the callback and filters', async () => {
    const response = await request('/api/history/?server=1&callback=cb&format=jsonp&limit=5&offset=7');
    const { meta } = JSON.parse(response.text.slice('cb('.length, -1)) as Objects;
    assert.equal(meta.next, '/api/history/?server=1&callback=cb&format=jsonp&limit=5&offset=12');
    assert.equal(meta.previous, '/api/history/?server=1&callback=cb&format=jsonp&limit=5&offset=2');
    assert.equal((await page('?limit=5&offset=4')).meta.previous, null);
    assert.equal((await page('?limit=5&offset=5')).meta.previous, '/api/history/?limit=5&offset=0');
  });

  it('has no next link on the last page', async () => {
    const { meta } = await page('?limit=1');
    assert.equal((await page(`?limit=1&offset=${meta.total_count - 1}`)).meta.next, null);
    assert.deepEqual((await page('?offset=99999')).objects, []);
  });

  it('can be filtered by server', async () => {
    assert.deepEqual((await page('?server=99')).objects, []);
    for (const server of ['abc', '']) {
      const response = await request(`/api/history/?server=${server}`);
      assert.equal(response.status, 400);
      assert.equal(typeof response.json().error, 'string');
    }
    const all = (await page('?whatever=1')).meta.total_count;
    const [one, two] = [
      (await page('?server=1')).meta.total_count,
      (await page('?server=2')).meta.total_count,
    ];
    assert.equal(one + two, all);
  });

  it('contains ts as a string of digits', async () => {
    const { objects } = await page('?limit=3');
    for (const { ts } of objects) assert.match(ts, /^\d{13}$/);
  });

  it('calls the given JSONP function', async () => {
    const requested: [query: string, start: string][] = [
      ['callback=cb', 'cb({'],
      ['callback=onair.take[0]&format=jsonp', 'onair.take[0]({'],
      ['format=jsonp', 'callback({'],
      ['callback=cb&format=xml', 'cb({'],
      ['callback=gr%C3%B6%C3%9Fe', 'größe({'],
    ];
    for (const [query, start] of requested) {
      const response = await request(`/api/servers/?${query}`);
      assert.equal(response.headers.get('content-type'), 'text/javascript', query);
      assert.ok(response.text.startsWith(start) && response.text.endsWith('})'), response.text);
    }
  });

  it('prefers format=json over a callback', async () => {
    for (const query of ['format=json&callback=cb', 'format=xml', 'format=']) {
      const response = await request(`/api/servers/?${query}`);
      assert.equal(response.headers.get('content-type'), 'application/json', query);
      assert.ok('meta' in response.json());
    }
  });

  it('rejects an invalid callback name', async () => {
    for (const name of ['', 'alert(1)', 'a-b', 'new']) {
      const response = await request(`/api/servers/?callback=${encodeURIComponent(name)}`);
      assert.equal(response.status, 400);
      assert.deepEqual(response.json(), { error: 'JSONP callback name is invalid.' });
    }
  });

  it('escapes U+2028 and U+2029', async () => {
    const title = 'a\u2028b\u2029c </script> "d"';
    await control('play', { title });
    const response = await request('/api/history/?server=1&limit=1&callback=cb');
    assert.ok(response.text.includes('a\\u2028b\\u2029c'));
    assert.ok(!/[\u2028\u2029]/.test(response.text));
    const { objects } = JSON.parse(response.text.slice(3, -1)) as Objects;
    assert.equal(objects[0]?.title, title);
  });

  it('allows only GET', async () => {
    const post = await request('/api/history/', { method: 'POST' });
    assert.equal(post.status, 405);
    assert.match(post.headers.get('content-type') ?? '', /^text\/html/);
    assert.ok(post.text.length > 0 && post.text.length < 100);
    const head = await request('/api/history/', { method: 'HEAD' });
    assert.deepEqual([head.status, head.text], [405, '']);
    assert.equal((await request('/api/history/', { method: 'OPTIONS' })).headers.get('allow'), 'GET');
  });

  it('has paths for single objects', async () => {
    const [newest] = (await page('?limit=1')).objects;
    assert.equal((await request(`/api/history/${newest?.id}/`)).json().id, newest?.id);
    assert.ok((await request('/api/servers/1/?callback=cb')).text.startsWith('cb({"id":1'));
    for (const path of ['/api/history/999999/', '/api/djs/77/', '/api/channels/77/', '/api/servers/77/']) {
      const response = await request(path);
      assert.deepEqual([response.status, response.text], [404, ''], path);
      assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
    }
  });
});
