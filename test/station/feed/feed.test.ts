import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refused, Unreachable } from '../../../src/client/http/failures.js';
import { Feed } from '../../../src/station/feed/feed.js';
import type { FeedSnapshot } from '../../../src/station/snapshot.js';
import { HandMadeSource, listener, MINUTE, NOON, plays, stage, track, useStage } from '../stage.js';

const ignore = (): void => undefined;

/** A station with a short history, which the first request reads completely. Its newest track started a minute ago. */
function station(count = 6): { source: HandMadeSource; feed: Feed } {
  const source = new HandMadeSource();
  source.tracks = plays(count, 100, NOON - MINUTE);
  return { source, feed: new Feed(source, 'station') };
}

const pass = (ms: number): Promise<number> => stage.pass(ms);

describe('a feed', () => {
  useStage();

  it('sends no request before the first listener', async () => {
    const { source } = station();
    await pass(10 * MINUTE);
    assert.deepEqual(source.log, []);
  });

  it('stops when the last listener unsubscribes', async () => {
    const { source, feed } = station();
    const received: string[] = [];
    const stopOne = feed.subscribe(listener(received));
    await pass(0);
    const stopOther = feed.subscribe(listener(received));
    assert.deepEqual(received, ['loading: nothing', 'ready: Title 100', 'ready: Title 100']);
    stopOne();
    await pass(3 * MINUTE);
    assert.ok(source.since().length > 1, 'goes on for the other');
    stopOther();
    await pass(60 * MINUTE);
    assert.deepEqual(source.log, []);
  });

  it('sends one request for ten listeners', async () => {
    const { source, feed } = station();
    const received: string[] = [];
    for (let i = 0; i < 10; i++) feed.subscribe(listener(received));
    await pass(1000);
    assert.deepEqual(source.log, ['ask 20']);
    assert.deepEqual(received.slice(10), Array(10).fill('ready: Title 100'));
    source.tracks.push(track(101, NOON + 2 * MINUTE, 3 * MINUTE));
    source.since();
    await pass(2 * MINUTE);
    // One request shortly before the end, because the clock isn't learned yet, and one at the end.
    assert.deepEqual(source.since(), ['ask 2', 'ask 2']);
    assert.deepEqual(received.slice(20), Array(10).fill('ready: Title 101'));
  });

  for (const [what, hours] of [
    ['the computer has slept', 3],
    ['the clock was set back', -3],
  ] as const) {
    it(`sends a request soon after ${what}`, async () => {
      const { source, feed } = station();
      feed.subscribe(ignore);
      await pass(5000);
      source.since();
      // The timers keep their remaining time.
      stage.clock.setSystemTime(NOON + hours * 60 * MINUTE);
      source.tracks.push(track(101, NOON + hours * 60 * MINUTE - 1000, 3 * MINUTE));
      await pass(2000);
      assert.equal(source.since().length, 1);
    });
  }

  it('keeps running while an element moves', async () => {
    const { source, feed } = station();
    source.holds = true;
    const stop = feed.subscribe(ignore);
    await pass(1);
    stop();
    const received: string[] = [];
    feed.subscribe(listener(received));
    await pass(1);
    source.release();
    await pass(1);
    assert.deepEqual(source.log, ['ask 20']);
    assert.deepEqual(received, ['loading: nothing', 'ready: Title 100']);
  });

  it('aborts its request when the last listener unsubscribes', async () => {
    const { source, feed } = station();
    const received: string[] = [];
    await stage.leaveEarly(source, feed, listener(received));
    assert.deepEqual(source.log, ['ask 20', 'aborted']);
    source.release();
    await pass(1);
    feed.subscribe(listener(received));
    assert.deepEqual(received, ['loading: nothing', 'loading: nothing']);
  });

  it('ignores the error of an aborted request', async () => {
    const { source, feed } = station();
    await stage.leaveEarly(source, feed);
    source.failure = new Unreachable('https://panel', 'network');
    source.release();
    await pass(1);
    const received: string[] = [];
    feed.subscribe(listener(received));
    assert.deepEqual(received, ['loading: nothing']);
  });

  it('ignores the response to an aborted request', async () => {
    const { source, feed } = station();
    await stage.leaveEarly(source, feed);
    const received: string[] = [];
    feed.subscribe(listener(received));
    await pass(1);
    assert.deepEqual(source.since(), ['ask 20', 'aborted', 'ask 20']);
    source.release();
    await pass(1);
    assert.deepEqual(received, ['loading: nothing', 'ready: Title 100']);
    assert.deepEqual(source.log, []);
  });

  it('shows its tracks immediately when restarted', async () => {
    const { source, feed } = station();
    const stop = feed.subscribe(ignore);
    await pass(1000);
    stop();
    await pass(30 * MINUTE);
    source.since();
    source.tracks.push(track(101, NOON + 29 * MINUTE, 3 * MINUTE));
    const received: string[] = [];
    feed.subscribe(listener(received));
    await pass(0);
    assert.equal(received[0], 'ready: Title 100');
    assert.equal(received.at(-1), 'ready: Title 101');
  });
});

