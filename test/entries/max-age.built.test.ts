import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { openBrowser, openSite } from '../kit/browser.js';
import { openPanel } from '../kit/open-panel.js';
import { holdTime } from '../kit/held-time.js';

/** Returns `Cache-Control` of each request for the history, from a page that polls often. */
async function cacheControlOfLooks(maxAge: number): Promise<(string | undefined)[]> {
  const panel = await openPanel({ port: 0, maxAge });
  const site = await openSite();
  const browser = await openBrowser();
  const sent: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const { 'cache-control': control, 'if-none-match': etag } = request.headers;
    if (request.url!.includes('/history/?limit=2&')) sent.push(control);
    void (async () => {
      const answer = await fetch(panel.url + request.url!, {
        headers: { Accept: 'application/json', ...(etag && { 'If-None-Match': etag }) },
      });
      const { status, headers } = answer;
      const kept = ['content-type', 'cache-control', 'etag', 'access-control-allow-origin'];
      for (const name of kept) if (headers.has(name)) response.setHeader(name, headers.get(name)!);
      response.writeHead(status).end(await answer.text());
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    // The page requests the history at the end of the track, and again a little later.
    await panel.play({ title: 'Short', length: 2000 });
    site.pages['/'] = `<!doctype html><meta charset="utf-8"><title>Site</title>
      <script type="module" src="onair.js" data-base-url="http://127.0.0.1:${port}"></script>
      <onair-now-playing></onair-now-playing>`;
    const context = await browser.newContext();
    const time = await holdTime(context, panel);
    const page = await context.newPage();
    await page.goto(site.url);
    await time.until(() => Promise.resolve(sent.length > 2), 'three requests');
  } finally {
    await browser.close();
    await site.close();
    server.close();
    server.closeAllConnections();
    await panel.close();
  }
  return sent.slice(0, 3);
}

describe('Cache-Control of a polling request', () => {
  it("isn't max-age=0 after a response with max-age=1", async () => {
    assert.deepEqual(await cacheControlOfLooks(1), ['max-age=0', undefined, undefined]);
  });

  it('is max-age=0 after a response with max-age=10', async () => {
    assert.deepEqual(await cacheControlOfLooks(10), ['max-age=0', 'max-age=0', 'max-age=0']);
  });
});
