/** All stations are in `test/demo/sources.nightly.test.ts`. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openBrowser } from '../kit/browser.js';
import { openLivePanel } from '../kit/open-panel.js';

describe('the page with six stations, if only the panel runs', () => {
  it("shows the panel's station, and explains how to start the others", async () => {
    const [browser, panel] = await Promise.all([openBrowser(), openLivePanel({ dist: 'dist/onair-panel' })]);
    try {
      const page = await browser.newPage();
      await page.goto(`${panel.url}/sources.html`);
      await page.getByText('Only the first station is running here').waitFor();
      await page.locator('[data-kind=panel] onair-now-playing[status=ready]').waitFor();
      assert.equal(await page.locator('onair-now-playing').count(), 1);
      assert.match(
        await page.locator('[data-kind=icecast] code').innerText(),
        /"https:\/\/icecast\.example"/,
      );
    } finally {
      await browser.close();
      await panel.close();
    }
  });
});
