/** Two visitors request songs at the same time. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openSite, type Site } from '../kit/browser.js';
import { openPanel, type OpenedPanel } from '../kit/open-panel.js';

describe('song requests from two browsers', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  before(async () => {
    [browser, site, panel] = await Promise.all([
      openBrowser(),
      openSite(),
      // During a show that allows requests.
      openPanel({ port: 0, now: Date.parse('2026-03-06T07:00:00Z'), requestsPerHour: 2, requestAgain: 0 }),
    ]);
  });
  after(() => Promise.all([browser, site, panel].map((each) => each.close())));

  async function openPage(): Promise<Page> {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site.url);
    await page.locator('onair-requests [part=song]').first().waitFor();
    return page;
  }

  it('are accepted once per song', async () => {
    site.pages['/'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
      <script type="module" src="onair.js" data-base-url="${panel.url}"></script><onair-requests></onair-requests>`;
    const pages = [await openPage(), await openPage()];
    const press = (page: Page, index: number) =>
      page.locator('onair-requests [part=request]').nth(index).click();
    const result = async (page: Page, pattern: RegExp): Promise<string> => {
      const line = page.locator('onair-requests [part=result]').filter({ hasText: pattern });
      await line.waitFor();
      return line.innerText();
    };
    await Promise.all(pages.map((page) => press(page, 0)));
    const results = await Promise.all(
      pages.map((page) => result(page, /Will be played soon|already been requested/)),
    );
    assert.equal(results.filter((text) => /Will be played soon/.test(text)).length, 1, results.join());
    const loser = pages[results.findIndex((text) => /already/.test(text))]!;
    await press(loser, 1);
    await result(loser, /Will be played soon/);
    await Promise.all(pages.map((page) => press(page, 2)));
    for (const page of pages) await result(page, /as many songs as you can/);
    const queued = (await panel.request('/requests/1/?limit=5')).json<{
      results: { refusal: string | null }[];
    }>();
    assert.equal(queued.results.filter(({ refusal }) => refusal === 'already_queued').length, 2);
  });
});
