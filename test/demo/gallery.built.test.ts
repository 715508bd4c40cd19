/** The gallery of all elements in all states, which the demo and `npm run dev` show. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';

describe('the gallery', () => {
  let browser: Browser;
  let panel: OpenedPanel;
  before(async () => {
    [browser, panel] = await Promise.all([openBrowser(), openLivePanel({ dist: 'dist/onair-panel' })]);
  });
  after(() => Promise.all([browser.close(), panel.close()]));

  for (const width of [280, 1280]) {
    it(`shows each state of each element, ${width} pixels`, async () => {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(panel.url) && !request.url().startsWith('data:'))
          foreign.push(request.url());
      });
      await page.goto(`${panel.url}/gallery.html?width=${width === 280 ? '280' : '390'}`);
      const expected: Record<string, string> = {
        'Nothing on air': 'empty',
        Empty: 'empty',
        'Not supported': 'empty',
        'No stream': 'empty',
        'Empty week': 'empty',
        Stale: 'stale',
        Failed: 'failed',
        'Without an address': 'failed',
      };
      const figures = await page.locator('figure').all();
      assert.ok(figures.length >= 35, `${figures.length} states`);
      for (const figure of figures) {
        const name = (await figure.locator('figcaption').textContent())!;
        const status = expected[name] ?? (name.startsWith('Loading') ? '' : 'ready');
        if (status) await figure.locator(`[status=${status}]`).first().waitFor({ state: 'attached' });
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `the page is ${overflow} pixels too wide`);
      assert.deepEqual(errors, []);
      assert.deepEqual(foreign, []);
      await page.close();
    });
  }
});
