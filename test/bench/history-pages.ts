/** Measures near and distant pages of a history with 100,000 plays, in process and without a cache, relative to the first page. */
import { playDefaults } from '../../src/panel/store/history.js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPanel } from '../../src/panel/panel.js';
import { openStore } from '../../src/panel/store/store.js';

const RECORDS = 100_000;
const TRACK_MS = 180_000;
const ROUNDS = 400;

function fillStore(file: string, now: number): void {
  const store = openStore(file);
  store.transaction(() => {
    store.servers.add({ id: 1, name: 'Radio Bench' });
    for (let index = 1; index <= RECORDS; index += 1) {
      const ts = now - (RECORDS - index + 0.5) * TRACK_MS;
      store.history.add({
        ...playDefaults,
        server: 1,
        ts,
        ends: ts + TRACK_MS,
        length: TRACK_MS,
        title: `Title ${index}`,
      });
    }
  });
  store.close();
}

function median(times: number[]): number {
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? NaN;
}

export async function printHistoryPages(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'onair-bench-'));
  const db = join(folder, 'station.sqlite');
  const now = Date.parse('2026-03-06T09:00:00Z');
  fillStore(db, now);
  const panel = createPanel({ db, now, speed: 0 });
  const pages = [0, 1000, 25_000, 50_000, 75_000, RECORDS - 10].flatMap((offset) =>
    ['server=1&', ''].map((query) => ({ offset, query, times: [] as number[] })),
  );
  // Measure the pages in turns, so that other work on the machine affects all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { offset, query, times } of pages) {
      const begun = performance.now();
      const response = await panel.app.request(`/api/v2/history/?${query}limit=10&offset=${offset}`);
      await response.text();
      // The first quarter of the rounds is a warm-up.
      if (round >= ROUNDS / 4) times.push(performance.now() - begun);
    }
  }
  panel.close();
  await rm(folder, { recursive: true });
  const first = new Map(pages.slice(0, 2).map(({ query, times }) => [query, median(times)]));
  console.table(
    Object.fromEntries(
      pages.map(({ offset, query, times }) => {
        const milliseconds = median(times);
        const name = `offset ${offset}, ${query === '' ? 'all servers' : 'one server'}`;
        const ratio = milliseconds / (first.get(query) ?? NaN);
        return [
          name,
          { milliseconds: +milliseconds.toFixed(3), 'relative to the first page': +ratio.toFixed(2) },
        ];
      }),
    ),
  );
}
