import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sinon from 'sinon';
import { LazyClient } from '../../../src/client/lazy-client.js';
import { PanelClient } from '../../../src/client/panel-client.js';
import { Feed } from '../../../src/station/feed/feed.js';
import type { FeedSnapshot } from '../../../src/station/snapshot.js';
import { MINUTE, NOON, SECOND, useWorld, type OtherServer } from '../../kit/world.js';

const SSE = '/api/live/nowplaying/sse';
const STATIC = '/api/nowplaying_static/meridian.json';
/** From the first response until the tab has joined the others and listens. */
const JOINED = 2 * SECOND;
const LISTENER_DELAY = 3 * SECOND;
const CORS = { 'Access-Control-Allow-Origin': '*' };
const STREAM = { 'Content-Type': 'text/event-stream', ...CORS };

describe('AzuraCast events', () => {
  const world = useWorld();

  /** Opens a page at a server whose events are sent by hand. */
  async function openStation({ respond }: { respond?: () => Response } = {}) {
    // Polls are in the middle of their range.
    sinon.stub(Math, 'random').returns(0.5);
    const server = await world.openOther('azuracast');
    server.play({ title: 'Before', length: 600 });
    let connections: ReadableStreamDefaultController<Uint8Array>[] = [];
    const queries: string[] = [];
    world.respond(server.url + SSE, ({ url }) => {
      queries.push(new URL(url).search);
      if (respond) return respond();
      const body = new ReadableStream<Uint8Array>({ start: (each) => void connections.push(each) });
      return new Response(body, { headers: STREAM });
    });
    const panel = new PanelClient(server.url, 1, 'auto', 'frame');
    const feed = new Feed(new LazyClient('azuracast', 'meridian', panel), server.url);
    const snapshots: FeedSnapshot[] = [];
    world.afterwards(feed.subscribe((each) => snapshots.push(each), 2));
    await world.until(() => snapshots.at(-1)?.status === 'ready', 'the first response');
    await world.pass(JOINED + SECOND);
    return {
      server,
      queries,
      title: () => snapshots.at(-1)!.tracks[0]!.title,
      snapshot: () => snapshots.at(-1)!,
      /** Sends messages in one event. */
      send(...messages: unknown[]) {
        const lines = messages.map((message) => `data: ${JSON.stringify(message)}\n`);
        const bytes = new TextEncoder().encode(`${lines.join('')}\n`);
        for (const each of connections) each.enqueue(bytes);
      },
      end() {
        for (const each of connections) each.close();
        connections = [];
      },
      polls: () => server.requests(STATIC),
      /** Returns the station's data, as its responses have it. */
      np: () => nowPlayingOf(server),
    };
  }

  const nowPlayingOf = async (server: OtherServer): Promise<unknown> =>
    (await fetch(server.url + STATIC)).json();

  const connected = (np: unknown) => ({
    connect: {
      client: '6c5b7bd8-0e2b-4a3e-9f0a-0a5d3cf1cbd8',
      version: '6.0.0',
      subs: {
        'station:meridian': {
          recoverable: true,
          epoch: 'hkFX',
          publications: np === undefined ? [] : [{ data: { np, triggers: [] }, offset: 7 }],
          positioned: true,
        },
      },
      ping: 25,
      session: 'e5e5',
      time: NOON,
    },
  });
  const published = (np: unknown) => ({
    channel: 'station:meridian',
    pub: { data: { np, triggers: ['song_changed'], current_time: NOON / 1000 }, offset: 8 },
  });

  it('make the next title appear after three seconds', async () => {
    const station = await openStation();
    assert.deepEqual(station.queries.map(decodeURIComponent), [
      '?cf_connect={"subs":{"station:meridian":{"recover":true}}}',
    ]);
    station.send(connected(await station.np()));
    await world.pass(10 * SECOND);
    for (const title of ['After', 'After that']) {
      station.server.play({ title, length: 600 });
      station.send(published(await station.np()));
      const before = station.polls();
      await world.pass(LISTENER_DELAY - 100);
      assert.notEqual(station.title(), title);
      await world.pass(SECOND);
      assert.equal(station.title(), title);
      assert.equal(station.polls(), before);
      await world.pass(10 * SECOND);
    }
    assert.deepEqual(
      station.snapshot().tracks.map(({ title }) => title),
      ['After that', 'After', 'Before'],
    );
  });

  for (const [name, reply] of [
    ['', connected],
    [
      ' to an older version',
      (np: unknown) => ({ connect: { data: [{ data: { np, current_time: 1 } }], subs: {} } }),
    ],
  ] as const)
    it(`include the current state upon connection${name}`, async () => {
      const station = await openStation();
      station.server.play({ title: 'Meanwhile', length: 600 });
      station.send(reply(await station.np()));
      await world.pass(SECOND);
      assert.equal(station.title(), 'Meanwhile');
    });

  it('show the last state despite later channels', async () => {
    const station = await openStation();
    station.server.play({ title: 'Meanwhile', length: 600 });
    const { connect } = connected(await station.np());
    const time = { publications: [{ data: { time: 1 }, offset: 9 }] };
    station.send({ connect: { ...connect, subs: { ...connect.subs, 'global:time': time } } });
    await world.pass(SECOND);
    assert.equal(station.title(), 'Meanwhile');
  });

  it('are ignored if they are about another station', async () => {
    const station = await openStation();
    station.send(connected(await station.np()));
    station.server.play({ title: 'Elsewhere', length: 600 });
    const np = (await station.np()) as { station: object };
    station.send({
      ...published({ ...np, station: { ...np.station, id: 9, shortcode: 'other' } }),
      channel: 'station:other',
    });
    await world.pass(LISTENER_DELAY + SECOND);
    assert.equal(station.title(), 'Before');
  });

  it('are read if several arrive together', async () => {
    const station = await openStation();
    const first = connected(await station.np());
    station.server.play({ title: 'After', length: 600 });
    station.send(first, {}, published(await station.np()), {});
    await world.pass(LISTENER_DELAY + SECOND);
    assert.equal(station.title(), 'After');
  });

  it('never bring back an older title', async () => {
    const station = await openStation();
    const late = published(await station.np());
    station.send(connected(await station.np()));
    station.server.play({ title: 'After', length: 600 });
    const current = published(await station.np());
    station.send(current);
    await world.pass(LISTENER_DELAY + SECOND);
    station.send(late);
    await world.pass(LISTENER_DELAY + SECOND);
    assert.equal(station.title(), 'After');
    station.send({ channel: 'station:meridian', join: {} }, late, current);
    await world.pass(LISTENER_DELAY + SECOND);
    assert.equal(station.title(), 'After');
  });

  it('report that the station goes off air', async () => {
    const station = await openStation();
    station.send(connected(await station.np()));
    station.server.silence();
    station.send(published(await station.np()));
    await world.pass(LISTENER_DELAY + SECOND);
    assert.deepEqual([station.snapshot().onAir, station.snapshot().isOver], [false, true]);
  });

  it('reduce polling', async () => {
    const station = await openStation();
    station.server.live('DJ Ana');
    station.send(connected(await station.np()));
    await world.pass(SECOND);
    const before = station.polls();
    for (let seconds = 0; seconds < 300; seconds += 25) {
      station.send({});
      await world.pass(25 * SECOND);
    }
    assert.ok(station.polls() - before <= 6, String(station.polls() - before));
    assert.equal(station.queries.length, 1);
  });

  it('resume after the connection expires', async () => {
    const station = await openStation();
    station.send(connected(await station.np()));
    await world.pass(SECOND);
    station.send({ disconnect: { code: 3005, reason: 'connection expired' } });
    station.end();
    await world.pass(MINUTE);
    assert.equal(station.queries.length, 2);
    station.server.play({ title: 'Missed', length: 600 });
    station.send(connected(await station.np()));
    await world.pass(SECOND);
    assert.equal(station.title(), 'Missed');
  });

  it('are ignored if malformed or unrelated', async () => {
    const station = await openStation();
    for (const event of [
      null,
      5,
      [],
      { error: { code: 103, message: 'permission denied' } },
      { connect: { subs: { 'station:meridian': null } } },
      connected(undefined),
      { channel: 'global:time', pub: { data: { time: 1 } } },
      published(null),
      published({ station: {} }),
    ])
      station.send(event);
    await world.pass(LISTENER_DELAY + SECOND);
    assert.equal(station.title(), 'Before');
    assert.equal(station.queries.length, 1);
  });

  for (const [name, respond] of [
    ['the endpoint is missing', () => new Response('not found', { status: 404, headers: CORS })],
    ['a firewall forbids the connection', () => new Response('forbidden', { status: 403, headers: STREAM })],
    ['the server redirects to a login', () => Response.redirect('https://radio.example/login')],
    [
      'CORS forbids the connection',
      () => new Response('', { headers: { 'Content-Type': 'text/event-stream' } }),
    ],
    ['the server responds with a web page', () => new Response('<!doctype html>', { headers: CORS })],
    ['a proxy buffers the stream', () => new Response(new ReadableStream(), { headers: STREAM })],
  ] as const)
    it(`are replaced by polling if ${name}`, async () => {
      const station = await openStation({ respond });
      station.server.live('DJ Ana');
      await world.until(() => station.snapshot().tracks[0]!.dj_name === 'DJ Ana', 'the DJ');
      const before = station.polls();
      await world.pass(MINUTE);
      assert.equal(station.polls() - before, 4);
    });
});
