import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, describe, it } from 'node:test';
import { createAsker } from '../../../../../src/panel/playout/relay/source/ask.js';
import { decodeText } from '../../../../../src/servers/decode-text.js';
import { SourceFailure } from '../../../../../src/panel/playout/relay/source/failures.js';
import { networkOf } from '../../../../../src/panel/playout/relay/source/network.js';
import { openServer } from '../open-server.js';

const closing = new AbortController();
after(() => closing.abort());

function askerFor(url: string, milliseconds = 10_000): (url: string) => Promise<string | null> {
  const ask = createAsker(networkOf(url), closing.signal, { bytes: 2000, milliseconds });
  return async (address) => {
    const body = await ask(address);
    return body && decodeText(body);
  };
}

/** Asks a server that answers so. */
async function answerOf(
  answer: (response: ServerResponse) => void,
  milliseconds?: number,
): Promise<string | null> {
  const { url } = openServer((_, response) => answer(response));
  return askerFor(url, milliseconds)(`${url}/`);
}

const fails = (reason: RegExp) => (error: unknown) =>
  error instanceof SourceFailure && reason.test(error.message);

describe('asking a source', () => {
  it('answers the text, in whatever encoding', async () => {
    assert.equal(await answerOf((response) => response.end('Björk')), 'Björk');
    assert.equal(await answerOf((response) => response.end(Buffer.from('Björk', 'latin1'))), 'Björk');
  });

  it('is not sent again what it has', async () => {
    const source = openServer((request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304, { ETag: '"1"' }).end();
      else response.writeHead(200, { ETag: '"1"' }).end('first');
    });
    const ask = askerFor(source.url);
    assert.deepEqual([await ask(`${source.url}/`), await ask(`${source.url}/`)], ['first', 'first']);
    assert.deepEqual(
      source.requests.map(({ headers }) => headers['if-none-match']),
      [undefined, '"1"'],
    );
    assert.match(String(source.requests[0]?.headers['user-agent']), /^onair-panel\//);
  });

  it('tells apart what is not there and who does not answer', async () => {
    assert.equal(await answerOf((response) => response.writeHead(404).end()), null);
    await assert.rejects(
      answerOf((response) => response.writeHead(503, { 'Retry-After': '90' }).end()),
      (error: SourceFailure) => error.retryAfterSeconds === 90,
    );
    await assert.rejects(askerFor('http://127.0.0.1:1')('http://127.0.0.1:1/'), fails(/ECONNREFUSED/));
  });

  it('does not read a stream in an answer’s place', async () => {
    const answer = (response: ServerResponse) =>
      response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).write('…');
    assert.equal(await answerOf(answer), null);
  });

  it('reads no answer that is too long, too slow or cut', async () => {
    await assert.rejects(
      answerOf((response) => response.end('x'.repeat(2001))),
      fails(/longer than 2000 bytes/),
    );
    await assert.rejects(
      answerOf((response) => response.write('x'), 200),
      fails(/in time/),
    );
    await assert.rejects(
      answerOf(() => undefined, 200),
      fails(/in time/),
    );
    const cut = (response: ServerResponse) => {
      response.writeHead(200, { 'Content-Length': '10' }).write('x');
      setTimeout(() => response.destroy(), 20);
    };
    await assert.rejects(answerOf(cut), SourceFailure);
  });

  it('counts what surrounds the chunks of a body, and reads no more than twice its limit', async () => {
    const counted: number[] = [];
    const source = openServer((_, response) => {
      const { socket } = response;
      socket!.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
      // A chunk of one byte may have an extension of up to 16 KB.
      for (let chunk = 0; chunk < 100; chunk += 1) socket!.write(`1;${'a'.repeat(500)}\r\n \r\n`);
      socket!.end('0\r\n\r\n');
    });
    const ask = createAsker(
      networkOf(source.url),
      closing.signal,
      { bytes: 2000, milliseconds: 10_000 },
      (bytes) => counted.push(bytes),
    );
    await assert.rejects(ask(`${source.url}/`), fails(/longer than 2000 bytes/));
    assert.ok(counted.reduce((sum, bytes) => sum + bytes, 0) > 4000);
  });

  it('waits for no response after more than five hints', async () => {
    const waiting = answerOf((response) => {
      for (let hint = 0; hint < 10; hint += 1) response.writeEarlyHints({ link: '</a.css>; rel=preload' });
    });
    await assert.rejects(waiting, fails(/hints and no response/));
  });

  it('counts the bytes of all responses, also of those that fail', async () => {
    let bytes = 0;
    const { url } = openServer((request, response) =>
      response.end('x'.repeat(request.url === '/long' ? 3000 : 500)),
    );
    const limits = { bytes: 2000, milliseconds: 10_000 };
    const ask = createAsker(networkOf(url), closing.signal, limits, (more) => (bytes += more));
    await ask(`${url}/`);
    assert.equal(bytes, 500);
    await assert.rejects(ask(`${url}/long`), fails(/longer/));
    assert.ok(bytes > 2500, String(bytes));
  });

  it('follows a redirect to a neighbour, and no circle', async () => {
    const target = openServer((_, response) => response.end('there'));
    assert.equal(
      await answerOf((response) => response.writeHead(302, { Location: target.url }).end()),
      'there',
    );
    await assert.rejects(
      answerOf((response) => response.writeHead(302, { Location: '/' }).end()),
      fails(/too often/),
    );
    for (const location of ['file:///etc/passwd', 'http://['])
      await assert.rejects(
        answerOf((response) => response.writeHead(302, { Location: location }).end()),
        fails(/no address/),
      );
  });
});
