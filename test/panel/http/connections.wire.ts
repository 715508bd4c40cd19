import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { defaultLimits, type ConnectionLimits } from '../../../src/panel/http/connection-limits.js';
import { watchConnections } from '../../../src/panel/http/connections.js';
import { startPanel, type RunningPanel } from '../../../src/panel/panel.js';
import { controlOf } from '../../kit/control.js';
import { until } from '../../kit/until.js';

const GET = 'GET /api/v2/servers/ HTTP/1.1\r\nHost: radio.test\r\n\r\n';

const STREAM = GET.replace('/api/v2/servers/', '/listen/1/radio.wav');

interface Line {
  socket: Socket;
  /** All received data. */
  heard(): string;
  /** Resolves when the connection has ended. */
  ended(): Promise<unknown>;
}

/** A client that does nothing automatically. */
async function call(port: number, ...words: string[]): Promise<Line> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  // A connection that is cut off has an error on this side before it closes.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  for (const word of words) socket.write(word);
  const closed = once(socket, 'close');
  return { socket, heard: () => Buffer.concat(parts).toString('latin1'), ended: () => closed };
}

/** Waits until the panel has received this number of API requests. */
async function untilAsked(url: string, requests: number): Promise<void> {
  const { state } = controlOf(url);
  const asked = async () =>
    (await state()).requests.recent.filter(({ path }) => path.startsWith('/api/')).length;
  await until(async () => (await asked()) >= requests, `${requests} requests`);
}

describe('a slow client', () => {
  const open: RunningPanel[] = [];
  after(() => Promise.all(open.map((panel) => panel.close())));
  async function panelWith(limits: Partial<ConnectionLimits>): Promise<number> {
    const panel = await startPanel({}, limits);
    open.push(panel);
    return panel.port;
  }

  it('gets a 408 for incomplete headers', async () => {
    const line = await call(await panelWith({ headMs: 300 }), 'GET /api/v2/servers/ HTTP/1.1\r\nHo');
    await line.ended();
    assert.match(line.heard(), /^HTTP\/1\.1 408 /);
  });

  it('is disconnected if it sends nothing', async () => {
    const line = await call(await panelWith({ headMs: 300 }));
    await line.ended();
  });

  it('is disconnected if no request body arrives', async () => {
    const head = 'POST /api/v2/servers/ HTTP/1.1\r\nHost: radio.test\r\nContent-Length: 1000\r\n\r\n';
    const line = await call(await panelWith({ requestMs: 400, headMs: 400 }), head, 'a few bytes');
    await line.ended();
  });

  it('is disconnected after being idle', async () => {
    const line = await call(await panelWith({ idleMs: 200 }), GET);
    await line.ended();
    assert.match(line.heard(), /^HTTP\/1\.1 200 /);
  });

  it('gets a 431 for long headers', async () => {
    const long = GET.replace('servers/', `servers/?q=${'a'.repeat(20_000)}`);
    const line = await call(await panelWith({}), long);
    await line.ended();
    assert.match(line.heard(), /^HTTP\/1\.1 431 /);
  });

  it('keeps its stream while it reads', async () => {
    const line = await call(await panelWith({ unreadMs: 200 }), STREAM);
    await wait(700);
    assert.ok(!line.socket.closed);
    line.socket.destroy();
  });
});

