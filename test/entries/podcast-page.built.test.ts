/** A podcast's page on a panel plays episodes with the controls of `onair-podcasts`. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { until } from '../kit/until.js';

describe("a podcast's page on a panel", () => {
  let browser: Browser;
  let panel: OpenedPanel;
  const errors: string[] = [];
  before(async () => {
    [browser, panel] = await Promise.all([openBrowser(), openLivePanel({ dist: 'dist/onair-panel' })]);
  });
  after(() => Promise.all([browser, panel].map((each) => each.close())));

  async function opened(javaScriptEnabled: boolean, width: number, path = '/podcasts/1/'): Promise<Page> {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 900 } });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(panel.url + path);
    return page;
  }

  it('plays one episode at a time', async () => {
    const page = await opened(true, 390);
    await until(async () => (await page.locator('audio:visible').count()) === 0, 'no native players');
    const [first, second] = [0, 1].map((index) => page.locator('onair-episode').nth(index));
    await first!.getByRole('button', { name: 'Play – A very small lighthouse' }).click();
    await first!.getByRole('button', { name: 'Pause – A very small lighthouse' }).waitFor();
    const position = first!.getByRole('slider', { name: 'Position' });
    await first!.getByRole('button', { name: 'Forward – 30 seconds' }).click();
    await until(async () => Number(await position.inputValue()) >= 30, 'the new position');
    await second!.getByRole('button', { name: /^Play/ }).click();
    await second!.getByRole('button', { name: /^Pause/ }).waitFor();
    await position.waitFor({ state: 'detached' });
    // It may have played for some seconds before the second one.
    await first!.getByText(/^(0:[345]|1:[0-3])\d \/ 1:35$/).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  });

  it('starts an episode at the chosen chapter', async () => {
    const page = await opened(true, 390);
    const first = page.locator('li:has(onair-episode)').first();
    await first.getByText('Chapters', { exact: true }).click();
    const chapter = first.getByRole('link', { name: 'Four steps up' });
    await chapter.click();
    await first.getByRole('button', { name: /^Pause/ }).waitFor();
    const position = first.getByRole('slider', { name: 'Position' });
    await until(async () => Number(await position.inputValue()) >= 15, 'the position of the chapter');
    await first.locator('a[aria-current]', { hasText: 'Four steps up' }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/podcasts/1/');
    await first.getByText('Transcript', { exact: true }).click();
    await first.getByText(/^Ilse Brandt: Four metres/).waitFor();
    await page.context().close();
  });

  it("shows the controls in the page's language", async () => {
    const page = await opened(true, 390, '/podcasts/11/');
    await page
      .getByRole('button', { name: /^Abspielen – / })
      .first()
      .waitFor();
    await page.context().close();
  });

  for (const width of [280, 1280])
    it(`has the same height without scripts, at ${width} px`, async () => {
      const [plain, page] = await Promise.all([opened(false, width), opened(true, width)]);
      await page.getByRole('button', { name: /^Play/ }).first().waitFor();
      assert.equal(await plain.locator('audio:visible').count(), 8);
      await until(async () => (await page.locator('audio:visible').count()) === 0, 'no native players');
      const [before, now] = await Promise.all(
        [plain, page].map((each) => each.locator('main').boundingBox()),
      );
      assert.deepEqual(now, before);
      await Promise.all([plain, page].map((each) => each.context().close()));
    });
});
