/** The week on paper: all of it on one page, without what only a screen has. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { PRINT_WIDTH, printed } from './printed.js';
import { openSite, type Site } from './site.js';
import { openBrowser, show, type Shown } from './stage.js';

describe('a printed week', () => {
  let browser: Browser;
  let site: Site;
  let shown: Shown;
  before(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite()]);
    shown = await show(browser, site, printed, 'light');
  });
  after(async () => {
    await shown.close();
    await browser.close();
    site.close();
  });

  for (const landscape of [true, false]) {
    it(`is one page of A4, ${landscape ? 'landscape' : 'portrait'}`, async () => {
      const { page } = shown;
      const pdf = await page.pdf({ format: 'A4', landscape });
      assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1);
    });
  }

  it('has no buttons but the shows, and no line at now', async () => {
    const { page } = shown;
    await page.setViewportSize({ width: PRINT_WIDTH, height: 900 });
    await page.emulateMedia({ media: 'print' });
    const seen = await page.locator('onair-schedule').evaluate(({ shadowRoot }) => {
      const parts = [...shadowRoot!.querySelectorAll('button, select, [part=now-line], .column')];
      const names = parts
        .filter((each) => each.getClientRects().length > 0)
        .map((each) => each.getAttribute('part') ?? each.className.split(' ')[0]!);
      return [...new Set(names)].sort();
    });
    assert.deepEqual(seen, ['column', 'show', 'show show-on-air']);
  });
});
