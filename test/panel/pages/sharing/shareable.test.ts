import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { imageSize } from 'image-size';
import { API_KEY, openPanel } from '../../../kit/open-panel.js';
import { plain, readPixels } from './picture/pixels.js';

const BASE = 'https://radio.example';

describe('the share pictures of pages', () => {
  const { request, fetch, play, send } = openPanel({ publicUrl: `${BASE}/` });
  const tagOf = async (path: string): Promise<string> => (await request(path)).headers.get('etag')!;

  it('have alternative text that contains their words', async () => {
    const { id } = await play({ title: 'Tide "1"', author: 'The Lights', length: 200_000 });
    for (const [path, words] of [
      [`/plays/${id}/`, 'The Lights – Tide &quot;1&quot;, Radio Meridian'],
      ['/stations/1/', 'Radio Meridian'],
      ['/podcasts/1/', 'Ninety Seconds at Sea, Radio Meridian'],
    ] as const) {
      const { text } = await request(path);
      assert.match(text, /og:image:width" content="1200"[^]*og:image:height" content="630"/);
      assert.ok(text.includes(`property="og:image:alt" content="${words}"`), path);
      assert.ok(text.includes(`name="twitter:image:alt" content="${words}"`), path);
      const response = await fetch(`${path}picture.png`);
      const { type, width, height } = imageSize(new Uint8Array(await response.arrayBuffer()));
      assert.deepEqual([type, width, height], ['png', 1200, 630]);
    }
  });

  it('depend only on title, artist and cover', async () => {
    const track = { title: 'Tide', author: 'The Lights', length: 200_000 };
    const covers = `${BASE}/covers/1a2b3c`;
    const ids: number[] = [];
    for (const more of [
      {},
      { title: 'Ebb' },
      { author: 'Others' },
      { img_large_url: `${covers}/large.svg` },
      { img_medium_url: `${covers}/500.svg`, img_large_url: null },
      {},
    ])
      ids.push((await play({ ...track, ...more })).id);
    const tags = await Promise.all(ids.map((id) => tagOf(`/plays/${id}/picture.png`)));
    assert.equal(new Set(tags).size, 4);
    assert.deepEqual([tags[3], tags[0]], [tags[4], tags[5]]);
  });

  it('show the cover of a podcast', async () => {
    const before = await tagOf('/podcasts/1/picture.png');
    const cover = new FormData();
    cover.set('image', new Blob([new Uint8Array(await plain('#1d9e4b'))]));
    const headers = { 'SERVICE-API-KEY': API_KEY };
    const path = '/api/v2/podcasts/1/';
    assert.equal((await request(path, { method: 'PATCH', body: cover, headers })).status, 200);
    assert.notEqual(await tagOf('/podcasts/1/picture.png'), before);
    const response = await fetch('/podcasts/1/picture.png');
    const pixels = await readPixels(new Uint8Array(await response.arrayBuffer()));
    const [red = 255, green = 0, blue = 255] = pixels.at(315, 315);
    assert.ok(Math.abs(red - 29) < 8 && Math.abs(green - 158) < 8 && Math.abs(blue - 75) < 8);
    await send('PATCH', path, { published: false });
    for (const file of ['', 'picture.png'])
      assert.equal((await request(`/podcasts/1/${file}`)).status, 404, file);
    assert.equal((await request('/podcasts/999/picture.png')).status, 404);
  });

  it("don't load covers from other servers", async () => {
    const img_large_url = 'http://127.0.0.1:9/cover.png';
    const { id } = await play({ title: 'Tide', author: 'Far', length: 200_000, img_large_url });
    const { status, headers } = await request(`/plays/${id}/picture.png`);
    assert.deepEqual([status, headers.get('cache-control')], [200, 'public, max-age=60']);
  });
});
