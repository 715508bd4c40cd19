import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { createAsker } from '../../../../src/panel/playout/relay/source/ask.js';
import { networkOf } from '../../../../src/panel/playout/relay/source/network.js';

/** On a real port: a connection in this process resolves no names. */
async function openServer(answer: RequestListener): Promise<{ url: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

describe('the redirects of a source', () => {
  const closing = new AbortController();
  after(() => closing.abort());

  it('lead nowhere from a public address to this machine, by number or by name', async () => {
    const inside = await openServer((_, response) => response.end('secret'));
    const port = new URL(inside.url).port;
    for (const location of [
      inside.url,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://localhost:${port}/`,
    ]) {
      const outside = await openServer((_, response) =>
        response.writeHead(302, { Location: location }).end(),
      );
      const { port: ownPort } = new URL(outside.url);
      const named = `http://radio.example:${ownPort}`;
      // The name is public by what it resolves to; the connection is made to the test's server.
      const network = networkOf(named, {
        resolveAll: (hostname, done) =>
          done(null, [{ address: hostname === 'radio.example' ? '93.184.216.34' : '127.0.0.1', family: 4 }]),
      });
      const ask = createAsker(
        {
          check: (url) => network.check(url),
          lookup: (hostname, options, answer) =>
            network.lookup(hostname, options, (error, address, family) =>
              error || hostname !== 'radio.example'
                ? answer(error, address, family)
                : options.all
                  ? answer(null, [{ address: '127.0.0.1', family: 4 }])
                  : answer(null, '127.0.0.1', 4),
            ),
        },
        closing.signal,
      );
      await assert.rejects(ask(`${named}/`), /may not lead to/, location);
      assert.equal(outside.requests.length, 1);
    }
    assert.equal(inside.requests.length, 0);
  });
});
