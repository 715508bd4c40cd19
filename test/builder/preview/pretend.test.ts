import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pretend } from '../../../src/builder/preview/pretend.js';
import { openPanel, MORNING } from '../../kit/open-panel.js';

const HOUR = 3_600_000;

describe('requests from the preview', () => {
  const { fetch } = globalThis;
  const requested: string[] = [];
  const { panel } = openPanel();
  beforeEach(() => {
    requested.length = 0;
    globalThis.fetch = async (input, init) => {
      requested.push(`${init?.method ?? 'GET'} ${input as string}`);
      return panel.app.request(input, init);
    };
  });
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  const read = async (path: string): Promise<{ results: { ts: number; title: string }[] }> =>
    (await (await globalThis.fetch(`http://radio.test${path}`)).json()) as never;
  const HISTORY = '/api/v2/history/?server=1&limit=3&offset=0';

  it('are forwarded to the panel', async () => {
    const before = await read(HISTORY);
    pretend({ isOffAir: false });
    assert.deepEqual(await read(HISTORY), before);
    assert.ok(before.results[0]!.ts > MORNING - HOUR);
  });

  it('get no schedule from a simulated off-air station', async () => {
    const before = await read(HISTORY);
    pretend({ isOffAir: true });
    const after = await read(HISTORY);
    assert.deepEqual(
      after.results.map(({ ts, title }) => [ts, title]),
      before.results.map(({ ts, title }) => [ts - 6 * HOUR, title]),
    );
    assert.deepEqual(await read('/api/v2/grid/?server=1'), []);
    const stations = await read('/api/v2/servers/?limit=5&offset=0');
    assert.ok(stations.results.length > 0);
  });

  it('receive the panel’s errors unchanged', async () => {
    pretend({ isOffAir: true });
    const response = await globalThis.fetch('http://radio.test/api/v2/history/?server=99&limit=1');
    assert.equal(response.status, 400);
  });

  it('never cast a vote', async () => {
    pretend({ isOffAir: false });
    const response = await globalThis.fetch('http://radio.test/api/v2/music/1/like/', { method: 'POST' });
    assert.deepEqual([response.status, await response.json(), requested], [200, {}, []]);
  });
});
