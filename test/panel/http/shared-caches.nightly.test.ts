/** Tests each configuration of docs/caching.md with 2,000 listeners in front of the cache and a panel behind it. */
import '../../kit/nightly.js';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it, type TestContext } from 'node:test';
import { openAudience, type Audience } from '../../kit/audience.js';
import { controlOf } from '../../kit/control.js';
import { startProcess, type PanelProcess } from '../../kit/panel-process.js';
import { kinds, openSharedCache, whyNoCache } from '../../kit/shared-caches.js';
import { freePort } from '../../kit/sshd.js';
import { until } from '../../kit/until.js';

const LISTENERS = 2000;
const SECOND = 1000;
const ARRIVAL = 8 * SECOND;
/** Lengths of the tracks. Listeners poll at least every 15 s, so all of them notice during the third one that the panel is back. */
const FIRST = 12 * SECOND;
const SECOND_TRACK = 16 * SECOND;
const THIRD = 24 * SECOND;
const FOURTH = 60 * SECOND;

/** The real function, because the audience replaces the global one. */
const realFetch = globalThis.fetch;
const API_KEY = 'key-of-a-program';

type LoggedRequests = { method: string; path: string; query: string; at_ms: number }[];

/** Returns the largest number of requests for one URL within a second. */
function mostInASecond(requests: LoggedRequests): number {
  const near = requests.map((first) =>
    requests.filter(
      ({ path, query, at_ms }) =>
        path === first.path && query === first.query && at_ms >= first.at_ms && at_ms < first.at_ms + SECOND,
    ),
  );
  return Math.max(...near.map(({ length }) => length));
}

/** Opens a panel with the options of docs/caching.md, which keeps its port and its database when it is killed. */
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
      // One process can't read and compare 100 plays for each of 2,000 browsers.
      own.push('--history-limit', '5');
      panel = await startProcess([...switches, ...own]);
      assert.ok(panel.url, panel.complaints());
    },
    kill: async () => panel?.kill(),
    play: (title: string, length: number) => control.play({ title, length }),
    /** Returns the API requests since the panel started. */
    async requests(): Promise<LoggedRequests> {
      const { recent } = (await control.state()).requests as unknown as { recent: LoggedRequests };
      return recent.filter(({ path }) => path.startsWith('/api/'));
    },
  };
}

/** Returns the header `Cache-Control` of the cache's response. */
async function lifetime(port: number, headers: Record<string, string>): Promise<string | null> {
  const response = await realFetch(`http://127.0.0.1:${port}/api/v2/history/?limit=2&offset=0&server=1`, {
    headers,
  });
  return response.headers.get('Cache-Control');
}

interface EventStream {
  /** All data received so far. */
  text: string;
  readonly comments: number;
  close(): Promise<void>;
}

async function openEvents(port: number): Promise<EventStream> {
  const response = await realFetch(`http://127.0.0.1:${port}/events/1/`);
  assert.equal(response.status, 200);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const stream: EventStream = {
    text: '',
    get comments() {
      return stream.text.match(/^:/gm)?.length ?? 0;
    },
    close: () => reader.cancel().catch(() => undefined),
  };
  const follow = async (): Promise<void> => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) stream.text += part.value;
  };
  void follow().catch(() => undefined);
  return stream;
}

const secondsSince = (start: number, time: number): string => ((time - start) / SECOND).toFixed(1);

async function waitUntil(time: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, time - Date.now()));
}

