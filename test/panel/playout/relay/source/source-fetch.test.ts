import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, describe, it } from 'node:test';
import { createSourceFetch } from '../../../../../src/panel/playout/relay/source/source-fetch.js';
import { decodeText } from '../../../../../src/servers/decode-text.js';
import { SourceFailure } from '../../../../../src/panel/playout/relay/source/source-failure.js';
import { networkOfSource } from '../../../../../src/panel/playout/relay/source/network.js';
import { openServer } from '../open-server.js';

const closing = new AbortController();
after(() => closing.abort());

function fetchTextFrom(url: string, milliseconds = 10_000): (url: string) => Promise<string | null> {
  const fetchSource = createSourceFetch(networkOfSource(url), closing.signal, { bytes: 2000, milliseconds });
  return async (address) => {
    const body = await fetchSource(address);
    return body && decodeText(body);
  };
}

/** Fetches from a server that responds as `respond` does. */
async function fetchFrom(
  respond: (response: ServerResponse) => void,
  milliseconds?: number,
): Promise<string | null> {
  const { url } = openServer((_, response) => respond(response));
  return fetchTextFrom(url, milliseconds)(`${url}/`);
}

const fails = (reason: RegExp) => (error: unknown) =>
  error instanceof SourceFailure && reason.test(error.message);

describe('fetchSource', () => {
  it('decodes the body as UTF-8 or Latin-1', async () => {
    assert.equal(await fetchFrom((response) => response.end('Björk')), 'Björk');
    assert.equal(await fetchFrom((response) => response.end(Buffer.from('Björk', 'latin1'))), 'Björk');
  });

  it('returns the cached body for a 304 response', async () => {
    const source = openServer((request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304, { ETag: '"1"' }).end();
      else response.writeHead(200, { ETag: '"1"' }).end('first');
    });
    const fetchText = fetchTextFrom(source.url);
    assert.deepEqual(
      [await fetchText(`${source.url}/`), await fetchText(`${source.url}/`)],
      ['first', 'first'],
    );
    assert.deepEqual(
      source.requests.map(({ headers }) => headers['if-none-match']),
      [undefined, '"1"'],
    );
    assert.match(String(source.requests[0]?.headers['user-agent']), /^onair-panel\//);
  });

  it('returns null for a 404', async () => {
    assert.equal(await fetchFrom((response) => response.writeHead(404).end()), null);
    await assert.rejects(
      fetchFrom((response) => response.writeHead(503, { 'Retry-After': '90' }).end()),
      (error: SourceFailure) => error.retryAfterSeconds === 90,
    );
    await assert.rejects(fetchTextFrom('http://127.0.0.1:1')('http://127.0.0.1:1/'), fails(/ECONNREFUSED/));
  });

  it("doesn't read the body of an audio stream", async () => {
    const stream = (response: ServerResponse) =>
      response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).write('…');
    assert.equal(await fetchFrom(stream), null);
  });

  it('rejects oversized, slow or incomplete responses', async () => {
    await assert.rejects(
      fetchFrom((response) => response.end('x'.repeat(2001))),
      fails(/longer than 2000 bytes/),
    );
    await assert.rejects(
      fetchFrom((response) => response.write('x'), 200),
      fails(/in time/),
    );
    await assert.rejects(
      fetchFrom(() => undefined, 200),
      fails(/in time/),
    );
    const cut = (response: ServerResponse) => {
      response.writeHead(200, { 'Content-Length': '10' }).write('x');
      setTimeout(() => response.destroy(), 20);
    };
    await assert.rejects(fetchFrom(cut), SourceFailure);
  });

  it('aborts if chunk extensions inflate the body', async () => {
    const counted: number[] = [];
    const source = openServer((_, response) => {
      const { socket } = response;
      socket!.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
      // A chunk of one byte may have an extension of up to 16 KB.
      for (let chunk = 0; chunk < 100; chunk += 1) socket!.write(`1;${'a'.repeat(500)}\r\n \r\n`);
      socket!.end('0\r\n\r\n');
    });
    const fetchSource = createSourceFetch(
      networkOfSource(source.url),
      closing.signal,
      { bytes: 2000, milliseconds: 10_000 },
      (bytes) => counted.push(bytes),
    );
    await assert.rejects(fetchSource(`${source.url}/`), fails(/longer than 2000 bytes/));
    assert.ok(counted.reduce((sum, bytes) => sum + bytes, 0) > 4000);
  });

  it('fails after more than five informational responses', async () => {
    const waiting = fetchFrom((response) => {
      for (let hint = 0; hint < 10; hint += 1) response.writeEarlyHints({ link: '</a.css>; rel=preload' });
    });
    await assert.rejects(waiting, fails(/only informational responses/));
  });

  it('counts the bytes of all responses', async () => {
    let bytes = 0;
    const { url } = openServer((request, response) =>
      response.end('x'.repeat(request.url === '/long' ? 3000 : 500)),
    );
    const limits = { bytes: 2000, milliseconds: 10_000 };
    const fetchSource = createSourceFetch(
      networkOfSource(url),
      closing.signal,
      limits,
      (more) => (bytes += more),
    );
    await fetchSource(`${url}/`);
    assert.equal(bytes, 500);
    await assert.rejects(fetchSource(`${url}/long`), fails(/longer/));
    assert.ok(bytes > 2500, String(bytes));
  });

  it('follows redirects only to allowed addresses', async () => {
    const target = openServer((_, response) => response.end('there'));
    assert.equal(
      await fetchFrom((response) => response.writeHead(302, { Location: target.url }).end()),
      'there',
    );
    await assert.rejects(
      fetchFrom((response) => response.writeHead(302, { Location: '/' }).end()),
      fails(/too often/),
    );
    for (const location of ['file:///etc/passwd', 'http://['])
      await assert.rejects(
        fetchFrom((response) => response.writeHead(302, { Location: location }).end()),
        fails(/invalid address/),
      );
  });
});
