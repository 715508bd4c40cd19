/** Kills a relay process repeatedly while its source continues to play. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { HistoryRecord } from '../../src/contract/records.js';
import { between, seededRandom } from '../../src/panel/base/random.js';
import { startProcess } from './panel-process.js';
import { until } from './until.js';

/** Milliseconds between two plays. */
const PLAY_MS = 1500;
/** Number of plays in the source's list. */
const LIST_LENGTH = 40;

/** Returns the number of plays. Throws if one is missing, duplicated, or stored with a wrong time. */
export async function surviveRelayKills(db: string, kills: number, seed: number): Promise<number> {
  const random = seededRandom(seed, 'relay-kills');
  const start = Date.now();
  const playsUntil = (now: number) =>
    Array.from({ length: Math.floor((now - start) / PLAY_MS) + 1 }, (_, index) => ({
      id: index + 1,
      ts: start + index * PLAY_MS,
      title: `Song ${index}`,
      author: 'The Tides',
      length: PLAY_MS,
    }));
  const server = createServer((request, response) => {
    const isHistory = request.url?.startsWith('/api/v2/history/');
    response
      .writeHead(isHistory ? 200 : 404, { 'Content-Type': 'application/json' })
      .end(isHistory ? JSON.stringify(playsUntil(Date.now()).slice(-LIST_LENGTH)) : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const source = `panel:http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const startRelay = () => startProcess(['--port', '0', '--db', db, '--relay', source]);
  try {
    for (let time = 0; time < kills; time += 1) {
      const relay = await startRelay();
      assert.ok(relay.url, relay.complaints().slice(0, 500));
      // The kill happens during a poll or between two polls.
      await wait(between(random, 0, 2500));
      await relay.kill();
    }
    const relay = await startRelay();
    try {
      const last = Date.now();
      const history = async () =>
        (await (await fetch(`${relay.url}/api/v2/history/?server=1`)).json()) as HistoryRecord[];
      await until(async () => ((await history()).at(-1)?.ts ?? 0) >= last - PLAY_MS, 'the last plays');
      const kept = (await history()).map(({ title, ts, all_music_id }) => [title, ts, all_music_id]);
      const plays = playsUntil(Date.now()).slice(0, kept.length);
      assert.deepEqual(
        kept,
        plays.map(({ title, ts }, index) => [title, ts, index + 1]),
      );
      return kept.length;
    } finally {
      await relay.stop();
    }
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
