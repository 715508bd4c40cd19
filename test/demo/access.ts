/** Accessibility of the pages that a panel serves. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, watchErrors } from '../kit/browser.js';
import { objectionsOf } from '../kit/check-page.js';
import { untilDrawn } from '../kit/moves.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';

const WIDTH = 390;

/** Each page, elements that show that it has loaded, and how to open the rest of it. */
const PAGES: [path: string, whole: string[], open?: (page: Page) => Promise<unknown>][] = [
  [
    '',
    [
      '#week[status=ready]',
      '#tried [part=popup]',
      '.tile [part=wall]',
      '#podcasts[status=ready]',
      '.tile onair-podcasts[status=ready]',
    ],
  ],
  ['developers.html', ['#faults:not([hidden])', 'onair-history[status=ready]']],
  ['skins/', ['#bare .dark [status=ready]']],
  [
    'builder/?show=now-playing&show=schedule',
    ['onair-builder main', '#contrast p'],
    (page) => page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true))),
  ],
  ['check/', ['#question']],
  // Invalid address, so the page shows an error.
  ['check/?panel=/radio', ['#problem:not(:empty)']],
  ['sources.html', ['[data-kind=panel] onair-now-playing[status=ready]']],
  ['sources.html#icecast', ['[data-kind=icecast]:not([hidden])']],
  ['gallery.html', ['figure']],
  ['docs/', ['.opblock-tag', '.scheme-container']],
  ['guide/', ['main']],
  ['guide/elements.html', ['main']],
];

/** Call this in a `describe`. */
export function testAccess(schemes: ('light' | 'dark')[]): void {
  let browser: Browser;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    await panel.play({ title: 'Paper Boats', author: 'Ada Winter', length: 600_000 });
  });
  after(async () => {
    await browser.close();
    await panel.close();
  });

  for (const [path, whole, open] of PAGES) {
    for (const colorScheme of schemes) {
      // Loading this page takes longest. docs.built.test.ts tests it when it is light.
      if (path === 'docs/' && colorScheme === 'light') continue;
      it(`/${path} has no accessibility violations, ${colorScheme}`, async () => {
        const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 }, colorScheme });
        const errors = watchErrors(page);
        await page.goto(`${panel.url}/${path}`);
        // Printing starts all tags below the window.
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        for (const part of whole) await page.locator(part).first().waitFor({ state: 'attached' });
        await open?.(page);
        await untilDrawn(page);
        assert.deepEqual(await objectionsOf(page), []);
        assert.deepEqual(errors, []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), WIDTH);
        await page.close();
      });
    }
  }
}
