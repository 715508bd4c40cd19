/**
 * Measures for each operation how long the largest allowed requests block a panel with a full history and schedule, in processor time.
 * The panel can't respond to other clients meanwhile. Returns false if an operation exceeds the limit.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCOUNT } from '../panel/fuzz/known.js';
import { fillStation } from '../panel/largest/fill-station.js';
import { largestRequests } from '../panel/largest/requests.js';
import { watchPanel } from '../panel/largest/watch-panel.js';
import { startMailServer } from '../panel/mail/mail-server.js';

const LIMIT_MS = 200;
const NOW = Date.parse('2026-03-06T09:00:00Z');

export async function printLongestBlock(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'onair-bench-'));
  const db = join(folder, 'panel.sqlite');
  fillStation(db, NOW);
  const post = await startMailServer({ onPort: true });
  const panel = await watchPanel({
    options: { db, now: NOW, speed: 0, trustProxy: true, publicUrl: 'https://panel.example', ...ACCOUNT },
  });
  const worst = new Map<string, { ms: number; what: string; status: number | null }>();
  let sent = 0;
  try {
    // A pattern of operations to measure: `BENCH_ONLY='Podcast|changeSettings'`.
    const only = new RegExp(process.env.BENCH_ONLY ?? '');
    const requests = await largestRequests(panel.url, post.port);
    for (const { operationId, what, send } of requests.filter((each) => only.test(each.operationId))) {
      await panel.sweep();
      const status = await send();
      const { longest: ms } = await panel.watch();
      sent++;
      if (ms > (worst.get(operationId)?.ms ?? 0)) worst.set(operationId, { ms, what, status });
    }
  } finally {
    await Promise.all([panel.close(), post.leave()]);
    rmSync(folder, { recursive: true });
  }
  const rows = [...worst].sort(([, a], [, b]) => b.ms - a.ms);
  for (const [operationId, { ms, what, status }] of rows) {
    console.log(
      `  ${operationId.padEnd(28)} ${ms.toFixed(0).padStart(5)} ms${ms > LIMIT_MS ? ' over' : '     '}  ${status ?? 'cut'}  ${what}`,
    );
  }
  const over = rows.filter(([, { ms }]) => ms > LIMIT_MS).length;
  console.log(`  ${sent} requests, ${over} operations over ${LIMIT_MS} ms`);
  return over === 0;
}
