import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, it } from 'node:test';
import { openPanel } from '../../../kit/open-panel.js';
import { until } from '../../../kit/until.js';

const PATH = '/api/v2/history/?limit=20&offset=0&server=1';
const SECOND = 1000;

describe('GET /events/SERVER/ over a real connection', () => {
  it('disconnects clients that read nothing', async () => {
    let connection: { response: ServerResponse; socket: Socket } | null = null;
    const onRequest = (message: unknown): void => {
      const { request, ...opened } = message as NonNullable<typeof connection> & { request: IncomingMessage };
      if (request.url === '/events/1/') connection = opened;
    };
    subscribe('http.server.request.start', onRequest);
    const opened = await openPanel({ port: 0 });
    const huge = { comment: '€'.repeat(32_000), length: 200_000 };
    for (let play = 0; play < 20; play += 1) {
      await opened.clock({ advance_ms: SECOND });
      await opened.play({ title: `${play}`, ...huge });
    }
    const { hostname, port } = new URL(opened.url);
    const first = (await opened.request(PATH)).json<{
      results: { id: number }[];
    }>();
    const lastId = Math.min(...first.results.map(({ id }) => id));
    const client = connect(Number(port), hostname);
    client.on('error', () => undefined);
    client.write(`GET /events/1/ HTTP/1.1\r\nHost: x\r\nLast-Event-ID: ${lastId}\r\n\r\n`);
    try {
      await until(() => (connection?.socket.bytesWritten ?? 0) > 32_000, 'the missed plays');
      const { response, socket } = connection!;
      assert.ok(socket.bytesWritten <= 130 * 1024, `${socket.bytesWritten} bytes at once`);
      let most = 0;
      for (let play = 0; play < 1000 && !socket.destroyed; play += 1) {
        await opened.clock({ advance_ms: SECOND });
        most = Math.max(most, response.writableLength);
        await opened.play({ title: `more ${play}`, ...huge });
        most = Math.max(most, response.writableLength);
      }
      assert.ok(socket.destroyed, 'the client was disconnected');
      assert.ok(most > 0 && most <= 130 * 1024, `${most} bytes`);
      assert.equal(response.writableLength, 0);
    } finally {
      unsubscribe('http.server.request.start', onRequest);
      client.destroy();
      await opened.close();
    }
  });
});