describe('feed requests', () => {
  useStage();

  it('are sent at increasing intervals after a track', async () => {
    const { source, feed } = station();
    const requested: number[] = [];
    const { readNewest } = source;
    source.readNewest = (wanted, signal) => {
      requested.push((stage.clock.now - NOON) / 1000);
      return readNewest.call(source, wanted, signal);
    };
    feed.subscribe(ignore);
    await pass(4 * MINUTE);
    // The track ends at 120 s. The clock offset isn't known yet, so the feed sends a request before the end.
    assert.deepEqual(requested, [0, 114, 120, 121.5, 124, 128, 134, 144, 159, 174, 189, 204, 219, 234]);
  });

  it('are sent one at a time', async () => {
    const { source, feed } = station();
    source.holds = true;
    feed.subscribe(ignore);
    await pass(1);
    feed.subscribe(ignore, 100);
    stage.hide(true);
    stage.hide(false);
    await pass(10 * MINUTE);
    assert.deepEqual(source.since(), ['ask 20']);
    // The previous one is aborted.
    stage.connect(true);
    await pass(10 * MINUTE);
    assert.deepEqual(source.log, ['aborted', 'ask 100']);
  });

  it('fetch only two records to detect a change', async () => {
    const { source, feed } = station();
    feed.subscribe(ignore);
    await pass(1000);
    source.since();
    await pass(2 * MINUTE);
    assert.deepEqual(new Set(source.since()), new Set(['ask 2']));
  });

  it('fetch a page if records are missing', async () => {
    const { source, feed } = station();
    const received: FeedSnapshot[] = [];
    feed.subscribe((snapshot) => received.push(snapshot));
    await pass(1000);
    source.since();
    stage.hide(true);
    await pass(15 * MINUTE);
    source.tracks.push(...plays(5, 105, NOON + 14 * MINUTE));
    stage.hide(false);
    await pass(1);
    assert.deepEqual(source.since(), ['ask 2', 'ask 20']);
    assert.deepEqual(
      received.at(-1)!.tracks.map(({ id }) => id),
      [105, 104, 103, 102, 101, 100, 99, 98, 97, 96, 95],
    );
  });

  it("don't fetch the same two records twice", async () => {
    const { source, feed } = station();
    feed.subscribe(ignore, 2);
    await pass(1000);
    stage.hide(true);
    await pass(15 * MINUTE);
    source.tracks.push(...plays(4, 105, NOON + 14 * MINUTE));
    source.since();
    stage.hide(false);
    await pass(0);
    assert.deepEqual(source.since(), ['ask 2']);
  });

  it("aren't sent more often if responses differ", async () => {
    const { source, feed } = station();
    let id = 1000;
    source.readNewest = (wanted) => {
      source.log.push('ask ' + wanted);
      id += wanted;
      return Promise.resolve({ records: plays(wanted, id, stage.clock.now), count: 100_000 });
    };
    feed.subscribe(ignore);
    await pass(MINUTE);
    assert.ok(source.log.length < 20, `${source.log.length} requests in a minute`);
  });

  it('are sent immediately if a listener wants more records', async () => {
    const { source, feed } = station(300);
    feed.subscribe(ignore, 2);
    await pass(1000);
    source.since();
    const received: FeedSnapshot[] = [];
    feed.subscribe((snapshot) => received.push(snapshot), 150);
    await pass(0);
    assert.deepEqual(source.since(), ['ask 200']);
    assert.equal(received.at(-1)!.tracks.length, 150);
  });

  it("don't fetch more records than the panel has", async () => {
    const { source, feed } = station(6);
    feed.subscribe(ignore, 2);
    await pass(1000);
    source.since();
    feed.subscribe(ignore, 50);
    await pass(1000);
    assert.deepEqual(source.since(), []);
  });

  it("aren't sent more often for missing records", async () => {
    const { source, feed } = station(6);
    const { readNewest } = source;
    for (const count of [7, null]) {
      source.readNewest = async (...order) => ({ ...(await readNewest.apply(source, order)), count });
      const stop = feed.subscribe(ignore, 50);
      await pass(MINUTE);
      stop();
      await pass(1);
      assert.ok(source.since().length < 5, `count ${count}`);
    }
  });

  it('fetch a page after a rewritten history', async () => {
    const { source, feed } = station(30);
    const received: FeedSnapshot[] = [];
    feed.subscribe((snapshot) => received.push(snapshot));
    await pass(1000);
    source.tracks = plays(30, 900, NOON - MINUTE - 1000);
    source.since();
    await pass(2 * MINUTE - 1000);
    // A request before the end and, because its response was older, a second one.
    assert.deepEqual(source.since(), ['ask 2', 'ask 2', 'ask 20']);
    assert.equal(received.at(-1)!.tracks.length, 20);
    assert.equal(received.at(-1)!.tracks[0]!.id, 900);
  });

  it('never bring back an older title', async () => {
    const { source, feed } = station(30);
    const received: string[] = [];
    feed.subscribe(listener(received));
    await pass(1000);
    stage.hide(true);
    await pass(30 * MINUTE);
    source.tracks = plays(40, 120, NOON + 30 * MINUTE);
    const { readNewest } = source;
    source.readNewest = async (wanted, signal) => {
      const page = await readNewest.call(source, wanted, signal);
      const records = wanted > 2 ? page.records.slice(1) : page.records;
      return { ...page, records };
    };
    source.since();
    stage.hide(false);
    await pass(10_000);
    assert.deepEqual(source.since(), ['ask 2', 'ask 20', 'ask 2']);
    const since = received.slice(received.indexOf('ready: Title 120'));
    assert.deepEqual(
      since,
      ['ready: Title 120', 'ready: Title 120'],
      'older plays have come, no older title',
    );
  });

  it('fetch the last 100 records only once', async () => {
    const { source, feed } = station(300);
    feed.subscribe(ignore);
    await pass(1000);
    assert.deepEqual(source.since(), ['ask 20', 'ask 100']);
    await pass(10 * MINUTE);
    assert.ok(!source.since().includes('ask 100'));
  });

  it('fetch 100 records only after a success', async () => {
    const { source, feed } = station(300);
    source.failure = new Unreachable('https://panel', 'network');
    feed.subscribe(ignore);
    await pass(3000);
    assert.deepEqual(source.since(), ['ask 20']);
    source.failure = null;
    await pass(3000);
    assert.deepEqual(source.since(), ['ask 20', 'ask 100']);
  });

  it('are more frequent if the station cuts tracks', async () => {
    for (const [cut, step] of [
      [true, 22.5],
      [false, 90],
    ] as const) {
      const { source, feed } = station();
      source.tracks = [
        track(2, stage.clock.now - 1000, 20 * MINUTE),
        track(1, stage.clock.now - (cut ? 41_000 : 61_000), 60_000),
      ];
      const begun = stage.clock.now;
      const requested: number[] = [];
      const { readNewest } = source;
      source.readNewest = (...order) => {
        requested.push((stage.clock.now - begun) / 1000);
        return readNewest.apply(source, order);
      };
      const stop = feed.subscribe(ignore);
      await pass(5 * MINUTE);
      stop();
      await pass(1);
      assert.equal(requested[2]! - requested[1]!, step);
      stage.storage.clear();
    }
  });

  it('fetch both ends of the history after silence', async () => {
    const { source, feed } = station();
    feed.subscribe(ignore);
    await pass(6 * MINUTE);
    assert.ok(!source.since().includes('forget order'));
    await pass(3 * MINUTE);
    assert.ok(source.since().includes('forget order'));
  });

  it('are sent once a minute without any plays', async () => {
    const { source, feed } = station(0);
    feed.subscribe(ignore);
    await pass(5 * MINUTE + 1000);
    assert.equal(source.log.length, 6);
  });
});

