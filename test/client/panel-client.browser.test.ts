import { expect } from '@open-wc/testing';
import { StationFailure, type Refused, type Unreachable } from '../../src/client/failures.js';
import { legacyFoundAt } from '../../src/client/legacy-memory.js';
import { PanelClient, type Transport } from '../../src/client/panel-client.js';
import type { HistoryPage } from '../../src/client/history-record.js';
import { startPanel, startServer, type TestPanel } from '../kit/panel.js';

const { fetch: realFetch } = window;
const { now: realNow } = Date;
const client = (panel: { url: string }, transport: Transport = 'auto', server = 1): PanelClient =>
  new PanelClient(panel.url, server, transport, 'frame');
const read = (from: PanelClient, wanted = 20): Promise<HistoryPage> =>
  from.readNewest(wanted, new AbortController().signal);
const newestId = ({ records }: HistoryPage): number => records.reduce((a, b) => (b.ts > a.ts ? b : a)).id;

async function failureOf(promise: Promise<unknown>): Promise<StationFailure> {
  const thrown: unknown = await promise.then(
    () => expect.fail('it was answered'),
    (failure: unknown) => failure,
  );
  expect(thrown).to.be.instanceOf(StationFailure);
  return thrown as StationFailure;
}

/** How many requests came for v2 and for the legacy history since the last call. */
async function counts(panel: TestPanel): Promise<{ v2: number; legacy: number }> {
  const { recent } = (await panel.state()).requests;
  const since = recent.slice(seen.get(panel.url) ?? 0);
  seen.set(panel.url, recent.length);
  const count = (path: string): number => since.filter((each) => each.path === path).length;
  return { v2: count('/api/v2/history/'), legacy: count('/api/history/') };
}
const seen = new Map<string, number>();

