import assert from 'node:assert/strict';

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel } from '../../../kit/open-panel.js';

const TYPES = {
  broadsters_num: 'integer',
  resellers_num: 'integer',
  listeners_num: 'integer',
  r_kbps: 'number',
  t_kbps: 'number',
  du_free: 'integer',
  du_total: 'integer',
  du_free_readable: 'string',
  du_total_readable: 'string',
  uptime: 'string',
  ram_free_megabytes: 'integer',
  ram_total_megabytes: 'integer',
  cpu_load: 'string',
};

describe('the statistics', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-statistics-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const panel = openPanel({ db: join(folder, 'panel.db') });
  const read = async (name: string) => {
    const response = await panel.as(ADMINISTRATOR, 'GET', `settings/${name}_stats/`);
    assert.equal(response.status, 200, response.text);
    return response.json();
  };

  it('contain the properties of the machine as strings', async () => {
    const stats = await read('permanent');
    assert.deepEqual(Object.keys(stats), ['hostname', 'ip', 'os', 'cpu_cores', 'cpu_model']);
    for (const [name, value] of Object.entries(stats)) {
      assert.ok(typeof value === 'string' && value !== '', name);
    }
    assert.equal(stats.hostname, hostname());
    assert.match(String(stats.cpu_cores), /^[1-9]\d*$/);
    assert.deepEqual(await read('permanent'), stats);
  });

  it('contain the load of the machine', async () => {
    const stats = await read('dynamic');
    const types = Object.entries(stats).map(([name, value]) => [
      name,
      Number.isInteger(value) && !name.endsWith('kbps') ? 'integer' : typeof value,
    ]);
    assert.deepEqual(Object.fromEntries(types), TYPES);
    const { du_free, du_total, ram_free_megabytes, ram_total_megabytes } = stats as Record<string, number>;
    const { blocks, bsize } = statfsSync(folder);
    assert.equal(du_total, blocks * bsize);
    assert.ok(du_free! > 0 && du_free! <= du_total);
    assert.ok(ram_free_megabytes! > 0 && ram_free_megabytes! <= ram_total_megabytes!);
    assert.match(String(stats.du_free_readable), /^\d+(\.\d)? [KMGTP]?B$/);
    assert.match(String(stats.uptime), /^(\d+ days?, )?\d+:\d\d:\d\d$/);
    assert.match(String(stats.cpu_load), /^\d+\.\d%$/);
  });

  it('include the numbers of accounts and listeners', async () => {
    const before = await read('dynamic');
    await panel.add('harbour');
    await panel.add('hills', []);
    const now = await read('dynamic');
    assert.deepEqual(
      [Number(now.broadsters_num) - Number(before.broadsters_num), now.resellers_num],
      [2, before.resellers_num],
    );
    const channels = (await panel.request('/api/v2/history/?limit=1&server=1')).json<{
      results: { n_listeners: number }[];
    }>();
    assert.ok(Number(now.listeners_num) >= channels.results[0]!.n_listeners);
  });

  it('are measured at most once per second', async (t) => {
    // With a stopped clock, the second never ends, even on a slow machine.
    const now = performance.timeOrigin;
    t.mock.method(performance, 'now', () => now);
    const before = await read('dynamic');
    writeFileSync(join(folder, 'megabytes'), randomBytes(8_000_000), { flush: true });
    const all = await Promise.all(Array.from({ length: 20 }, () => read('dynamic')));
    for (const stats of all) assert.deepEqual(stats, before);
  });

  it('are restricted to administrators', async () => {
    await panel.add('other');
    for (const name of ['permanent', 'dynamic']) {
      assert.equal((await panel.as('other', 'GET', `settings/${name}_stats/`)).status, 403);
    }
  });
});