describe('a feed on a page', () => {
  useStage();

  it('pauses requests while the page is hidden', async () => {
    const { source, feed } = station();
    feed.subscribe(ignore);
    await pass(1000);
    source.since();
    stage.hide(true);
    await pass(30 * MINUTE);
    assert.deepEqual(source.since(), []);
    stage.hide(false);
    await pass(0);
    assert.equal(source.since()[0], 'ask 2');
  });

  it('sends no early request when the visitor returns', async () => {
    const { source, feed } = station();
    feed.subscribe(ignore);
    await pass(1000);
    source.since();
    stage.hide(true);
    await pass(20_000);
    stage.hide(false);
    await pass(20_000);
    assert.deepEqual(source.since(), []);
  });

  it('keeps polling if the browser seems offline', async () => {
    const { source, feed } = station();
    const received: FeedSnapshot[] = [];
    stage.connect(false);
    feed.subscribe((snapshot) => received.push(snapshot));
    await pass(1000);
    assert.equal(source.since()[0], 'ask 20');
    source.tracks.push(track(101, NOON + 2 * MINUTE, 3 * MINUTE));
    await pass(5 * MINUTE);
    assert.equal(received.at(-1)!.tracks[0]!.id, 101);
    assert.deepEqual([...new Set(received.map(({ status }) => status))], ['loading', 'ready']);
  });

  it('sends a request after a long sleep', async () => {
    const { source, feed } = station();
    source.failure = new Refused('https://panel', 503, null, 120);
    feed.subscribe(ignore);
    await pass(1000);
    source.since();
    stage.clock.setSystemTime(NOON + 10 * MINUTE);
    stage.hide(false);
    await pass(1);
    assert.deepEqual(source.since(), ['ask 20']);
  });

  it('keeps polling while a hidden page plays', async () => {
    const { source, feed } = station();
    feed.listening = true;
    const received: string[] = [];
    feed.subscribe(listener(received));
    await pass(1000);
    stage.hide(true);
    source.tracks.push(track(101, NOON + 2 * MINUTE, 3 * MINUTE));
    await pass(2 * MINUTE + 1000);
    assert.equal(received.at(-1), 'ready: Title 101');
  });

  it('sends a request when the network is back', async () => {
    const { source, feed } = station();
    const received: FeedSnapshot[] = [];
    feed.subscribe((snapshot) => received.push(snapshot));
    await pass(1000);
    source.since();
    source.failure = new Unreachable('https://panel', 'offline');
    stage.connect(false);
    await pass(0);
    assert.equal(received.at(-1)!.status, 'stale');
    assert.equal((received.at(-1)!.failure as Unreachable).reason, 'offline');
    await pass(30 * MINUTE);
    source.since();
    source.failure = null;
    stage.connect(true);
    await pass(0);
    assert.equal(source.since()[0], 'ask 2');
    assert.equal(received.at(-1)!.status, 'ready');
    assert.equal(received.at(-1)!.failure, null);
  });

  it('repeats a pending request when the network is back', async () => {
    const { source, feed } = station();
    const received: string[] = [];
    source.holds = true;
    feed.subscribe(listener(received));
    await pass(1);
    source.since();
    // The network is back before the feed has noticed the loss.
    stage.connect(true);
    source.holds = false;
    await pass(1);
    assert.deepEqual(source.since().slice(0, 2), ['aborted', 'ask 20']);
    assert.match(received.at(-1)!, /^ready/);
    stage.connect(true);
    await pass(1);
    assert.equal(source.since()[0], 'ask 2');
  });

  it('fails if there is no network', async () => {
    const { source, feed } = station();
    source.failure = new Unreachable('https://panel', 'offline');
    stage.connect(false);
    const received: string[] = [];
    feed.subscribe(listener(received));
    await pass(10 * MINUTE);
    assert.deepEqual([...new Set(received)], ['loading: nothing', 'failed: nothing']);
    source.failure = null;
    stage.connect(true);
    await pass(1);
    assert.equal(received.at(-1), 'ready: Title 100');
  });

  it('ends a backoff when the network is back', async () => {
    const { source, feed } = station();
    source.failure = new Unreachable('https://panel', 'network');
    feed.subscribe(ignore);
    await pass(20 * MINUTE);
    source.since();
    source.failure = null;
    stage.connect(true);
    await pass(1);
    assert.equal(source.since()[0], 'ask 20');
  });

  it("doesn't shorten the backoff on tab changes", async () => {
    const { source, feed } = station();
    source.failure = new Refused('https://panel', 503, null, 120);
    feed.subscribe(ignore);
    await pass(1000);
    for (let i = 0; i < 10; i++) {
      stage.hide(true);
      await pass(1000);
      stage.hide(false);
      await pass(1000);
    }
    assert.deepEqual(source.log, ['ask 20']);
  });
});

