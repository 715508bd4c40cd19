/** Tests the accessibility of every element in each state of its sheet, by axe, by keyboard, and by the browser's accessibility tree. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { namelessOf, objectionsTo, unreached } from './access.js';
import { readSheets } from './sheets.js';
import { openSite, type Site } from './site.js';
import { openBrowser, show } from './stage.js';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'tr', 'uk', 'ar'];

const sheets = await readSheets();

/** Right-to-left is covered by Arabic. */
const LOOKS = ['light', 'dark', 'forced', 'large'] as const;

/** Each sheet in each language. Each look is used three times per sheet. */
const visits = sheets.flatMap(([, sheet], place) =>
  LANGUAGES.map((lang, at) => ({ sheet, lang, look: LOOKS[(at + place) % LOOKS.length]! })),
);

describe('accessibility in each state', () => {
  let browser: Browser;
  let site: Site;
  before(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite()]);
  });
  after(async () => {
    await browser.close();
    site.close();
  });

  for (const { sheet, lang, look } of visits) {
    it(`${sheet.tag} is accessible in ${lang}, ${look}`, async () => {
      const { page, close } = await show(browser, site, sheet, look, lang);
      try {
        await page.setViewportSize({ width: 390, height: 9000 });
        assert.deepEqual(await objectionsTo(page, sheet.tag), [], 'axe');
        const { named, nameless } = await namelessOf(page);
        assert.deepEqual(nameless, [], 'controls without a name');
        assert.ok(named > 0, 'nothing in the accessibility tree has a name');
        assert.deepEqual(await unreached(page), [], 'the keyboard');
      } finally {
        await close();
      }
    });
  }
});
