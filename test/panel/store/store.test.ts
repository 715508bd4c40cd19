import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { HistoryRecord } from '../../../src/contract/records.js';
import { createPanel } from '../../../src/panel/panel.js';
import { MORNING } from '../../kit/open-panel.js';

const HOUR = 3_600_000;

describe('a file-backed store', () => {
  let folder: string;
  before(async () => void (folder = await mkdtemp(join(tmpdir(), 'onair-store-'))));
  after(() => rm(folder, { recursive: true }));

  async function historyOf(options: Parameters<typeof createPanel>[0]): Promise<HistoryRecord[]> {
    const panel = createPanel({ speed: 0, ...options });
    const response = await panel.app.request('http://radio.test/api/v2/history/?server=1');
    panel.close();
    return (await response.json()) as HistoryRecord[];
  }

  it('continues the history after a restart', async () => {
    const db = join(folder, 'station.sqlite');
    const first = await historyOf({ db, now: MORNING });
    assert.deepEqual(await historyOf({ db, now: MORNING }), first);
    const later = await historyOf({ db, now: MORNING + 2 * HOUR });
    assert.deepEqual(later.slice(0, first.length), first);
    const inOneGo = await historyOf({ now: MORNING + 2 * HOUR });
    assert.ok(later.length > first.length && inOneGo.length > 300);
    later.slice(1).forEach((record, index) => {
      const before = later[index];
      if (before?.length) assert.ok(record.ts <= before.ts + before.length, 'no gap over the restart');
    });
  });

  it('continues from a play in the future', async () => {
    const db = join(folder, 'ahead.sqlite');
    const now = Date.parse('2099-01-01T00:00:00Z');
    const first = await historyOf({ db, now });
    assert.deepEqual(await historyOf({ db }), first);
  });

  it('ignores an extreme time set by the control API', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: MORNING });
    const db = join(folder, 'hostile.sqlite');
    const panel = createPanel({ db, control: true, speed: 0 });
    await panel.app.request('http://localhost/__control__/play/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"ts": 8e15}',
    });
    panel.close();
    const again = createPanel({ db });
    assert.equal(again.now(), MORNING);
    again.close();
  });
});
