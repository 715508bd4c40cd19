import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HistoryRecord } from '../../../../../src/contract/records.js';
import { openPanel } from '../../../../kit/open-panel.js';

describe('a generated cover', () => {
  const { request } = openPanel();

  it('is an SVG without scripts', async () => {
    const { status, headers, text } = await request('/covers/53ae1e64/500.svg');
    assert.equal(status, 200);
    assert.equal(headers.get('content-type'), 'image/svg+xml');
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal(
      headers.get('content-security-policy'),
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(text, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="500" height="500"/);
  });

  it('is served in three sizes', async () => {
    const records = (await request('/api/v2/history/')).json<HistoryRecord[]>();
    const covered = records.find(({ img_url }) => img_url !== null);
    const sizes = [covered?.img_url, covered?.img_medium_url, covered?.img_large_url].map(async (url) => {
      const { text } = await request(new URL(url ?? '').pathname);
      return /width="(\d+)"/.exec(text)?.[1];
    });
    assert.deepEqual(await Promise.all(sizes), ['100', '500', '1200']);
  });

  it("shows the host's portrait", async () => {
    const [one, same, other] = [
      await request('/covers/7/portrait.svg'),
      await request('/covers/7/portrait.svg'),
      await request('/covers/26/portrait.svg'),
    ];
    assert.deepEqual([one.status, one.headers.get('content-type')], [200, 'image/svg+xml']);
    assert.equal(one.text, same.text);
    assert.notEqual(one.text, other.text);
    assert.match(one.text, /^<svg [^>]*viewBox="0 0 500 500">.*<\/svg>$/);
  });

  it('returns 404 for other sizes and names', async () => {
    for (const path of ['/covers/ab/5000.svg', '/covers/xyz/100.svg', '/covers/ab/100.svgx', '/covers/ab/']) {
      assert.equal((await request(path)).status, 404, path);
    }
  });
});
