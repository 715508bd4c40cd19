import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createPanel, type Panel } from '../../../src/panel/panel.js';
import { readVersion } from '../../../src/panel/base/version.js';

describe('static files', () => {
  let folder: string;
  let panel: Panel;
  const get = async (path: string, init?: RequestInit) => {
    const response = await panel.app.request(`http://radio.test${path}`, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onair-files-'));
    const files: Record<string, string> = {
      'secret.txt': 'outside',
      'dist/cdn/onair.js': 'let é;',
      'dist/cdn/onair.js.map': '{}',
      'dist/cdn/page.html': 'cdn page',
      'dist/cdn/lang/fr.js': 'fr',
      'dist/cdn/notes.sqlite': 'db',
      'dist/cdn/.env': 'hidden',
      'dist/demo/index.html': 'demo',
      'dist/demo/page.html': 'demo page',
      'dist/demo/jsonp.html': 'demo jsonp',
      'dist/demo/style.css': 'css',
      'dist/docs/show.js': 'docs',
      'dist/panel.js': 'panel',
    };
    for (const [path, text] of Object.entries(files)) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await symlink(join(folder, 'secret.txt'), join(folder, 'dist/cdn/link.txt'));
    panel = createPanel({ dist: join(folder, 'dist'), cors: false });
  });
  after(async () => {
    panel.close();
    await rm(folder, { recursive: true });
  });

  it('are cached for five minutes by default', async () => {
    const { status, headers, text } = await get('/onair.js?x=1');
    assert.deepEqual([status, text], [200, 'let é;']);
    assert.equal(headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal(headers.get('cache-control'), 'max-age=300');
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  });

  it('are immutable under the current version', async () => {
    const { status, headers } = await get(`/v/${readVersion()}/lang/fr.js`);
    assert.equal(status, 200);
    assert.equal(headers.get('cache-control'), 'max-age=31536000, immutable');
    assert.equal((await get('/v/0.0.0-none/onair.js')).status, 404);
  });

  it('have the correct media type', async () => {
    const types = { '/onair.js.map': /json/, '/style.css': /^text\/css/, '/page.html': /^text\/html/ };
    for (const [path, type] of Object.entries(types)) {
      assert.match((await get(path)).headers.get('content-type') ?? '', type);
    }
  });

  it('include the demo at the root', async () => {
    assert.equal((await get('/')).text, 'demo');
    assert.equal((await get('/jsonp.html')).text, 'demo jsonp');
    assert.equal((await get('/page.html')).text, 'cdn page');
  });

  it('are limited to widgets, demo and docs', async () => {
    assert.equal((await get('/docs/show.js')).text, 'docs');
    for (const path of ['/panel.js', '/package.json', '/demo/', '/cdn/onair.js', '/docs/../panel.js']) {
      assert.equal((await get(path)).status, 404, path);
    }
  });

  it('return 304 if unchanged', async () => {
    const etag = (await get('/onair.js')).headers.get('etag') ?? '';
    const again = await get('/onair.js', { headers: { 'if-none-match': etag } });
    assert.deepEqual([again.status, again.text], [304, '']);
  });

  it('are never served from outside the folder', async () => {
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/lang/..%2f..%2fsecret.txt',
      '/..%5csecret.txt',
      '/link.txt',
      '/.env',
      '/%2eenv',
      '/notes.sqlite',
      '/onair.js%00',
      '/%',
      '/lang',
      '/nothing.js',
      `/v/${readVersion()}/..%2f..%2fsecret.txt`,
      '//secret.txt',
      '/demo/..%2f..%2fsecret.txt',
    ];
    for (const path of paths) {
      const { status, text } = await get(path);
      assert.equal(status, 404, path);
      assert.ok(!/outside|hidden/.test(text), path);
    }
  });

  it('are read-only', async () => {
    assert.equal((await get('/onair.js', { method: 'POST' })).status, 405);
    assert.deepEqual((await get('/onair.js', { method: 'HEAD' })).text, '');
  });

  it('never override API responses', async () => {
    await mkdir(join(folder, 'dist/cdn/api'), { recursive: true });
    await writeFile(join(folder, 'dist/cdn/api/index.html'), 'not an API');
    assert.equal((await get('/api/')).status, 404);
  });
});

describe('a panel without a dist folder', () => {
  it('serves no files', async () => {
    const panel = createPanel();
    assert.equal((await panel.app.request('http://radio.test/')).status, 404);
    panel.close();
  });
});
