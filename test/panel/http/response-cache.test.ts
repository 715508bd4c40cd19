import Sqlite from 'better-sqlite3';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createPanel } from '../../../src/panel/panel.js';
import { API_KEY, openPanel } from '../../kit/open-panel.js';

describe('a cached response', () => {
  const panel = openPanel({ connected: true, maxAge: 60 });
  const get = (path: string, headers: Record<string, string> = {}) => panel.fetch(path, { headers });
  const plays = async () =>
    ((await (await get('/api/v2/history/?limit=1')).json()) as { count: number }).count;

  it('equals the original response', async () => {
    const [made, kept] = [await get('/api/v2/servers/'), await get('/api/v2/servers/')];
    // Node adds the length to the first response.
    const rows = (response: Response) =>
      [...response.headers].filter(([name]) => name !== 'date' && name !== 'content-length');
    assert.deepEqual(rows(kept), rows(made));
    assert.equal(await kept.text(), await made.text());
  });

  it('is a 304 for a client with a copy', async () => {
    const etag = (await get('/api/v2/servers/')).headers.get('etag') ?? '';
    const response = await get('/api/v2/servers/', { 'if-none-match': etag });
    assert.deepEqual([response.status, await response.text()], [304, '']);
    assert.equal(response.headers.get('etag'), etag);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
  });

  it('is rebuilt after every write', async () => {
    const count = await plays();
    await panel.play({ title: 'New' });
    assert.equal(await plays(), count + 1);
    const named = async () => (await (await get('/api/v2/grid/?server=2')).text()).includes('Kept?');
    assert.equal(await named(), false);
    const event = { server: 2, name: 'Kept?', periodicity: 'onetime', cast_type: 'relay' };
    await panel.send('POST', '/api/v2/grid/', { ...event, start_date: '2031-05-01', start_time: '10:00' });
    assert.equal(await named(), true);
  });

  it("isn't used while a fault is active", async () => {
    const { faults } = panel;
    await get('/api/v2/servers/');
    await faults({ html: true });
    assert.match((await get('/api/v2/servers/')).headers.get('content-type') ?? '', /html/);
    await faults({ html: false, wrong_types: true });
    assert.match(await (await get('/api/v2/servers/')).text(), /"id":"1"/);
    await faults({ reset: true });
    assert.match(await (await get('/api/v2/servers/')).text(), /"id":1/);
    await faults({ v2: false });
    assert.equal((await get('/api/v2/servers/')).status, 404);
    await faults({ reset: true });
  });

  it('depends on the host and Accept header', async () => {
    const first = await get('/api/v2/channels/?limit=1');
    assert.match(await first.text(), /127\.0\.0\.1/);
    const other = await panel.fetch(
      `${panel.url.replace('127.0.0.1', 'localhost')}/api/v2/channels/?limit=1`,
    );
    assert.match(await other.text(), /localhost/);
    const page = await get('/api/v2/channels/?limit=1', { accept: 'text/html' });
    assert.match(page.headers.get('content-type') ?? '', /html/);
  });

  it("isn't used for requests with credentials", async () => {
    await get('/api/v2/servers/');
    assert.equal((await get('/api/v2/servers/', { authorization: 'JWT x' })).status, 401);
    assert.equal((await get('/api/v2/servers/', { 'service-api-key': 'x' })).status, 401);
    const own = await get('/api/v2/servers/', { 'service-api-key': API_KEY });
    assert.equal(own.headers.get('cache-control'), 'private, no-cache');
  });

  it('is a 500 after a failed write', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'onair-kept-'));
    const db = join(folder, 'full.sqlite');
    const now = Date.parse('2026-03-06T09:00:00Z');
    createPanel({ db, now }).close();
    const file = new Sqlite(db);
    file.exec(`CREATE TRIGGER full BEFORE INSERT ON history WHEN new.ts > ${now + 1_800_000}
      BEGIN SELECT RAISE(ABORT, 'disk is full'); END`);
    file.close();
    const errors: unknown[] = [];
    const full = openPanel({ connected: true, db, now, speed: 1, report: (error) => errors.push(error) });
    await assert.rejects(full.clock({ advance_ms: 7_200_000 }), /500/);
    for (let time = 0; time < 3; time += 1) {
      const response = await full.fetch('/api/v2/servers/');
      assert.equal(response.status, 500);
    }
    assert.match(String(errors.at(-1)), /disk is full/);
    await full.close();
    rmSync(folder, { recursive: true });
  });

  it('is counted by the control API', async () => {
    const { state } = panel;
    const { total } = (await state()).requests;
    for (let time = 0; time < 3; time += 1) await get('/api/v2/servers/?x=1');
    const { requests } = await state();
    assert.equal(requests.total, total + 3);
    const last = requests.recent.at(-1);
    assert.deepEqual([last?.path, last?.query, last?.status], ['/api/v2/servers/', '?x=1', 200]);
  });
});
