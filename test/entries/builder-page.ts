/** Helpers for tests of the built page /builder/: a panel with two stations, and actions on the page. */
import { after, before } from 'node:test';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { openBrowser } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';

export const CARD = 'onair-now-playing';

/** Call it in a describe block. */
export function builderPage() {
  let browser: Browser;
  let context: BrowserContext;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser();
    context = await browser.newContext({
      locale: 'en-GB',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    const history = (await panel.request('/api/v2/history/?server=1&limit=20')).json<{
      results: { all_music_id: number | null }[];
    }>();
    const { all_music_id } = history.results.find((record) => record.all_music_id)!;
    await panel.play({ title: 'Paper Boats', author: 'Ada Winter', length: 600_000, all_music_id });
    await panel.play({ server: 2, title: 'Nebelhorn', author: 'Ilse', length: 600_000 });
  });
  after(async () => {
    await browser.close();
    await panel.close();
  });

  const open = async (query = '', where: BrowserContext | Browser = context): Promise<Page> => {
    const page = await where.newPage();
    await page.goto(`${panel.url}/builder/${query}`);
    await page.locator('onair-builder main').waitFor();
    return page;
  };
  const preview = (page: Page): FrameLocator => page.frameLocator('onair-builder-preview iframe');
  const shows = (page: Page, text: string): Promise<void> =>
    preview(page).locator(CARD).getByText(text, { exact: true }).first().waitFor();
  const query = (page: Page): URLSearchParams => new URL(page.url()).searchParams;
  const addressSays = (page: Page, name: string, value: string | null): Promise<void> =>
    page.waitForURL(({ searchParams }) => searchParams.get(name) === value);
  const says = (page: Page, selector: string, text: RegExp): Promise<void> =>
    page.locator(selector).filter({ hasText: text }).first().waitFor();

  /** Returns the code that the page offers for copying. */
  const outputAt = async (page: Page, place: string): Promise<string> => {
    await page.getByLabel(place, { exact: true }).check();
    return (await page.locator('onair-builder-outputs pre').textContent())!;
  };
  const focused = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => document.activeElement?.textContent?.trim());

  return {
    get browser() {
      return browser;
    },
    get panel() {
      return panel;
    },
    open,
    preview,
    shows,
    query,
    addressSays,
    says,
    outputAt,
    focused,
  };
}
