import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, watchErrors } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { until } from '../kit/until.js';

/** Shortly before The Long Way Home, in the station's zone. */
const NOW = Date.parse('2027-03-12T14:30Z');

describe('tags below the fold of the demo page', () => {
  let browser: Browser;
  let panel: OpenedPanel;
  let page: Page;
  let errors: string[];

  before(async () => {
    browser = await openBrowser();
    panel = await openLivePanel({ dist: 'dist/onair-panel', zone: 'Europe/Berlin', now: NOW });
    await panel.play({ title: 'Paper Boats', author: 'Ada Winter', length: 600_000 });
    page = await browser.newPage({ viewport: { width: 390, height: 800 }, locale: 'en-GB' });
    errors = watchErrors(page);
    await page.goto(panel.url);
    await page.locator('.hero onair-player[status=ready]').waitFor();
  });
  after(async () => {
    await browser.close();
    await panel.close();
  });

  it("don't load together with the page", async () => {
    assert.equal(await page.locator('.result > [status]').count(), 1);
    assert.equal(await page.locator('section:not(.hero) [status]').count(), 0);
  });

  it('have reserved space until they load', async () => {
    const heights = await page
      .locator('template[data-place]')
      .evaluateAll((templates) => templates.map((template) => template.getBoundingClientRect().height));
    assert.ok(heights.length > 10);
    assert.deepEqual(
      heights.filter((height) => height < 28),
      [],
    );
  });

  it('load when the visitor interacts with the page', async () => {
    await page.keyboard.press('Shift');
    await page.locator('.strip onair-now-playing[status=ready]').first().waitFor();
    assert.equal(await page.evaluate(() => window.scrollY), 0);
    assert.equal(await page.locator('#week [status]').count(), 0);
  });

  it('can be shown with a tint', async () => {
    await page.getByLabel('Card').selectOption('colour of the cover');
    const markup = page.locator('#markup', { hasText: '<onair-now-playing vote tint></onair-now-playing>' });
    await markup.filter({ hasText: '<onair-player popup></onair-player>' }).waitFor();
    const tried = page.locator('#tried');
    await page.locator('#stage').scrollIntoViewIfNeeded();
    await tried.locator('onair-now-playing[tint] [part=card][style*=_sleeve]').waitFor();
    await tried.locator('onair-player [part=popup]').waitFor({ state: 'attached' });
    await page.getByLabel('Card').selectOption('match the page');
    assert.equal(await tried.locator('onair-now-playing[tint]').count(), 0);
  });

  it('can preview a track change', async () => {
    await page.locator('#see-change').scrollIntoViewIfNeeded();
    const title = page.locator('#changing [part="title"]');
    await title.filter({ hasText: 'Paper Boats' }).waitFor();
    await page.getByRole('button', { name: 'See it change' }).click();
    await until(async () => !['', 'Paper Boats'].includes((await title.textContent())!), 'an earlier track');
    await page.getByRole('button', { name: 'See it change' }).click();
    await title.filter({ hasText: 'Paper Boats' }).waitFor();
  });

  it('the schedule names the host of a show', async () => {
    await page.locator('#week-title').scrollIntoViewIfNeeded();
    const show = page.locator('#week [part~=show]', { hasText: 'The Long Way Home' });
    await show.filter({ visible: true }).first().click();
    const about = page.locator('#week .about');
    await about.getByText('Noor Haddad').waitFor();
    const picture = about.locator('img');
    const isDrawn = (image: HTMLImageElement | SVGElement) =>
      (image as HTMLImageElement).decode().then(() => true);
    assert.ok(await picture.evaluate(isDrawn));
    const link = await about.locator('a').evaluate((a) => (a as HTMLAnchorElement).href);
    assert.equal((await fetch(link)).status, 200);
    await page.keyboard.press('Escape');
  });

  for (const width of [280, 1280])
    it(`keep the reserved heights at ${width} pixels`, async () => {
      const other = await browser.newPage({ viewport: { width, height: 800 }, locale: 'en-GB' });
      await other.goto(panel.url);
      await other.locator('.hero onair-player[status=ready]').waitFor();
      // A tag that has started may still be changing its height.
      await other
        .locator('main .fit:has(template[data-place]):not(:has([status]))')
        .evaluateAll((places) => places.forEach((place) => place.classList.add('tested')));
      const readHeights = () =>
        other
          .locator('.tested')
          .evaluateAll((places) => places.map((place) => Math.round(place.getBoundingClientRect().height)));
      const reserved = await readHeights();
      assert.ok(reserved.length > 5, String(reserved));
      await other.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await other.waitForFunction(() =>
        [...document.querySelectorAll('main [status]')].every(
          (tag) => tag.getAttribute('status') === 'ready',
        ),
      );
      assert.equal(await other.locator('template[data-place]').count(), 0);
      // The button makes the row of the current show higher.
      await other.locator('#week [part=listen]').first().waitFor({ state: 'attached' });
      // A tag may still be rendering when its status is ready.
      await until(
        async () => String(await readHeights()) === String(reserved),
        `the reserved heights ${String(reserved)}`,
      );
      await other.close();
    });

  it('load before the page is printed', async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    assert.equal(await page.locator('template[data-place]').count(), 0);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main [status]')].every((tag) => tag.getAttribute('status') === 'ready'),
    );
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    assert.deepEqual(errors, []);
  });
});
