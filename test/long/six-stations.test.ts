/** The demo's page with six stations in a whole browser, as long as a title lasts: each new one comes by itself. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openWholeBrowser, watchErrors } from '../support/browser.js';
import { startSixStations, type SixStations } from '../support/six-stations.js';

/** Where nobody says when a title ends, a page looks each 15 seconds. Milliseconds; one look may be in the way of another. */
const LATE = 20_000;

describe('the page with six stations', () => {
  let browser: Browser;
  let page: Page;
  let started: SixStations;
  before(async () => {
    [browser, started] = await Promise.all([openWholeBrowser(), startSixStations()]);
    for (const { playout } of started.stations) {
      // Neither this play nor the next is a live one: of those a LibreTime tells no title.
      do playout.skip();
      while (playout.onAir.file === null || playout.onAir.file % 9 === 0);
    }
    page = await browser.newPage();
  });
  after(async () => {
    await browser.close();
    await started.close();
  });

  it('shows the next title of each within 20 seconds of its beginning', async () => {
    const errors = watchErrors(page);
    await page.goto(`${started.panel.url}/sources.html`);
    const shows = (kind: string, title: string, timeout: number) =>
      page
        .locator(`[data-kind=${kind}] onair-now-playing [part=title]`)
        .filter({ hasText: title })
        .first()
        .waitFor({ timeout });
    const late = await Promise.all(
      started.stations.map(async ({ kind, playout }) => {
        const { title, at, length } = playout.onAir;
        await shows(kind, title, 60_000);
        while (playout.onAir.at === at) await new Promise((resolve) => setTimeout(resolve, 50));
        assert.ok(length <= 240);
        const began = Date.now();
        await shows(kind, playout.onAir.title, 60_000);
        return Date.now() - began;
      }),
    );
    assert.equal(late.length, 4);
    assert.ok(
      late.every((each) => each < LATE),
      `milliseconds: ${late.join(', ')}`,
    );
    assert.deepEqual(errors, []);
  });
});
