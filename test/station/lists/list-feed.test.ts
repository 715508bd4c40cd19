import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refused, Unreachable } from '../../../src/client/http/failures.js';
import { ListFeed, type ListSnapshot } from '../../../src/station/lists/list-feed.js';
import { MINUTE, NOON, stage, useStage } from '../stage.js';

const ignore = (): void => undefined;
const pass = (ms: number): Promise<number> => stage.pass(ms);
const KEY = 'list';

interface Named {
  name: string;
}

/** A list with hand-made responses. Requests are logged. */
function list(key = KEY, part?: number) {
  const source = {
    baseUrl: 'https://panel.example',
    key,
    section: part,
    freshFor: 15 * MINUTE,
    records: [{ name: 'One' }] as Named[],
    failure: null as unknown,
    holds: false,
    log: [] as string[],
    held: [] as (() => void)[],
    async read(signal: AbortSignal): Promise<Named[]> {
      source.log.push('ask');
      signal.addEventListener('abort', () => source.log.push('aborted'));
      if (source.holds) await new Promise<void>((resolve) => source.held.push(resolve));
      if (source.failure) throw source.failure;
      return source.records.map((each) => ({ ...each }));
    },
    readRecord(value: unknown): Named | null {
      const { name } = Object(value) as { name?: unknown };
      return typeof name === 'string' ? { name } : null;
    },
    release: () => source.held.splice(0).forEach((go) => go()),
    since: () => source.log.splice(0),
  };
  return { source, feed: new ListFeed<Named>(source) };
}

function listener(received: string[]): (snapshot: ListSnapshot<Named>) => void {
  return ({ status, records }) =>
    void received.push(`${status}: ${records.map(({ name }) => name).join(' ') || 'nothing'}`);
}

describe('list subscribers', () => {
  useStage();

  it('are notified immediately and on each change', async () => {
    const { source, feed } = list();
    await pass(MINUTE);
    assert.deepEqual(source.log, []);
    const received: string[] = [];
    feed.subscribe(listener(received));
    assert.deepEqual(received, ['loading: nothing']);
    await pass(1);
    assert.deepEqual(received, ['loading: nothing', 'ready: One']);
  });

  it('share one request', async () => {
    const { source, feed } = list();
    const received: string[] = [];
    const tell = listener(received);
    const stop = feed.subscribe(tell);
    feed.subscribe(tell);
    await pass(1);
    assert.deepEqual(source.log, ['ask']);
    assert.deepEqual(received.slice(2), ['ready: One', 'ready: One']);
    stop();
    source.records.push({ name: 'Two' });
    await pass(16 * MINUTE);
    assert.deepEqual(received.slice(4), ['ready: One Two']);
  });

  it('receive frozen values', async () => {
    const { feed } = list();
    let last: ListSnapshot<Named> | undefined;
    feed.subscribe((snapshot) => (last = snapshot));
    await pass(1);
    assert.ok([last, last!.records, last!.records[0]].every(Object.isFrozen));
    assert.equal(last!.asOf, NOON);
  });

  it("aren't notified without a change", async () => {
    const { source, feed } = list();
    const seen: ListSnapshot<Named>[] = [];
    feed.subscribe((snapshot) => seen.push(snapshot));
    await pass(1);
    await pass(15 * MINUTE);
    assert.deepEqual(source.log, ['ask', 'ask']);
    assert.equal(seen.length, 2);
    feed.subscribe((snapshot) => seen.push(snapshot));
    assert.equal(seen[2]!.records[0], seen[1]!.records[0]);
    assert.equal(seen[2]!.asOf, NOON + 15 * MINUTE);
  });

  it('are notified even if another subscriber throws', async () => {
    const { feed } = list();
    const received: string[] = [];
    feed.subscribe(() => {
      throw new Error('theirs');
    });
    feed.subscribe(listener(received));
    await assert.rejects(pass(1), /theirs/);
    assert.equal(received.at(-1), 'ready: One');
  });

  it('abort the request when all have unsubscribed', async () => {
    const { source, feed } = list();
    const received: string[] = [];
    await stage.leaveEarly(source, feed, listener(received));
    assert.deepEqual(source.log, ['ask', 'aborted']);
    source.release();
    await pass(1);
    feed.subscribe(listener(received));
    assert.deepEqual(received, ['loading: nothing', 'loading: nothing']);
  });

  it('can resubscribe in the same task', async () => {
    const { source, feed } = list();
    source.holds = true;
    const stop = feed.subscribe(ignore);
    await pass(1);
    stop();
    feed.subscribe(ignore);
    await pass(1);
    assert.deepEqual(source.log, ['ask']);
  });
});

describe('refreshing a list', () => {
  useStage();

  it('waits until the response expires', async () => {
    const { source, feed } = list();
    feed.subscribe(ignore);
    await pass(15 * MINUTE - 1);
    assert.deepEqual(source.since(), ['ask']);
    await pass(1);
    assert.deepEqual(source.since(), ['ask']);
  });

  it('reuses a fresh response for a new subscriber', async () => {
    const { source, feed } = list();
    const stop = feed.subscribe(ignore);
    await pass(1);
    stop();
    await pass(10 * MINUTE);
    feed.subscribe(ignore)();
    await pass(1);
    assert.deepEqual(source.since(), ['ask']);
    await pass(10 * MINUTE);
    feed.subscribe(ignore);
    await pass(1);
    assert.deepEqual(source.since(), ['ask']);
  });

  it('waits until the page is visible', async () => {
    const { source, feed } = list();
    feed.subscribe(ignore);
    await pass(1);
    stage.hide(true);
    await pass(60 * MINUTE);
    assert.deepEqual(source.since(), ['ask']);
    stage.hide(false);
    await pass(1);
    assert.deepEqual(source.since(), ['ask']);
    stage.hide(true);
    stage.hide(false);
    await pass(1);
    assert.deepEqual(source.since(), []);
  });
});

