import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PodcastRecord } from '../../../../src/contract/records.js';
import { form, openEditor, PODCASTS, wrongs } from './editor.js';
import { gif, jpeg, pictures, png, webp } from './pictures.js';

const NEITHER = 'Upload a JPEG, PNG, WebP or GIF image. The file is none of these.';
const DAMAGED = 'The image can’t be read: it is cut off or damaged.';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const blob = (bytes: Buffer | string, type = 'image/png') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });

describe('a cover', () => {
  const { ask, send, panel } = openEditor();
  const fields = { title: 'With a cover', server: '1', description: '', published: 'true' };
  const upload = (file: Blob, name?: string) => send('POST', PODCASTS, form(fields, file, name));

  for (const [type, draw] of Object.entries(pictures)) {
    it(`of type ${type} is told by its bytes, kept and served as it came`, async () => {
      const bytes = draw(300, 200);
      const asked = await upload(blob(bytes, 'text/html'), 'page.html');
      assert.equal(asked.status, 201, asked.text);
      const { id, image } = asked.json<PodcastRecord>();
      assert.match(image, new RegExp(`^http://radio\\.test/podcasts/${id}/cover/[0-9a-f]{32}\\.\\w{3,4}$`));
      const served = await panel.app.request(image);
      assert.equal(served.headers.get('content-type'), type);
      assert.equal(served.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(served.headers.get('content-security-policy'), "default-src 'none'; sandbox");
      assert.equal(served.headers.get('access-control-allow-origin'), '*');
      assert.match(served.headers.get('cache-control') ?? '', /^public, max-age=31536000, immutable$/);
      assert.deepEqual(Buffer.from(await served.arrayBuffer()), bytes);
    });
  }

  const wrong: [what: string, bytes: Buffer | string, sentence: string][] = [
    ['an SVG', SVG, NEITHER],
    ['a page', '<!doctype html><script>alert(1)</script>', NEITHER],
    ['a page behind a few bytes of GIF', 'GIF89<script>', NEITHER],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex'), NEITHER],
    ['a HEIC', Buffer.from('0000001866747970686569630000000068656963', 'hex'), NEITHER],
    ['a container that holds sound', 'RIFF\x24\0\0\0WAVEfmt ', NEITHER],
    ['nothing', '', 'The submitted file is empty.'],
    ['the first bytes of a PNG', png(20, 20).subarray(0, 20), DAMAGED],
    ['half a PNG', png(300, 300).subarray(0, 100), DAMAGED],
    ['the first bytes of a GIF', gif(20, 20).subarray(0, 10), DAMAGED],
    ['the first bytes of a JPEG', jpeg(20, 20).subarray(0, 12), DAMAGED],
    ['a JPEG without its end', jpeg(20, 20).subarray(0, -2), DAMAGED],
    ['a WebP without its end', webp(20, 20).subarray(0, -4), DAMAGED],
    ['the header of a WebP', Buffer.from(`RIFF\x20\0\0\0WEBPVP8X${'\0'.repeat(40)}`, 'latin1'), DAMAGED],
    ['a GIF without a side', gif(0, 20), DAMAGED],
    [
      'a JPEG that leads nowhere',
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(5000), Buffer.from('ffd9', 'hex')]),
      DAMAGED,
    ],
    ...Object.values(pictures).flatMap((draw) => {
      const says = (width: number, height: number) =>
        `The image has ${width} × ${height} pixels: at most 4096 a side are accepted.`;
      const rows: [string, Buffer, string][] = [
        [`${draw.name} of 5000 pixels wide`, draw(5000, 2), says(5000, 2)],
        [`${draw.name} of 4097 pixels high`, draw(2, 4097), says(2, 4097)],
      ];
      return rows;
    }),
  ];
  for (const [what, bytes, sentence] of wrong) {
    it(`is refused: ${what}`, async () => {
      const asked = await upload(blob(bytes));
      assert.equal(asked.status, 400);
      assert.deepEqual(wrongs(asked), { image: [sentence] });
    });
  }

  it('of 4096 pixels a side is kept', async () => {
    for (const draw of Object.values(pictures))
      assert.equal((await upload(blob(draw(4096, 4096)))).status, 201);
  });

  it('that could keep a reader busy is refused in a moment', async () => {
    const bytes = Buffer.concat([
      Buffer.from('ffd8ffe0', 'hex'),
      Buffer.alloc(18 * 1024 * 1024),
      Buffer.from('ffd9', 'hex'),
    ]);
    // Of the processor's time: the machine may have other things to do.
    const before = process.cpuUsage();
    assert.equal((await upload(blob(bytes))).status, 400);
    const { user } = process.cpuUsage(before);
    assert.ok(user < 5_000_000, `${user} µs`);
  });

  it('over 20 MiB is refused', async () => {
    const asked = await upload(blob(Buffer.concat([png(2, 2), Buffer.alloc(21 * 1024 * 1024)])));
    // Without a connection no length is announced, so it is the cover that is refused, not the body.
    assert.equal(asked.status, 400);
    assert.match(asked.text, /20 MiB/);
  });

  it('that a form left empty is none', async () => {
    const asked = await upload(blob('', 'application/octet-stream'), '');
    assert.deepEqual([asked.status, asked.json<PodcastRecord>().image], [201, '']);
  });

  it('stays when the record is sent back, changes with a file, goes with null or ""', async () => {
    const { id, image } = (await upload(blob(png(4, 4)))).json<PodcastRecord>();
    const path = `${PODCASTS}${id}/`;
    const full = (await ask(path)).json<PodcastRecord>();
    assert.equal((await send('PUT', path, full)).json<PodcastRecord>().image, image);
    assert.equal((await send('PATCH', path, { title: 'New' })).json<PodcastRecord>().image, image);

    const changed = await send('PATCH', path, form({}, blob(gif(4, 4))));
    const second = changed.json<PodcastRecord>().image;
    assert.match(second, /\.gif$/);
    assert.equal((await panel.app.request(image)).status, 404);
    assert.equal((await panel.app.request(second)).status, 200);

    assert.equal((await send('PATCH', path, { image: null })).json<PodcastRecord>().image, '');
    assert.equal((await panel.app.request(second)).status, 404);

    const put = await send('PUT', path, form({ ...fields, title: 'Third' }, blob(webp(4, 4))));
    assert.match(put.json<PodcastRecord>().image, /\.webp$/);
    assert.equal((await send('PATCH', path, form({ image: '' }))).json<PodcastRecord>().image, '');
  });

  it('that is refused leaves the whole podcast as it was', async () => {
    const { id } = (await upload(blob(png(4, 4)))).json<PodcastRecord>();
    const before = (await ask(`${PODCASTS}${id}/`)).text;
    const asked = await send(
      'PATCH',
      `${PODCASTS}${id}/`,
      form({ title: 'Changed' }, blob(SVG, 'image/png')),
    );
    assert.equal(asked.status, 400);
    assert.equal((await ask(`${PODCASTS}${id}/`)).text, before);
  });

  it('of a podcast that was deleted while it came is 404, and nothing is kept', async () => {
    const { id } = (await upload(blob(png(4, 4)))).json<PodcastRecord>();
    const path = `${PODCASTS}${id}/`;
    const sent = Array.from({ length: 10 }, () => send('PATCH', path, form({}, blob(png(900, 900)))));
    const statuses = [await send('DELETE', path), ...(await Promise.all(sent))].map(({ status }) => status);
    assert.equal(statuses[0], 204);
    assert.ok(statuses.slice(1).every((status) => status === 200 || status === 404));
    assert.equal((await ask(path)).status, 404);
  });
});
