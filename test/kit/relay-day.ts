/**
 * Simulates a day of a relayed station. The relay polls a source over real HTTP, with a clock that jumps from poll to poll. The source
 * fails, sends invalid data and restarts, and the relay restarts, too.
 */
import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSourceFetch } from '../../src/panel/playout/relay/source/source-fetch.js';
import { createPolledStation, type Received } from '../../src/panel/playout/relay/polled-station.js';
import { networkOfSource } from '../../src/panel/playout/relay/source/network.js';
import { createPlayKeeper } from '../../src/panel/playout/relay/play-keeper.js';
import { createSourceRequest } from '../../src/panel/playout/relay/source/source-request.js';
import { between, pick, seededRandom } from '../../src/panel/base/random.js';
import { openStore } from '../../src/panel/store/store.js';
import type { PlayReport, ReportedPlay } from '../../src/servers/server-kind.js';

const START = Date.parse('2026-03-06T00:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Number of plays in a response. */
const LIST_LENGTH = 40;

interface TruePlay {
  title: string;
  /** The true start, and the start according to the source's clock. */
  ts: number;
  reportedTs: number;
  length: number;
}

export interface Day {
  looks: number;
  failures: number;
  restarts: number;
  plays: number;
}

/** Parses a response. The source already sends a `PlayReport`, as JSON. */
function readNow([body]: readonly Uint8Array[]): PlayReport | null {
  try {
    const response: unknown = JSON.parse(Buffer.from(body!).toString());
    return Array.isArray((Object(response) as Partial<PlayReport>).plays) ? (response as PlayReport) : null;
  } catch {
    return null;
  }
}

/** Runs the simulation. Throws if a play is missing, duplicated, or stored with a wrong time. */
export async function relayDay(hours: number, seed: number, hasTimes: boolean): Promise<Day> {
  const random = seededRandom(seed, 'relay-day', String(hasTimes));
  const end = START + hours * 60 * MINUTE;
  let now = START;
  const clock = { now: () => now, speed: 0, set: (ms: number) => void (now = ms) };

  const plays: TruePlay[] = [];
  /** Ids start over when the source restarts. */
  let firstNumber = 1;
  let numbered = 0;
  let wrongBy = 0;
  let outage: { until: number; answer: (response: ServerResponse, text: string) => void } | null = null;
  let failures = 0;

  const bad: ((response: ServerResponse, text: string) => void)[] = [
    (response) => response.writeHead(500).end('no'),
    (response) => response.writeHead(503, { 'Retry-After': '20' }).end(),
    (response) => response.destroy(),
    (response) => response.writeHead(404).end(),
    (response) => response.end('<!doctype html><title>Welcome</title>'),
    (response) => response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).write('sound'),
    (response, text) => response.end(text.slice(0, text.length / 2)),
    (response, text) => {
      response.writeHead(200, { 'Content-Length': String(text.length + 10) }).write(text);
      response.destroy();
    },
    (response) => response.end('{"plays": 7}'),
  ];

  /** Adds the plays up to now. */
  function play(): void {
    for (;;) {
      const last = plays.at(-1);
      const ts = last ? last.ts + last.length : START - MINUTE;
      if (ts > now) return;
      // One play in ten is as short as a jingle.
      const length = random() < 0.1 ? between(random, 20, 40) * SECOND : between(random, 120, 400) * SECOND;
      plays.push({ title: `Song ${between(random, 1, 60)}`, ts, reportedTs: ts + wrongBy, length });
    }
  }

  function responseOf(): string {
    const reported = plays
      .map((each, index): ReportedPlay & { ts: number | null } => ({
        id: hasTimes && index >= numbered ? index - numbered + firstNumber : null,
        ts: hasTimes ? each.reportedTs : null,
        title: random() < 0.02 ? ` ${each.title} ` : each.title,
        author: 'The Tides',
        length: hasTimes ? each.length : null,
        n_listeners: between(random, 0, 99),
      }))
      .slice(hasTimes ? -LIST_LENGTH : -1)
      .reverse();
    // Sometimes a play is listed twice, and some fields have the wrong type.
    if (hasTimes && random() < 0.05 && reported[1]) reported.push({ ...reported[1] });
    const lies = random() < 0.05 ? { album: { a: 1 }, img_url: 'javascript:x', year: 1999 } : {};
    const named = reported.map((each) => ({ ...each, ...lies }));
    return JSON.stringify({
      plays: named,
      onAir: true,
      now: hasTimes ? now + wrongBy : null,
      name: 'Radio',
    });
  }

  const server = createServer((_, response) => {
    const isFailing = outage !== null && now < outage.until;
    if (!isFailing) return response.end(responseOf());
    failures += 1;
    outage?.answer(response, responseOf());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = openStore(null);
  store.servers.add({ id: 1, name: 'Radio' });

  function start() {
    const closing = new AbortController();
    const keeper = createPlayKeeper(store, { server: 1, source: baseUrl, historyLimit: 100_000 });
    const fetchBody = createSourceFetch(networkOfSource(baseUrl), closing.signal);
    const stationRef = { baseUrl, station: '' };
    const parts = {
      requestNewest: createSourceRequest(
        fetchBody,
        () => [['/now']],
        stationRef,
        (bodies): Promise<Received | null> => {
          const report = readNow(bodies);
          return Promise.resolve(report && { report, receivedAt: now });
        },
      ),
      keeper,
      clock,
      onOutage: () => undefined,
      random,
    };
    return { keeper, closing, station: createPolledStation(parts) };
  }

  const day: Day = { looks: 0, failures: 0, restarts: 0, plays: 0 };
  let relay = start();
  try {
    while (now < end) {
      play();
      await relay.station.poll();
      relay.keeper.endStalePlay(now);
      day.looks += 1;
      const isFailing = outage !== null && now < outage.until;
      // Failures last minutes, sometimes an hour.
      if (!isFailing && random() < 0.02) {
        const minutes = random() < 0.15 ? 60 : between(random, 0, 6) + random();
        outage = { until: now + minutes * MINUTE, answer: pick(random, bad) };
      } else if (!isFailing && hasTimes && random() < 0.01) {
        // The source restarts with new ids and a different clock.
        numbered = plays.length;
        firstNumber = between(random, 1, 5);
        wrongBy = random() < 0.5 ? 0 : between(random, -60, 60) * 2 * MINUTE;
      }
      if (random() < 0.02) {
        relay.closing.abort();
        relay = start();
        day.restarts += 1;
        now += between(random, 1, 20) * SECOND;
      } else {
        now = Math.max(now + 1, Math.round(relay.station.dueAt()));
      }
    }
    outage = null;
    play();
    await relay.station.poll();
    const kept = store.history
      .slice(1, { limit: null, offset: 0 }, 'asc')
      .map(({ title, ts }) => ({ title, ts }));
    day.failures = failures;
    day.plays = kept.length;
    if (hasTimes) checkEach(kept, plays);
    else checkSeen(kept, plays);
    assert.deepEqual(
      new Set(store.music.tracks(1).map(({ title }) => title)),
      new Set(kept.map(({ title }) => title)),
    );
    return day;
  } finally {
    relay.closing.abort();
    store.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

type Kept = { title: string | null; ts: number };

/** Asserts that each play is stored once, at its time. */
function checkEach(kept: readonly Kept[], plays: readonly TruePlay[]): void {
  const text = ({ title, ts }: Kept) => `${title} ${Math.round((ts - START) / 1000)}`;
  assert.deepEqual(
    kept.map(({ title }) => title),
    plays.map(({ title }) => title),
  );
  kept.forEach((each, index) => {
    const off = Math.abs(each.ts - plays[index]!.ts);
    assert.ok(off <= SECOND, `${text(each)} is ${off} ms off ${text(plays[index]!)}`);
  });
}

/**
 * Asserts that each play is stored with a time at which it was on air, and that hardly any play is stored twice. Plays
 * during a failure may be missing.
 */
function checkSeen(kept: readonly Kept[], plays: readonly TruePlay[]): void {
  const seen = kept.map(({ title, ts }) =>
    plays.findIndex((each) => each.title === title && each.ts <= ts && ts < each.ts + each.length),
  );
  assert.ok(!seen.includes(-1), 'a play that was not on air');
  // A failure of more than five minutes may split a long play.
  const twice = seen.filter((place, index) => place === seen[index - 1]);
  assert.ok(twice.length <= kept.length / 50, `${twice.length} twice of ${kept.length}`);
  assert.ok(kept.length > plays.length / 3);
}
