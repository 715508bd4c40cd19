import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { run as runAxe } from 'axe-core';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { openBrowser } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';

const CARD = 'onair-now-playing';
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

describe('the builder page', () => {
  let browser: Browser;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    await panel.play({ server: 2, title: 'Nebelhorn', author: 'Ilse', length: 600_000 });
  });
  after(async () => {
    await browser.close();
    await panel.close();
  });

  const open = async (query: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> => {
    const page = await browser.newPage({ locale: 'en-GB', ...options });
    await page.goto(`${panel.url}/builder/${query}`);
    await page.locator('onair-builder main').waitFor();
    return page;
  };
  const preview = (page: Page): FrameLocator => page.frameLocator('onair-builder-preview iframe');
  const says = (page: Page, selector: string, text: RegExp): Promise<void> =>
    page.locator(selector).filter({ hasText: text }).first().waitFor();

  it('measures how late the owner hears a track', async () => {
    const page = await open('?server=2');
    await page
      .locator('summary')
      .filter({ hasText: /^Delay$/ })
      .click();
    await page.getByText('Measure the delay by ear').click();
    await page.getByRole('button', { name: 'Play the station' }).click();
    await says(page, 'onair-builder-delay [role=status]', /In the studio: “Ilse – Nebelhorn”/);
    await panel.play({ server: 2, title: 'Morgenrot', author: 'Ilse', length: 600_000 });
    await says(page, 'onair-builder-delay [role=status]', /“Ilse – Morgenrot” has started/);
    await page.getByRole('button', { name: 'Now', exact: true }).click();
    await says(page, 'onair-builder-delay [role=status]', /You hear the station \d+ seconds? late/);
    // The page limits how often it changes its URL.
    await page.waitForURL(/[?&]delay=\d+(&|$)/);
    const delay = new URL(page.url()).searchParams.get('delay')!;
    assert.match(delay, /^\d{1,2}$/);
    assert.equal(await page.getByLabel('Delay', { exact: true }).inputValue(), delay);
    await preview(page).locator(`${CARD}[delay="${delay}"]`).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    assert.equal(await page.locator('onair-builder-delay audio').getAttribute('src'), null);
    await page.getByRole('button', { name: 'Play the station' }).waitFor();

    // The delay isn't applied to another station.
    await page.locator('select[name=server]').selectOption('1');
    await page.waitForURL(({ searchParams }) => !searchParams.has('delay'));
    await preview(page).locator(`${CARD}[server="1"]:not([delay])`).waitFor();
    assert.equal(await page.getByLabel('Delay', { exact: true }).inputValue(), '');
    assert.equal((await page.locator('onair-builder-delay [role=status]').textContent())!.trim(), '');
    await page.getByLabel('Delay', { exact: true }).fill('7');
    await page.getByLabel('Delay', { exact: true }).blur();
    await page.locator('select[name=server]').selectOption('2');
    await preview(page).locator(`${CARD}[server="2"][delay="7"]`).waitFor();
    await page.close();
  });

  it('previews an old panel via JSONP', async () => {
    const old = await openLivePanel({ cors: false });
    await old.play({ title: 'Slack Water', author: 'Ada Winter', length: 600_000 });
    const page = await open(`?base-url=${encodeURIComponent(old.url)}&show=now-playing`);
    await says(page, '#address-state.help', /tags then use JSONP/);
    await preview(page).locator(CARD).getByText('Slack Water', { exact: true }).first().waitFor();
    await page.getByLabel('Station number').waitFor();
    await page.close();
    await old.close();
  });

  it('keeps preview and focused field visible on phones', async () => {
    const page = await open('?show=now-playing&show=history', { viewport: { width: 390, height: 800 } });
    await preview(page).locator('onair-history[status=ready]').waitFor();
    const accent = page.locator('[name=onair-accent]');
    for (const at of [page.locator('[name=server]'), accent, page.locator('[name=shared-lang]')]) {
      await at.focus();
      const top = (await page.locator('.stage').boundingBox())!.y;
      assert.ok(top > 400 && top < 600, `${top}`);
      const { y, height } = (await at.boundingBox())!;
      assert.ok(y >= 0 && y + height <= top, `${y} + ${height}, ${top}`);
    }
    await accent.fill('#ff0000');
    await accent.press('Enter');
    await preview(page).locator('[style*="#ff0000"]').first().waitFor({ state: 'attached' });
    // At its normal scroll position, the preview is fully visible.
    await page.locator('onair-builder-outputs').scrollIntoViewIfNeeded();
    const [stage, frame] = await Promise.all([
      page.locator('.stage').boundingBox(),
      page.locator('.stage iframe').boundingBox(),
    ]);
    assert.ok(stage!.height > frame!.height && frame!.height > 700);
    await page.close();
  });

  for (const [what, options] of [
    ['light, in a desktop window', { viewport: { width: 1280, height: 900 }, colorScheme: 'light' }],
    ['dark, on the narrowest phone', { viewport: { width: 280, height: 700 }, colorScheme: 'dark' }],
    ['in forced colours', { viewport: { width: 390, height: 800 }, forcedColors: 'active' }],
  ] as const)
    it(`is accessible: ${what}`, async () => {
      const page = await open('?--onair-accent=%23ffcc00&show=now-playing&show=schedule', options);
      await says(page, '#contrast p', /accent/);
      await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
      await page.getByRole('button', { name: 'Play the station' }).click();
      await page.getByRole('button', { name: 'Now', exact: true }).waitFor();
      await page.evaluate(AXE);
      // axe reads -webkit-text-fill-color, whose computed value isn't the colour that the browser forces.
      const hasOwnColours = !('forcedColors' in options);
      const violations = await page.evaluate(async (enabled) => {
        const { axe } = globalThis as unknown as { axe: { run: typeof runAxe } };
        const rules = { 'color-contrast': { enabled } };
        const results = await axe.run(document, { iframes: false, rules });
        return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      }, hasOwnColours);
      assert.deepEqual(violations, []);
      const extra = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.equal(extra, 0);
      await page.close();
    });
});
