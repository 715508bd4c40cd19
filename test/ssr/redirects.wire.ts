import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { Station } from '../../src/station/station.js';
import { renderTag, renderText, type TagOptions } from '../../src/ssr/index.js';
import { PATIENCE_MS } from '../kit/patience.js';

// The renderer also shows plays that ended long ago.
const PLAY = { id: 1, ts: 1_700_000_000_000, title: 'Of the inner network', author: 'X', length: 600_000 };
const HISTORY = JSON.stringify({ count: 1, results: [PLAY] });

async function listen(t: TestContext, handle: RequestListener): Promise<number> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** A service that only the Node site should reach. It responds to any path as a panel does. */
async function listenInside(t: TestContext): Promise<{ port: number; requested: string[] }> {
  const requested: string[] = [];
  const port = await listen(t, ({ url, headers }, response) => {
    requested.push(`${headers.host} ${url}`);
    response.setHeader('Content-Type', 'application/json').end(HISTORY);
  });
  return { port, requested };
}

describe('redirects in the Node renderer', () => {
  const SOURCES = ['panel', 'auto', 'azuracast', 'libretime', 'icecast', 'shoutcast'] as const;
  for (const source of SOURCES) {
    it(`can't lead to another port (source="${source}")`, async (t) => {
      t.mock.method(console, 'warn', () => undefined);
      const inside = await listenInside(t);
      for (const target of ['127.0.0.1', 'localhost']) {
        for (const status of [301, 302, 303, 307, 308]) {
          let count = 0;
          const port = await listen(t, ({ url }, response) => {
            count++;
            response.writeHead(status, { Location: `http://${target}:${inside.port}${url}` }).end();
          });
          const options = { baseUrl: `http://127.0.0.1:${port}`, source };
          assert.equal(await renderText('now-playing', options), '');
          assert.doesNotMatch(await renderTag('history', options as TagOptions<'history'>), /inner network/);
          assert.notEqual(count, 0);
        }
      }
      assert.deepEqual(inside.requested, []);
    });
  }

  it("can't misdirect a site that uses a DOM library", async (t) => {
    const inside = await listenInside(t);
    const port = await listen(t, ({ url }, response) => {
      response.writeHead(302, { Location: `http://127.0.0.1:${inside.port}${url}` }).end();
    });
    // In a separate process, because the globals can't be removed.
    const program = `
      const attributes = { 'base-url': 'http://127.0.0.1:${port}', source: 'panel' };
      const tag = {
        localName: 'onair-history',
        getAttribute: (name) => attributes[name] ?? null,
        hasAttribute: (name) => name in attributes,
        closest: () => null,
      };
      globalThis.location = new URL('http://site.example/');
      globalThis.document = {
        documentElement: { lang: 'en' },
        querySelector: () => null,
        querySelectorAll: (selector) => (selector.includes(':not(:defined)') ? [tag] : []),
      };
      await import('./src/elements/base/early-request.ts');
      console.log('imported');`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import=tsx',
      '--input-type=module',
      '--eval',
      program,
    ]);
    assert.equal(stdout.trim(), 'imported');
    assert.deepEqual(inside.requested, []);
  });

  it("can't lead to another host name", async (t) => {
    t.mock.method(console, 'warn', () => undefined);
    const hosts: string[] = [];
    const port = await listen(t, ({ url, headers }, response) => {
      hosts.push(headers.host!);
      response.writeHead(302, { Location: `http://localhost:${port}${url}` }).end();
    });
    assert.equal(await renderText('now-playing', { baseUrl: `http://127.0.0.1:${port}` }), '');
    assert.deepEqual(hosts, [`127.0.0.1:${port}`]);
  });

  it('can lead to another path', async (t) => {
    const port = await listen(t, ({ url }, response) => {
      if (url!.startsWith('/new/')) response.setHeader('Content-Type', 'application/json').end(HISTORY);
      else response.writeHead(301, { Location: `/new${url}` }).end();
    });
    const options = { baseUrl: `http://127.0.0.1:${port}`, timeoutMs: PATIENCE_MS };
    assert.match(await renderText('now-playing', options), /inner network/);
  });

  it('are limited to four requests', async (t) => {
    let count = 0;
    const port = await listen(t, ({ url }, response) => {
      count++;
      response.writeHead(302, { Location: url }).end();
    });
    const options = { baseUrl: `http://127.0.0.1:${port}`, timeoutMs: PATIENCE_MS };
    assert.equal(await renderText('now-playing', options), '');
    assert.equal(count, 4);
  });
});

describe('a response to the Node renderer', () => {
  it('is read up to 8 MB after decompression', async (t) => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    const port = await listen(t, (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(bomb);
    });
    const station = Station.at({ baseUrl: `http://127.0.0.1:${port}` });
    await assert.rejects(station.client.readNewest(2, new AbortController().signal), /more than 8 MB/);
  });

  it("can't cause Node to request a feed", async (t) => {
    const inside = await listenInside(t);
    const station = Station.at({ baseUrl: 'http://feeds.example' });
    const podcast = { feed_url: `http://127.0.0.1:${inside.port}/feed` } as Parameters<
      Station['episodes']
    >[0];
    await assert.rejects(station.episodes(podcast), /can only be read in a browser/);
    assert.deepEqual(inside.requested, []);
  });
});