describe('the choice of the interface', () => {
  afterEach(() => {
    window.fetch = realFetch;
    Date.now = realNow;
  });

  for (const historyOrder of ['latest', 'asc', 'desc'] as const) {
    for (const [name, without] of [
      ['no v2', { v2: false }],
      ['no CORS', { cors: false }],
      ['neither', { v2: false, cors: false }],
    ] as const) {
      it(`finds the newest record by JSONP at a panel with ${name}, order "${historyOrder}"`, async () => {
        const panel = await startPanel({ ...without, historyOrder });
        const from = client(panel);
        const { id: playing } = await panel.play({ title: 'Now', length: 600_000 });
        const first = await read(from);
        expect(newestId(first)).to.equal(playing);
        expect(first.records.length).to.be.within(20, 23);
        // A page with the record on air is the newest one: only another order makes it ask for the other end.
        expect((await counts(panel)).legacy).to.equal(historyOrder === 'asc' ? 2 : 1);
        const { id } = await panel.play({ title: 'New', length: 60_000 });
        expect(newestId(await read(from, 2))).to.equal(id);
        expect(await counts(panel)).to.deep.equal({ v2: 0, legacy: 1 });
        await panel.stop();
      });
    }
  }

  describe('at a panel with both', () => {
    let panel: TestPanel;
    beforeEach(async () => {
      panel = await startPanel();
    });
    afterEach(() => panel.stop());

    const answers: [title: string, fallsBack: boolean, answer: () => Response | Promise<never>][] = [
      ['404', true, () => new Response('', { status: 404 })],
      ['405', true, () => new Response('', { status: 405 })],
      ['501', true, () => new Response('', { status: 501 })],
      ['a web page', true, () => new Response('<p>hello', { headers: { 'Content-Type': 'text/html' } })],
      ['an answer that it may not read', true, () => Promise.reject(new TypeError('Failed to fetch'))],
      ['500', false, () => new Response('<p>oops', { status: 500 })],
      ['503', false, () => new Response('{}', { status: 503 })],
      ['429', false, () => new Response('{}', { status: 429 })],
      ['403', false, () => new Response('{}', { status: 403 })],
      ['half a JSON', false, () => new Response('{"a', { headers: { 'Content-Type': 'application/json' } })],
    ];
    for (const [title, fallsBack, answer] of answers) {
      it(`${fallsBack ? 'uses the legacy API' : 'stays with v2'} after ${title}`, async () => {
        let asked = 0;
        window.fetch = async () => (asked++, answer());
        if (fallsBack) {
          expect((await read(client(panel))).records.length).to.be.at.least(20);
          expect(legacyFoundAt(panel.url)).to.be.closeTo(Date.now(), 5000);
        } else {
          await failureOf(read(client(panel)));
          expect(await counts(panel)).to.deep.equal({ v2: 0, legacy: 0 });
          expect(legacyFoundAt(panel.url)).to.equal(0);
        }
        expect(asked).to.equal(1);
      });
    }

    it('uses the legacy API for ten minutes, for every station of that panel, then tries v2 again', async () => {
      let broken = true;
      window.fetch = (...asked) => (broken ? Promise.reject(new TypeError('no CORS')) : realFetch(...asked));
      await read(client(panel));
      broken = false;
      const other = client(panel);
      await read(other);
      expect((await counts(panel)).v2).to.equal(0);
      const found = realNow();
      Date.now = () => found + 595_000;
      await read(other);
      expect((await counts(panel)).v2).to.equal(0);
      Date.now = () => found + 606_000;
      await read(other);
      const { v2, legacy } = await counts(panel);
      expect(v2).to.be.greaterThan(0);
      expect(legacy).to.equal(0);
      expect(sessionStorage.getItem('onair:legacy:' + panel.url)).to.equal(null);
    });

    it('tries v2 again at once when the legacy API fails, too', async () => {
      window.fetch = () => Promise.reject(new TypeError('no CORS'));
      const from = client(panel);
      await read(from);
      window.fetch = realFetch;
      await panel.faults({ legacy: false });
      // Another number than before: some engines answer the same address from their cache for a second.
      await failureOf(read(from, 7));
      expect(legacyFoundAt(panel.url)).to.equal(0);
      await counts(panel);
      await read(from);
      expect((await counts(panel)).v2).to.be.greaterThan(0);
    });

    it('changes to the legacy API between two requests and still finds the newest record, whatever the order', async () => {
      for (const historyOrder of ['latest', 'asc', 'desc'] as const) {
        const own = await startPanel({ historyOrder });
        const from = client(own);
        await read(from);
        await own.faults({ v2: false });
        const { id } = await own.play({ title: 'New', length: 60_000 });
        expect(newestId(await read(from, 2)), historyOrder).to.equal(id);
        expect(newestId(await read(from, 2)), historyOrder).to.equal(id);
        await own.stop();
      }
    });

    it('does not expect the order of v2 from the legacy API', async () => {
      // Two panels with one history, whose clocks stand still: v2 gives it newest first, the legacy API oldest first.
      const now = Date.now();
      const [descending, ascending] = await Promise.all(
        (['desc', 'asc'] as const).map((historyOrder) => startPanel({ now, speed: 0, historyOrder })),
      );
      window.fetch = (url, init) =>
        realFetch(new Request(url).url.replace(ascending!.url, descending!.url), init);
      const from = client(ascending!);
      const first = newestId(await read(from));
      expect(await counts(ascending!)).to.deep.equal({ v2: 0, legacy: 0 });
      window.fetch = () => Promise.reject(new TypeError('no CORS'));
      expect(newestId(await read(from, 2))).to.equal(first);
      await Promise.all([descending!.stop(), ascending!.stop()]);
    });

    it('fails as v2 did where the legacy API is missing, too', async () => {
      await panel.faults({ v2: false, legacy: false });
      const failure = (await failureOf(read(client(panel)))) as Refused;
      expect([failure.kind, failure.status]).to.deep.equal(['refused', 404]);
    });

    it('fails with the network’s failure at a panel where v2 has worked before', async () => {
      const from = client(panel);
      await read(from);
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
      await panel.faults({ legacy: false });
      const failure = (await failureOf(read(from))) as Unreachable;
      expect([failure.kind, failure.reason]).to.deep.equal(['unreachable', 'network']);
      expect(failure.url).to.contain('/api/v2/');
    });

    it('refuses an unknown server by either interface, with the same field', async () => {
      for (const transport of ['v2', 'legacy', 'auto'] as const) {
        const failure = (await failureOf(read(client(panel, transport, 99)))) as Refused;
        expect([failure.kind, failure.status], transport).to.deep.equal(['refused', 400]);
        expect(Object.keys(failure.fields), transport).to.deep.equal(['server']);
      }
    });

    it('never asks v2 for transport legacy', async () => {
      await read(client(panel, 'legacy'));
      const { v2, legacy } = await counts(panel);
      expect([v2, legacy > 0]).to.deep.equal([0, true]);
    });

    it('never asks the legacy API for transport v2', async () => {
      await panel.faults({ v2: false });
      const failure = (await failureOf(read(client(panel, 'v2')))) as Refused;
      expect(failure.status).to.equal(404);
      expect((await counts(panel)).legacy).to.equal(0);
    });

    it('ends when its caller aborts, by either interface', async () => {
      for (const transport of ['v2', 'legacy'] as const) {
        await panel.faults({ latency_ms: 300 });
        const caller = new AbortController();
        const ended = client(panel, transport)
          .readNewest(20, caller.signal)
          .then(
            () => expect.fail('it was answered'),
            (thrown: unknown) => thrown,
          );
        setTimeout(() => caller.abort(), 100);
        expect(await ended).not.to.be.instanceOf(StationFailure);
        expect(document.querySelector('html > iframe')).to.equal(null);
      }
    });
  });

  it('is unreachable where no panel is', async () => {
    const server = await startServer({});
    await server.stop();
    const failure = (await failureOf(read(client(server)))) as Unreachable;
    expect([failure.kind, failure.reason]).to.deep.equal(['unreachable', 'network']);
  });
});
