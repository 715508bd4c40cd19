import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openPanel } from '../../kit/open-panel.js';

const paths = [
  '/api/v2/history/?limit=1',
  '/api/v2/history/?server=99',
  '/api/v2/nothing/',
  '/api/v2/history',
  '/api/history/',
  '/api/history/?limit=-1',
  '/api/history/?callback=cb',
];
const preflight = {
  method: 'OPTIONS',
  headers: { origin: 'http://a.example', 'access-control-request-method': 'GET' },
};

describe('CORS', () => {
  const { request } = openPanel();

  it('allows all origins on every API response', async () => {
    for (const path of paths) {
      const { headers } = await request(path, { headers: { origin: 'http://a.example' } });
      assert.equal(headers.get('access-control-allow-origin'), '*', path);
      assert.equal(headers.get('access-control-expose-headers'), null);
    }
  });

  it('allows the authorization header in a preflight', async () => {
    const { status, headers, text } = await request('/api/v2/history/', preflight);
    assert.deepEqual([status, text], [200, '']);
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.equal(headers.get('access-control-allow-headers'), 'authorization, content-type');
    assert.match(headers.get('access-control-allow-methods') ?? '', /POST/);
  });

  it('is never enabled on control paths', async () => {
    const state = await request('/__control__/state/', { headers: { host: 'localhost' } });
    assert.equal(state.status, 200);
    assert.equal(state.headers.get('access-control-allow-origin'), null);
  });
});

describe('a panel without CORS', () => {
  const { request, control } = openPanel({ cors: false });

  it('sends no CORS headers', async () => {
    for (const path of paths) {
      assert.equal((await request(path)).headers.get('access-control-allow-origin'), null, path);
    }
    const { headers } = await request('/api/v2/history/', preflight);
    assert.equal(headers.get('access-control-allow-origin'), null);
    assert.equal(headers.get('access-control-allow-headers'), null);
  });

  it('sends CORS headers after the control API enables CORS', async () => {
    const etag = async () => (await request('/api/v2/servers/')).headers.get('etag');
    const without = await etag();
    await control('faults', { cors: true });
    assert.notEqual(await etag(), without, 'a copy without the header is not used again');
    assert.equal((await request('/api/v2/servers/')).headers.get('access-control-allow-origin'), '*');
    await control('faults', { reset: true });
    assert.equal((await request('/api/v2/servers/')).headers.get('access-control-allow-origin'), null);
  });
});
