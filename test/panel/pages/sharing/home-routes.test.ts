import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { newPanel, type OpenedPanel } from '../../../kit/open-panel.js';

const BASE = 'https://radio.example/panel';
const PAGE = '<!doctype html><html><head><title>Demo $& é</title></head><body></head></body></html>';

describe('the home page', () => {
  let dist: string;
  let panel: OpenedPanel;
  before(async () => {
    dist = await mkdtemp(join(tmpdir(), 'onair-home-'));
    await mkdir(join(dist, 'demo'));
    await writeFile(join(dist, 'demo/index.html'), PAGE);
    panel = newPanel({ dist, publicUrl: BASE });
  });
  after(async () => {
    await panel.close();
    await rm(dist, { recursive: true });
  });

  const linksOf = (text: string): string[] =>
    [...text.slice(0, text.indexOf('</head>')).matchAll(/\+oembed"\s+href="([^"]+)"/g)].map(([, href]) =>
      href!.replaceAll('&amp;', '&'),
    );

  it('has oEmbed links for the first station', async () => {
    for (const path of ['/', '/index.html', '/?utm_source=x']) {
      const { status, headers, text } = await panel.request(path);
      assert.equal(status, 200, path);
      assert.equal(headers.get('content-type'), 'text/html; charset=utf-8');
      const address = `${BASE}/oembed?url=${encodeURIComponent(`${BASE}/`)}&format=`;
      assert.deepEqual(linksOf(text), [`${address}json`, `${address}xml`], path);
      assert.equal(text.replace(/<link[^]*?>\s*/g, '').replace('\n  <', '<'), PAGE);
    }
    const [json] = linksOf((await panel.request('/')).text);
    const record = (await panel.request(json!.slice(BASE.length))).json<{ title: string; html: string }>();
    assert.equal(record.title, 'Radio Meridian');
    assert.match(record.html, /\/embed\/station\/\?server=1/);
  });

  it('passes tag settings on to oEmbed', async () => {
    const [json] = linksOf((await panel.request('/?show=now-playing&vote&utm_source=x')).text);
    assert.equal(new URL(json!).searchParams.get('url'), `${BASE}/?show=now-playing&vote=`);
    const { html } = (await panel.request(json!.slice(BASE.length))).json<{ html: string }>();
    assert.match(html, /\/embed\/now-playing\/\?server=1&amp;vote=/);
  });

  it('preloads the cover of the current play', async () => {
    const cover = 'https://covers.example/a&b.jpg';
    const preloaded = async () =>
      /<link\s+rel="preload"\s+as="image"\s+href="([^"]*)"/.exec((await panel.request('/')).text)?.[1];
    await panel.play({ title: 'Paper Boats', length: 60_000, img_medium_url: cover });
    assert.equal(await preloaded(), 'https://covers.example/a&amp;b.jpg');
    await panel.play({ title: 'Slow Harbour', length: 60_000, img_medium_url: null, img_large_url: null });
    assert.equal(await preloaded(), undefined);
  });

  it('is revalidated with its ETag on each visit', async () => {
    const { headers } = await panel.request('/');
    assert.equal(headers.get('cache-control'), 'no-cache');
    assert.equal(headers.get('access-control-allow-origin'), '*');
    const again = await panel.request('/', { headers: { 'If-None-Match': headers.get('etag')! } });
    assert.deepEqual([again.status, again.text], [304, '']);
    assert.equal((await panel.request('/', { method: 'HEAD' })).status, 200);
    assert.equal((await panel.request('/', { method: 'POST' })).status, 405);
  });

  it('returns 404 without a demo page', async () => {
    const other = newPanel({ dist: join(dist, 'none') });
    assert.equal((await other.request('/')).status, 404);
    await other.close();
  });
});
