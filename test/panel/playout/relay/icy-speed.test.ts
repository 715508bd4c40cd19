import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { createClock } from '../../../../src/panel/base/clock.js';
import { createIcyStation } from '../../../../src/panel/playout/relay/icy-station.js';
import { networkOfSource } from '../../../../src/panel/playout/relay/source/network.js';
import type { Reader } from '../../../../src/panel/playout/relay/reader/reader.js';
import { tasks } from '../../../../src/panel/playout/relay/reader/tasks.js';
import { serveInProcess, stopListening } from '../../../kit/in-process-server.js';
import { MORNING } from '../../../kit/open-panel.js';

/** Runs the tasks in this thread. */
const reader = {
  read: (_: string, input: { title: string; stationName: string | null }) =>
    Promise.resolve(tasks.title(input)),
} as unknown as Reader;

describe('the relay of an ICY station', () => {
  it('limits reading to 512 KB per second', async () => {
    mock.timers.enable({ apis: ['Date', 'setInterval', 'setTimeout'], now: MORNING });
    const closing = new AbortController();
    const MB = 1024 * 1024;
    const LAST = "StreamTitle='The Tides - Pier';";
    const port = serveInProcess((socket) =>
      socket
        .on('error', () => undefined)
        .once('data', () => {
          socket.write(`ICY 200 OK\r\nicy-metaint:${MB}\r\n\r\n`);
          for (let sent = 0; sent < 20; sent += 1) socket.write(Buffer.alloc(MB + 1));
          socket.write(
            Buffer.concat([Buffer.alloc(MB), Buffer.from([2]), Buffer.from(LAST.padEnd(32, '\0'))]),
          );
        }),
    );
    try {
      const url = `http://127.0.0.1:${port}/live`;
      const titles: unknown[] = [];
      const station = createIcyStation({
        url,
        network: networkOfSource(url),
        keeper: {
          keepPlays: ({ plays }) => titles.push(plays[0]?.title) > 0,
          endStalePlay: () => false,
          changesAt: () => null,
          newPlays: () => 0,
        },
        lists: { keepChannels: () => undefined },
        reader,
        clock: createClock(MORNING, 1),
        closed: closing.signal,
        onChange: () => undefined,
        onOutage: () => undefined,
      });
      void station.listen();
      let seconds = 0;
      while (titles.length === 0) {
        for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        mock.timers.tick(1000);
        seconds += 1;
      }
      assert.deepEqual(titles.slice(0, 1), ['Pier']);
      assert.ok(seconds >= (21 - 4) * 2 - 1, `${seconds} seconds`);
    } finally {
      closing.abort();
      stopListening(port);
      mock.timers.reset();
    }
  });
});
