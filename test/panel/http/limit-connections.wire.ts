import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, describe, it } from 'node:test';
import type { PanelOptions } from '../../../src/panel/base/options.js';
import { startPanel } from '../../../src/panel/panel.js';
import { PATIENCE_MS } from '../../kit/patience.js';
import { until } from '../../kit/until.js';

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: radio.test\r\n${more}\r\n`;
const LIST = '/api/v2/servers/';
const STREAM = '/listen/1/radio.wav';

interface Client {
  socket: Socket;
  /** Status of the first response; null before it. */
  status(): number | null;
  heard(): string;
  /** Code of the error that ended the connection; null without one. */
  error(): string | null;
}

/** The default of `refuseMs` is long enough for slow machines. */
async function panelWith(options: Partial<PanelOptions>, refuseMs = PATIENCE_MS) {
  const panel = await startPanel({ speed: 0, ...options }, { refuseMs });
  const sockets: Socket[] = [];
  after(async () => {
    for (const socket of sockets) socket.destroy();
    await panel.close();
  });
  /** Each connects from another loopback address. */
  async function call(request: string, localAddress = '127.0.0.1'): Promise<Client> {
    const socket = connect({ port: panel.port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    let heard = '';
    let error: string | null = null;
    socket.on('data', (part) => (heard += heard.length < 2000 ? part.toString('latin1') : ''));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => (error = code ?? ''));
    await once(socket, 'connect');
    socket.write(request);
    return {
      socket,
      status: () => (heard === '' ? null : Number(heard.slice(9, 12))),
      heard: () => heard,
      error: () => error,
    };
  }
  const answered = async (client: Client) => {
    await until(() => client.status() !== null || client.socket.closed, 'an answer');
    return client.status();
  };
  return { call, answered };
}

describe('connections', () => {
  it('are limited to 200 per address', async () => {
    const { call, answered } = await panelWith({});
    const clients = [];
    for (let index = 0; index < 230; index += 1) clients.push(await call(get(STREAM)));
    const statuses = await Promise.all(clients.map(answered));
    assert.equal(statuses.filter((status) => status === 200).length, 200);
    assert.equal(statuses.filter((status) => status === 503).length, 30);
    assert.equal(await answered(await call(get(LIST), '127.0.0.2')), 200);
  });

  it('get a 503 beyond the limit', async () => {
    const { call, answered } = await panelWith({ connectionsPerAddress: 1 });
    const first = await call(get(STREAM));
    assert.equal(await answered(first), 200);
    const body = 'x'.repeat(500_000);
    for (const request of [
      get(LIST),
      `POST ${LIST} HTTP/1.1\r\nHost: radio.test\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    ]) {
      const second = await call(request);
      await until(() => second.socket.closed, 'the end');
      assert.equal(second.status(), 503);
      assert.match(second.heard(), /^Retry-After: \d+\r$/im);
      assert.match(second.heard(), /^Connection: close\r$/im);
      assert.match(second.heard(), /^Access-Control-Allow-Origin: \*\r$/im);
      assert.equal(second.error(), null);
    }
    first.socket.destroy();
    await until(async () => (await answered(await call(get(LIST)))) === 200, 'a place');
  });

  it('are closed beyond the limit if no request arrives', async () => {
    const { call, answered } = await panelWith({ connectionsPerAddress: 1 }, 200);
    assert.equal(await answered(await call(get(STREAM))), 200);
    const silent = await call('');
    await until(() => silent.socket.closed, 'the end');
  });

  it('are limited in total', async () => {
    const { call, answered } = await panelWith({ connections: 2 });
    assert.equal(await answered(await call(get(STREAM), '127.0.0.1')), 200);
    assert.equal(await answered(await call(get(STREAM), '127.0.0.2')), 200);
    assert.equal(await answered(await call(get(LIST), '127.0.0.3')), 503);
  });

  it("aren't limited per address behind a trusted proxy", async () => {
    const { call, answered } = await panelWith({ trustProxy: true, connectionsPerAddress: 2 });
    const from = (address: string) => `X-Forwarded-For: ${address}\r\n`;
    const statuses = [];
    for (const address of [
      '192.0.2.1',
      '2001:db8::1',
      '192.0.2.1',
      '2001:db8::2',
      '192.0.2.1',
      '2001:db8::3',
    ])
      statuses.push(await answered(await call(get(STREAM, from(address)))));
    assert.deepEqual(statuses, [200, 200, 200, 200, 503, 503]);
    assert.equal(await answered(await call(get(LIST, from('192.0.2.2')))), 200);
  });
});
