/** Three outputs of the builder, pasted into a hand-made page. The others, and hostile texts: `test/long/builder-outputs.test.ts`. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { OutputName } from '../../src/builder/outputs/outputs.js';
import { assertMore, MORE, outputOf, TITLE, untilTitle } from '../builder/pasted.js';
import { openBrowser, openSite, watchErrors, type Site } from '../support/browser.js';
import { openLivePanel, type OpenedPanel } from '../support/open-panel.js';

describe('an output of the builder', { concurrency: 3 }, () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  before(async () => {
    [browser, site, panel] = await Promise.all([
      openBrowser(),
      openSite(),
      openLivePanel({ dist: 'dist/onair-panel' }),
    ]);
    for (let count = 0; count < 4; count += 1)
      await panel.play({ title: TITLE, author: 'The Harbour Lights', length: 6_000_000 });
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  async function showsWhatWasChosen(name: OutputName, look: (page: Page) => Promise<void>): Promise<void> {
    site.pages[`/${name}`] =
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title><body>${outputOf(panel, name, MORE)}`;
    const page = await browser.newPage();
    const errors = watchErrors(page);
    await page.goto(`${site.url}/${name}`);
    await look(page);
    assert.deepEqual(errors, []);
    await page.close();
  }

  for (const name of ['script', 'div'] as const)
    it(`${name} shows what was chosen`, () => showsWhatWasChosen(name, assertMore));

  it('iframe shows what was chosen', () =>
    showsWhatWasChosen('iframe', async (page) => {
      const frame = await page.waitForSelector('iframe[src*="/embed/now-playing/"]');
      const inside = (await frame.contentFrame())!;
      await untilTitle(inside);
      await inside.locator('onair-station[time-zone="Europe/Berlin"] > onair-now-playing[vote]').waitFor();
    }));

  it('iframe alone, as some editors leave it, is as high as the card on a phone and on a screen', async () => {
    const frames = /<iframe.*<\/iframe>/g;
    const [frame = ''] =
      outputOf(panel, 'iframe', { tags: [{ name: 'now-playing', attributes: {} }] }).match(frames) ?? [];
    site.pages['/frame'] =
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Site</title><body>${frame}`;
    const page = await browser.newPage();
    await page.goto(`${site.url}/frame`);
    for (const [width, height] of [
      [360, 410],
      [639, 410],
      [640, 170],
      [1280, 170],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      assert.equal((await page.locator('iframe').boundingBox())?.height, height, `${width}`);
    }
    await page.close();
  });
});