async function liveThrough(kind: string, folder: string, test: TestContext): Promise<void> {
  const panel = await openKillable(folder);
  await panel.start();
  const cache = await openSharedCache(kind, panel.port);
  let audience: Audience | undefined;
  try {
    const start = Date.now();
    await panel.play('First', FIRST);
    const { showing } = (audience = await openAudience(cache.port, LISTENERS, ARRIVAL));
    const allShow = async (title: string) => {
      await until(() => showing(title) === LISTENERS, `all listeners show ${title}`).catch((error: Error) =>
        assert.fail(`${error.message}: ${showing(title)} do`),
      );
    };
    await waitUntil(start + FIRST);
    await panel.play('Second', SECOND_TRACK);
    await allShow('Second');
    const requests = await panel.requests();

    const killed = Date.now();
    await panel.kill();
    // The track ends meanwhile, so each listener requests the next one.
    const { requests: requestsBefore } = audience;
    await until(() => audience!.requests >= requestsBefore + LISTENERS, 'each listener has sent a request');
    const requestsMeanwhile = audience.requests - requestsBefore;
    assert.equal(showing('Second'), LISTENERS);

    await panel.start();
    const back = Date.now();
    await panel.play('Third', THIRD);
    await allShow('Third');
    const backAfter = Date.now() - back;
    await waitUntil(back + THIRD);
    await panel.play('Fourth', FOURTH);
    await allShow('Fourth');
    requests.push(...(await panel.requests()));

    const seconds = (killed - start + Date.now() - back) / SECOND;
    const most = mostInASecond(requests);
    const late = audience.lateness.reduce((sum, ms) => sum + ms, 0) / audience.lateness.length / SECOND;
    test.diagnostic(
      `${audience.requests} requests, ${requestsMeanwhile} of them while the panel was dead; ${audience.failures.length} failed; ` +
        `dead from ${secondsSince(start, killed)} to ${secondsSince(start, back)} s; ` +
        `at the panel ${(requests.length / seconds).toFixed(2)} a second, at most ${most} for one address; titles ` +
        `${late.toFixed(1)} s late; all had the new one ${(backAfter / SECOND).toFixed(1)} s after the panel was back`,
    );
    assert.deepEqual(audience.failures.slice(0, 10), []);
    assert.equal(most, 1);
    assert.equal(await lifetime(cache.port, { 'SERVICE-API-KEY': API_KEY }), 'private, no-cache');
    assert.equal(await lifetime(cache.port, {}), 'public, max-age=1');
  } finally {
    if (audience?.failures.length)
      test.diagnostic(`failed: ${audience.failures[0]} … ${audience.failures.at(-1)}`);
    audience?.close();
    await cache.close();
    await panel.kill();
  }
}

describe('a cache in docs/caching.md with 2,000 listeners', () => {
  // Real listeners have their own machines; other tests must not delay these.
  before(() => process.getuid?.() === 0 && setPriority(-10));

  for (const kind of Object.keys(kinds)) {
    const title = `${kind}: requests each URL at most once a second`;
    it(title, { skip: whyNoCache(kind) }, async (test) => {
      const folder = mkdtempSync(join(tmpdir(), 'onair-crowd-'));
      await liveThrough(kind, folder, test);
      rmSync(folder, { recursive: true });
    });

    it(`${kind}: forwards events as they arrive`, { skip: whyNoCache(kind) }, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'onair-events-'));
      const panel = await openKillable(folder, ['--events']);
      await panel.start();
      const cache = await openSharedCache(kind, panel.port);
      const streams: EventStream[] = [];
      try {
        streams.push(await openEvents(panel.port), await openEvents(cache.port));
        const [direct, cached] = streams as [EventStream, EventStream];
        // A buffering proxy would deliver an event only along with the panel's next comment. One comment may
        // coincide with an event by chance.
        const late: string[] = [];
        for (const title of ['First', 'Second', 'Third']) {
          const { comments } = direct;
          await panel.play(title, FOURTH);
          await until(() => cached.text.includes(title), `the event of ${title}`);
          if (direct.comments > comments) late.push(title);
        }
        assert.ok(late.length < 2, `with a comment: ${late.join()}`);
      } finally {
        await Promise.all(streams.map((stream) => stream.close()));
        await cache.close();
        await panel.kill();
        rmSync(folder, { recursive: true });
      }
    });
  }
});
