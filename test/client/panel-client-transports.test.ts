import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { StationFailure, type Refused, type Unreachable } from '../../src/client/http/failures.js';
import type { HistoryPage } from '../../src/servers/panel/history-record.js';
import { legacyFoundAt } from '../../src/client/http/legacy-memory.js';
import { PanelClient, type Transport } from '../../src/client/panel-client.js';
import { SECOND, useWorld, type WorldPanel, type WorldServer } from '../kit/world.js';

const V2 = '/api/v2/history/';
const LEGACY = '/api/history/';
const CORS = { 'Access-Control-Allow-Origin': '*' };

const client = ({ url }: WorldServer, transport: Transport = 'auto', server = 1): PanelClient =>
  new PanelClient(url, server, transport, 'frame');
const newestId = ({ records }: HistoryPage): number => records.reduce((a, b) => (b.ts > a.ts ? b : a)).id;

describe('the panel client', () => {
  const world = useWorld();

  const read = (from: PanelClient, wanted = 20): Promise<HistoryPage> =>
    world.wait(from.readNewest(wanted, new AbortController().signal));

  async function failureOf(promise: Promise<unknown>): Promise<StationFailure> {
    const thrown: unknown = await promise.then(
      () => assert.fail('it was read'),
      (failure: unknown) => failure,
    );
    assert.ok(thrown instanceof StationFailure, String(thrown));
    return thrown;
  }

  /** The requests for the history since the last call, by interface. */
  function since({ url }: WorldServer): { v2: number; legacy: number } {
    const paths = world.requests.filter(({ server }) => server === url).map(({ path }) => path);
    const recent = paths.slice(seen.get(url));
    seen.set(url, paths.length);
    const count = (path: string): number => recent.filter((each) => each === path).length;
    return { v2: count(V2), legacy: count(LEGACY) };
  }
  const seen = new Map<string, number>();

  const closeV2 = ({ url }: WorldServer): void => world.respond(url + V2, () => new Response('[]'));
  const openV2 = ({ url }: WorldServer): void => world.respond(url + V2, null);

  for (const historyOrder of ['latest', 'asc', 'desc'] as const) {
    for (const [name, without] of [
      ['no v2', { v2: false }],
      ['no CORS', { cors: false }],
      ['neither v2 nor CORS', { v2: false, cors: false }],
    ] as const) {
      it(`finds the newest record with ${name} ("${historyOrder}")`, async () => {
        const panel = world.openPanel({ ...without, historyOrder });
        const from = client(panel);
        const { id: playing } = await panel.play({ title: 'Now', length: 600_000 });
        const first = await read(from);
        assert.equal(newestId(first), playing);
        // If the page contains the current track, it is the newest one. Otherwise the other end must be requested, too.
        assert.equal(first.records.length, 20);
        assert.deepEqual(since(panel), { v2: 1, legacy: historyOrder === 'asc' ? 2 : 1 });
        await world.pass(SECOND);
        const { id } = await panel.play({ title: 'New', length: 60_000 });
        assert.equal(newestId(await read(from, 2)), id);
        assert.deepEqual(since(panel), { v2: 0, legacy: 1 });
      });
    }
  }

  describe('on a panel with both APIs', () => {
    let panel: WorldPanel;
    beforeEach(() => {
      panel = world.openPanel();
    });

    for (const [title, fallsBack, body, init] of [
      ['404', true, '', { status: 404, headers: CORS }],
      ['405', true, '', { status: 405, headers: CORS }],
      ['501', true, '', { status: 501, headers: CORS }],
      ['a web page', true, '<p>hello', { headers: { ...CORS, 'Content-Type': 'text/html' } }],
      ['a response that CORS blocks', true, '[]', {}],
      ['500', false, '<p>oops', { status: 500, headers: CORS }],
      ['503', false, '{}', { status: 503, headers: CORS }],
      ['429', false, '{}', { status: 429, headers: CORS }],
      ['403', false, '{}', { status: 403, headers: CORS }],
      ['truncated JSON', false, '{"a', { headers: { ...CORS, 'Content-Type': 'application/json' } }],
    ] as const) {
      it(`${fallsBack ? 'falls back to the legacy API' : 'stays with v2'} after ${title}`, async () => {
        world.respond(panel.url + V2, () => new Response(body, init));
        if (fallsBack) {
          assert.equal((await read(client(panel))).records.length, 20);
          assert.equal(legacyFoundAt(panel.url), world.clock.now);
        } else {
          await failureOf(read(client(panel)));
          assert.equal(legacyFoundAt(panel.url), 0);
        }
        assert.deepEqual(since(panel), { v2: 1, legacy: fallsBack ? 1 : 0 });
      });
    }

    it('uses the legacy API for ten minutes after a failure', async () => {
      closeV2(panel);
      await read(client(panel));
      openV2(panel);
      const other = client(panel);
      await read(other);
      assert.equal(since(panel).v2, 1);
      await world.pass(600 * SECOND);
      await read(other);
      assert.equal(since(panel).v2, 0);
      await world.pass(1);
      await read(other);
      assert.deepEqual(since(panel), { v2: 1, legacy: 0 });
      assert.equal(world.page.sessionStorage.size, 0);
    });

    it('retries v2 if the legacy API fails', async () => {
      closeV2(panel);
      const from = client(panel);
      await read(from);
      openV2(panel);
      await panel.faults({ legacy: false });
      await failureOf(read(from));
      assert.equal(legacyFoundAt(panel.url), 0);
      assert.equal(since(panel).v2, 1);
      await read(from);
      assert.equal(since(panel).v2, 1);
    });

    for (const historyOrder of ['latest', 'asc', 'desc'] as const) {
      it(`finds the newest record after a switch ("${historyOrder}")`, async () => {
        const own = world.openPanel({ historyOrder });
        const from = client(own);
        await read(from);
        await own.faults({ v2: false });
        await world.pass(SECOND);
        const { id } = await own.play({ title: 'New', length: 60_000 });
        assert.equal(newestId(await read(from, 2)), id);
        assert.equal(newestId(await read(from, 2)), id);
      });
    }

    it('finds the newest record despite different orders', async () => {
      // Two panels with one history: v2 has it newest first, the legacy API oldest first.
      const descending = world.openPanel({ historyOrder: 'desc' });
      const ascending = world.openPanel({ historyOrder: 'asc' });
      world.respond(ascending.url + V2, async ({ url }) => {
        const { body } = await fetch(url.replace(ascending.url, descending.url));
        return new Response(body, { headers: CORS });
      });
      const from = client(ascending);
      const first = newestId(await read(from));
      assert.deepEqual(since(ascending), { v2: 1, legacy: 0 });
      closeV2(ascending);
      assert.equal(newestId(await read(from, 2)), first);
    });

    it('reports the v2 error if both APIs fail', async () => {
      await panel.faults({ v2: false, legacy: false });
      const failure = (await failureOf(read(client(panel)))) as Refused;
      assert.deepEqual([failure.kind, failure.status], ['refused', 404]);
    });

    it('reports a network failure after v2 has worked', async () => {
      const from = client(panel);
      await read(from);
      closeV2(panel);
      await panel.faults({ legacy: false });
      const failure = (await failureOf(read(from))) as Unreachable;
      assert.deepEqual([failure.kind, failure.reason], ['unreachable', 'network']);
      assert.match(failure.url, /\/api\/v2\//);
    });

    it('rejects an unknown server with Refused', async () => {
      for (const transport of ['v2', 'legacy', 'auto'] as const) {
        const failure = (await failureOf(read(client(panel, transport, 99)))) as Refused;
        assert.deepEqual([failure.kind, failure.status], ['refused', 400], transport);
        assert.deepEqual(Object.keys(failure.fields), ['server'], transport);
      }
    });

    it('never requests v2 with transport="legacy"', async () => {
      await read(client(panel, 'legacy'));
      assert.deepEqual(since(panel), { v2: 0, legacy: 1 });
    });

    it('never requests the legacy API with transport="v2"', async () => {
      await panel.faults({ v2: false });
      const failure = (await failureOf(read(client(panel, 'v2')))) as Refused;
      assert.equal(failure.status, 404);
      assert.deepEqual(since(panel), { v2: 1, legacy: 0 });
    });

    for (const [transport, path] of [
      ['v2', V2],
      ['legacy', LEGACY],
    ] as const) {
      it(`stops on abort (${transport})`, async () => {
        world.hold(path);
        const caller = new AbortController();
        const ended = client(panel, transport)
          .readNewest(20, caller.signal)
          .then(
            () => assert.fail('it was read'),
            (thrown: unknown) => thrown,
          );
        await world.pass(100);
        caller.abort();
        assert.ok(!((await world.wait(ended)) instanceof StationFailure));
      });
    }
  });

  it('throws Unreachable if there is no panel', async () => {
    const server = world.openServer();
    server.stop();
    const failure = (await failureOf(read(client(server)))) as Unreachable;
    assert.deepEqual([failure.kind, failure.reason], ['unreachable', 'network']);
  });
});
