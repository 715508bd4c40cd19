/** `test/demo/sources.nightly.test.ts` tests all stations. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openBrowser } from '../kit/browser.js';
import { openLivePanel } from '../kit/open-panel.js';

describe('the page with six stations', () => {
  it('explains how to start the five missing servers', async () => {
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
      const tabs = page.getByRole('tab');
      assert.equal(await tabs.count(), 6);
      await page.getByRole('tab', { name: 'Our panel' }).focus();
      await page.keyboard.press('End');
      await page.getByRole('tabpanel', { name: 'Shoutcast' }).waitFor();
      assert.equal(await page.getByRole('tabpanel').count(), 1);
      assert.equal(new URL(page.url()).hash, '#shoutcast');
      await page.reload();
      assert.equal(await page.getByRole('tab', { selected: true }).innerText(), 'Shoutcast');
      await page.getByRole('tabpanel', { name: 'Shoutcast' }).waitFor();
      await page.getByRole('tab', { selected: true }).press('ArrowRight');
      await page.getByRole('tabpanel', { name: 'Our panel' }).waitFor();
      await page.locator('[data-kind=panel] onair-now-playing[status=ready]').waitFor();
    } finally {
      await browser.close();
      await panel.close();
    }
  });
});
