import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchesEtag } from '../../../src/panel/http/cacheable-response.js';
import { openPanel } from '../../kit/open-panel.js';

describe('a cacheable response', () => {
  const { request, control } = openPanel({ maxAge: 7 });

  it('has max-age and an ETag', async () => {
    const { headers } = await request('/api/v2/history/?limit=1');
    assert.equal(headers.get('cache-control'), 'public, max-age=7');
    assert.match(headers.get('etag') ?? '', /^"[\w-]+"$/);
  });

  it('is publicly cacheable only as JSON', async () => {
    for (const path of ['/api/v2/history/?limit=1', '/api/history/', '/api/history/?callback=show'])
      assert.equal((await request(path)).headers.get('vary'), null, path);
    const page = await request('/api/v2/history/?limit=1', { headers: { accept: 'text/html' } });
    assert.deepEqual(
      ['vary', 'cache-control', 'etag'].map((name) => page.headers.get(name)),
      ['Accept', 'no-store', null],
    );
  });

  it('is a 304 if nothing has changed', async () => {
    const path = '/api/v2/history/?limit=1&server=1';
    const etag = (await request(path)).headers.get('etag') ?? '';
    const again = await request(path, { headers: { 'if-none-match': etag } });
    assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', etag]);
    assert.equal(again.headers.get('access-control-allow-origin'), '*');
    await control('play', { title: 'New' });
    assert.equal((await request(path, { headers: { 'if-none-match': etag } })).status, 200);
  });

  it('is a 304 in the legacy API', async () => {
    for (const query of ['', '?callback=show']) {
      const path = `/api/history/${query}`;
      const first = await request(path);
      assert.equal(first.headers.get('cache-control'), 'public, max-age=7');
      const again = await request(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
      assert.deepEqual([again.status, again.text], [304, '']);
    }
  });

  it('is a truncated 200 with the truncate fault', async () => {
    const etag = (await request('/api/v2/servers/')).headers.get('etag') ?? '';
    await control('faults', { truncate: true });
    const broken = await request('/api/v2/servers/', { headers: { 'if-none-match': etag } });
    assert.equal(broken.status, 200);
    assert.throws(() => broken.json());
    await control('faults', { reset: true });
  });

  it("has the panel's time in its Date header", async () => {
    const { headers } = await request('/api/v2/servers/');
    assert.equal(headers.get('date'), 'Fri, 06 Mar 2026 09:00:00 GMT');
  });
});

describe('If-None-Match', () => {
  it('can contain several or weak ETags', () => {
    assert.equal(matchesEtag('"a", W/"b"', '"b"'), true);
    assert.equal(matchesEtag('*', '"b"'), true);
    assert.equal(matchesEtag('"a"', '"b"'), false);
    assert.equal(matchesEtag(undefined, '"b"'), false);
  });
});
