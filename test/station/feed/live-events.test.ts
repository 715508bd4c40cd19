import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sinon from 'sinon';
import { PanelClient, type Transport } from '../../../src/client/panel-client.js';
import { panelCapabilities } from '../../../src/servers/panel/capabilities.js';
import { Feed, type HistoryClient } from '../../../src/station/feed/feed.js';
import type { FeedSnapshot, Track } from '../../../src/station/snapshot.js';
import {
  MINUTE,
  NOON,
  SECOND,
  useWorld,
  type HandMade,
  type WorldPanel,
  type WorldServer,
} from '../../kit/world.js';

const EVENTS = '/events/1/';
const HISTORY = '/api/v2/history/';
const LINK = `<${EVENTS}>; rel="alternate"; type="text/event-stream"`;
/** Milliseconds from the first response until the tab has joined the others and listens. */
const JOINED = 2 * SECOND;

/** A tab that shows a station. */
interface Tab {
  titles(): (string | null)[];
  snapshots: FeedSnapshot[];
  close(): void;
}

describe("a panel's events", () => {
  const world = useWorld();

  function openTab(source: HistoryClient): Tab {
    const feed = new Feed(source, source.baseUrl);
    const snapshots: FeedSnapshot[] = [];
    const close = feed.subscribe((each) => snapshots.push(each), 2);
    world.afterwards(close);
    return { snapshots, close, titles: () => snapshots.at(-1)!.tracks.map(({ title }) => title) };
  }

  const clientOf = ({ url }: WorldServer, transport: Transport = 'auto'): PanelClient =>
    new PanelClient(url, 1, transport, 'frame');

  async function openPanel(options: object = {}): Promise<WorldPanel> {
    const panel = world.openPanel(options);
    await panel.play({ title: 'Before', length: 600 * SECOND });
    return panel;
  }

  const track = (id: number, title: string): object => ({ id, title, ts: NOON - 100_000 + id * SECOND });
  const data = (record: unknown): string => `data: ${JSON.stringify(record)}\n\n`;

  /** A panel that responds to event requests with this response. Its only play has an unknown length, so it is polled every 15 s. */
  function openServer(events: HandMade, link = LINK): WorldServer {
    return world.openServer({
      [HISTORY]: {
        headers: { Link: link, 'Access-Control-Expose-Headers': 'Link' },
        body: JSON.stringify([track(1, 'Before')]),
      },
      [EVENTS]: { ...events, headers: { 'Content-Type': 'text/event-stream', ...events.headers } },
    });
  }

  /** Returns when the tab listens to the panel and knows the current track. */
  async function listens(tab: Tab, panel: WorldPanel): Promise<void> {
    await world.until(() => tab.titles()[0] === 'Before', 'the first title');
    await world.pass(JOINED + 2 * SECOND);
    assert.equal(panel.requests(EVENTS), 1);
  }

  it('deliver the next title without a request', async () => {
    const panel = await openPanel();
    const tab = openTab(clientOf(panel));
    await listens(tab, panel);
    const before = world.requests.length;
    const { length } = tab.snapshots;
    for (const title of ['After', 'After that']) {
      await world.pass(3 * SECOND);
      await panel.play({ title, length: 600 * SECOND });
      await world.pass(0);
      assert.equal(tab.titles()[0], title);
    }
    assert.deepEqual(tab.titles().slice(0, 3), ['After that', 'After', 'Before']);
    assert.equal(world.requests.length, before);
    assert.equal(tab.snapshots.length - length, 2);
  });

  it('are shared by several tabs', async () => {
    const panel = await openPanel();
    const first = openTab(clientOf(panel));
    await listens(first, panel);
    const second = openTab(clientOf(panel));
    // The page shows the title of the last visit immediately. The tab joins the others after its own response.
    await world.until(() => second.snapshots.at(-1)!.status === 'ready', 'a response');
    await world.pass(JOINED);
    const before = world.requests.length;
    await world.pass(3 * SECOND);
    await panel.play({ title: 'After', length: 600 * SECOND });
    await world.pass(0);
    assert.deepEqual([first.titles()[0], second.titles()[0]], ['After', 'After']);
    assert.equal(world.requests.length, before);
    first.close();
    await world.pass(0);
    assert.equal(panel.requests(EVENTS), 2);
  });

  for (const [name, leave, comeBack] of [
    ['is hidden', () => world.page.hide(true), () => world.page.hide(false)],
    ['is asleep', () => world.page.sleep(), () => world.page.show(true)],
  ] as const) {
    it(`aren't received while the page ${name}`, async () => {
      const panel = await openPanel();
      const tab = openTab(clientOf(panel));
      await listens(tab, panel);
      leave();
      await world.pass(3 * SECOND);
      await panel.play({ title: 'Meanwhile', length: 600 * SECOND });
      await world.pass(2 * SECOND);
      assert.equal(tab.titles()[0], 'Before');
      comeBack();
      await world.pass(SECOND);
      assert.equal(tab.titles()[0], 'Meanwhile');
      assert.equal(panel.requests(EVENTS), 2);
    });
  }

  for (const [name, open] of [
    [
      'without Web Locks',
      async () => {
        world.page.removeLocks();
        return clientOf(await openPanel());
      },
    ],
    ['via JSONP', async () => clientOf(await openPanel(), 'legacy')],
    [
      'from a panel that announces no events',
      async () => clientOf(await openPanel({ trustProxy: true, publicUrl: 'https://radio.example' })),
    ],
  ] as const) {
    it(`aren't requested ${name}`, async () => {
      const tab = openTab(await open());
      await world.pass(MINUTE);
      assert.equal(tab.titles()[0], 'Before');
      assert.deepEqual(
        world.requests.filter(({ path }) => path === EVENTS),
        [],
      );
    });
  }

  it('replace polling while they are complete', async () => {
    const server = openServer({ body: data(track(1, 'Before')), isOpen: true });
    let tracks = [track(1, 'Before')];
    let requests = 0;
    sinon.stub(Math, 'random').returns(0);
    const tab = openTab({
      baseUrl: server.url,
      capabilities: panelCapabilities,
      links: { history: LINK },
      readNewest: () => {
        requests += 1;
        return Promise.resolve({
          records: tracks.map((each) => ({ length: null, ...each }) as Track),
          count: null,
        });
      },
      readList: () => Promise.reject(new Error('not used')),
      forgetOrder: () => undefined,
    });
    await world.pass(JOINED + 3 * SECOND);
    assert.equal(server.requests(EVENTS), 1);
    const before = requests;
    await world.pass(35 * SECOND);
    assert.equal(requests, before);
    // The response contains a different play from the one that the events reported.
    tracks = [track(2, 'Unreported'), ...tracks];
    await world.until(() => tab.titles()[0] === 'Unreported', 'the play that was not reported', MINUTE);
    assert.equal(requests, before + 1);
    await world.pass(16 * SECOND);
    assert.equal(requests, before + 2);
  });

  for (const events of [{ status: 503 }, { status: 404 }, { headers: { 'Content-Type': 'text/html' } }]) {
    it(`pause for ten minutes after ${JSON.stringify(events)}`, async () => {
      const server = openServer(events);
      openTab(clientOf(server));
      await world.until(() => server.requests(EVENTS) === 1, 'the events');
      const before = server.requests(HISTORY);
      await world.pass(10 * MINUTE - 1);
      assert.equal(server.requests(EVENTS), 1);
      assert.equal(server.requests(HISTORY) - before, 40);
      await world.pass(1);
      assert.equal(server.requests(EVENTS), 2);
    });
  }

  for (const [chance, seconds] of [
    [0, 5],
    [0.999, 60],
  ] as const) {
    it(`resume ${seconds} s after the connection breaks`, async () => {
      const random = sinon.stub(Math, 'random').returns(chance);
      const server = openServer({ body: data(track(1, 'Before')) });
      openTab(clientOf(server));
      await world.until(() => server.requests(EVENTS) === 1, 'the events');
      const before = server.requests(HISTORY);
      await world.pass(seconds * SECOND - 100);
      assert.equal(server.requests(EVENTS), 1);
      await world.pass(100);
      assert.equal(server.requests(EVENTS), 2);
      random.returns(0.999);
      await world.pass(40 * SECOND);
      assert.equal(server.requests(HISTORY) - before, Math.floor((seconds + 40) / 15));
    });
  }

  it('are replaced by polling after the connection breaks', async () => {
    const panel = await openPanel();
    await panel.play({ title: 'Before', length: null });
    const tab = openTab(clientOf(panel));
    sinon.stub(Math, 'random').returns(0.999);
    await listens(tab, panel);
    // Without events, it would be polled every 15 s.
    await world.pass(30 * SECOND);
    const before = panel.requests(HISTORY);
    // Any change of the panel's faults ends all connections, even one without an effect.
    await panel.faults({ skew_ms: 0 });
    await world.pass(14 * SECOND);
    assert.equal(panel.requests(HISTORY), before);
    await world.pass(SECOND);
    assert.equal(panel.requests(HISTORY), before + 1);
  });

  it('keep their connection while the panel sends comments', async () => {
    const panel = await openPanel();
    await listens(openTab(clientOf(panel)), panel);
    await world.pass(9 * MINUTE);
    assert.equal(panel.requests(EVENTS), 1);
  });

  it('are requested again after 45 s of silence', async () => {
    sinon.stub(Math, 'random').returns(0);
    const server = openServer({ body: data(track(1, 'Before')), isOpen: true });
    openTab(clientOf(server));
    await world.until(() => server.requests(EVENTS) === 1, 'the events');
    await world.pass(49 * SECOND);
    assert.equal(server.requests(EVENTS), 1);
    await world.pass(SECOND);
    assert.equal(server.requests(EVENTS), 2);
  });

  it("are requested only from the panel's origin", async () => {
    const other = world.openServer({
      '*': { headers: { 'Content-Type': 'text/event-stream' }, isOpen: true },
    });
    const type = 'type="text/event-stream"';
    const server = openServer(
      { body: data(track(1, 'Before')), isOpen: true },
      [
        `<${other.url}${EVENTS}>; rel="alternate"; ${type}`,
        `<${other.url.replace('http:', '')}${EVENTS}>; ${type}`,
        `<javascript:fetch('${other.url}${EVENTS}')>; ${type}`,
        `<https://>; ${type}`,
        `</other/>; type="text/html"`,
        LINK,
      ].join(', '),
    );
    openTab(clientOf(server));
    await world.pass(10 * SECOND);
    assert.deepEqual([server.requests(EVENTS), server.requests('/other/'), other.requests()], [1, 0, 0]);
  });

  it("aren't redirected to another server", async () => {
    const other = world.openServer({
      '*': { headers: { 'Content-Type': 'text/event-stream' }, isOpen: true },
    });
    const server = openServer({ status: 302, headers: { Location: other.url + EVENTS } });
    openTab(clientOf(server));
    await world.pass(MINUTE);
    assert.deepEqual([server.requests(EVENTS), other.requests()], [1, 0]);
  });

  it('are ignored if malformed', async () => {
    const broken = ['{"id":2,', '5', 'null', '[]', '{}', '{"id":2}', '{"id":"x","ts":[]}', '', '\u0000'];
    const server = openServer({
      body:
        broken.map((text) => `data: ${text}\n\n`).join('') +
        'event\nid\nretry: 1\ndata\n\n' +
        data({
          ...track(3, '<img src=x onerror="top.broken=1">'),
          img_url: 'javascript:alert(1)',
          length: {},
        }),
      isOpen: true,
    });
    const tab = openTab(clientOf(server));
    await world.pass(JOINED + SECOND);
    assert.match(tab.titles()[0]!, /^<img/);
    assert.equal(tab.snapshots.at(-1)!.tracks[0]!.img_url, null);
    assert.equal(tab.snapshots.at(-1)!.status, 'ready');
  });

  it('never bring back an older title', async () => {
    const older = { ...track(2, 'Long ago'), ts: NOON - 200_000 };
    const server = openServer({ body: data(older), isOpen: true, everyMs: 50 });
    const tab = openTab(clientOf(server));
    await world.until(() => server.requests(EVENTS) === 1, 'the events');
    const before = server.requests(HISTORY);
    await world.pass(30 * SECOND);
    const titles = tab.snapshots.flatMap(({ tracks }) => tracks).map(({ title }) => title);
    assert.deepEqual([...new Set(titles)], ['Before']);
    // The panel is polled every 15 s during a play of unknown length.
    assert.equal(server.requests(HISTORY) - before, 2);
  });
});
