import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openPanel, type OpenedPanel } from '../../kit/open-panel.js';

/** Headers and body of a response as one text. */
async function fetchText(
  { fetch }: OpenedPanel,
  path: string,
  headers: Record<string, string>,
): Promise<string> {
  const response = await fetch(path, { headers });
  return JSON.stringify([...response.headers]) + (await response.text());
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

describe('URLs in responses', () => {
  for (const trustProxy of [false, true]) {
    it(`don't contain the client's host name${trustProxy ? ' behind a proxy' : ''}`, async () => {
      const panel = openPanel({ connected: true, trustProxy });
      const { url } = panel;
      for (const path of PATHS) {
        for (const host of [
          'evil.example',
          'evil.example:80',
          '127.0.0.1.evil.example',
          'localhost@evil.example',
        ]) {
          const response = await fetchText(panel, path, { ...EVIL, host });
          assert.ok(!response.includes('evil'), `${host} ${path}: ${response.slice(0, 2000)}`);
        }
      }
      const [channels, history] = await Promise.all(
        ['/api/v2/channels/', '/api/v2/history/?limit=1'].map((path) => fetchText(panel, path, EVIL)),
      );
      assert.ok(channels?.includes(`"${url}/listen/`) && history?.includes(`"${url}/api/v2/history/?`));
    });
  }

  it('contain the loopback host of the request', async () => {
    const panel = openPanel({ connected: true, maxAge: 60 });
    const { port } = new URL(panel.url);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'localhost:1', `[::1]:${port}`]) {
      const response = await fetchText(panel, '/api/v2/history/?limit=1', { host });
      assert.ok(response.includes(`"http://${host}/api/v2/history/?`), response);
    }
  });

  it('start with the --public-url', async () => {
    const panel = openPanel({ connected: true, publicUrl: 'https://radio.example/panel' });
    for (const headers of [EVIL, { host: 'localhost' }]) {
      const response = await fetchText(panel, '/api/v2/history/?limit=1', headers);
      assert.ok(response.includes('"https://radio.example/panel/api/v2/history/?'), response);
    }
  });
});
