/** Random and largest requests must not end, block or fill a panel in its own process. The largest requests come from the benchmark. */
import '../../kit/nightly.js';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it, type TestContext } from 'node:test';
import { chanceOf } from './chance.js';
import { fuzz, FUZZED_LIMITS, FUZZED_OPTIONS } from './run.js';
import { fillStation } from '../largest/fill-station.js';
import { largestRequests, type LargestRequest } from '../largest/requests.js';
import { watchPanel, type Watched, type WatchedOptions } from '../largest/watch-panel.js';
import { openMailServer } from '../mail/mail-server.js';

/** Set another seed and count with `FUZZ_SEED=2 FUZZ_COUNT=100000`. */
const { FUZZ_SEED = 'long', FUZZ_COUNT = '24000' } = process.env;
const LARGEST = 200;
/** Limit for a turn of the event loop on the slowest machine: CPU milliseconds. `npm run bench` requires 200. Earlier faults took more than two seconds. */
const LONGEST_TURN_MS = 1500;
/** Limit for the growth of memory, including garbage. */
const MOST_MEGABYTES = 150;

describe('a panel under heavy random load', () => {
  async function open(given: WatchedOptions) {
    const panel = await watchPanel(given);
    after(panel.close);
    return { panel, start: await panel.sweep() };
  }

  /** Temporary memory is released during the next requests. */
  async function untilSmall({ url, watch }: { url: string; watch(): Promise<Watched> }, start: Watched) {
    let watched = await watch();
    for (let tries = 0; tries < 20 && watched.rss - start.rss >= MOST_MEGABYTES * 2 ** 20; tries++) {
      for (let requestCount = 0; requestCount < 50; requestCount++)
        await (await fetch(`${url}/api/v2/history/?limit=100`)).text();
      watched = await watch();
    }
    return watched;
  }

  function checkItself(t: TestContext, start: Watched, { longest, rss, crashes }: Watched): void {
    const grown = (rss - start.rss) / 1024 / 1024;
    t.diagnostic(`longest block ${longest.toFixed(0)} ms, memory grown by ${grown.toFixed(0)} MB`);
    assert.deepEqual(crashes, []);
    assert.ok(longest < LONGEST_TURN_MS, `held up for ${longest} ms`);
    assert.ok(grown < MOST_MEGABYTES, `grown by ${grown} MB`);
  }

  it(`survives ${FUZZ_COUNT} malformed requests`, async (t) => {
    const { panel, start } = await open({ options: FUZZED_OPTIONS, limits: FUZZED_LIMITS });
    const crashes = async () => (await panel.watch()).crashes;
    const { statuses, neverDone, milliseconds } = await fuzz(
      { ...panel, crashes },
      FUZZ_SEED,
      Number(FUZZ_COUNT),
    );
    t.diagnostic(`${JSON.stringify(statuses)} in ${Math.round(milliseconds)} ms`);
    assert.deepEqual(neverDone, [], 'the storm gets deep everywhere');
    checkItself(t, start, await panel.watch());
  });

  it(`survives ${LARGEST} requests of maximum size`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'onair-largest-'));
    after(() => rmSync(folder, { recursive: true }));
    const db = join(folder, 'panel.sqlite');
    fillStation(db, FUZZED_OPTIONS.now);
    const { panel, start } = await open({ options: { ...FUZZED_OPTIONS, db } });
    const { port } = await openMailServer({ onPort: true });
    for (const { operationId, what, send } of some(await largestRequests(panel.url, port))) {
      const status = await send();
      assert.ok(status === null || status < 500, `${operationId}, ${what}: status ${status}`);
    }
    checkItself(t, start, await untilSmall(panel, start));
  });
});

/** Returns a random selection, the same with the same seed. */
function some(requests: LargestRequest[]): LargestRequest[] {
  const chance = chanceOf(FUZZ_SEED, 'largest');
  return requests
    .map((request) => ({ request, place: chance.between(0, 1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, LARGEST)
    .map(({ request }) => request);
}
