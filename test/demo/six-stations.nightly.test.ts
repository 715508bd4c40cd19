/** The page with six stations in a browser for the length of a title. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openWholeBrowser, watchErrors } from '../kit/browser.js';
import { PATIENCE_MS } from '../kit/patience.js';
import { startSixStations, type SixStations } from '../kit/six-stations.js';

/** Maximum length in seconds of the titles to wait for. Each station has shorter ones. */
const SHORT = 135;

describe('the page with six stations', () => {
  let browser: Browser;
  let page: Page;
  let started: SixStations;
  before(async () => {
    [browser, started] = await Promise.all([openWholeBrowser(), startSixStations()]);
    for (const { playout } of started.stations) {
      // Neither this play nor the next one is live, because LibreTime has no titles for live sets.
      do playout.skip();
      while (playout.onAir.file === null || playout.onAir.file % 9 === 0 || playout.onAir.length > SHORT);
    }
    page = await browser.newPage();
  });
  after(async () => {
    await browser.close();
    await started.close();
  });

  it(
    "shows each station's next track without a reload",
    { timeout: SHORT * 1000 + 2 * PATIENCE_MS },
    async (t) => {
      const errors = watchErrors(page);
      await page.goto(`${started.panel.url}/sources.html`);
      const shows = (kind: string, title: string) =>
        page
          .locator(`[data-kind=${kind}] onair-now-playing [part=title]`)
          .filter({ hasText: title })
          .first()
          .waitFor({ state: 'attached' });
      for (const { kind } of started.stations) await page.locator(`#${kind}-tab`).click();
      const late = await Promise.all(
        started.stations.map(async ({ kind, playout }) => {
          const { at } = playout.onAir;
          // A slow page may load only after the change.
          await page
            .locator(`[data-kind=${kind}] onair-now-playing[status=ready]`)
            .waitFor({ state: 'attached' });
          while (playout.onAir.at === at) await wait(50, null, { signal: t.signal });
          const began = Date.now();
          await shows(kind, playout.onAir.title);
          return Date.now() - began;
        }),
      );
      t.diagnostic(`milliseconds: ${late.join(', ')}`);
      assert.equal(late.length, 4);
      assert.deepEqual(errors, []);
    },
  );
});