describe('a failing feed', () => {
  useStage();

  it('is stale after a first response', async () => {
    const { source, feed } = station();
    const received: string[] = [];
    source.failure = new Unreachable('https://panel', 'network');
    feed.subscribe(listener(received));
    await pass(0);
    source.failure = null;
    await pass(6000);
    source.failure = new Unreachable('https://panel', 'timeout');
    await pass(2 * MINUTE);
    assert.deepEqual(
      [...new Set(received)],
      ['loading: nothing', 'failed: nothing', 'ready: Title 100', 'stale: Title 100'],
    );
  });

  it('doubles the retry delay after each failure', async () => {
    const { source, feed } = station();
    const requested: number[] = [];
    source.readNewest = () => {
      requested.push(stage.clock.now);
      return Promise.reject(new Unreachable('https://panel', 'network'));
    };
    feed.subscribe(ignore);
    await pass(30 * MINUTE);
    const waits = requested.slice(1).map((at, index) => (at - requested[index]!) / 1000);
    // Math.random returns 0 here: four fifths of 5, 10, 20 ….
    assert.deepEqual(waits.slice(0, 9), [4, 8, 16, 32, 64, 128, 240, 240, 240]);
  });

  it('respects Retry-After', async () => {
    const { source, feed } = station();
    source.failure = new Refused('https://panel', 503, null, 120);
    feed.subscribe(ignore);
    await pass(119_000);
    assert.deepEqual(source.since(), ['ask 20']);
    await pass(1000);
    assert.deepEqual(source.since(), ['ask 20']);
  });

  it("doesn't retry sooner for another listener", async () => {
    const { source, feed } = station();
    source.failure = new Refused('https://panel', 429, null, 60);
    feed.subscribe(ignore);
    await pass(1000);
    feed.subscribe(ignore, 200);
    await pass(30_000);
    assert.deepEqual(source.log, ['ask 20']);
  });

  it('converts unexpected exceptions to failures', async () => {
    const { source, feed } = station();
    for (const thrown of [new TypeError('x is not a function'), 'a word', undefined, { odd: true }]) {
      source.readNewest = () => Promise.reject(thrown);
      const received: FeedSnapshot[] = [];
      const stop = feed.subscribe((snapshot) => received.push(snapshot));
      await pass(10 * MINUTE);
      assert.equal(received.at(-1)!.failure!.kind, 'unreadable', typeof thrown);
      stop();
      await pass(1);
    }
  });

  it('survives a malformed response', async () => {
    const { source, feed } = station();
    source.readNewest = () => Promise.resolve(null as never);
    const received: string[] = [];
    feed.subscribe(listener(received));
    await pass(1000);
    assert.equal(received.at(-1), 'failed: nothing');
  });
});

