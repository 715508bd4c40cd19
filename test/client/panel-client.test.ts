import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { Refused, StationFailure, Unreachable, Unreadable } from '../../src/client/http/failures.js';
import { PanelClient, type Transport } from '../../src/client/panel-client.js';
import type { HistoryPage } from '../../src/servers/panel/history-record.js';
import type { HistoryRecord } from '../../src/contract/records.js';
import { createPanel, type HistoryOrder, type Panel, type PanelOptions } from '../../src/panel/panel.js';

const BASE = 'https://panel.example';
const MORNING = Date.parse('2026-03-06T09:00:00Z');

interface Setting {
  panel: Panel;
  /** Paths and queries of the history requests since the last call. */
  requests(): string[];
  post(path: string, body: unknown): Promise<unknown>;
}

/** The panel runs in this process behind `fetch`, and `change` may modify its responses. */
function setPanel(
  t: TestContext,
  options: Partial<PanelOptions> = {},
  change: (response: Response) => Response | Promise<Response> = (response) => response,
): Setting {
  const panel = createPanel({ now: MORNING, speed: 0, control: true, ...options });
  const requested: string[] = [];
  t.mock.method(globalThis, 'fetch', async (url: string, init: RequestInit) => {
    requested.push(url.replace(BASE, ''));
    return change(await panel.app.request(url, init));
  });
  t.after(() => panel.close());
  return {
    panel,
    requests: () => requested.splice(0),
    async post(path, body) {
      const response = await panel.app.request(`http://localhost/__control__/${path}/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      assert.ok(response.ok, await response.clone().text());
      return (await response.json()) as unknown;
    },
  };
}

const client = (server = 1, transport: Transport = 'auto'): PanelClient =>
  new PanelClient(BASE, server, transport, 'frame');
const read = (from: PanelClient, wanted: number): Promise<HistoryPage> =>
  from.readNewest(wanted, new AbortController().signal);
const newestFirst = ({ records }: HistoryPage): HistoryRecord[] =>
  [...records].sort((a, b) => b.ts - a.ts || b.id - a.id);

/** All records of the panel, newest first. */
async function allOf({ panel }: Setting): Promise<HistoryRecord[]> {
  const response = await panel.app.request(BASE + '/api/v2/history/?server=1&limit=100000');
  const { results } = (await response.json()) as { results: HistoryRecord[] };
  return results.sort((a, b) => b.ts - a.ts || b.id - a.id);
}

/** Leaves the panel with this many records. */
async function shorten(setting: Setting, count: number): Promise<void> {
  const all = await allOf(setting);
  await setting.post('clock', { now_ms: all[all.length - count]!.ts });
  assert.equal((await allOf(setting)).length, count);
}

async function failureOf(promise: Promise<unknown>): Promise<StationFailure> {
  const thrown: unknown = await promise.then(
    () => assert.fail('it was answered'),
    (failure: unknown) => failure,
  );
  assert.ok(thrown instanceof StationFailure, String(thrown));
  return thrown;
}

const orders: HistoryOrder[] = ['latest', 'asc', 'desc'];
for (const historyOrder of orders) {
  for (const pageSize of [null, 20]) {
    describe(`the panel client (order "${historyOrder}", page size ${pageSize ?? 'unlimited'})`, () => {
      for (const count of [1, 19, 20, 21, 45, 200]) {
        it(`finds the newest of ${count} records in two requests`, async (t) => {
          const setting = setPanel(t, { historyOrder, pageSize });
          await shorten(setting, count);
          const expected = (await allOf(setting)).slice(0, 20).map(({ id }) => id);
          const from = client();
          const first = newestFirst(await read(from, 20)).map(({ id }) => id);
          assert.deepEqual(first.slice(0, 20), expected);
          assert.equal(setting.requests().length, count > 20 ? 2 : 1);
          const again = newestFirst(await read(from, 2)).map(({ id }) => id);
          assert.equal(again[0], expected[0]);
          assert.ok(setting.requests().length <= 2);
          await read(from, 2);
          assert.equal(setting.requests().length, 1);
        });
      }

      it('polls with one or two requests', async (t) => {
        const setting = setPanel(t, { historyOrder, pageSize });
        const from = client();
        await read(from, 20);
        setting.requests();
        for (const [plays, requests] of [
          [1, 1],
          [3, 1],
          [10, 2],
          [1, 1],
        ] as const) {
          let last: unknown;
          for (let i = 0; i < plays; i++) {
            await setting.post('clock', { advance_ms: 1000 });
            last = await setting.post('play', { length: 600_000, title: 'New' });
          }
          const newest = newestFirst(await read(from, 2));
          assert.equal(newest[0]!.id, (last as HistoryRecord).id);
          if (plays > 1) assert.equal(newest[1]!.ts, newest[0]!.ts - 1000, 'and the one before it');
          assert.ok(setting.requests().length <= requests);
        }
      });

      it('returns only the newest records', async (t) => {
        const setting = setPanel(t, { historyOrder, pageSize });
        const expected = (await allOf(setting)).map(({ id }) => id);
        const page = newestFirst(await read(client(), 20)).map(({ id }) => id);
        assert.deepEqual(page, expected.slice(0, page.length));
      });

      it('requests both ends again after forgetOrder()', async (t) => {
        const setting = setPanel(t, { historyOrder, pageSize });
        const from = client();
        await read(from, 20);
        from.forgetOrder();
        setting.requests();
        await read(from, 2);
        assert.equal(setting.requests().length, 2);
      });
    });
  }
}

describe('history requests', () => {
  it('use the same URL for every visitor', async (t) => {
    const setting = setPanel(t, { historyOrder: 'desc' });
    await read(client(), 20);
    const first = setting.requests();
    await read(client(), 20);
    assert.deepEqual(setting.requests(), first);
    assert.equal(first[0], '/api/v2/history/?limit=20&offset=0&server=1');
  });

  it('stop after three pages', async (t) => {
    let count = 1000;
    const fetch = t.mock.method(globalThis, 'fetch', () => {
      count += 1000;
      return Promise.resolve(new Response(JSON.stringify({ count, results: [{ id: count, ts: count }] })));
    });
    const from = client();
    await read(from, 2);
    fetch.mock.resetCalls();
    await read(from, 2);
    assert.equal(fetch.mock.callCount(), 3);
  });

  it("aren't sent if the address is invalid", async (t) => {
    const setting = setPanel(t);
    const why = new Unreachable('http://panel.example', 'insecure');
    const from = new PanelClient('http://panel.example', 1, 'auto', 'frame', why);
    assert.equal(await failureOf(read(from, 2)), why);
    assert.deepEqual(setting.requests(), []);
  });
});

describe('a panel with failures or invalid data', () => {
  it("isn't read through the legacy API", async (t) => {
    for (const fault of [{ fail: 1 }, { truncate: true }]) {
      const setting = setPanel(t);
      await setting.post('faults', fault);
      const from = client();
      const failure = await failureOf(read(from, 20));
      assert.equal(failure.kind, 'fail' in fault ? 'refused' : 'unreadable');
      assert.deepEqual(setting.requests(), ['/api/v2/history/?limit=20&offset=0&server=1']);
      await setting.post('faults', { reset: true });
      assert.ok((await read(from, 20)).records.length >= 20);
      t.mock.restoreAll();
    }
  });

  it('can have fields of the wrong type', async (t) => {
    const setting = setPanel(t);
    await setting.post('faults', { wrong_types: true });
    const [newest] = newestFirst(await read(client(), 20));
    const { playing } = (await (
      await setting.panel.app.request('http://localhost/__control__/state/')
    ).json()) as {
      playing: Record<string, HistoryRecord>;
    };
    assert.deepEqual(
      [newest!.id, newest!.ts, newest!.title],
      [playing[1]!.id, playing[1]!.ts, playing[1]!.title],
    );
  });

  it('is read without its invalid records', async (t) => {
    const setting = setPanel(t);
    await setting.post('play', {
      ts: MORNING,
      length: null,
      title: { no: 'text' },
      img_url: 'javascript:alert(1)',
    });
    await setting.post('clock', { advance_ms: 1000 });
    await setting.post('play', { ts: 'no time', title: 'Lost' });
    const { records } = await read(client(), 20);
    assert.ok(records.length >= 19);
    assert.ok(!records.some(({ title }) => title === 'Lost'));
    const broken = records.find(({ ts }) => ts === MORNING)!;
    assert.deepEqual([broken.title, broken.img_url, broken.length], [null, null, null]);
  });

  it("is Unreadable if its JSON isn't a list", async (t) => {
    for (const body of ['{}', '7', 'null', '"text"', '{"results":{}}', '{"detail":"no"}']) {
      t.mock.method(globalThis, 'fetch', () =>
        Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } })),
      );
      assert.ok((await failureOf(read(client(), 20))) instanceof Unreadable, body);
      t.mock.restoreAll();
    }
  });

  it('causes a failure that includes Retry-After', async (t) => {
    t.mock.method(globalThis, 'fetch', () =>
      Promise.resolve(new Response('{}', { status: 429, headers: { 'Retry-After': '33' } })),
    );
    assert.equal((await failureOf(read(client(), 20))).retryAfterSeconds, 33);
  });
});

describe('an unknown server', () => {
  it('is rejected without trying the legacy API', async (t) => {
    const setting = setPanel(t);
    const failure = await failureOf(read(client(99), 20));
    assert.ok(failure instanceof Refused && failure.status === 400);
    assert.deepEqual(Object.keys(failure.fields), ['server']);
    assert.equal(setting.requests().length, 1);
  });
});

describe('transport="v2"', () => {
  it('is used even if the panel lacks v2', async (t) => {
    const setting = setPanel(t, { v2: false });
    const failure = await failureOf(read(client(1, 'v2'), 20));
    assert.equal((failure as Refused).status, 404);
    assert.equal(setting.requests().length, 1);
  });
});

describe('an oversized history', () => {
  it('is reduced to its newest record', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: MORNING });
    const comment = 'x'.repeat(500_000);
    let isLarge = true;
    const setting = setPanel(t, {}, async (response) => {
      if (!isLarge) return response;
      const page = (await response.json()) as { results: HistoryRecord[] };
      return Response.json({ ...page, results: page.results.map((each) => ({ ...each, comment })) });
    });
    const from = client();
    const [newest] = await allOf(setting);
    setting.requests();
    const { records } = await read(from, 20);
    assert.equal(newestFirst({ records, count: null })[0]!.id, newest!.id);
    assert.deepEqual(setting.requests().slice(0, 2), [
      '/api/v2/history/?limit=20&offset=0&server=1',
      '/api/v2/history/?limit=1&offset=0&server=1',
    ]);
    await read(from, 20);
    assert.deepEqual(setting.requests(), ['/api/v2/history/?limit=1&offset=0&server=1']);
    isLarge = false;
    t.mock.timers.tick(600_000);
    assert.equal((await read(from, 20)).records.length, 20);
  });

  it('is Unreadable if a single record is oversized', async (t) => {
    t.mock.method(globalThis, 'fetch', () => Promise.resolve(new Response(' '.repeat(9_000_000))));
    const failure = await failureOf(read(client(), 20));
    assert.ok(failure instanceof Unreadable);
    assert.match(failure.message, /limit=1&.*more than 8 MB$/);
  });
});
