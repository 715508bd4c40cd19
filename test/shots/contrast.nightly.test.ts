import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { measureTexts } from './contrast.js';
import { readSheets } from './sheets.js';
import { openSite, type Site } from './site.js';
import { openBrowser, show } from './stage.js';

/** Minimum contrast of small text at level AA of WCAG, applied to all text. */
const MIN_CONTRAST = 4.5;

const sheets = await readSheets();

describe('text contrast', () => {
  let browser: Browser;
  let site: Site;
  before(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite()]);
  });
  after(async () => {
    await browser.close();
    site.close();
  });

  for (const [, sheet] of sheets) {
    for (const look of ['light', 'dark'] as const) {
      it(`is high enough in ${sheet.tag} on a ${look} page`, async () => {
        const { page, close } = await show(browser, site, sheet, look);
        try {
          const texts = await page.evaluate(measureTexts);
          assert.ok(texts.length >= sheet.states.length, `found only ${texts.length} texts`);
          const faint = texts.filter(({ ratio }) => !(ratio >= MIN_CONTRAST));
          const says = faint.map(({ where, words, ratio }) => `${where}: "${words}" ${ratio.toFixed(2)}`);
          assert.deepEqual(says, []);
        } finally {
          await close();
        }
      });
    }
  }
});
