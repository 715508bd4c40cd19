import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { completeOptions } from '../../src/panel/base/options.js';
import { readRelays } from '../../src/panel/base/relay-sources.js';
import { createPanelOn, type Panel } from '../../src/panel/panel.js';
import { createPlayKeeper, type PlayKeeper } from '../../src/panel/playout/relay/play-keeper.js';
import { prepareServers } from '../../src/panel/playout/relay/relay.js';
import { openStore } from '../../src/panel/store/store.js';
import type { PlayReport, ReportedPlay } from '../../src/servers/server-kind.js';
import type { OnAir } from '../../src/station/snapshot.js';
import { Station } from '../../src/station/station.js';
import { MINUTE, NOON, SECOND, useWorld, type World, type WorldServer } from '../kit/world.js';

const HOUR = 60 * MINUTE;
/** The relay must not reach this address: the tests write the reports themselves. */
const SOURCE = 'icecast:http://127.0.0.1:9';

const report = (play: Partial<ReportedPlay> | null): PlayReport => ({
  plays: play ? [{ id: null, ts: null, title: 'A night of glass', author: 'Ada Winter', ...play }] : [],
  onAir: true,
  now: null,
  name: null,
});

interface Relay extends WorldServer {
  panel: Panel;
  /** Writes the same report every 15 seconds until a moment. */
  follow(report: PlayReport, until: number): void;
}

function openRelay(world: World): Relay {
  const store = openStore(null);
  const relay = readRelays(SOURCE)!;
  prepareServers(store, relay);
  const keeper: PlayKeeper = createPlayKeeper(store, { server: 1, source: SOURCE, historyLimit: 1000 });
  const panel = createPanelOn(store, completeOptions({ relay, warn: () => undefined }));
  world.afterwards(() => panel.close());
  let at = NOON;
  return {
    ...world.open((request) => panel.app.fetch(request)),
    panel,
    follow(given, until) {
      for (; at <= until; at += 15 * SECOND) keeper.keepPlays(given, at);
    },
  };
}

describe('a relayed play without a length', () => {
  const world = useWorld();

  function show(url: string): { onAir: OnAir | null } {
    const latest: { onAir: OnAir | null } = { onAir: null };
    world.afterwards(Station.at({ baseUrl: url }).onAir.subscribe((onAir) => (latest.onAir = onAir)));
    return latest;
  }
  const shown = (onAir: OnAir | null) => [onAir?.status, onAir?.track?.title, onAir?.last?.title];
  async function linksOf({ panel }: Relay, query: string): Promise<string> {
    return (await panel.app.request(`http://relay.test/api/v2/history/${query}`)).headers.get('link') ?? '';
  }

  it('stays on air while the source reports it', async () => {
    const relay = openRelay(world);
    relay.follow(report({}), NOON);
    const latest = show(relay.url);
    await world.pass(SECOND);
    assert.deepEqual(shown(latest.onAir), ['ready', 'A night of glass', undefined]);

    relay.follow(report({}), NOON + 17 * HOUR);
    world.clock.setSystemTime(NOON + 17 * HOUR);
    await world.pass(MINUTE);
    assert.deepEqual(shown(latest.onAir), ['ready', 'A night of glass', undefined]);

    relay.follow(report(null), NOON + 17 * HOUR + 2 * MINUTE);
    world.clock.setSystemTime(NOON + 17 * HOUR + 8 * MINUTE);
    await world.pass(MINUTE);
    assert.deepEqual(shown(latest.onAir), ['empty', undefined, 'A night of glass']);
  });

  it('ends when the source reports no title', async () => {
    const relay = openRelay(world);
    relay.follow(report({}), NOON);
    const latest = show(relay.url);
    await world.pass(SECOND);
    assert.deepEqual(shown(latest.onAir), ['ready', 'A night of glass', undefined]);

    relay.follow(report(null), NOON + MINUTE);
    // The page receives events, so it sends a request once a minute on average.
    await world.pass(2 * MINUTE);
    assert.deepEqual(shown(latest.onAir), ['ready', undefined, undefined]);

    relay.follow({ ...report(null), onAir: false }, NOON + 2 * MINUTE);
    await world.pass(2 * MINUTE);
    assert.deepEqual(shown(latest.onAir), ['empty', undefined, 'A night of glass']);

    relay.follow(report({ title: 'Moss' }), NOON + 4 * MINUTE);
    await world.pass(2 * MINUTE);
    assert.deepEqual(shown(latest.onAir), ['ready', 'Moss', undefined]);
  });

  it('ends if the source was unreachable after it', async () => {
    const relay = openRelay(world);
    relay.follow(report({}), NOON);
    relay.follow(report(null), NOON + MINUTE);
    world.clock.setSystemTime(NOON + HOUR);
    const latest = show(relay.url);
    await world.pass(SECOND);
    assert.deepEqual(shown(latest.onAir), ['empty', undefined, 'A night of glass']);
  });

  it('has an end on pages opened later', async () => {
    const relay = openRelay(world);
    relay.follow(report({}), NOON + 9 * HOUR);
    world.clock.setSystemTime(NOON + 9 * HOUR);
    const latest = show(relay.url);
    await world.pass(SECOND);
    assert.deepEqual(shown(latest.onAir), ['ready', 'A night of glass', undefined]);

    // The source has been unreachable for an hour.
    world.clock.setSystemTime(NOON + 10 * HOUR);
    await world.pass(MINUTE);
    assert.equal(latest.onAir?.track, null);
  });

  it('has a link in the history while on air', async () => {
    const relay = openRelay(world);
    relay.follow(report({}), NOON);
    assert.match(await linksOf(relay, '?server=1&limit=2'), /<[^>]+\/plays\/\d+\/>; rel="current"/);
    assert.doesNotMatch(await linksOf(relay, '?limit=2'), /current/);
    world.clock.setSystemTime(NOON + HOUR);
    assert.doesNotMatch(await linksOf(relay, '?server=1&limit=2'), /current/);
  });

  it('has no link after its end', async () => {
    const timed = openRelay(world);
    timed.follow(report({ length: 4 * MINUTE }), NOON);
    assert.doesNotMatch(await linksOf(timed, '?server=1'), /current/);
    const over = openRelay(world);
    over.follow(report({}), NOON);
    over.follow(report(null), NOON + MINUTE);
    assert.doesNotMatch(await linksOf(over, '?server=1'), /plays\/\d+\/>; rel="current"/);
    world.clock.setSystemTime(NOON + MINUTE);
    assert.match(await linksOf(over, '?server=1'), /plays\/\d+\/>; rel="prev"/);
    assert.doesNotMatch(await linksOf(over, ''), /prev/);
  });

  it('is a live set if the source says so', async () => {
    const relay = openRelay(world);
    const types = async (): Promise<unknown> => {
      const response = await relay.panel.app.request('http://relay.test/api/v2/history/?server=1&limit=1');
      const { results } = (await response.json()) as { results: Record<string, unknown>[] };
      return [results[0]!.title, results[0]!.performance_type, results[0]!.length];
    };
    relay.follow(report({}), NOON);
    assert.deepEqual(await types(), ['A night of glass', null, null]);
    relay.follow(report({ title: null, author: null, performance_type: 'live' }), NOON + MINUTE);
    world.clock.setSystemTime(NOON + MINUTE);
    assert.deepEqual(await types(), [null, 'live', null]);
  });
});
