import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { labelOf, popupSite } from './popup-site.js';

describe('a player in a popup', () => {
  const t = popupSite();

  it('stays silent if the opening page was silent', async () => {
    const context = await t.browser.newContext();
    const page = await context.newPage();
    await page.goto(t.site.url + '/1');
    const { frame } = await t.openSmall(context, page);
    await frame.locator('[part=play]:enabled').waitFor();
    assert.equal(await labelOf(frame), 'Play');
    await context.close();
  });
});