describe('feed listeners', () => {
  useStage();

  it("aren't notified without changes", async () => {
    const { feed } = station();
    const received: string[] = [];
    feed.subscribe(listener(received));
    await pass(2 * MINUTE - 1000);
    assert.deepEqual(received, ['loading: nothing', 'ready: Title 100']);
  });

  it('are notified of corrected records', async () => {
    const { source, feed } = station();
    const received: string[] = [];
    feed.subscribe(listener(received));
    await pass(1000);
    source.tracks[0] = { ...source.tracks[0]!, title: 'Right title' };
    await pass(2 * MINUTE);
    assert.equal(received.at(-1), 'ready: Right title');
  });

  it('are notified even if another listener throws', async () => {
    const { source, feed } = station();
    const received: string[] = [];
    source.holds = true;
    feed.subscribe(() => {
      throw new Error('listener broke');
    });
    feed.subscribe(listener(received));
    await assert.rejects(pass(1), /listener broke/);
    source.release();
    await assert.rejects(pass(1), /listener broke/);
    assert.deepEqual(received, ['loading: nothing', 'ready: Title 100']);
    source.tracks.push(track(101, NOON + 2 * MINUTE, 3 * MINUTE));
    source.holds = false;
    await assert.rejects(pass(3 * MINUTE), /listener broke/);
    assert.equal(received.at(-1), 'ready: Title 101');
  });

  it('can unsubscribe during their call', async () => {
    const { feed } = station();
    const received: string[] = [];
    const stop = feed.subscribe(({ status }) => {
      if (status === 'ready') stop();
    });
    feed.subscribe(listener(received));
    await pass(1000);
    assert.deepEqual(received, ['loading: nothing', 'ready: Title 100']);
  });

  it('receive frozen snapshots', async () => {
    const { feed } = station();
    const received: FeedSnapshot[] = [];
    feed.subscribe((snapshot) => received.push(snapshot));
    await pass(1000);
    for (const snapshot of received) {
      assert.ok(Object.isFrozen(snapshot) && Object.isFrozen(snapshot.tracks));
      assert.ok(snapshot.tracks.every((each) => Object.isFrozen(each)));
    }
    assert.equal(received.at(-1)!.tracks.length, 6);
  });
});

