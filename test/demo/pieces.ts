import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../kit/browser.js';
import { watchMoves } from '../kit/moves.js';
import { until } from '../kit/until.js';

const DEMO = 'dist/onair-panel/demo';

/** Call this in a `describe`. */
export function testPieces(widths: number[]): void {
  let browser: Browser;
  let server: Server;
  let page: Page;
  before(async () => {
    browser = await openBrowser();
    server = createServer(
      (request, response) => void respond(new URL(request.url!, 'http://site'), response),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(async () => {
    await browser.close();
    server.close();
  });

  /** The page is split before each text in `?before=…`; style sheets are sent in one piece. */
  async function respond({ pathname, searchParams }: URL, response: ServerResponse) {
    const file = await readFile(DEMO + pathname, 'utf8').catch(() => '');
    response.setHeader('Content-Type', pathname.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8');
    let sent = 0;
    for (const text of searchParams.getAll('before')) {
      const at = file.indexOf(text);
      assert.ok(at > sent, text);
      response.write(file.slice(sent, at));
      sent = at;
      await untilPainted(file.slice(0, at));
    }
    response.end(file.slice(sent));
  }

  /** Waits until the chunk has arrived and has been painted. */
  async function untilPainted(piece: string): Promise<void> {
    const tags = (text: string): number => text.match(/<(?!\/)[a-z]/g)?.length ?? 0;
    const isThere = async (): Promise<boolean> => tags(await page.content()) >= tags(piece) - 1;
    await until(() => isThere().catch(() => false), 'the piece');
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  for (const [path, ...cuts] of [
    ['index.html', '</svg>', 'id="theme"', '<div class="result', '<form'],
    ['developers.html', '</svg>', 'id="theme"'],
    ['sources.html', '</svg>', 'id="theme"'],
  ] as const) {
    for (const width of widths) {
      it(`/${path} causes no layout shift at ${width} pixels`, async () => {
        page = await browser.newPage({ viewport: { width, height: 900 } });
        const moved = await watchMoves(page);
        const { port } = server.address() as AddressInfo;
        const query = new URLSearchParams(cuts.map((text) => ['before', text]));
        await page.goto(`http://127.0.0.1:${port}/${path}?${query}`);
        await page.locator('h1').first().waitFor();
        assert.equal(await moved(), 0);
        await page.close();
      });
    }
  }
}