describe('a client that stops reading its response', () => {
  const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');

  async function serve(response: RequestListener, limits: Partial<ConnectionLimits>) {
    const server = createServer(response);
    const connections = watchConnections(server, { ...defaultLimits, ...limits });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { connections, port: (server.address() as AddressInfo).port, asked: once(server, 'request') };
  }

  it('is disconnected', async () => {
    for (const answer of [
      (_, response) => response.end(LARGE),
      (_, response) => void response.write(LARGE),
    ] as RequestListener[]) {
      const { connections, port } = await serve(answer, { unreadMs: 400 });
      const deaf = await call(port);
      deaf.socket.pause();
      deaf.socket.write(GET);
      await wait(1500);
      deaf.socket.resume();
      await deaf.ended();
      assert.ok(deaf.heard().length < LARGE.length);
      await connections.cut();
    }
  });

  it('gets the whole response if it resumes', async () => {
    const {
      connections,
      port,
      asked: requested,
    } = await serve((_, response) => response.end(LARGE), {
      stopMs: 60_000,
    });
    const late = await call(port);
    late.socket.pause();
    late.socket.write(GET);
    await requested;
    const finished = connections.finish();
    await wait(200);
    late.socket.resume();
    await finished;
    await late.ended();
    assert.ok(late.heard().length > LARGE.length);
  });

  it("doesn't prevent a shutdown", async () => {
    const {
      connections,
      port,
      asked: requested,
    } = await serve((_, response) => response.end(LARGE), { stopMs: 300 });
    const deaf = await call(port);
    deaf.socket.pause();
    deaf.socket.write(GET);
    await requested;
    await connections.finish();
    deaf.socket.destroy();
  });
});

describe('a panel that is shutting down', () => {
  it('completes responses and ends streams', async () => {
    const panel = await startPanel({ latency: 2500, control: true });
    const silent = await call(panel.port);
    const idle = await call(panel.port, GET);
    await until(() => idle.heard() !== '', 'a response');
    const listener = await call(panel.port, STREAM);
    await until(() => listener.heard().length > 1000, 'sound');
    const response = await call(panel.port, GET);
    await untilAsked(panel.url, 2);
    await panel.stop();
    await Promise.all([silent, idle, response, listener].map((line) => line.ended()));
    assert.match(response.heard(), /^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n[^]*\]$/i);
    // A chunked stream ends correctly with an empty chunk.
    assert.match(listener.heard().slice(-7), /\r\n0\r\n\r\n$/);
    await panel.stop();
    await panel.close();
  });

  it("doesn't wait for a hanging request", async () => {
    const panel = await startPanel({ control: true });
    await controlOf(panel.url).faults({ hang: true });
    const hanging = await call(panel.port, GET);
    await untilAsked(panel.url, 1);
    await panel.stop();
    await hanging.ended();
    assert.match(hanging.heard(), /^HTTP\/1\.1 503 /);
  });

  it('accepts no new connections', async () => {
    const panel = await startPanel({ latency: 2000, control: true });
    const response = await call(panel.port, GET);
    await untilAsked(panel.url, 1);
    const stopped = panel.stop();
    const refused = connect(panel.port, '127.0.0.1');
    const [error] = (await once(refused, 'error')) as [NodeJS.ErrnoException];
    assert.equal(error.code, 'ECONNREFUSED');
    await Promise.all([stopped, response.ended()]);
    assert.match(response.heard(), /^HTTP\/1\.1 200 /);
  });

  it('terminates pending responses when closed', async () => {
    const panel = await startPanel({ latency: 60_000, control: true });
    const response = await call(panel.port, GET);
    await untilAsked(panel.url, 1);
    const stopped = panel.stop();
    await wait(50);
    await panel.close();
    await stopped;
    await response.ended();
    assert.equal(response.heard(), '');
  });

  it('is garbage-collected after it stops', async () => {
    const panels = [await openedAnd('stop'), await openedAnd('close')];
    // Node keeps the last request of a process in memory.
    await openedAnd('close');
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    await until(() => {
      collectGarbage();
      return panels.every((panel) => panel.deref() === undefined);
    }, 'the panels leave memory');
  });
});

/** In a function of its own, because a local variable would keep the panel in memory. */
async function openedAnd(end: 'stop' | 'close'): Promise<WeakRef<object>> {
  const running = await startPanel();
  assert.equal((await fetch(`${running.url}/api/v2/servers/`)).status, 200);
  await running[end]();
  return new WeakRef(running.panel);
}
