import assert from 'node:assert/strict';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openSite, untilStatus, type Site } from '../kit/browser.js';
import { until } from '../kit/until.js';

const COUNT = 1_000_000;
const play = (id: number): object => ({
  id,
  ts: Date.now() - id * 1000,
  length: 600_000,
  title: `Title ${id}`,
});

/** Responses of the panel, by the path after `/api/v2/`. */
type Answers = Record<string, (response: ServerResponse, limit: number) => void>;

describe('a hostile or broken panel', () => {
  let browser: Browser;
  let site: Site;
  let server: Server;
  let url: string;
  let responses: Answers;
  /** Values of `limit` in requests for the history. */
  let limits: number[];
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url!, 'http://panel');
      const name = pathname.replace('/api/v2/', '');
      const limit = Number(searchParams.get('limit'));
      if (name === 'history/') limits.push(limit);
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Content-Type', 'application/json');
      if (responses[name]) responses[name](response, limit);
      else response.writeHead(404).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    await browser.close();
    await site.close();
    server.closeAllConnections();
    server.close();
  });

  /** Opens a page with a body, and measures its memory and the longest time that it was blocked, in milliseconds. */
  async function visit(body: string, panel: Answers, run: (page: Page) => Promise<void>): Promise<void> {
    limits = [];
    responses = panel;
    const page = await browser.newPage();
    await page.clock.install();
    site.pages['/'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
      <script>
        longest = 0;
        last = performance.now();
        addEventListener('onair-failure', ({ detail: { failure } }) => (said = failure.kind + ': ' + failure.message));
        setInterval(() => { const now = performance.now(); longest = Math.max(longest, now - last); last = now }, 10);
      </script>
      <script type="module" src="onair.js" data-base-url="${url}" data-transport="v2"></script>${body}`;
    try {
      await page.goto(site.url);
      await run(page);
      const longest: number = await page.evaluate('longest');
      // Measured in the machine's own speed (about 60 ms on a fast one), so that the limit also holds on a slow one.
      const steps: number = await page.evaluate(() => {
        const began = performance.now();
        let sum = 0;
        for (let step = 0; step < 5e7; step++) sum = (sum * 31 + step) | 0;
        return sum === 1 ? 0 : performance.now() - began;
      });
      const most = Math.max(2000, 30 * steps);
      assert.ok(longest < most, `the page stood still for ${Math.round(longest)} ms of ${Math.round(most)}`);
      const session = await page.context().newCDPSession(page);
      // Memory that nothing uses any more may not have been freed yet.
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      assert.ok(usedSize < 60e6, `the page holds ${Math.round(usedSize / 1e6)} MB`);
    } finally {
      await page.close();
    }
  }

  const titles = (page: Page): Promise<number> =>
    page.locator('onair-history [part~=title]', { hasText: 'Title' }).count();

  it("can't block the page with a million plays", async () => {
    const all = JSON.stringify({
      count: COUNT,
      results: Array.from({ length: COUNT }, (_, id) => play(id + 1)),
    });
    const one = JSON.stringify({ count: COUNT, results: [play(1)] });
    await visit(
      '<onair-history include-current></onair-history>',
      { 'history/': (response, limit) => response.end(limit === 1 ? one : all) },
      async (page) => {
        await untilStatus(page, 'onair-history', 'ready');
        assert.equal(await titles(page), 1);
        assert.deepEqual([limits[0], limits[1]], [20, 1]);
      },
    );
  });

  it("can't flood the page with channels", async () => {
    const channel = (id: number): object => ({ id, stream_url: 'http://s/' });
    const body = JSON.stringify({ results: Array.from({ length: 200_000 }, (_, id) => channel(id)) });
    assert.ok(body.length < 8e6);
    await visit(
      '<onair-player></onair-player>',
      {
        'history/': (response) => response.end(JSON.stringify({ count: 1, results: [play(1)] })),
        'channels/': (response) => response.end(body),
      },
      async (page) => {
        await untilStatus(page, 'onair-player', 'ready');
        await page.waitForFunction(
          () => document.querySelector('onair-player')!.shadowRoot!.querySelectorAll('option').length > 1,
        );
        const nodes = await page.evaluate(
          () => document.querySelector('onair-player')!.shadowRoot!.querySelectorAll('*').length,
        );
        assert.ok(nodes < 400, `${nodes} nodes`);
      },
    );
  });

  it('times out after ten seconds', async () => {
    await visit('<onair-now-playing></onair-now-playing>', { 'history/': () => undefined }, async (page) => {
      await until(() => limits.length > 0, 'a request');
      await page.clock.runFor(11_000);
      await untilStatus(page, 'onair-now-playing', 'failed');
      assert.match(await page.evaluate('said'), /^unreachable: .*: timeout$/);
    });
  });

  it("can't send more than 8 MB", async () => {
    const open = new Set<ServerResponse>();
    // Exceeds the limit in one piece, so that a slow machine reads it before the timeout; then small pieces without end.
    const endless = (response: ServerResponse): void => {
      open.add(response);
      response.write(Buffer.alloc(9e6, ' '));
      const more = setInterval(() => response.write(' '), 100);
      response.on('close', () => {
        clearInterval(more);
        open.delete(response);
      });
    };
    await visit('<onair-now-playing></onair-now-playing>', { 'history/': endless }, async (page) => {
      await untilStatus(page, 'onair-now-playing', 'failed');
      assert.match(await page.evaluate('said'), /^unreadable: .*: more than 8 MB$/);
      // The message appears without any action.
      await page.locator('onair-now-playing [part~=message]', { hasText: 'can’t be read' }).waitFor();
      assert.deepEqual(limits.slice(0, 2), [2, 1]);
      await until(() => open.size === 0, 'the end of the answers');
    });
  });
});
