import { expect } from '@open-wc/testing';
import sinon, { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { panelCan } from '../../../src/sources/panel-can.js';
import { PanelClient, type Transport } from '../../../src/client/panel-client.js';
import { Feed, type HistorySource } from '../../../src/station/feed/feed.js';
import type { FeedSnapshot, Track } from '../../../src/station/snapshot.js';
import { startPanel, startServer, type TestPanel } from '../../kit/panel.js';
import type { HandMade } from '../../kit/panels-plugin.js';
import { PATIENCE_MS } from '../../kit/patience.js';

const NOON = Date.parse('2026-11-26T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const EVENTS = '/events/1/';
const HISTORY = '/api/v2/history/';
/** From the first answer to the code that finds the other tabs, and some more. */
const JOINED = 2 * SECOND + 100;

// Those of the browser: the tests stop the clock.
const { setTimeout, fetch } = window;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A tab: what one shows of a station that has this key. */
interface Tab {
  titles(): (string | null)[];
  snapshots: FeedSnapshot[];
  feed: Feed;
  close(): void;
}

describe('the events of a panel', function () {
  /** Stands still, as that of the panels: nothing is asked for because the machine is slow. */
  let clock: SinonFakeTimers;
  const closing: (() => unknown)[] = [];
  let keys = 0;
  /** Requests on their way: a busy machine sends them late. */
  let pending = 0;
  /** Streams of events that have sent something. */
  let heard = 0;
  let key: string;
  beforeEach(() => {
    clock = useFakeTimers({ now: NOON, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    key = `events ${(keys += 1)}`;
    heard = 0;
    sinon.stub(window, 'fetch').callsFake(async (...request) => {
      pending += 1;
      const response = await fetch(...request).finally(() => (pending -= 1));
      if (response.url.endsWith(EVENTS) && response.body) {
        const first = response.clone().body!.getReader().read();
        first.then(
          () => (heard += 1),
          () => undefined,
        );
      }
      return response;
    });
    // A busy machine is idle long after the requests of a test were counted.
    if ('requestIdleCallback' in window)
      sinon.stub(window, 'requestIdleCallback').callsFake((callback) => setTimeout(callback));
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    sinon.restore();
    clock.restore();
  });

  /** Goes on by `step` each time that it looks, and no further than `most` in all. */
  async function until(
    happened: () => boolean | Promise<boolean>,
    what: string,
    step = 50,
    most = Infinity,
  ): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    const end = Date.now() + most;
    while (!(await happened())) {
      if (performance.now() > deadline) throw new Error(`never comes: ${what}`);
      await clock.tickAsync(Math.min(step, end - Date.now()));
      await wait(20);
    }
  }

  /** What is answered on the way is read. */
  async function pass(ms: number, step = 5 * SECOND): Promise<void> {
    const end = Date.now() + ms;
    while (Date.now() < end) {
      await clock.tickAsync(Math.min(step, end - Date.now()));
      await wait(20);
    }
  }

  function openTab(source: HistorySource): Tab {
    const feed = new Feed(source, key);
    const snapshots: FeedSnapshot[] = [];
    const stop = feed.subscribe((each) => snapshots.push(each), 2);
    closing.push(stop);
    return {
      feed,
      snapshots,
      titles: () => snapshots.at(-1)!.tracks.map(({ title }) => title),
      close: stop,
    };
  }

  const clientOf = (url: string, transport: Transport = 'auto'): PanelClient =>
    new PanelClient(url, 1, transport, 'frame');

  async function openPanel(options: Parameters<typeof startPanel>[0] = {}): Promise<TestPanel> {
    const panel = await startPanel({ ...options, speed: 0, now: NOON });
    closing.push(() => panel.stop());
    await panel.play({ title: 'Before', length: 600 * SECOND });
    return panel;
  }

  const track = (id: number, title: string): object => ({ id, title, ts: NOON - 100_000 + id * SECOND });
  const data = (record: unknown): string => `data: ${JSON.stringify(record)}\n\n`;

  /** A panel with this answer for its events, and one play whose length it doesn't know: it is asked each 15 s. */
  async function openServer(
    events: HandMade,
    link = `<${EVENTS}>; rel="alternate"; type="text/event-stream"`,
  ): Promise<Awaited<ReturnType<typeof startServer>>> {
    const server = await startServer({
      [HISTORY]: {
        headers: { Link: link, 'Access-Control-Expose-Headers': 'Link' },
        body: JSON.stringify([track(1, 'Before')]),
      },
      [EVENTS]: { ...events, headers: { 'Content-Type': 'text/event-stream', ...events.headers } },
    });
    closing.push(() => server.stop());
    return server;
  }

  /** Settles when the panel was not asked for a while. */
  async function calm(server: { requests(path: string): Promise<number> }): Promise<number> {
    for (let before = -1; ;) {
      const count = await server.requests(HISTORY);
      if (count === before && !pending) return count;
      before = count;
      await wait(300);
    }
  }

  const opens = (server: { requests(path: string): Promise<number> }, count: number) => async () =>
    (await server.requests(EVENTS)) >= count;

  /** Comes back when the tab listens to the panel, and has heard what is on air. */
  async function listens(tab: Tab, panel: TestPanel): Promise<void> {
    await until(() => tab.titles()[0] === 'Before', 'the first title');
    await clock.tickAsync(JOINED);
    await until(opens(panel, 1), 'the events');
    await until(() => heard > 0, 'what is on air');
    await pass(2 * SECOND, 100);
  }

  it('show the next title of a station that cuts its tracks, and nothing is asked for that', async () => {
    const panel = await openPanel();
    const tab = openTab(clientOf(panel.url));
    await listens(tab, panel);
    const asked = await calm(panel);
    const { length } = tab.snapshots;
    for (const title of ['After', 'After that']) {
      await panel.clock({ advance_ms: 3 * SECOND });
      await panel.play({ title, length: 600 * SECOND });
      await until(() => tab.titles()[0] === title, title);
    }
    expect(tab.titles().slice(0, 3)).to.deep.equal(['After that', 'After', 'Before']);
    expect(await calm(panel)).to.equal(asked);
    expect(tab.snapshots.length - length).to.equal(2);
    expect(await panel.requests(EVENTS)).to.equal(1);
  });

  it('are for one of several tabs; the others show what it hears, and one of them listens after it', async () => {
    const panel = await openPanel();
    const first = openTab(clientOf(panel.url));
    await listens(first, panel);
    const second = openTab(clientOf(panel.url));
    // A title is there at once, from the last visit. The tab joins the others after its own answer.
    await until(() => second.snapshots.at(-1)!.status === 'ready', 'its own answer');
    await pass(JOINED, 100);
    const asked = await calm(panel);
    await panel.clock({ advance_ms: 3 * SECOND });
    await panel.play({ title: 'After', length: 600 * SECOND });
    const both = (): boolean => [first, second].every((tab) => tab.titles()[0] === 'After');
    // By its plan a tab that has not heard yet that another is told asks after some 20 s.
    await until(both, 'the title in both', 50, 5 * SECOND);
    expect(await calm(panel)).to.equal(asked);
    expect(await panel.requests(EVENTS)).to.equal(1);
    first.close();
    await until(opens(panel, 2), 'the events of the other tab');
  });

  it('are left while the page is hidden', async () => {
    const panel = await openPanel();
    const tab = openTab(clientOf(panel.url));
    await listens(tab, panel);
    let hidden = true;
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      await panel.clock({ advance_ms: 3 * SECOND });
      await panel.play({ title: 'Meanwhile', length: 600 * SECOND });
      await pass(2 * SECOND, 100);
      expect(tab.titles()[0]).to.equal('Before');
      hidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
      await until(() => tab.titles()[0] === 'Meanwhile', 'the title that the new connection tells');
      expect(await panel.requests(EVENTS)).to.equal(2);
    } finally {
      delete (document as { hidden?: boolean }).hidden;
    }
  });

  it('are left when the page goes to sleep', async () => {
    const panel = await openPanel();
    const tab = openTab(clientOf(panel.url));
    await listens(tab, panel);
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await panel.clock({ advance_ms: 3 * SECOND });
    await panel.play({ title: 'Meanwhile', length: 600 * SECOND });
    await pass(2 * SECOND, 100);
    expect(tab.titles()[0]).to.equal('Before');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(() => tab.titles()[0] === 'Meanwhile', 'the title that the new connection tells');
    expect(await panel.requests(EVENTS)).to.equal(2);
  });

  it('are not asked for without Web Locks, by JSONP, and from a panel that names none', async () => {
    const panel = await openPanel();
    const silent = await openPanel({ trustProxy: true, publicUrl: 'https://radio.example' });
    const { locks } = Object.getOwnPropertyDescriptors(Navigator.prototype);
    const tabs: Tab[] = [];
    const join = async (source: HistorySource): Promise<void> => {
      key = `events ${(keys += 1)}`;
      const tab = openTab(source);
      tabs.push(tab);
      await until(() => tab.titles()[0] === 'Before', 'the first title');
      await pass(JOINED + 2 * SECOND, 100);
    };
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    try {
      await join(clientOf(panel.url));
    } finally {
      Object.defineProperty(Navigator.prototype, 'locks', locks);
    }
    await join(clientOf(panel.url, 'legacy'));
    await join(clientOf(silent.url));
    await calm(panel);
    for (const each of [panel, silent]) expect(await each.requests(EVENTS)).to.equal(0);
  });

  it('spare requests while they tell what is on air, and only then', async () => {
    const server = await openServer({ body: data(track(1, 'Before')), open: true });
    const link = `<${EVENTS}>; rel="alternate"; type="text/event-stream"`;
    let tracks = [track(1, 'Before')];
    let asked = 0;
    sinon.stub(Math, 'random').returns(0);
    const tab = openTab({
      baseUrl: server.url,
      can: panelCan,
      links: { history: link },
      readNewest: () => {
        asked += 1;
        return Promise.resolve({
          records: tracks.map((each) => ({ length: null, ...each }) as Track),
          count: null,
        });
      },
      forgetOrder: () => undefined,
    });
    await pass(JOINED, 100);
    await until(opens(server, 1), 'the events');
    await pass(3 * SECOND, 100);
    const before = asked;
    await pass(35 * SECOND);
    expect(asked).to.equal(before);
    // An answer has another play than the one that was told.
    tracks = [track(2, 'Untold'), ...tracks];
    closing.push(tab.feed.subscribe(() => undefined, 20));
    await until(() => tab.titles()[0] === 'Untold', 'the play that was not told');
    expect(asked).to.equal(before + 1);
    await pass(16 * SECOND);
    expect(asked).to.be.greaterThan(before + 1);
  });

  for (const events of [{ status: 503 }, { status: 404 }, { headers: { 'Content-Type': 'text/html' } }]) {
    it(`are left alone for ten minutes after ${JSON.stringify(events)}, and the panel is asked as ever`, async () => {
      const server = await openServer(events);
      const tab = openTab(clientOf(server.url));
      await until(() => tab.titles()[0] === 'Before', 'the first title');
      await pass(JOINED, 100);
      await until(opens(server, 1), 'the events');
      await wait(300);
      const asked = await calm(server);
      await pass(9 * MINUTE + 50 * SECOND);
      expect(await server.requests(EVENTS)).to.equal(1);
      // Each 15 s, on a machine that answers at once.
      expect(await calm(server)).to.be.greaterThan(asked + 5);
      await pass(15 * SECOND);
      await until(opens(server, 2), 'the events once more', 0);
    });
  }

  for (const [chance, seconds] of [
    [0, 5],
    [0.999, 60],
  ] as const) {
    it(`are opened again ${seconds} s after a break, by chance, and the panel is asked as ever`, async () => {
      const random = sinon.stub(Math, 'random').returns(chance);
      const server = await openServer({ body: data(track(1, 'Before')) });
      const tab = openTab(clientOf(server.url));
      await until(() => tab.titles()[0] === 'Before', 'the first title');
      await pass(JOINED, 100);
      await until(opens(server, 1), 'the events', 0);
      // The end of the answer is read.
      await wait(500);
      const asked = await calm(server);
      const broken = Date.now();
      await pass(seconds * SECOND - 500, SECOND);
      expect(await server.requests(EVENTS)).to.equal(1);
      await until(opens(server, 2), 'the events once more', 100);
      expect(Date.now() - broken).to.be.within(seconds * SECOND - 500, seconds * SECOND + 5000);
      random.returns(0.999);
      await pass(40 * SECOND);
      expect(await calm(server)).to.be.greaterThan(asked + 1);
    });
  }

  it('leave it to chance when those ask who heard of a break and have not asked for long', async () => {
    const panel = await openPanel();
    await panel.play({ title: 'Before', length: null });
    const tab = openTab(clientOf(panel.url));
    sinon.stub(Math, 'random').returns(0.999);
    await listens(tab, panel);
    // By the plan it would be asked each 15 s.
    await pass(30 * SECOND);
    const asked = await calm(panel);
    // A change of the panel's faults ends all connections, even one that changes nothing.
    await panel.faults({ skew_ms: 0 });
    await wait(500);
    await pass(12 * SECOND, SECOND);
    expect(await calm(panel)).to.equal(asked);
    await until(async () => (await panel.requests(HISTORY)) > asked, 'a question', SECOND);
  });

  it('are opened again when nothing was heard for 45 s, not even a comment', async () => {
    const panel = await openPanel();
    const tab = openTab(clientOf(panel.url));
    await listens(tab, panel);
    await until(opens(panel, 2), 'the events once more', 10 * SECOND);
  });

  it('are never taken from elsewhere than the panel, whatever its answers name', async () => {
    const elsewhere = await startServer({
      '*': { headers: { 'Content-Type': 'text/event-stream' }, open: true },
    });
    closing.push(() => elsewhere.stop());
    const type = 'type="text/event-stream"';
    const port = new URL(elsewhere.url).port;
    const server = await openServer(
      { body: data(track(1, 'Before')), open: true },
      [
        `<${elsewhere.url}${EVENTS}>; rel="alternate"; ${type}`,
        `<//127.0.0.1:${port}${EVENTS}>; ${type}`,
        `<javascript:fetch('${elsewhere.url}${EVENTS}')>; ${type}`,
        `<https://>; ${type}`,
        `</other/>; type="text/html"`,
        `<${EVENTS}>; rel="alternate"; ${type}`,
      ].join(', '),
    );
    openTab(clientOf(server.url));
    await pass(JOINED, 100);
    await until(opens(server, 1), 'the events of the panel itself');
    await wait(500);
    for (const path of [EVENTS, '/other/']) expect(await elsewhere.requests(path)).to.equal(0);
    expect(await server.requests('/other/')).to.equal(0);
  });

  it('are not followed to elsewhere', async () => {
    const elsewhere = await startServer({
      '*': { headers: { 'Content-Type': 'text/event-stream' }, open: true },
    });
    closing.push(() => elsewhere.stop());
    const server = await openServer({ status: 302, headers: { Location: elsewhere.url + EVENTS } });
    openTab(clientOf(server.url));
    await pass(JOINED, 100);
    await until(opens(server, 1), 'the events');
    await pass(MINUTE);
    expect(await elsewhere.requests(EVENTS)).to.equal(0);
    expect(await server.requests(EVENTS)).to.equal(1);
  });

  it('do no harm when they are broken, and the next good one counts', async () => {
    const broken = ['{"id":2,', '5', 'null', '[]', '{}', '{"id":2}', '{"id":"x","ts":[]}', '', '\u0000'];
    const server = await openServer({
      body:
        broken.map((text) => `data: ${text}\n\n`).join('') +
        'event\nid\nretry: 1\ndata\n\n' +
        data({
          ...track(3, '<img src=x onerror="top.broken=1">'),
          img_url: 'javascript:alert(1)',
          length: {},
        }),
      open: true,
    });
    const tab = openTab(clientOf(server.url));
    await until(() => tab.titles()[0] === 'Before', 'the first title');
    await pass(JOINED, 100);
    await until(() => tab.titles()[0]!.startsWith('<img'), 'the good one');
    expect(tab.snapshots.at(-1)!.tracks[0]!.img_url).to.equal(null);
    expect(tab.snapshots.at(-1)!.status).to.equal('ready');
  });

  it('never bring an older title back, nor make the page ask whether it is true', async () => {
    const older = { ...track(2, 'Long ago'), ts: NOON - 200_000 };
    const server = await openServer({ body: data(older), open: true, every: 50 });
    const tab = openTab(clientOf(server.url));
    await until(() => tab.titles()[0] === 'Before', 'the first title');
    await pass(JOINED, 100);
    await until(opens(server, 1), 'the events');
    const asked = await calm(server);
    await pass(28 * SECOND, 500);
    expect(tab.snapshots.flatMap(({ tracks }) => tracks).every(({ title }) => title === 'Before')).to.equal(
      true,
    );
    // A play of unknown length is asked for each 15 s.
    expect((await calm(server)) - asked).to.be.at.most(2);
  });
});
