import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PanelClient } from '../../../src/client/panel-client.js';
import { Feed } from '../../../src/station/feed/feed.js';
import type { FeedSnapshot, OnAir } from '../../../src/station/snapshot.js';
import { Station } from '../../../src/station/station.js';
import { NOON, SECOND, useWorld, type WorldPanel } from '../../kit/world.js';

/**
 * Length of the first track in milliseconds. Before the end of a longer one, a station with a doubtful clock sends one
 * more request.
 */
const LENGTH = 8 * SECOND;

const HOUR = 3_600_000;

const historyRequests = (panel: WorldPanel): number =>
  panel.requests('/api/v2/history/') + panel.requests('/api/history/');

describe('a station on a panel', () => {
  const world = useWorld();

  function listen(station: Station): OnAir[] {
    const snapshots: OnAir[] = [];
    world.afterwards(station.onAir.subscribe((each) => snapshots.push(each)));
    return snapshots;
  }

  for (const hours of [5, -5, 72, -72]) {
    it(`corrects a visitor's clock by ${hours} h`, async () => {
      const panel = world.openPanel();
      await panel.faults({ skew_ms: -hours * HOUR });
      await panel.play({ title: 'Glass', author: 'A', length: 180_000 });
      const station = Station.at({ baseUrl: panel.url });
      const snapshots = listen(station);
      await world.pass(500);
      const error = station.now() - (world.clock.now - hours * HOUR);
      assert.ok(Math.abs(error) < 2 * SECOND, `${error} ms`);
      assert.equal(snapshots.at(-1)?.track?.title, 'Glass');
    });
  }

  it('ends a track despite outdated responses', async () => {
    const panel = world.openPanel();
    const play = { id: 7, ts: NOON, length: 40_000, title: 'Glass', author: 'A' };
    let date = NOON + SECOND;
    world.respond(panel.url + '/api/v2/history/', () => {
      const headers = {
        Date: new Date(date).toUTCString(),
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'Date',
        'Content-Type': 'application/json',
      };
      return new Response(JSON.stringify([play]), { headers });
    });
    const snapshots = listen(Station.at({ baseUrl: panel.url }));
    await world.pass(60 * SECOND);
    assert.equal(snapshots.at(-1)?.track?.title, 'Glass');

    await world.pass(100 * SECOND);
    const { status, track, last, asOf, failure } = snapshots.at(-1)!;
    assert.deepEqual([status, track, last?.title], ['stale', null, 'Glass']);
    assert.ok(Math.abs(asOf! - NOON) < 5 * SECOND);
    assert.match(failure!.message, /an old response$/);

    // The cache returns fresh responses again.
    date = world.clock.now;
    Object.assign(play, { id: 8, ts: date, length: 600_000, title: 'Harbour lights' });
    await world.pass(5 * 60 * SECOND);
    assert.equal(snapshots.at(-1)?.status, 'ready');
  });

  /** A server whose responses are cached by URL, except those with an additional parameter. It sends no time. */
  function cached(url: string, path: string, fresh: () => string): { old: string; past: number } {
    const cache = { old: fresh(), past: 0 };
    world.respond(url + path, (request) => {
      const isPast = new URL(request.url).searchParams.has('_');
      if (isPast) cache.past++;
      const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
      return new Response(isPast ? fresh() : cache.old, { headers });
    });
    return cache;
  }

  const icecast = (title: string): string =>
    JSON.stringify({
      icestats: { source: { listenurl: 'http://icecast.example/live', title, listeners: 3 } },
    });

  it('detects an outdated response that lacks a time', async () => {
    const panel = world.openPanel();
    const play = { id: 7, ts: NOON, length: 40_000, title: 'Glass', author: 'A' };
    const cache = cached(panel.url, '/api/v2/history/', () => JSON.stringify([play]));
    const snapshots = listen(Station.at({ baseUrl: panel.url }));
    await world.pass(60 * SECOND);
    Object.assign(play, { id: 8, ts: world.clock.now, length: 600_000, title: 'Harbour lights' });
    await world.pass(5 * 60 * SECOND);
    const { status, track, last, failure } = snapshots.at(-1)!;
    assert.deepEqual([status, track, last?.title], ['stale', null, 'Glass']);
    assert.match(failure!.message, /\/api\/v2\/history\/: an old response$/);

    await world.pass(60 * 60 * SECOND);
    assert.equal(snapshots.at(-1)!.status, 'stale');
    assert.ok(cache.past <= 7, `${cache.past} requests past the cache`);

    cache.old = JSON.stringify([play]);
    await world.pass(6 * 60 * SECOND);
    assert.equal(snapshots.at(-1)?.status, 'ready');
  });

  it('detects an outdated response that lacks times and lengths', async () => {
    let title = 'A - Glass';
    const url = 'https://icecast.example';
    const cache = cached(url, '/status-json.xsl', () => icecast(title));
    const snapshots = listen(Station.at({ baseUrl: url, source: 'icecast' }));
    await world.pass(60 * SECOND);
    assert.equal(snapshots.at(-1)!.track?.title, 'Glass');
    title = 'B - Harbour lights';
    await world.pass(20 * 60 * SECOND);
    const { status, track, last, failure } = snapshots.at(-1)!;
    assert.deepEqual([status, track, last?.title], ['stale', null, 'Glass']);
    assert.match(failure!.message, /an old response$/);

    cache.old = icecast(title);
    await world.pass(6 * 60 * SECOND);
    assert.equal(snapshots.at(-1)!.track?.title, 'Harbour lights');
  });

  it('keeps a long set on air', async () => {
    const url = 'https://icecast.example';
    const cache = cached(url, '/status-json.xsl', () => icecast('DJ Ada - Night set'));
    const snapshots = listen(Station.at({ baseUrl: url, source: 'icecast' }));
    await world.pass(5 * HOUR);
    assert.ok(snapshots.every(({ status }) => status === 'loading' || status === 'ready'));
    assert.equal(snapshots.at(-1)!.track?.title, 'Night set');
    assert.ok(cache.past <= 30, `${cache.past} requests past the cache`);
  });

  it('accepts the last track of a stopped station', async () => {
    const panel = world.openPanel();
    const play = { id: 7, ts: NOON, length: 40_000, title: 'Glass', author: 'A' };
    cached(panel.url, '/api/v2/history/', () => JSON.stringify([play]));
    const snapshots = listen(Station.at({ baseUrl: panel.url }));
    await world.pass(2 * HOUR);
    assert.ok(snapshots.every(({ status, failure }) => status !== 'stale' && failure === null));
  });

  it('tolerates responses cached for a minute', async () => {
    const panel = world.openPanel();
    const play = { id: 1, ts: NOON, length: 150_000, title: 'Title 1', author: 'A' };
    const cache = cached(panel.url, '/api/v2/history/', () => JSON.stringify([play]));
    const snapshots = listen(Station.at({ baseUrl: panel.url }));
    for (let minute = 0; minute < 60; minute++) {
      if (minute % 4 === 3)
        Object.assign(play, { id: play.id + 1, ts: world.clock.now, title: `Title ${play.id + 1}` });
      await world.pass(60 * SECOND);
      cache.old = JSON.stringify([play]);
    }
    assert.ok(snapshots.every(({ failure }) => failure === null));
  });

  // A panel with events needs no request for the next title.
  for (const [way, options] of [
    ['v2', { trustProxy: true, publicUrl: 'https://radio.example' }],
    ['JSONP', { cors: false }],
  ] as const) {
    it(`shows the next title within 3 s (${way})`, async () => {
      const panel = world.openPanel(options);
      await panel.play({ title: 'Before', author: 'A', length: LENGTH });
      const station = Station.at({ baseUrl: panel.url });
      const listeners = Array.from({ length: 5 }, () => listen(station));
      const histories: FeedSnapshot[] = [];
      for (let count = 0; count < 5; count++)
        world.afterwards(station.feed.subscribe((each) => histories.push(each)));
      const titles = (): (string | null | undefined)[] =>
        listeners.map((snapshots) => snapshots.at(-1)?.track?.title);
      await world.pass(LENGTH / 2);
      assert.deepEqual(titles(), Array(5).fill('Before'));

      const before = historyRequests(panel);
      await world.pass(LENGTH / 2 - 10);
      assert.equal(historyRequests(panel), before);
      await panel.play({ title: 'After', author: 'B', length: 600_000 });
      await world.pass(3 * SECOND);
      assert.deepEqual(titles(), Array(5).fill('After'));
      const newest = histories.at(-1)!.tracks.slice(0, 2);
      assert.deepEqual(
        newest.map(({ title }) => title),
        ['After', 'Before'],
      );
      await world.pass(LENGTH);
      assert.equal(historyRequests(panel) - before, 1);
    });
  }

  it("treats a panel's text as plain text", async () => {
    const panel = world.openPanel();
    const title = '<img src=x onerror="top.broken=1">"\'\u2028 שלום 🎵';
    await panel.play({ title, author: 'x'.repeat(2 ** 21), img_url: 'javascript:alert(1)', length: 'long' });
    for (const transport of ['v2', 'legacy'] as const) {
      const snapshots = listen(Station.at({ baseUrl: panel.url, transport }));
      await world.until(() => !!snapshots.at(-1)!.track, transport);
      const { track } = snapshots.at(-1)!;
      assert.equal(track!.title, title.replace('\u2028', ' '));
      assert.equal(track!.author!.length, 2000);
      assert.deepEqual([track!.img_url, track!.length], [null, null]);
    }
  });

  it('shows the stored copy on the next page', async () => {
    const panel = world.openPanel();
    await panel.play({ title: 'Kept', length: 600_000 });
    const key = `onair:${panel.url} 1 auto frame`;
    const before: FeedSnapshot[] = [];
    const stop = Station.at({ baseUrl: panel.url }).feed.subscribe((each) => before.push(each));
    await world.until(() => before.at(-1)!.status === 'ready', 'a response');
    stop();
    panel.stop();
    // Another page of the same browser, which shares its storage only.
    const next: FeedSnapshot[] = [];
    const feed = new Feed(new PanelClient(panel.url, 1, 'auto', 'frame'), key);
    world.afterwards(feed.subscribe((each) => next.push(each)));
    assert.deepEqual([next[0]!.status, next[0]!.tracks[0]!.title], ['loading', 'Kept']);
    await world.until(() => next.at(-1)!.status === 'stale', 'the failure');
    assert.equal(next.at(-1)!.tracks[0]!.title, 'Kept');
    assert.equal(next.at(-1)!.failure!.kind, 'unreachable');
  });

  it('sends no request while the page is hidden', async () => {
    const panel = world.openPanel();
    await panel.play({ title: 'Short', length: 3 * SECOND });
    const snapshots = listen(Station.at({ baseUrl: panel.url }));
    await world.until(() => snapshots.at(-1)!.track?.title === 'Short', 'the first title');
    await world.pass(SECOND);
    const before = world.requests.length;
    world.page.hide(true);
    await world.pass(1.5 * SECOND);
    await panel.play({ title: 'Meanwhile', length: 60_000 });
    await world.pass(30 * SECOND);
    assert.equal(world.requests.length, before);
    world.page.hide(false);
    // Run the timers that are due now.
    await world.pass(0);
    assert.equal(snapshots.at(-1)!.track?.title, 'Meanwhile');
    assert.equal(historyRequests(panel), 3);
  });
});
