import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';

const HEIGHT = 900;

/** The current panel, and the old one that demo pages expect on the next port. */
async function startBoth(): Promise<[OpenedPanel, OpenedPanel]> {
  for (let tries = 0; tries < 20; tries++) {
    // With slow responses, placeholders render first, so that the layout could shift.
    const options = { dist: 'dist/onair-panel', latency: 300 };
    const today = await openLivePanel(options);
    try {
      const port = Number(new URL(today.url).port) + 1;
      return [today, await openLivePanel({ ...options, port, cors: false, seed: 7 })];
    } catch {
      await today.close();
    }
  }
  throw new Error('No two free ports side by side');
}

/** Each page at each width. `from`: the index of the panel that it shows. */
export const DEMO_PAGES = (
  [
    ['', 0],
    ['jsonp.html', 1],
    ['developers.html', 0],
  ] as const
).flatMap(([path, from]) => [390, 280, 1280].map((width) => ({ path, from, width })));

/** Call this in a `describe`. */
export function testDemo(pages: typeof DEMO_PAGES): void {
  let browser: Browser;
  let panels: OpenedPanel[];
  before(async () => {
    browser = await openBrowser();
    panels = await startBoth();
    for (const [index, { play }] of panels.entries()) {
      await play({ title: `Paper Boats ${index}`, author: 'Ada Winter', length: 600_000 });
    }
  });
  after(async () => {
    await browser.close();
    await Promise.all(panels.map((panel) => panel.close()));
  });

  for (const { path, from, width } of pages) {
    it(`/${path} shows the current track at ${width} pixels`, async () => {
      const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
      const page = await context.newPage();
      const origins = new Set<string>();
      const errors: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^http/.test(protocol)) origins.add(origin);
      });
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // The browser logs each attempt to read v2 without CORS.
        const expected = from === 1 && /\/api\/v2\/history\//.test(message.text() + message.location().url);
        if (message.type() === 'error' && !expected) errors.push(message.text());
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            document.documentElement.dataset.moved = `${Number(document.documentElement.dataset.moved ?? 0) + entry.value}`;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });

      // An open event stream keeps the network busy.
      await page.route('**/events/*/', (route) => route.fulfill({ status: 204 }));
      await page.goto(`${panels[0]!.url}/${path}`);
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.hero onair-player, onair-now-playing, onair-history')].every(
          (element) => element.getAttribute('status') === 'ready',
        ),
      );
      await page.waitForLoadState('networkidle');

      const { playing } = await panels[from]!.state();
      const tag = path === '' ? 'onair-player' : 'onair-now-playing';
      const title = page.locator(tag).first().locator('[part="title"]');
      assert.equal(await title.textContent(), playing[1]!.title);
      const moved = Number(await page.evaluate(() => document.documentElement.dataset.moved ?? '0'));
      assert.equal(moved, 0);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      const own = panels.slice(0, from + 1).map(({ url }) => url);
      // The listener's page requests the same panel under its other host name.
      const requestedOrigins = [...origins].map((origin) => origin.replace('//localhost:', '//127.0.0.1:'));
      assert.deepEqual([...new Set(requestedOrigins)], own);
      assert.deepEqual(errors, []);
      if (path === '') {
        const begin = page.locator('.begin');
        await begin
          .filter({ hasText: 'Build yours in a minute with the builder. Something missing? Run the check.' })
          .waitFor();
        const links = await begin
          .locator('a')
          .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
        assert.deepEqual(
          links.map((href) => href.slice(panels[0]!.url.length)),
          ['/builder/', '/check/'],
        );
      }
      await context.close();
    });
  }
}
