import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { accepts } from '../../../src/panel/http/compression.js';
import { readVersion } from '../../../src/panel/base/version.js';
import { newPanel, type OpenedPanel } from '../../kit/open-panel.js';

/** `Accept-Encoding` of a browser over https. */
const BROWSER = 'gzip, deflate, br, zstd';
const SCRIPT = 'export const word = "onair";\n'.repeat(4000);

describe('response compression', () => {
  let folder: string;
  let panel: OpenedPanel;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onair-compressed-'));
    await mkdir(join(folder, 'cdn'));
    await writeFile(join(folder, 'cdn', 'onair.js'), SCRIPT);
    await writeFile(join(folder, 'cdn', 'short.js'), 'let a;');
    await writeFile(join(folder, 'cdn', 'icon.png'), Buffer.alloc(4000));
    panel = newPanel({ connected: true, dist: folder, maxAge: 60 });
  });
  after(async () => {
    await panel.close();
    await rm(folder, { recursive: true });
  });

  interface Sent {
    status: number | undefined;
    headers: Record<string, string | undefined>;
    bytes: Buffer;
  }

  async function get(path: string, coding?: string, headers: Record<string, string> = {}): Promise<Sent> {
    const response = await panel.fetch(path, {
      headers: { ...headers, ...(coding && { 'Accept-Encoding': coding }) },
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  }
  const told = ({ headers }: Sent, ...names: string[]) => names.map((name) => headers[name]);

  it('prefers Brotli for built files', async () => {
    const smaller = await get('/onair.js', BROWSER);
    assert.deepEqual(told(smaller, 'content-encoding', 'vary'), ['br', 'Accept-Encoding']);
    assert.equal(brotliDecompressSync(smaller.bytes).toString(), SCRIPT);
    const packed = await get(`/v/${readVersion()}/onair.js`, 'gzip, deflate');
    assert.deepEqual(told(packed, 'content-encoding', 'vary'), ['gzip', 'Accept-Encoding']);
    assert.equal(gunzipSync(packed.bytes).toString(), SCRIPT);
    const plain = await get('/onair.js', 'identity');
    assert.deepEqual(told(plain, 'content-encoding', 'vary'), [undefined, 'Accept-Encoding']);
    assert.equal(plain.bytes.toString(), SCRIPT);
    assert.ok(smaller.bytes.length < plain.bytes.length / 20);
  });

  it('uses the new content of a changed file', async () => {
    const text = `${SCRIPT}// changed`;
    await get('/onair.js', BROWSER);
    await writeFile(join(folder, 'cdn', 'onair.js'), text);
    assert.equal(brotliDecompressSync((await get('/onair.js', BROWSER)).bytes).toString(), text);
    await writeFile(join(folder, 'cdn', 'onair.js'), SCRIPT);
  });

  it('leaves short responses uncompressed', async () => {
    for (const path of [
      '/short.js',
      '/icon.png',
      '/api/v2/history/?limit=1&server=4711',
      '/listen/99/radio.wav',
    ])
      assert.equal((await get(path, BROWSER)).headers['content-encoding'], undefined, path);
    const sound = await panel.fetch('/listen/1/radio.wav', { headers: { 'Accept-Encoding': BROWSER } });
    assert.equal(sound.headers.get('content-encoding'), null);
    await sound.body?.cancel();
  });

  it('caches gzip for API responses', async () => {
    for (const path of [
      '/api/v2/history/?limit=10',
      '/api/history/',
      '/api/history/?callback=show',
      '/openapi.json',
    ]) {
      const plain = await get(path);
      assert.deepEqual(told(plain, 'content-encoding', 'vary'), [undefined, undefined], path);
      assert.match(plain.headers.etag ?? '"', /^"/);
      for (const time of ['first', 'second']) {
        const packed = await get(path, BROWSER);
        assert.deepEqual(
          told(packed, 'content-encoding', 'vary'),
          ['gzip', 'Accept-Encoding'],
          `${path} ${time}`,
        );
        assert.equal(gunzipSync(packed.bytes).toString(), plain.bytes.toString(), path);
        assert.ok(packed.bytes.length < plain.bytes.length / 2);
        if (plain.headers.etag) assert.equal(packed.headers.etag, `W/${plain.headers.etag}`);
      }
    }
  });

  it('uses gzip for pages', async () => {
    const page = await get('/api/v2/history/?limit=10', BROWSER, { Accept: 'text/html' });
    assert.deepEqual(told(page, 'content-encoding', 'vary'), ['gzip', 'Accept, Accept-Encoding']);
    assert.match(gunzipSync(page.bytes).toString(), /<\/html>/);
  });

  it("doesn't prevent a 304", async () => {
    // The second path is not in the panel's response cache.
    for (const path of ['/api/v2/history/?limit=10', '/podcasts/1/feed.xml']) {
      const [plain, packed] = [await get(path), await get(path, BROWSER)];
      const known = (coding: string | undefined, { headers }: Sent) =>
        get(path, coding, { 'If-None-Match': headers.etag ?? '' });
      const asPacked = await known(BROWSER, packed);
      assert.deepEqual(
        [asPacked.status, ...told(asPacked, 'etag', 'vary', 'content-encoding'), asPacked.bytes.length],
        [304, packed.headers.etag, 'Accept-Encoding', undefined, 0],
        path,
      );
      const asPlain = await known(undefined, plain);
      assert.deepEqual(
        [asPlain.status, ...told(asPlain, 'etag', 'vary')],
        [304, plain.headers.etag, undefined],
      );
      // A client that decompressed its copy, or a cache that requests both.
      for (const copy of [plain, packed])
        for (const coding of [undefined, BROWSER]) assert.equal((await known(coding, copy)).status, 304);
    }
    const file = await get('/onair.js', BROWSER);
    const again = await get('/onair.js', BROWSER, { 'If-None-Match': file.headers.etag ?? '' });
    assert.deepEqual([again.status, ...told(again, 'vary')], [304, 'Accept-Encoding']);
  });

  it('leaves a byte range of audio uncompressed', async () => {
    const [episode] =
      (await get('/podcasts/1/feed.xml')).bytes.toString().match(/\/podcasts\/\d+\/episodes\/\d+\.wav/) ?? [];
    const part = await get(episode ?? '', BROWSER, { Range: 'bytes=0-1999' });
    assert.deepEqual(
      [part.status, part.bytes.length, ...told(part, 'content-encoding', 'vary')],
      [206, 2000, undefined, undefined],
    );
  });
});

describe('Accept-Encoding', () => {
  it('excludes codings with a weight of zero', () => {
    assert.equal(accepts('gzip, br', 'br'), true);
    assert.equal(accepts('GZIP;q=0.5', 'gzip'), true);
    assert.equal(accepts('*', 'gzip'), true);
    assert.equal(accepts('gzip;q=0, *', 'gzip'), false);
    assert.equal(accepts('br;q=0', 'br'), false);
    assert.equal(accepts('x-gzip', 'gzip'), false);
    assert.equal(accepts(undefined, 'gzip'), false);
  });
});
