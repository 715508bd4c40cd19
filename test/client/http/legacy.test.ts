import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { StationFailure, type Refused, type Unreachable } from '../../../src/client/http/failures.js';
import { readHistoryRecord } from '../../../src/servers/panel/history-record.js';
import { checkServer, readLegacy } from '../../../src/client/http/legacy.js';
import { readPage } from '../../../src/servers/panel/list-page.js';
import { useWorld, type WorldPanel } from '../../kit/world.js';

const { signal } = new AbortController();

describe('the legacy API via JSONP', () => {
  const world = useWorld();
  let panel: WorldPanel;
  beforeEach(() => {
    panel = world.openPanel({ v2: false, cors: false });
  });

  const read = (url: string): Promise<unknown> => world.wait(readLegacy(url, 'frame', signal));

  async function failureOf(promise: Promise<unknown>): Promise<StationFailure> {
    const thrown: unknown = await world.wait(promise).then(
      () => assert.fail('it was read'),
      (failure: unknown) => failure,
    );
    assert.ok(thrown instanceof StationFailure, String(thrown));
    return thrown;
  }

  it('returns the records of a panel', async () => {
    const page = readPage(
      await read(`${panel.url}/api/history/?limit=20&offset=0&server=1`),
      readHistoryRecord,
      20,
    )!;
    assert.equal(page.records.length, 20);
    const { playing } = await panel.state();
    const newest = page.records.reduce((a, b) => (b.ts > a.ts ? b : a));
    assert.deepEqual([newest.id, newest.ts], [playing[1]!.id, playing[1]!.ts]);
    assert.ok(page.count! > 20);
  });

  it('requests the same URL each time', async () => {
    for (let count = 0; count < 2; count++) await read(`${panel.url}/api/channels/?limit=5`);
    const queries = world.requests.map(({ query }) => query);
    assert.deepEqual(queries, Array(2).fill('?limit=5&format=jsonp&callback=onair'));
  });

  it('reports an unknown server as Refused', async () => {
    await world.wait(checkServer(panel.url, 1, 'frame', signal));
    const failure = (await failureOf(checkServer(panel.url, 99, 'frame', signal))) as Refused;
    const { kind, status, fields } = failure;
    assert.deepEqual([kind, status, Object.keys(fields)], ['refused', 400, ['server']]);
  });

  it('stops on abort', async () => {
    const caller = new AbortController();
    const ended = readLegacy(`${panel.url}/api/djs/?limit=7`, 'frame', caller.signal).then(
      () => assert.fail('it was read'),
      (thrown: unknown) => thrown,
    );
    caller.abort();
    assert.ok(!((await world.wait(ended)) instanceof StationFailure));
  });

  it('reports an error status as Unreachable', async () => {
    const failure = await failureOf(readLegacy(`${panel.url}/api/history/?server=abc`, 'frame', signal));
    assert.deepEqual([failure.kind, (failure as Unreachable).reason], ['unreachable', 'network']);
  });

  it('matches responses that arrive out of order', async () => {
    const release = world.hold('/api/history/');
    const [first, second] = [1, 2].map((server) =>
      readLegacy(`${panel.url}/api/history/?limit=1&offset=0&server=${server}`, 'frame', signal),
    );
    const channels = await read(`${panel.url}/api/channels/?limit=1`);
    release();
    const idOf = (data: unknown): number => readPage(data, readHistoryRecord, 20)!.records[0]!.id;
    const ids = [await world.wait(first!), await world.wait(second!)].map(idOf);
    const { playing } = await panel.state();
    assert.deepEqual(ids, [playing[1]!.id, playing[2]!.id]);
    assert.equal(readPage(channels, (each) => each, 20)!.records.length, 1);
  });

  it('reports a missing callback call as Unreadable', async () => {
    const server = world.openServer({
      '*': { headers: { 'Content-Type': 'text/javascript' }, body: 'var nothing' },
    });
    const url = server.url + '/api/history/?limit=1';
    const failure = await failureOf(readLegacy(url, 'frame', signal));
    assert.deepEqual([failure.kind, failure.url], ['unreadable', url]);
  });
});
