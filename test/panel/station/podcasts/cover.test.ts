import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PodcastRecord } from '../../../../src/contract/records.js';
import { errorsOf, form, openEditor, PODCASTS } from './editor.js';
import { gif, jpeg, pictures, png, webp } from './pictures.js';

const WRONG_FORMAT = 'This file is not a JPEG, PNG, WebP or GIF image.';
const DAMAGED = 'The image can’t be read. The file is incomplete or damaged.';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const blob = (bytes: Buffer | string, type = 'image/png') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });

describe('an uploaded cover', () => {
  const { request, send, panel } = openEditor();
  const fields = { title: 'With a cover', server: '1', description: '', published: 'true' };
  const upload = (file: Blob, name?: string) => send('POST', PODCASTS, form(fields, file, name));

  for (const [type, draw] of Object.entries(pictures)) {
    it(`is recognized as ${type} from its bytes`, async () => {
      const bytes = draw(300, 200);
      const response = await upload(blob(bytes, 'text/html'), 'page.html');
      assert.equal(response.status, 201, response.text);
      const { id, image } = response.json<PodcastRecord>();
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

  const invalid: [what: string, bytes: Buffer | string, message: string][] = [
    ['an SVG', SVG, WRONG_FORMAT],
    ['an HTML page', '<!doctype html><script>alert(1)</script>', WRONG_FORMAT],
    ['an HTML page that starts like a GIF', 'GIF89<script>', WRONG_FORMAT],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex'), WRONG_FORMAT],
    ['a HEIC', Buffer.from('0000001866747970686569630000000068656963', 'hex'), WRONG_FORMAT],
    ['a RIFF container with audio', 'RIFF\x24\0\0\0WAVEfmt ', WRONG_FORMAT],
    ['an empty file', '', 'The submitted file is empty.'],
    ['the first bytes of a PNG', png(20, 20).subarray(0, 20), DAMAGED],
    ['a truncated PNG', png(300, 300).subarray(0, 100), DAMAGED],
    ['the first bytes of a GIF', gif(20, 20).subarray(0, 10), DAMAGED],
    ['the first bytes of a JPEG', jpeg(20, 20).subarray(0, 12), DAMAGED],
    ['a truncated JPEG', jpeg(20, 20).subarray(0, -2), DAMAGED],
    ['a truncated WebP', webp(20, 20).subarray(0, -4), DAMAGED],
    ['the header of a WebP', Buffer.from(`RIFF\x20\0\0\0WEBPVP8X${'\0'.repeat(40)}`, 'latin1'), DAMAGED],
    ['a GIF without a width', gif(0, 20), DAMAGED],
    [
      'a JPEG without a frame',
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(5000), Buffer.from('ffd9', 'hex')]),
      DAMAGED,
    ],
    ...Object.values(pictures).flatMap((draw) => {
      const message = (width: number, height: number) =>
        `The image has ${width} × ${height} pixels. The maximum is 4096 pixels per side.`;
      const rows: [string, Buffer, string][] = [
        [`a ${draw.name} that is 5000 pixels wide`, draw(5000, 2), message(5000, 2)],
        [`a ${draw.name} that is 4097 pixels high`, draw(2, 4097), message(2, 4097)],
      ];
      return rows;
    }),
  ];
  for (const [what, bytes, message] of invalid) {
    it(`can't be ${what}`, async () => {
      const response = await upload(blob(bytes));
      assert.equal(response.status, 400);
      assert.deepEqual(errorsOf(response), { image: [message] });
    });
  }

  it('can have up to 4096 pixels per side', async () => {
    for (const draw of Object.values(pictures))
      assert.equal((await upload(blob(draw(4096, 4096)))).status, 201);
  });

  it('is rejected in bounded time if malicious', async () => {
    const bytes = Buffer.concat([
      Buffer.from('ffd8ffe0', 'hex'),
      Buffer.alloc(18 * 1024 * 1024),
      Buffer.from('ffd9', 'hex'),
    ]);
    // CPU time, since the machine may be busy.
    const before = process.cpuUsage();
    assert.equal((await upload(blob(bytes))).status, 400);
    const { user } = process.cpuUsage(before);
    assert.ok(user < 5_000_000, `${user} µs`);
  });

  it("can't be larger than 20 MiB", async () => {
    const response = await upload(blob(Buffer.concat([png(2, 2), Buffer.alloc(21 * 1024 * 1024)])));
    // Without a connection there is no Content-Length, so the cover is refused and not the body.
    assert.equal(response.status, 400);
    assert.match(response.text, /20 MiB/);
  });

  it('is optional in a form', async () => {
    const response = await upload(blob('', 'application/octet-stream'), '');
    assert.deepEqual([response.status, response.json<PodcastRecord>().image], [201, '']);
  });

  it('can be kept, replaced or removed', async () => {
    const { id, image } = (await upload(blob(png(4, 4)))).json<PodcastRecord>();
    const path = `${PODCASTS}${id}/`;
    const full = (await request(path)).json<PodcastRecord>();
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

  it('leaves the podcast unchanged if rejected', async () => {
    const { id } = (await upload(blob(png(4, 4)))).json<PodcastRecord>();
    const before = (await request(`${PODCASTS}${id}/`)).text;
    const response = await send(
      'PATCH',
      `${PODCASTS}${id}/`,
      form({ title: 'Changed' }, blob(SVG, 'image/png')),
    );
    assert.equal(response.status, 400);
    assert.equal((await request(`${PODCASTS}${id}/`)).text, before);
  });

  it("can't revive a deleted podcast", async () => {
    const { id } = (await upload(blob(png(4, 4)))).json<PodcastRecord>();
    const path = `${PODCASTS}${id}/`;
    const sent = Array.from({ length: 10 }, () => send('PATCH', path, form({}, blob(png(900, 900)))));
    const statuses = [await send('DELETE', path), ...(await Promise.all(sent))].map(({ status }) => status);
    assert.equal(statuses[0], 204);
    assert.ok(statuses.slice(1).every((status) => status === 200 || status === 404));
    assert.equal((await request(path)).status, 404);
  });
});