describe('a failing list', () => {
  useStage();

  it('is retried with doubling delays', async () => {
    const { source, feed } = list();
    source.failure = new Unreachable('https://panel.example', 'network');
    const received: string[] = [];
    feed.subscribe(listener(received));
    await pass(0);
    for (const seconds of [4, 8, 16, 32, 64, 128, 240, 240]) {
      source.since();
      await pass(seconds * 1000 - 1);
      assert.deepEqual(source.log, [], `${seconds} s`);
      await pass(1);
      assert.deepEqual(source.log, ['ask'], `${seconds} s`);
    }
    assert.deepEqual(received.slice(0, 2), ['loading: nothing', 'failed: nothing']);
    source.failure = null;
    await pass(5 * MINUTE);
    assert.equal(received.at(-1), 'ready: One');
  });

  it('respects Retry-After', async () => {
    const { source, feed } = list();
    source.failure = new Refused('https://panel.example', 429, {}, 33);
    feed.subscribe(ignore);
    await pass(32_999);
    assert.deepEqual(source.log, ['ask']);
    await pass(1);
    assert.deepEqual(source.log, ['ask', 'ask']);
  });

  it('keeps its records', async () => {
    const { source, feed } = list();
    const received: string[] = [];
    let last: ListSnapshot<Named> | undefined;
    feed.subscribe(listener(received));
    feed.subscribe((snapshot) => (last = snapshot));
    await pass(1);
    source.failure = new TypeError('ours');
    await pass(15 * MINUTE);
    assert.equal(received.at(-1), 'stale: One');
    assert.deepEqual([last!.failure!.kind, last!.asOf], ['unreadable', NOON]);
    source.failure = null;
    await pass(5000);
    assert.deepEqual([received.at(-1), last!.failure], ['ready: One', null]);
  });

  it('is requested again once the network is back', async () => {
    const { source, feed } = list();
    source.failure = new Unreachable('https://panel.example', 'offline');
    stage.connect(false);
    const received: string[] = [];
    let last: ListSnapshot<Named> | undefined;
    feed.subscribe(listener(received));
    feed.subscribe((snapshot) => (last = snapshot));
    await pass(10 * MINUTE);
    assert.equal(received.at(-1), 'failed: nothing');
    assert.equal((last!.failure as Unreachable).reason, 'offline');
    source.failure = null;
    stage.connect(true);
    await pass(1);
    assert.equal(received.at(-1), 'ready: One');
  });
});

describe('the stored copy of a list', () => {
  useStage();

  it('is shown immediately on the next page', async () => {
    list().feed.subscribe(ignore);
    await pass(1);
    await pass(MINUTE);
    const { source, feed } = list();
    source.failure = new Unreachable('https://panel.example', 'network');
    const received: string[] = [];
    feed.subscribe(listener(received));
    await pass(1);
    assert.deepEqual(received, ['loading: One', 'stale: One']);
  });

  it("isn't written if the list has no key", async () => {
    list('').feed.subscribe(ignore);
    await pass(1);
    assert.deepEqual([...stage.storage.keys()], []);
  });

  it("isn't written if it is too large", async () => {
    const { source, feed } = list();
    source.records = [{ name: 'x'.repeat(200_001) }];
    feed.subscribe(ignore);
    await pass(1);
    assert.deepEqual([...stage.storage.keys()], []);
  });

  it('is used only for its own section', async () => {
    const told = (part?: number): string[] => {
      const received: string[] = [];
      list(KEY, part).feed.subscribe(listener(received))();
      return received;
    };
    list(KEY, 7).feed.subscribe(ignore);
    await pass(1);
    assert.deepEqual(
      [told(7), told(8), told()],
      [['loading: One'], ['loading: nothing'], ['loading: nothing']],
    );
    list(KEY, 8).feed.subscribe(ignore);
    await pass(1);
    assert.deepEqual([told(7), told(8)], [['loading: nothing'], ['loading: One']]);
    assert.deepEqual([...stage.storage.keys()], [KEY]);
  });

  it('omits invalid records', () => {
    for (const [stored, first] of [
      ['{"asOf":1,"records":[{"name":"Kept"},{"name":7},null]}', 'loading: Kept'],
      ['{"asOf":null,"records":[{"name":"Kept"}]}', 'loading: nothing'],
      ['{"asOf":1}', 'loading: nothing'],
      ['{"asOf":1,"records":"x"}', 'loading: nothing'],
      ['not JSON', 'loading: nothing'],
    ] as const) {
      stage.storage.set(KEY, stored);
      const received: string[] = [];
      list().feed.subscribe(listener(received))();
      assert.deepEqual(received, [first], stored);
    }
  });

  it("isn't required", async () => {
    stage.blockStorage();
    const received: string[] = [];
    list().feed.subscribe(listener(received));
    await pass(1);
    assert.deepEqual(received, ['loading: nothing', 'ready: One']);
  });
});
