/**
 * Every element in each state of its sheet, in each language and look: axe objects to nothing, the keyboard comes to every
 * control and shows where it is, and the browser's own accessibility tree has a name for each.
 */
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

/** From right to left is what Arabic is. */
const LOOKS = ['light', 'dark', 'forced', 'large'] as const;

/** Each language, and each look three times. */
const visits = sheets.flatMap(([, sheet], place) =>
  LANGUAGES.map((lang, at) => ({ sheet, lang, look: LOOKS[(at + place) % LOOKS.length]! })),
);

describe('in each state', () => {
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
    it(`${sheet.tag} in ${lang}, ${look}, is accessible, has names, and all of it is there for the keyboard`, async () => {
      const { page, close } = await show(browser, site, sheet, look, lang);
      try {
        await page.setViewportSize({ width: 390, height: 9000 });
        assert.deepEqual(await objectionsTo(page, sheet.tag), [], 'axe');
        const { named, nameless } = await namelessOf(page);
        assert.deepEqual(nameless, [], 'without a name');
        assert.ok(named >= sheet.states.length, `only ${named} controls are in the tree`);
        assert.deepEqual(await unreached(page), [], 'the keyboard');
      } finally {
        await close();
      }
    });
  }
});
