import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startPanel, type RunningPanel } from '../../../src/panel/panel.js';
import { PATIENCE_MS } from '../../kit/patience.js';
import { chanceOf } from './chance.js';
import { exchange } from './exchange.js';
import { oddBytes } from './odd-values.js';

const LIMITS = { headMs: 500, requestMs: 500, idleMs: 500 };
const HEAD = 'Host: 127.0.0.1\r\nConnection: close\r\n';
const GET = `GET /api/v2/servers/ HTTP/1.1\r\n${HEAD}`;
const POST = `POST /api/v2/api-token-auth/ HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n`;

/** Malformed requests with their valid statuses. Null is an end without a response. */
const MALFORMED: Record<string, [bytes: string, ...right: (number | null)[]]> = {
  'only line endings': ['\r\n\r\n\r\n\r\n', null, 400, 408],
  'an unterminated request': [GET, 408],
  'an old version of HTTP': ['GET /api/v2/servers/\r\n\r\n', 400],
  'a newer version of HTTP': ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 505, null],
  'an invalid HTTP version': [GET.replace('1.1', '9.9') + '\r\n', 400, 505],
  'no Host header': ['GET /api/v2/servers/ HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  'two Host headers': [`${GET}Host: evil.example\r\n\r\n`, 200, 400],
  TLS: ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  'line endings without a carriage return': [GET.replaceAll('\r\n', '\n') + '\n', 200, 400],
  'a header without a colon': [`${GET}nonsense\r\n\r\n`, 400],
  'a header without a name': [`${GET}: nameless\r\n\r\n`, 400],
  'a space before the colon': [`${GET}X-Odd : 1\r\n\r\n`, 400],
  'a header that continues on the next line': [`${GET}X-Odd: 1\r\n 2\r\n\r\n`, 200, 400],
  'a null byte in a header': [`${GET}X-Odd: a\0b\r\n\r\n`, 400],
  'a null byte in the path': ['GET /api/v2/\0/ HTTP/1.1\r\n' + HEAD + '\r\n', 400],
  'raw bytes in the path': ['GET /api/v2/\xe9\xff/ HTTP/1.1\r\n' + HEAD + '\r\n', 400, 404],
  'a space in the path': ['GET /api/v2/ servers/ HTTP/1.1\r\n' + HEAD + '\r\n', 400],
  'one header of 100 kB': [`${GET}X-Odd: ${'x'.repeat(100_000)}\r\n\r\n`, 431, null],
  '5,000 headers': [`${GET}${'X-Odd: 1\r\n'.repeat(5000)}\r\n`, 431, null],
  'a path of 100 kB': [`GET /${'x'.repeat(100_000)} HTTP/1.1\r\n${HEAD}\r\n`, 431, 414, null],
  'a negative Content-Length': [`${POST}Content-Length: -5\r\n\r\n{}`, 400],
  "a Content-Length that isn't a number": [`${POST}Content-Length: two\r\n\r\n{}`, 400],
  'two Content-Length headers': [`${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  'both Content-Length and chunks': [`${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`, 400],
  'a Content-Length of a petabyte': [`${POST}Content-Length: 1000000000000000\r\n\r\n{}`, 413],
  'a body shorter than its Content-Length': [`${POST}Content-Length: 20\r\n\r\n{}`, 400, 408],
  'a body longer than its Content-Length': [`${POST}Content-Length: 2\r\n\r\n{}{}{}{}`, 400],
  'an unknown transfer coding': [`${POST}Transfer-Encoding: rot13\r\n\r\n{}`, 400, 501],
  'malformed chunks': [`${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, 400],
  'a chunk with the largest possible size': [
    `${POST}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`,
    400,
    408,
  ],
  'chunks without an end': [`${POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n`, 400, 408],
  'a CONNECT request': [
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
    null,
    400,
    404,
    405,
    501,
  ],
  'another protocol': [`${GET.replace('close', 'Upgrade')}Upgrade: websocket\r\n\r\n`, 200, 400, 426],
};

describe('a connection to the panel', () => {
  let running: RunningPanel;
  const crashes: unknown[] = [];
  before(async () => {
    running = await startPanel({ speed: 0, report: (error) => crashes.push(error) }, LIMITS);
  });
  after(() => running.close());

  const send = (bytes: string | Buffer) =>
    exchange(running.port, [Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, 'latin1')], PATIENCE_MS);

  async function expectItself(): Promise<void> {
    const response = await fetch(`${running.url}/api/v2/servers/`);
    assert.equal(response.status, 200);
    assert.deepEqual(crashes, []);
  }

  for (const [what, [bytes, ...right]] of Object.entries(MALFORMED)) {
    it(`survives ${what}`, async () => {
      const { status, isLate } = await send(bytes);
      assert.ok(!isLate, 'the connection ended');
      assert.ok(right.includes(status), `status ${status}`);
      await expectItself();
    });
  }

  it('delivers responses to pipelined requests in order', async () => {
    const one = GET.replace('close', 'keep-alive') + '\r\n';
    const { text } = await send(one.repeat(9) + GET + '\r\n');
    assert.equal(text.match(/HTTP\/1\.1 200 OK/g)?.length, 10);
    const mixed = await send(`${POST.replace('close', 'keep-alive')}Content-Length: 2\r\n\r\n{}${GET}\r\n`);
    assert.deepEqual(mixed.text.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 400', 'HTTP/1.1 200']);
  });

  it('survives 300 random messages', async () => {
    const chance = chanceOf('bytes');
    for (let round = 0; round < 30; round++) {
      const heaps = Array.from({ length: 10 }, () => {
        const whole = Buffer.from(
          chance.is(0.5) ? `${GET}\r\n` : `${POST}Content-Length: 2\r\n\r\n{}`,
          'latin1',
        );
        const bytes = chance.is(0.3) ? oddBytes(chance, 300) : whole;
        for (let spoiled = chance.between(0, 5); spoiled > 0 && bytes.length > 0; spoiled--) {
          bytes[chance.between(0, bytes.length - 1)] = chance.between(0, 255);
        }
        return bytes;
      });
      for (const { status, isLate, text } of await Promise.all(heaps.map(send))) {
        assert.ok(!isLate, text);
        assert.ok(status === null || status < 500 || status === 501 || status === 505, text);
      }
    }
    await expectItself();
  });
});
