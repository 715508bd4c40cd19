/** Starts each shared cache of docs/caching.md as the page has it, with 2,000 listeners before it and a panel behind. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it, type TestContext } from 'node:test';
import { openAudience, type Audience } from '../../kit/audience.js';
import { controlOf } from '../../kit/control.js';
import { PATIENCE_MS } from '../../kit/patience.js';
import { startProcess, type PanelProcess } from '../../kit/panel-process.js';
import { kinds, openSharedCache, whyNone } from '../../kit/shared-caches.js';
import { freePort } from '../../kit/sshd.js';

const LISTENERS = 2000;
const SECOND = 1000;
const COMING = 8 * SECOND;
const TRACK = 20 * SECOND;
const DEAD = 20 * SECOND;
/** Elements look at a track that is over every 15 s at least; a machine with other work takes longer. */
const SOON = 40 * SECOND;
/** A comment comes each 20 s. */
const EVENT_SOON = 10 * SECOND;

/** Not the audience's. */
const ask = globalThis.fetch;
const API_KEY = 'key-of-a-program';

type Asked = { method: string; path: string; query: string; at_ms: number }[];

/** The most requests for one address that came within a second. */
function mostInASecond(asked: Asked): number {
  const near = asked.map((one) =>
    asked.filter(
      ({ path, query, at_ms }) =>
        path === one.path && query === one.query && at_ms >= one.at_ms && at_ms < one.at_ms + SECOND,
    ),
  );
  return Math.max(...near.map(({ length }) => length));
}

/** The panel behind the cache, as the page starts it, at one port and with one file however often it is killed. */
async function openKillable(folder: string, more: string[] = []) {
  const port = await freePort();
  const control = controlOf(`http://127.0.0.1:${port}`);
  let panel: PanelProcess | undefined;
  return {
    port,
    async start() {
      const switches = [
        '--port',
        `${port}`,
        '--public-url',
        'https://radio.example',
        '--trust-proxy',
        ...more,
      ];
      const own = ['--db', join(folder, 'panel.sqlite'), '--control', '--api-key', API_KEY];
      // 2,000 browsers that read and compare 100 plays each would be more than one process can do.
      own.push('--history-limit', '5');
      panel = await startProcess([...switches, ...own]);
      assert.ok(panel.url, panel.complaints());
    },
    kill: async () => panel?.kill(),
    play: (title: string) => control.play({ title, length: TRACK }),
    /** What it was asked for since it started. */
    async asked(): Promise<Asked> {
      const { recent } = (await control.state()).requests as unknown as { recent: Asked };
      return recent.filter(({ path }) => path.startsWith('/api/'));
    },
  };
}

/** What the cache says of how long an answer may be kept. */
async function lifetime(port: number, headers: Record<string, string>): Promise<string | null> {
  const answer = await ask(`http://127.0.0.1:${port}/api/v2/history/?limit=2&offset=0&server=1`, {
    headers,
  });
  return answer.headers.get('Cache-Control');
}

/** The first text of the events that has this title, and how long it took to come: milliseconds. */
async function hear(port: number, play: () => Promise<unknown>, title: string): Promise<number> {
  const answer = await ask(`http://127.0.0.1:${port}/events/1/`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  assert.equal(answer.status, 200);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader.read()).value ?? '';
  await play();
  const begun = Date.now();
  while (!text.includes(title)) {
    const { value, done } = await reader.read();
    assert.ok(!done, text);
    text += value;
  }
  await reader.cancel();
  return Date.now() - begun;
}

async function waitUntil(time: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, time - Date.now()));
}

async function liveThrough(kind: string, folder: string, test: TestContext): Promise<void> {
  const panel = await openKillable(folder);
  await panel.start();
  const cache = await openSharedCache(kind, panel.port);
  let audience: Audience | undefined;
  try {
    const begun = Date.now();
    await panel.play('First');
    const { showing } = (audience = await openAudience(cache.port, LISTENERS, COMING));
    const allShow = async (title: string) => {
      for (const since = Date.now(); showing(title) < LISTENERS; await waitUntil(Date.now() + 50)) {
        assert.ok(Date.now() < since + PATIENCE_MS, `${showing(title)} of ${LISTENERS} show ${title}`);
      }
    };
    await waitUntil(begun + TRACK);
    await panel.play('Second');
    await allShow('Second');
    const asked = await panel.asked();

    const killed = Date.now();
    await panel.kill();
    const askedBefore = audience.asked;
    await waitUntil(killed + DEAD);
    const askedMeanwhile = audience.asked - askedBefore;
    assert.equal(showing('Second'), LISTENERS);

    await panel.start();
    const back = Date.now();
    await panel.play('Third');
    await allShow('Third');
    const backAfter = Date.now() - back;
    await waitUntil(back + TRACK);
    await panel.play('Fourth');
    await allShow('Fourth');
    asked.push(...(await panel.asked()));

    const seconds = (killed - begun + Date.now() - back) / SECOND;
    const most = mostInASecond(asked);
    const late = audience.lateness.reduce((sum, ms) => sum + ms, 0) / audience.lateness.length / SECOND;
    test.diagnostic(
      `${audience.asked} requests, ${askedMeanwhile} of them while the panel was dead; ${audience.failures.length} failed; ` +
        `at the panel ${(asked.length / seconds).toFixed(2)} a second, at most ${most} for one address; titles ` +
        `${late.toFixed(1)} s late; all had the new one ${(backAfter / SECOND).toFixed(1)} s after the panel was back`,
    );
    assert.deepEqual(audience.failures.slice(0, 10), []);
    assert.ok(askedMeanwhile > LISTENERS / 2, `${askedMeanwhile}`);
    assert.ok(backAfter < SOON, `${backAfter} ms`);
    assert.equal(most, 1);
    assert.equal(await lifetime(cache.port, { 'SERVICE-API-KEY': API_KEY }), 'private, no-cache');
    assert.equal(await lifetime(cache.port, {}), 'public, max-age=1');
  } finally {
    if (audience?.failures.length) test.diagnostic(`failed: ${audience.failures.slice(0, 10).join(', ')}`);
    audience?.close();
    await cache.close();
    await panel.kill();
  }
}

describe('each cache of docs/caching.md, with 2,000 listeners', () => {
  // A crowd has machines of its own. Here it must not come late because other tests run.
  before(() => process.getuid?.() === 0 && setPriority(-10));

  for (const kind of Object.keys(kinds)) {
    const title = `${kind}: the panel gets one request a second and address at most, and is missed by nobody when killed`;
    it(title, { skip: whyNone(kind) }, async (test) => {
      const folder = mkdtempSync(join(tmpdir(), 'onair-crowd-'));
      await liveThrough(kind, folder, test);
      rmSync(folder, { recursive: true });
    });

    it(`${kind}: events come through as they are sent`, { skip: whyNone(kind) }, async (test) => {
      const folder = mkdtempSync(join(tmpdir(), 'onair-events-'));
      const panel = await openKillable(folder, ['--events']);
      await panel.start();
      const cache = await openSharedCache(kind, panel.port);
      try {
        for (const title of ['First', 'Second']) {
          const ms = await hear(cache.port, () => panel.play(title), title);
          test.diagnostic(`an event after ${ms} ms`);
          // One that a proxy holds back comes with the next comment, or when the proxy gives up.
          assert.ok(ms < EVENT_SOON, `${ms} ms`);
        }
      } finally {
        await cache.close();
        await panel.kill();
        rmSync(folder, { recursive: true });
      }
    });
  }
});
