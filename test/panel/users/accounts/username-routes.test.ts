import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel } from '../../../kit/open-panel.js';

describe('check_username', () => {
  const { add, request, as } = openPanel();
  const check = (query: string) => request(`/api/v1/check_username/${query}`);

  it('reports taken names, ignoring case', async () => {
    await add('Ängelholm');
    for (const name of [
      ADMINISTRATOR,
      ADMINISTRATOR.toUpperCase(),
      'ÄNGELHOLM',
      'ängelholm',
      'A\u0308ngelholm',
    ]) {
      const response = await check(`?username=${encodeURIComponent(name)}`);
      assert.deepEqual([response.status, response.json()], [200, { exists: true }], name);
    }
    assert.deepEqual((await check('?username=nobody')).json(), { exists: false });
    assert.deepEqual((await as(ADMINISTRATOR, 'GET', 'check_username/?username=nobody')).json(), {
      exists: false,
    });
  });

  it('rejects invalid names', async () => {
    for (const query of [
      '',
      '?username=',
      '?username=a%20b',
      '?username=%00',
      `?username=${'x'.repeat(151)}`,
    ]) {
      const response = await check(query);
      assert.deepEqual([response.status, Object.keys(response.json())], [400, ['username']], query);
    }
  });

  it('accepts thirty requests per minute from each address', async () => {
    const running = openPanel({ trustProxy: true });
    const from = (address: string) =>
      running.fetch('/api/v1/check_username/?username=x', { headers: { 'x-forwarded-for': address } });
    for (let count = 0; count < 30; count++) assert.equal((await from('192.0.2.7')).status, 200);
    const refused = await from('192.0.2.7');
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    assert.equal((await from('192.0.2.8')).status, 200);
  });
});
