/** Every text of every element, in each state of its sheet, as it is without any setting, on a light and on a dark page. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { measureTexts } from './contrast.js';
import { readSheets } from './sheets.js';
import { openSite, type Site } from './site.js';
import { openBrowser, show } from './stage.js';

/** What WCAG asks of small letters at level AA; large ones have to do as well here. */
const LEAST = 4.5;

const sheets = await readSheets();

describe('texts', () => {
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
      it(`of ${sheet.tag} stand out at least ${LEAST} to 1 on a ${look} page`, async () => {
        const { page, close } = await show(browser, site, sheet, look);
        try {
          const texts = await page.evaluate(measureTexts);
          assert.ok(texts.length >= sheet.states.length, `only ${texts.length} texts are found`);
          const faint = texts.filter(({ ratio }) => !(ratio >= LEAST));
          const says = faint.map(({ where, words, ratio }) => `${where}: "${words}" ${ratio.toFixed(2)}`);
          assert.deepEqual(says, []);
        } finally {
          await close();
        }
      });
    }
  }
});
