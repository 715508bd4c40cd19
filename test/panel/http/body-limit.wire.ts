import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { after, before, describe, it } from 'node:test';
import { ADMINISTRATOR, API_KEY, openPanel, PASSWORD, type OpenedPanel } from '../../kit/open-panel.js';
import { PATIENCE_MS } from '../../kit/patience.js';

const MEBIBYTE = 1024 * 1024;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data; boundary=b';

describe('a request body', () => {
  let panel: OpenedPanel;
  before(async () => void (panel = await openPanel({ port: 0 })));
  after(() => panel.close());

  /** Sends a body with a length or in chunks until the body or the connection ends, and reads the response. */
  async function send(path: string, size: number, isAnnounced: boolean, agent?: Agent, type = JSON_TYPE) {
    const sent = request(`${panel.url}${path}`, {
      method: 'POST',
      agent,
      headers: {
        'Content-Type': type,
        'SERVICE-API-KEY': API_KEY,
        ...(isAnnounced ? { 'Content-Length': size } : { 'Transfer-Encoding': 'chunked' }),
      },
    });
    const answered = once(sent, 'response');
    const body = Readable.from(blanks(size), { objectMode: false });
    const whole = pipeline(body, sent).catch(() => undefined);
    const [response] = (await answered) as [IncomingMessage];
    let text = '';
    for await (const part of response) text += String(part);
    await whole;
    return { status: response.statusCode, type: response.headers['content-type'], text };
  }

  function* blanks(size: number): Generator<Buffer> {
    for (let left = size; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), ' ');
  }

  for (const isAnnounced of [true, false]) {
    const how = isAnnounced ? 'with a Content-Length' : 'in chunks';

    it(`is rejected beyond 1 MiB (${how})`, async () => {
      for (const path of ['/api/v2/playlists/', '/api/v2/grid/']) {
        const { status, type, text } = await send(path, MEBIBYTE + 1, isAnnounced);
        assert.deepEqual([status, type], [413, 'application/json'], path);
        assert.deepEqual(JSON.parse(text), { detail: 'Request body exceeded the limit of 1 MiB.' });
      }
    });

    it(`can be 1 MiB (${how})`, async () => {
      assert.notEqual((await send('/api/v2/playlists/', MEBIBYTE, isAnnounced)).status, 413);
    });

    it(`can be 20 MiB with a podcast cover (${how})`, async () => {
      const post = (size: number, type: string) =>
        send('/api/v2/podcasts/', size, isAnnounced, undefined, type);
      assert.notEqual((await post(20 * MEBIBYTE, FORM_TYPE)).status, 413);
      for (const [size, type, limit] of [
        [20 * MEBIBYTE + 1, FORM_TYPE, '20 MiB'],
        [MEBIBYTE + 1, JSON_TYPE, '1 MiB'],
      ] as const) {
        const { status, text } = await post(size, type);
        assert.equal(status, 413);
        assert.match(text, new RegExp(`limit of ${limit}`));
      }
    });
  }

  it('is rejected without breaking the connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let connections = 0;
    agent.on('free', () => (connections += 1));
    for (const isAnnounced of [true, false]) {
      assert.equal((await send('/api/v2/playlists/', 3 * MEBIBYTE, isAnnounced, agent)).status, 413);
      assert.equal((await send('/api/v2/playlists/', 10, isAnnounced, agent)).status, 400);
    }
    assert.equal(connections, 4);
    agent.destroy();
  });

  it('is cut off if endless', async () => {
    for (const isAnnounced of [true, false]) {
      const { status } = await send('/api/v2/playlists/', 5000 * MEBIBYTE, isAnnounced);
      assert.equal(status, 413);
    }
    assert.equal((await fetch(`${panel.url}/api/v2/servers/`)).status, 200);
  });

  it("isn't read without write permission", async () => {
    const sent = request(`${panel.url}/api/v2/playlists/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    });
    sent.on('error', () => undefined);
    sent.write('{"name": ');
    const [response] = (await once(sent, 'response', { signal: AbortSignal.timeout(PATIENCE_MS) })) as [
      IncomingMessage,
    ];
    assert.equal(response.statusCode, 401);
    sent.destroy();
  });

  it('is parsed identically if sent in chunks', async () => {
    const credentials = { server_username: ADMINISTRATOR, server_password: PASSWORD };
    const bodies = {
      '/api/v2/api-token-auth/': { username: 'nobody', password: 'wröng' },
      // The body is read twice, because it also contains the credentials.
      '/api/v1/remote_get_details/': { ...credentials, username: 'nobody' },
    };
    for (const [path, fields] of Object.entries(bodies)) {
      const body = JSON.stringify(fields);
      const responses = [body, new Blob([body.slice(0, 9), body.slice(9)]).stream()].map((sent) =>
        fetch(`${panel.url}${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: sent,
          duplex: 'half',
        } as RequestInit),
      );
      const [piece, chunks] = await Promise.all(responses);
      assert.equal(piece?.status, 400, path);
      assert.equal(chunks?.status, 400, path);
      assert.equal(await chunks?.text(), await piece?.text());
    }
  });
});
