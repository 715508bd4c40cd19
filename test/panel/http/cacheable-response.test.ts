import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchesEtag } from '../../../src/panel/http/cacheable-response.js';
import { openPanel } from '../../kit/open-panel.js';

describe('the response to a read', () => {
  const { request, control } = openPanel({ maxAge: 7 });

  it('has max-age and an ETag', async () => {
    const { headers } = await request('/api/v2/history/?limit=1');
    assert.equal(headers.get('cache-control'), 'public, max-age=7');
    assert.match(headers.get('etag') ?? '', /^"[\w-]+"$/);
  });

  it('is publicly cacheable as JSON, but not as an HTML page', async () => {
    for (const path of ['/api/v2/history/?limit=1', '/api/history/', '/api/history/?callback=show'])
      assert.equal((await request(path)).headers.get('vary'), null, path);
    const page = await request('/api/v2/history/?limit=1', { headers: { accept: 'text/html' } });
    assert.deepEqual(
      ['vary', 'cache-control', 'etag'].map((name) => page.headers.get(name)),
      ['Accept', 'no-store', null],
    );
  });

  it('is a 304 without a body if nothing has changed', async () => {
    const path = '/api/v2/history/?limit=1&server=1';
    const etag = (await request(path)).headers.get('etag') ?? '';
    const again = await request(path, { headers: { 'if-none-match': etag } });
    assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', etag]);
    assert.equal(again.headers.get('access-control-allow-origin'), '*');
    await control('play', { title: 'New' });
    assert.equal((await request(path, { headers: { 'if-none-match': etag } })).status, 200);
  });

  it('is also a 304 without a body in the legacy API, even for JSONP', async () => {
    for (const query of ['', '?callback=show']) {
      const path = `/api/history/${query}`;
      const first = await request(path);
      assert.equal(first.headers.get('cache-control'), 'public, max-age=7');
      const again = await request(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
      assert.deepEqual([again.status, again.text], [304, '']);
    }
  });

  it('is a 200 with a truncated body instead of a 304 while the truncate fault is active', async () => {
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

describe('an If-None-Match header', () => {
  it('may contain several ETags, weak ETags or an asterisk', () => {
    assert.equal(matchesEtag('"a", W/"b"', '"b"'), true);
    assert.equal(matchesEtag('*', '"b"'), true);
    assert.equal(matchesEtag('"a"', '"b"'), false);
    assert.equal(matchesEtag(undefined, '"b"'), false);
  });
});
