/** Three outputs of the builder, pasted into a page. `test/builder/outputs.nightly.test.ts` tests the others, and hostile texts. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { OutputName } from '../../src/builder/outputs/outputs.js';
import { assertMore, MORE, outputOf, TITLE, untilTitle } from '../builder/pasted.js';
import { openBrowser, openSite, watchErrors, type Site } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { until } from '../kit/until.js';

describe("the builder's outputs", { concurrency: 3 }, () => {
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
    it(`${name}: shows the chosen options`, () => showsWhatWasChosen(name, assertMore));

  it('iframe: shows the chosen options', () =>
    showsWhatWasChosen('iframe', async (page) => {
      const frame = await page.waitForSelector('iframe[src*="/embed/now-playing/"]');
      const inside = (await frame.contentFrame())!;
      await untilTitle(inside);
      await inside.locator('onair-station[time-zone="Europe/Berlin"] > onair-now-playing[vote]').waitFor();
    }));

  it("iframe: reserves the card's height without embed.js", async () => {
    const [frame = ''] =
      outputOf(panel, 'iframe', { tags: [{ name: 'now-playing', attributes: {} }] }).match(
        /<iframe.*<\/iframe>/,
      ) ?? [];
    site.pages['/frame'] =
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title><body><div>${frame}</div>`;
    const page = await browser.newPage();
    await page.goto(`${site.url}/frame`);
    const inside = (await (await page.waitForSelector('iframe')).contentFrame())!;
    await untilTitle(inside);
    for (const width of [200, 280, 351, 352, 390, 640, 1000]) {
      await page.locator('div').evaluate((column, pixels) => (column.style.width = `${pixels}px`), width);
      await until(() => inside.evaluate((pixels) => innerWidth === pixels, width), `${width} pixels inside`);
      const heights = (): Promise<number[]> =>
        inside.evaluate(() => [
          innerHeight,
          document.querySelector('main')!.getBoundingClientRect().height,
          document.documentElement.scrollHeight,
        ]);
      // The frame places the cover after its width has changed.
      await until(async () => (await heights()).every((each) => each === 170), `170 pixels at ${width}`);
    }
    await page.close();
  });

  it("iframe: reserves the player's height without scripts", async () => {
    const card = { name: 'player', attributes: { layout: 'card' } } as const;
    const html = outputOf(panel, 'iframe', { tags: [card] });
    site.pages['/column'] =
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title><body><main>${html.replace(/<script.*<\/script>/, '')}</main>`;
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site.url}/column`);
    const inside = (await (await page.waitForSelector('iframe')).contentFrame())!;
    await inside.waitForSelector('main [status=ready]');
    const widths = [200, 350, 390, 807, 1000];
    for (const [index, height] of [372, 522, 210, 210, 266].entries()) {
      const width = widths[index]!;
      await page.locator('main').evaluate((column, pixels) => (column.style.width = `${pixels}px`), width);
      const found = (): Promise<number[]> =>
        inside.evaluate(() => [
          innerWidth,
          innerHeight,
          document.querySelector('main')!.getBoundingClientRect().height,
        ]);
      await until(
        async () => String(await found()) === String([width, height, height]),
        `${height} pixels at ${width}`,
      );
    }
    await page.close();
  });
});
