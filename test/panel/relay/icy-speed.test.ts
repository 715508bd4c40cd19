import assert from 'node:assert/strict';
import { createServer, type AddressInfo } from 'node:net';
import { it, mock } from 'node:test';
import { createClock } from '../../../src/panel/clock.js';
import { createIcyStation } from '../../../src/panel/relay/icy-station.js';
import { networkOf } from '../../../src/panel/relay/network.js';
import { createReader } from '../../../src/panel/relay/reader/reader.js';

it('a stream is read at 512 KB a second, after 4 MB at once', async () => {
  mock.timers.enable({ apis: ['setInterval'] });
  const closing = new AbortController();
  const MB = 1024 * 1024;
  const server = createServer((socket) =>
    socket
      .on('error', () => undefined)
      .once('data', () => {
        socket.write(`ICY 200 OK\r\nicy-metaint:${MB}\r\n\r\n`);
        for (let sent = 0; sent < 20; sent += 1) socket.write(Buffer.alloc(MB + 1));
        socket.write(Buffer.concat([Buffer.alloc(MB), Buffer.from([2]), Buffer.from(LAST.padEnd(32, '\0'))]));
      }),
  );
  const LAST = "StreamTitle='The Tides - Pier';";
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/live`;
    const titles: unknown[] = [];
    const station = createIcyStation({
      url,
      network: networkOf(url),
      keeper: {
        tell: ({ plays }) => titles.push(plays[0]?.title) > 0,
        settle: () => false,
        changesAt: () => null,
        newPlays: () => 0,
      },
      lists: { keepChannels: () => undefined },
      reader: createReader({ closed: closing.signal }),
      clock: createClock(Date.now(), 1000),
      closed: closing.signal,
      onChange: () => undefined,
      onOutage: () => undefined,
    });
    void station.listen();
    let seconds = 0;
    while (titles.length === 0 && seconds < 1000) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      mock.timers.tick(1000);
      seconds += 1;
    }
    assert.deepEqual(titles.slice(0, 1), ['Pier']);
    assert.ok(seconds >= (21 - 4) * 2 - 1, `${seconds} seconds`);
  } finally {
    closing.abort();
    server.close();
    mock.timers.reset();
  }
});
