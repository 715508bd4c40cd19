import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { createSourceFetch } from '../../../../src/panel/playout/relay/source/source-fetch.js';
import { networkOfSource } from '../../../../src/panel/playout/relay/source/network.js';

/** Opens a server on a real port, because connections in process don't resolve names. */
async function openServer(respond: RequestListener): Promise<{ url: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

describe('redirects of a source', () => {
  const closing = new AbortController();
  after(() => closing.abort());

  it("can't lead to the local machine", async () => {
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
      // The name resolves to a public address, but the connection goes to the test's server.
      const network = networkOfSource(named, {
        resolveAll: (hostname, done) =>
          done(null, [{ address: hostname === 'radio.example' ? '93.184.216.34' : '127.0.0.1', family: 4 }]),
      });
      const fetchSource = createSourceFetch(
        {
          check: (url) => network.check(url),
          lookup: (hostname, options, done) =>
            network.lookup(hostname, options, (error, address, family) => {
              if (error || hostname !== 'radio.example') done(error, address, family);
              else if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
              else done(null, '127.0.0.1', 4);
            }),
        },
        closing.signal,
      );
      await assert.rejects(fetchSource(`${named}/`), /may not use/, location);
      assert.equal(outside.requests.length, 1);
    }
    assert.equal(inside.requests.length, 0);
  });
});