describe('the stored copy', () => {
  useStage();

  it('is shown immediately on the next page', async () => {
    const { feed } = station();
    feed.subscribe(ignore);
    await pass(1000);
    const next = station();
    next.source.tracks.push(track(101, NOON, 3 * MINUTE));
    const received: string[] = [];
    next.feed.subscribe(listener(received));
    await pass(1000);
    assert.deepEqual(received, ['loading: Title 100', 'ready: Title 101']);
  });

  it("stays on screen if the panel doesn't respond", async () => {
    const { feed } = station();
    feed.subscribe(ignore);
    await pass(1000);
    const next = station();
    next.source.failure = new Unreachable('https://panel', 'network');
    const received: FeedSnapshot[] = [];
    next.feed.subscribe((snapshot) => received.push(snapshot));
    await pass(1000);
    assert.equal(received.at(-1)!.status, 'stale');
    assert.equal(received.at(-1)!.tracks[0]!.id, 100);
    assert.equal(received.at(-1)!.asOf, NOON);
  });

  it('includes the detected cuts', async () => {
    const { feed } = station(300);
    feed.subscribe(ignore);
    await pass(1000);
    const next = station(300);
    next.feed.subscribe(ignore);
    await pass(1000);
    assert.deepEqual(next.source.log, ['ask 20']);
  });

  it('is separate for each station', async () => {
    const { feed } = station();
    feed.subscribe(ignore);
    await pass(1000);
    const received: string[] = [];
    new Feed(new HandMadeSource(), 'other station').subscribe(listener(received));
    assert.deepEqual(received, ['loading: nothing']);
  });

  it("isn't required", async () => {
    stage.blockStorage();
    const { feed } = station();
    const received: string[] = [];
    feed.subscribe(listener(received));
    await pass(1000);
    assert.deepEqual(received, ['loading: nothing', 'ready: Title 100']);
  });
});
