import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { builderPage } from './builder-page.js';

describe('the page /builder/', () => {
  const { open, outputAt, says } = builderPage();

  it('asks where it goes, shows what goes there and how, copies it, and says so', async () => {
    const page = await open('?show=history&limit=3');
    const outputs = page.locator('onair-builder-outputs');
    await page.getByRole('radiogroup', { name: 'Where does it go?' }).waitFor();
    assert.equal(await outputs.locator('pre').count(), 0);
    await outputs.getByRole('link', { name: 'Choose first where it goes.' }).waitFor();
    for (const [place, code, help] of [
      [
        'WordPress, as an author',
        /^http:\S+\/stations\/1\/\?show=history&limit=3&scheme=light$/,
        /add a block “Embed”/,
      ],
      ['WordPress with the plugin of Onair', /^\[onair history server="1" limit="3"\]$/, /block “Shortcode”/],
      [
        'An editor with a field for HTML',
        /<div data-onair="history"/,
        /elsewhere, the editor that takes only iframes/,
      ],
      ['An editor that takes only iframes', /^<iframe src=/, /quotes behind src/],
      ['React', /export const OnAir/, /OnAir\.tsx/],
      ['Vue', /<template>/, /OnAir\.vue/],
      [
        'A page that you write yourself',
        /<onair-history limit="3"><\/onair-history>/,
        /the HTML of your page/,
      ],
    ] as const) {
      assert.match(await outputAt(page, place), code);
      await outputs.locator('p').filter({ hasText: help }).waitFor();
      assert.equal(await outputs.locator('pre').count(), 1);
    }
    const code = await outputs.locator('pre').textContent();
    // It says so for three seconds.
    await Promise.all([
      says(page, 'onair-builder-outputs [role=status]', /^\s*Copied\s*$/),
      page.getByRole('button', { name: 'Copy' }).click(),
    ]);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), code);
    await outputs.getByText('keep its place free until the script has come').waitFor();
    await page.close();
  });
});
