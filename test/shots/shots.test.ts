/**
 * Each element in all its states, beside its picture of before. `npm test` looks
 * at one width and look of each; `SHOTS=all` at all of them, `SHOTS=update`
 * keeps what it sees. `SHOTS_OF` names the sheets, when not all are meant.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { differences } from './baselines.js';
import { LOOKS, WIDTHS } from './looks.js';
import { takePicture } from './picture.js';
import { whyNotHere } from './reference.js';
import { readSheets } from './sheets.js';
import { openSite, type Site } from './site.js';
import { openBrowser, show } from './stage.js';

const { SHOTS = '', SHOTS_OF = '' } = process.env;
const sheets = await readSheets();
const skip = whyNotHere() ?? false;
if (skip) console.log(`Pictures are not compared here: ${skip}.`);

describe('looks', { skip }, () => {
  let browser: Browser;
  let site: Site;
  before(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite()]);
  });
  after(async () => {
    await browser.close();
    site.close();
  });

  for (const [place, [name, sheet]] of sheets.entries()) {
    if (SHOTS_OF && !SHOTS_OF.split(' ').includes(name)) continue;
    // Each look and each width has its turn with some element.
    const looks = SHOTS ? LOOKS : [LOOKS[place % LOOKS.length]!];
    const widths = SHOTS ? WIDTHS : [WIDTHS[(place >> 1) % WIDTHS.length]!];
    for (const look of looks) {
      it(`${sheet.tag} looks as before, ${look}, at ${widths.join(', ')} pixels`, async () => {
        const shown = await show(browser, site, sheet, look);
        try {
          const found: string[] = [];
          for (const width of widths) {
            const picture = await takePicture(shown.page, width);
            found.push(differences(`${name}-${width}-${look}`, picture, SHOTS === 'update'));
          }
          assert.equal(found.filter(Boolean).join('\n'), '', `by Chromium ${browser.version()}`);
        } finally {
          await shown.close();
        }
      });
    }
  }
});
