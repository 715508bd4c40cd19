import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openPanel } from '../../kit/open-panel.js';

describe('authorization on v2', () => {
  const { request } = openPanel();
  const withHeader = (authorization: string, method = 'GET') =>
    request('/api/v2/history/', { method, headers: { authorization } });

  it('rejects an invalid token on public lists', async () => {
    const response = await withHeader('JWT abc.def.ghi');
    assert.equal(response.status, 401);
    assert.deepEqual(Object.keys(response.json()), ['detail', 'code', 'messages']);
    assert.equal(response.headers.get('www-authenticate'), 'JWT realm="api"');
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
  });

  it('rejects a JWT header without exactly one token', async () => {
    for (const header of ['JWT', 'JWT a b']) assert.equal((await withHeader(header)).status, 401, header);
  });

  it('ignores unknown schemes', async () => {
    assert.equal((await withHeader('Bearer abc')).status, 200);
    assert.equal((await withHeader('jwt abc')).status, 200);
    const post = await withHeader('Bearer abc', 'POST');
    assert.deepEqual(post.json(), { detail: 'Authentication credentials were not provided.' });
  });

  it('checks credentials before the method', async () => {
    for (const path of ['servers', 'channels', 'history']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const response = await request(`/api/v2/${path}/`, { method });
        assert.equal(response.status, 401, `${method} ${path}`);
        assert.equal(response.headers.get('www-authenticate'), 'JWT realm="api"');
      }
    }
  });

  it('checks the format before the credentials', async () => {
    const response = await request('/api/v2/history/?format=xml', { headers: { authorization: 'JWT bad' } });
    assert.equal(response.status, 404);
  });
});
