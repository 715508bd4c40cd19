import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel } from '../../../kit/open-panel.js';

describe('check_username', () => {
  const { add, ask, as } = openPanel();
  const check = (query: string) => ask(`/api/v1/check_username/${query}`);

  it('knows who is there, in whatever letters, and whoever asks', async () => {
    await add('Ängelholm');
    for (const name of [
      ADMINISTRATOR,
      ADMINISTRATOR.toUpperCase(),
      'ÄNGELHOLM',
      'ängelholm',
      'A\u0308ngelholm',
    ]) {
      const answer = await check(`?username=${encodeURIComponent(name)}`);
      assert.deepEqual([answer.status, answer.json()], [200, { exists: true }], name);
    }
    assert.deepEqual((await check('?username=nobody')).json(), { exists: false });
    assert.deepEqual((await as(ADMINISTRATOR, 'GET', 'check_username/?username=nobody')).json(), {
      exists: false,
    });
  });

  it('refuses what no name can be', async () => {
    for (const query of [
      '',
      '?username=',
      '?username=a%20b',
      '?username=%00',
      `?username=${'x'.repeat(151)}`,
    ]) {
      const answer = await check(query);
      assert.deepEqual([answer.status, Object.keys(answer.json())], [400, ['username']], query);
    }
  });

  it('is asked thirty times by one address, and then not for a while', async () => {
    const running = openPanel({ trustProxy: true });
    const from = (address: string) =>
      running.fetch('/api/v1/check_username/?username=x', { headers: { 'x-forwarded-for': address } });
    for (let asked = 0; asked < 30; asked++) assert.equal((await from('192.0.2.7')).status, 200);
    const refused = await from('192.0.2.7');
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    assert.equal((await from('192.0.2.8')).status, 200);
  });
});
