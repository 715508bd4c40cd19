import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HistoryRecord } from '../../../../src/contract/records.js';
import { openPanel } from '../../../kit/open-panel.js';

describe("rewinding a DJ's track", () => {
  // The show of Mara Lindqvist ends at 09:00 UTC. Half an hour earlier, it is on air.
  const { request, control, panel, send } = openPanel({ now: Date.parse('2026-03-06T08:30:00Z') });
  const latest = async () =>
    (await request('/api/v2/history/?server=1&limit=2')).json<{ results: HistoryRecord[] }>().results;

  it('sets the start of the current track to now', async () => {
    const [, playing] = await latest();
    assert.equal(playing?.dj_name, 'Mara Lindqvist');
    await control('clock', { advance_ms: 1000 });
    const response = await send('POST', '/api/v2/djs/1/rewind/');
    assert.deepEqual([response.status, response.json()], [200, { result: 'ok' }]);
    const [before, again] = await latest();
    assert.equal(before?.id, playing.id);
    assert.equal(again?.ts, panel.now());
    assert.deepEqual({ ...again, id: playing.id, ts: playing.ts }, playing);
  });

  it('works for a track started through the control API', async () => {
    await control('play', { title: 'By hand', dj_name: 'Mara Lindqvist', length: 60_000, odd: undefined });
    await control('clock', { advance_ms: 5000 });
    await send('POST', '/api/v2/djs/1/rewind/');
    const [before, again] = await latest();
    assert.deepEqual([before?.title, again?.title], ['By hand', 'By hand']);
    assert.equal((again?.ts ?? 0) - (before?.ts ?? 0), 5000);
  });

  it('is refused while the DJ is off air', async () => {
    const before = await latest();
    const response = await send('POST', '/api/v2/djs/2/rewind/');
    assert.deepEqual(
      [response.status, response.json()],
      [400, { non_field_errors: ['Teo Bassani has nothing on air.'] }],
    );
    assert.deepEqual(await latest(), before);
  });

  it('is refused for other accounts and unknown DJs', async () => {
    assert.equal((await request('/api/v2/djs/1/rewind/', { method: 'POST' })).status, 401);
    assert.equal((await send('POST', '/api/v2/djs/77/rewind/')).status, 404);
    assert.equal((await send('GET', '/api/v2/djs/1/rewind/')).status, 405);
  });
});
