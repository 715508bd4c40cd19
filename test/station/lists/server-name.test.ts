import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { Station } from '../../../src/station/station.js';
import { readServerRecord } from '../../../src/station/lists/server-name.js';
import { stage, useStage } from '../stage.js';

let server = 100;

/** The name of a new station whose panel sends this response. */
async function names(t: TestContext, body: (server: number) => unknown): Promise<(string | null)[]> {
  const id = ++server;
  t.mock.method(globalThis, 'fetch', () => Promise.resolve(new Response(JSON.stringify(body(id)))));
  const received: (string | null)[] = [];
  Station.at({ baseUrl: 'https://panel.example', server: id }).name.subscribe((name) => received.push(name));
  await settle();
  return received;
}

/** The code is loaded by an import, which a fake clock doesn't advance. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  for (let i = 0; i < 20; i++) {
    await stage.clock.tickAsync(10);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe("a station's name", () => {
  useStage();

  it('is the name of its server', async (t) => {
    const received = await names(t, (id) => [
      { id: 1, name: 'Another' },
      { id, name: 'Radio Meridian' },
    ]);
    assert.deepEqual(received, ['Radio Meridian']);
  });

  it("is parsed from the envelope's server list", async (t) => {
    const received = await names(t, (id) => ({
      count: 1,
      results: [{ id: String(id), title: ' Meridian ' }],
    }));
    assert.equal(received.at(-1), 'Meridian');
  });

  it('stays null if the panel lacks the name', async (t) => {
    assert.deepEqual(await names(t, () => [{ id: 1, name: 'Another' }]), [null]);
    assert.deepEqual(await names(t, (id) => [{ id, name: 'None' }]), [null]);
    assert.deepEqual(await names(t, () => ({ detail: 'no' })), [null]);
  });

  it('is requested once per page', async (t) => {
    const fetch = t.mock.method(globalThis, 'fetch', () =>
      Promise.resolve(new Response(JSON.stringify([{ id: 99, name: 'Meridian' }]))),
    );
    const station = Station.at({ baseUrl: 'https://panel.example', server: 99 });
    await settle();
    assert.equal(fetch.mock.callCount(), 0);
    for (let i = 0; i < 3; i++) {
      const stop = station.name.subscribe(() => undefined);
      await settle();
      stop();
      await stage.clock.tickAsync(3_600_000);
    }
    assert.deepEqual(
      fetch.mock.calls.map(({ arguments: [url] }) => (url as unknown as string).replace(/\?.*/, '')),
      ['https://panel.example/api/v2/servers/'],
    );
  });

  it('is available immediately on the next page', async (t) => {
    await names(t, (id) => [{ id, name: 'Meridian' }]);
    // A station that hasn't sent a request yet, as on a new page.
    const next = Station.at({ baseUrl: 'https://panel.example', server, transport: 'v2' });
    const received: (string | null)[] = [];
    t.mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError()));
    next.name.subscribe((name) => received.push(name));
    await settle();
    assert.deepEqual(received, ['Meridian']);
  });
});

describe('readServerRecord', () => {
  useStage();

  it('falls back to the title, then to null', () => {
    for (const [sent, read] of [
      [
        { id: 1, name: 'A', port: 8000 },
        { id: 1, name: 'A' },
      ],
      [
        { id: '2', name: '', title: 'B' },
        { id: 2, name: 'B' },
      ],
      [{ id: 3 }, null],
      [{ name: 'C' }, null],
      [null, null],
      ['D', null],
    ]) {
      assert.deepEqual(readServerRecord(sent), read);
    }
  });
});
