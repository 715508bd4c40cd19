import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import type { DrawPicture } from '../../../../../src/panel/pages/sharing/picture/picture-drawer.js';
import {
  createSharePictures,
  type Shareable,
} from '../../../../../src/panel/pages/sharing/picture/share-pictures.js';

const PAGE: Shareable = { title: 'Tide', artist: 'The Lights', station: 'Radio', name: '1', cover: null };
const COVER = Buffer.from('cover');

/** Serves `pages[title]`. `drawn` has the content of each drawing. */
function serve(draw?: DrawPicture) {
  const drawn: Parameters<DrawPicture>[0][] = [];
  const picture = createSharePictures(
    { closed: new AbortController().signal },
    draw ??
      ((content) => {
        drawn.push(content);
        const bytes = Buffer.from(`${content.title} ${String(content.cover)}`);
        return Promise.resolve({ bytes, hasCover: content.cover !== null });
      }),
  );
  return {
    drawn,
    async request(page: Partial<Shareable>, tag?: string) {
      const app = new Hono().get('/', (c) => picture(c, { ...PAGE, ...page }));
      const response = await app.request('/', { headers: tag === undefined ? {} : { 'If-None-Match': tag } });
      const { status, headers } = response;
      const [etag, life] = [headers.get('etag') ?? '', headers.get('cache-control')];
      return { status, etag, life, text: await response.text() };
    },
  };
}

describe('the share pictures', () => {
  it('are drawn once, even for concurrent requests', async () => {
    const { request, drawn } = serve();
    const all = await Promise.all([request({}), request({}), request({})]);
    all.push(await request({}));
    assert.equal(drawn.length, 1);
    assert.deepEqual(new Set(all.map(({ text }) => text)), new Set(['Tide null']));
    assert.equal(all[0].life, 'public, max-age=86400');
  });

  it("aren't redrawn for a 304 response", async () => {
    const { etag } = await serve().request({});
    const { request, drawn } = serve();
    assert.deepEqual(await request({}, etag), { status: 304, etag, life: 'public, max-age=86400', text: '' });
    assert.equal((await request({}, '"other"')).status, 200);
    assert.equal(drawn.length, 1);
  });

  it('have different ETags for different content', async () => {
    const { request } = serve();
    const cover = { key: 'https://host.example/1.png', read: () => Promise.resolve(COVER) };
    const tags = [
      await request({}),
      await request({ title: 'Ebb' }),
      await request({ station: 'Two' }),
      await request({ cover }),
    ];
    assert.equal(new Set(tags.map(({ etag }) => etag)).size, 4);
  });

  it("expire soon if the cover couldn't be read", async () => {
    const { request, drawn } = serve();
    const key = 'https://host.example/1.png';
    for (const read of [() => Promise.resolve(null), () => Promise.reject(new Error('refused'))]) {
      const { text, life, etag } = await request({ title: String(drawn.length), cover: { key, read } });
      assert.deepEqual([text, life], [`${drawn.length - 1} null`, 'public, max-age=60']);
      assert.match(etag, /-drawn"$/);
    }
    const { text, life } = await request({ cover: { key, read: () => Promise.resolve(COVER) } });
    assert.deepEqual([text, life], ['Tide cover', 'public, max-age=86400']);
  });

  it('fall back to a pattern after a failure', async () => {
    const { request } = serve(() => Promise.resolve(null));
    const { status, text, life, etag } = await request({});
    assert.deepEqual([status, life], [200, 'public, max-age=60']);
    assert.match(text, /PNG/);
    assert.equal((await request({}, etag)).status, 304);
  });

  it('fall back to a pattern under load', async () => {
    const waiting: (() => void)[] = [];
    const { request } = serve(
      ({ title }) =>
        new Promise((resolve) => waiting.push(() => resolve({ bytes: Buffer.from(title), hasCover: true }))),
    );
    const first = Array.from({ length: 12 }, (_, index) => request({ title: `title ${index}` }));
    assert.match((await request({ title: 'one too many' })).text, /PNG/);
    waiting.forEach((finish) => finish());
    assert.deepEqual(
      (await Promise.all(first)).map(({ text }) => text),
      first.map((_, index) => `title ${index}`),
    );
    const later = request({ title: 'one too many' });
    await new Promise((resolve) => setImmediate(resolve));
    waiting.at(-1)!();
    assert.equal((await later).text, 'one too many');
  });
});
