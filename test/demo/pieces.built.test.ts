import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../kit/browser.js';
import { sample } from '../kit/sample.js';

const DEMO = 'dist/onair-panel/demo';

/** Long enough for a frame to be drawn of what is there. */
const PAUSE = 400;

describe('a demo page that comes in pieces', () => {
  let browser: Browser;
  let server: Server;
  before(async () => {
    browser = await openBrowser();
    server = createServer((request, response) => void answer(new URL(request.url!, 'http://site'), response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(async () => {
    await browser.close();
    server.close();
  });

  /** A page is cut before each of the texts `?before=…`; style sheets come whole. */
  async function answer({ pathname, searchParams }: URL, response: ServerResponse) {
    const file = await readFile(DEMO + pathname, 'utf8').catch(() => '');
    response.setHeader('Content-Type', pathname.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8');
    let sent = 0;
    for (const text of searchParams.getAll('before')) {
      const at = file.indexOf(text);
      assert.ok(at > sent, text);
      response.write(file.slice(sent, at));
      sent = at;
      await wait(PAUSE);
    }
    response.end(file.slice(sent));
  }

  for (const [path, ...cuts] of [
    ['index.html', '</svg>', 'id="theme"', '<a href="builder/"', '<div class="result'],
    ['developers.html', '</svg>', 'id="theme"'],
    ['sources.html', '</svg>', 'id="theme"'],
  ] as const) {
    for (const width of sample([390, 1280], 2)) {
      it(`/${path} at ${width} pixels moves nothing that was seen`, async () => {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            const moved = list
              .getEntries()
              .map((entry) => (entry as PerformanceEntry & { value: number }).value);
            document.documentElement.dataset.moved = moved.join(' ');
          }).observe({ type: 'layout-shift', buffered: true });
        });
        const { port } = server.address() as AddressInfo;
        const query = new URLSearchParams(cuts.map((text) => ['before', text]));
        await page.goto(`http://127.0.0.1:${port}/${path}?${query}`);
        await page.locator('h1').first().waitFor();
        await wait(PAUSE);
        assert.equal(await page.evaluate(() => document.documentElement.dataset.moved), undefined);
        await page.close();
      });
    }
  }
});
