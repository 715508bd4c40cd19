import { aTimeout, expect } from '@open-wc/testing';
import { StationFailure, type Refused, type Unreachable } from '../../src/client/failures.js';
import { checkServer, readLegacy, type JsonpMode } from '../../src/client/legacy.js';
import { readPage } from '../../src/client/list-page.js';
import { readHistoryRecord } from '../../src/client/history-record.js';
import { startPanel, startServer, type TestPanel } from '../kit/panel.js';

const signal = (): AbortSignal => new AbortController().signal;

async function failureOf(promise: Promise<unknown>): Promise<StationFailure> {
  const thrown: unknown = await promise.then(
    () => expect.fail('it was answered'),
    (failure: unknown) => failure,
  );
  expect(thrown).to.be.instanceOf(StationFailure);
  return thrown as StationFailure;
}

describe('the legacy API', () => {
  let panel: TestPanel;
  before(async () => {
    panel = await startPanel({ v2: false, cors: false });
  });
  after(() => panel.stop());

  for (const way of ['frame', 'direct'] as JsonpMode[]) {
    describe(`by JSONP (${way})`, () => {
      it('gives the records of a real panel', async () => {
        const url = `${panel.url}/api/history/?limit=20&offset=0&server=1`;
        const page = readPage(await readLegacy(url, way, signal()), readHistoryRecord, 20)!;
        expect(page.records).to.have.length(20);
        const { playing } = await panel.state();
        const newest = page.records.reduce((a, b) => (b.ts > a.ts ? b : a));
        expect([newest.id, newest.ts]).to.deep.equal([playing[1]!.id, playing[1]!.ts]);
        expect(page.count).to.be.greaterThan(20);
      });

      it('asks with the same address each time', async () => {
        const url = `${panel.url}/api/channels/?limit=${way.length}`;
        await readLegacy(url, way, signal());
        // Longer than a browser may use the first answer again.
        await aTimeout(1100);
        await readLegacy(url, way, signal());
        const { recent } = (await panel.state()).requests;
        const queries = recent
          .map(({ query }) => query)
          .filter((query) => query.includes('?limit=' + way.length));
        expect(queries).to.have.length(2);
        expect(queries[0]).to.equal(queries[1]);
        expect(queries[0]).to.match(/^\?limit=\d&format=jsonp&callback=onair$/);
      });

      it('refuses an unknown server, but not one that has played nothing', async () => {
        await checkServer(panel.url, 1, way, signal());
        const failure = (await failureOf(checkServer(panel.url, 99, way, signal()))) as Refused;
        expect([failure.kind, failure.status, Object.keys(failure.fields)]).to.deep.equal([
          'refused',
          400,
          ['server'],
        ]);
      });

      it('ends when its caller aborts, and that is no failure of the station', async () => {
        const caller = new AbortController();
        const asked = readLegacy(`${panel.url}/api/djs/?limit=7`, way, caller.signal).then(
          () => expect.fail('it was answered'),
          (thrown: unknown) => thrown,
        );
        caller.abort();
        expect(await asked).not.to.be.instanceOf(StationFailure);
        expect(document.querySelector('html > iframe')).to.equal(null);
      });

      it('is unreachable for a refusal', async () => {
        const failure = await failureOf(readLegacy(`${panel.url}/api/history/?server=abc`, way, signal()));
        expect([failure.kind, (failure as Unreachable).reason]).to.deep.equal(['unreachable', 'network']);
      });
    });
  }

  it('keeps answers apart that come in another order than the requests', async () => {
    const urls = [1, 2].map((server) => `${panel.url}/api/history/?limit=1&offset=0&server=${server}`);
    for (const way of ['frame', 'direct'] as JsonpMode[]) {
      const answers = await Promise.all([...urls].reverse().map((url) => readLegacy(url, way, signal())));
      const ids = answers.map((each) => readPage(each, readHistoryRecord, 20)!.records[0]!.id);
      const { playing } = await panel.state();
      expect(ids).to.deep.equal([playing[2]!.id, playing[1]!.id]);
    }
  });

  it('is unreadable where a script calls nothing', async () => {
    const server = await startServer({
      '*': { headers: { 'Content-Type': 'text/javascript' }, body: 'var nothing' },
    });
    const failure = await failureOf(readLegacy(server.url + '/api/history/?limit=1', 'frame', signal()));
    expect([failure.kind, failure.url]).to.deep.equal(['unreadable', server.url + '/api/history/?limit=1']);
    await server.stop();
    await aTimeout(0);
  });
});
