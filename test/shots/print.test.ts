/** The week on paper: all of it on one page, without what only a screen has, and as it was before. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { differences } from './baselines.js';
import { takePicture } from './picture.js';
import { whyNotHere } from './reference.js';
import type { Sheet } from './sheet.js';
import { sheet } from './sheets/schedule.js';
import { openSite, type Site } from './site.js';
import { openBrowser, show, type Shown } from './stage.js';

/** A sheet of A4 on its side: CSS pixels. */
const WIDTH = 1040;

/** The week as a page has it without a setting, and with a button that saves it. */
const printed: Sheet = {
  tag: sheet.tag,
  states: sheet.states
    .slice(0, 1)
    .map((state) => ({ ...state, markup: state.markup.replace('time-zone', 'calendar time-zone') })),
};
const skip = whyNotHere() ?? false;

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
    await page.setViewportSize({ width: WIDTH, height: 900 });
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

  it('looks as before', { skip }, async () => {
    const { page } = shown;
    await page.emulateMedia({ media: 'print' });
    const picture = await takePicture(page, WIDTH);
    const { SHOTS } = process.env;
    assert.equal(differences(`schedule-${WIDTH}-print`, picture, SHOTS === 'update'), '');
  });
});
