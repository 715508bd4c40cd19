import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { startProcess } from '../../kit/panel-process.js';

/** Everything that an answer holds: head and body. `fetch` writes no Host of another's choice. */
async function ask(url: string, path: string, headers: Record<string, string>): Promise<string> {
  const [answer] = (await once(request(url + path, { headers }).end(), 'response')) as [IncomingMessage];
  return JSON.stringify(answer.headers) + (await text(answer));
}

const PATHS = [
  '/api/v2/history/?limit=1',
  '/api/v2/history',
  '/api/v2/channels/',
  '/api/v2/podcasts/',
  '/api/v2/nothing/',
  '/api/channels/',
  '/api/history/?limit=1',
  '/api/history/?callback=f',
  '/podcasts/1/',
  '/podcasts/1/feed.xml',
  '/openapi.json',
  '/docs/',
  '/password-reset/',
  '/',
];
const EVIL = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

describe('addresses in answers', () => {
  for (const switches of [[], ['--trust-proxy']]) {
    it(`hold no name that a client chose${switches.length ? ', behind a proxy' : ''}`, async () => {
      const panel = await startProcess(['--port', '0', ...switches]);
      const url = panel.url ?? '';
      for (const path of PATHS) {
        for (const host of [
          'evil.example',
          'evil.example:80',
          '127.0.0.1.evil.example',
          'localhost@evil.example',
        ]) {
          const answer = await ask(url, path, { ...EVIL, host });
          assert.ok(!answer.includes('evil'), `${host} ${path}: ${answer.slice(0, 2000)}`);
        }
      }
      const [channels, history] = await Promise.all(
        ['/api/v2/channels/', '/api/v2/history/?limit=1'].map((path) => ask(url, path, EVIL)),
      );
      assert.ok(channels?.includes(`"${url}/listen/`) && history?.includes(`"${url}/api/v2/history/?`));
      assert.equal(await panel.stop(), 0);
    });
  }

  it('are those of a loopback Host, and of no cached answer to another', async () => {
    const panel = await startProcess(['--port', '0', '--max-age', '60']);
    const url = panel.url ?? '';
    const { port } = new URL(url);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'localhost:1', `[::1]:${port}`]) {
      const answer = await ask(url, '/api/v2/history/?limit=1', { host });
      assert.ok(answer.includes(`"http://${host}/api/v2/history/?`), answer);
    }
    await panel.stop();
  });

  it('are those of --public-url, whoever asks', async () => {
    const panel = await startProcess(['--port', '0', '--public-url', 'https://radio.example/panel']);
    for (const headers of [EVIL, { host: 'localhost' }]) {
      const answer = await ask(panel.url ?? '', '/api/v2/history/?limit=1', headers);
      assert.ok(answer.includes('"https://radio.example/panel/api/v2/history/?'), answer);
    }
    await panel.stop();
  });
});
