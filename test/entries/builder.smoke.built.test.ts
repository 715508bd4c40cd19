import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { builderPage } from './builder-page.js';

describe('the builder page', () => {
  const { open, outputAt, says } = builderPage();

  it('copies the code for the chosen placement', async () => {
    const page = await open('?show=history&limit=3');
    const outputs = page.locator('onair-builder-outputs');
    await page.getByRole('radiogroup', { name: 'Where will you use it?' }).waitFor();
    assert.equal(await outputs.locator('pre').count(), 0);
    await outputs.getByRole('link', { name: 'First choose where you’ll use it.' }).waitFor();
    for (const [place, code, help] of [
      [
        'WordPress (no plugin)',
        /^http:\S+\/stations\/1\/\?show=history&limit=3&scheme=light$/,
        /add an “Embed” block/,
      ],
      ['WordPress with the Onair plugin', /^\[onair history server="1" limit="3"\]$/, /“Shortcode” block/],
      [
        'Site builder with an HTML block',
        /<div data-onair="history"/,
        /elsewhere, choose “Editor that only accepts iframes”/,
      ],
      ['Editor that only accepts iframes', /^<iframe src=/, /in quotes after src/],
      ['React', /export const OnAir/, /OnAir\.tsx/],
      ['Vue', /<template>/, /OnAir\.vue/],
      ['Any HTML page', /<onair-history limit="3"><\/onair-history>/, /the HTML of your page/],
    ] as const) {
      assert.match(await outputAt(page, place), code);
      await outputs.locator('p').filter({ hasText: help }).waitFor();
      assert.equal(await outputs.locator('pre').count(), 1);
    }
    const code = await outputs.locator('pre').textContent();
    // The message is shown for three seconds.
    await Promise.all([
      says(page, 'onair-builder-outputs [role=status]', /^\s*Copied\s*$/),
      page.getByRole('button', { name: 'Copy' }).click(),
    ]);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), code);
    await outputs.getByText('reserve space so that your page doesn’t jump').waitFor();
    await page.close();
  });
});
