import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { newPanel, type OpenedPanel } from '../../kit/open-panel.js';

describe('response headers', () => {
  let folder: string;
  let panel: OpenedPanel;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onair-headers-'));
    await mkdir(join(folder, 'cdn'));
    await mkdir(join(folder, 'demo'));
    await writeFile(join(folder, 'cdn', 'onair.js'), 'let a;');
    await writeFile(join(folder, 'demo', 'index.html'), '<!doctype html><title>Demo</title>');
    panel = newPanel({ connected: true, dist: folder, maxAge: 60 });
  });
  after(async () => {
    await panel.close();
    await rm(folder, { recursive: true });
  });

  const EMBEDDED = [
    '/onair.js',
    '/api/v2/history/?limit=1',
    '/api/history/?callback=show',
    '/api/history/?callback=1',
    '/covers/x/100.svg',
    '/podcasts/1/feed.xml',
    '/nothing',
  ];
  const OWN = [
    '/api/v1/settings/',
    '/api/v1/nothing/',
    '/docs/',
    '/password-reset/',
    '/email-undo/',
    '/account/sessions/',
    '/reports/plays.csv',
    '/__control__/state/',
  ];
  const head = async (path: string, init?: RequestInit) => (await panel.request(path, init)).headers;

  it('allow embedding of public paths only', async () => {
    // The second response is from the cache.
    for (const path of [...EMBEDDED, ...EMBEDDED])
      assert.equal((await head(path)).get('cross-origin-resource-policy'), 'cross-origin', path);
    for (const path of OWN)
      assert.equal((await head(path)).get('cross-origin-resource-policy'), 'same-origin', path);
  });

  it('forbid type sniffing', async () => {
    for (const path of [...EMBEDDED, ...OWN, '/', '/podcasts/1/', '/openapi.json'])
      assert.equal((await head(path)).get('x-content-type-options'), 'nosniff', path);
    const posted = await head('/onair.js', { method: 'POST' });
    assert.equal(posted.get('x-content-type-options'), 'nosniff');
  });

  it('prevent other sites from framing pages', async () => {
    const html = { headers: { accept: 'text/html' } };
    for (const path of [
      '/',
      '/docs/',
      '/podcasts/1/',
      '/password-reset/',
      '/email-undo/',
      '/nothing',
      '/api/v2/servers/',
    ]) {
      const headers = await head(path, html);
      assert.match(headers.get('content-type') ?? '', /^text\/html/, path);
      assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors '(none|self)'/, path);
    }
  });
});
