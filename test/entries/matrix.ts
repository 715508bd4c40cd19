import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { Browser } from 'playwright-core';
import type { HistoryOrder } from '../../src/panel/panel.js';
import { openBrowser, openSite, partText, untilStatus, watchErrors, type Site } from '../kit/browser.js';
import { openLivePanel } from '../kit/open-panel.js';

export const ORDERS: HistoryOrder[] = ['latest', 'asc', 'desc'];
export const EVERY_PANEL = [true, false].flatMap((cors) =>
  [true, false].flatMap((v2) =>
    ORDERS.flatMap((historyOrder) => [null, 20].map((pageSize) => ({ cors, v2, historyOrder, pageSize }))),
  ),
);

/** Long enough that the track doesn't change during a test. */
const LENGTH = 600_000;

/** Call it in a describe block. It tests onair.js with each of these panels, and onair.legacy.js with each order of the history. */
export function testPanels(panels: typeof EVERY_PANEL, orders: HistoryOrder[]): void {
  let browser: Browser;
  let site: Site;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  for (const { cors, v2, historyOrder, pageSize } of panels) {
    const readable = cors && v2;
    const name = `${cors ? 'CORS' : 'no CORS'}, ${v2 ? 'v2' : 'no v2'}, history ${historyOrder}, page size ${pageSize ?? 'none'}`;
    it(`${name}: the current track is shown via ${readable ? 'v2' : 'JSONP'}`, async () => {
      const panel = await openLivePanel({ cors, v2, historyOrder, pageSize });
      const page = await browser.newPage();
      const errors = watchErrors(page);
      try {
        await panel.play({
          title: 'Paper Boats',
          author: 'Ada Winter',
          all_music_id: 7,
          length: LENGTH,
        });
        site.pages['/'] = `<!doctype html><meta charset="utf-8"><title>Site</title>
          <script type="module" src="onair.js" data-base-url="${panel.url}"></script>
          <onair-now-playing></onair-now-playing><onair-history include-current></onair-history>`;
        await page.goto(site.url);
        await untilStatus(page, 'onair-now-playing', 'ready');
        assert.equal(await partText(page, 'onair-now-playing', 'title'), 'Paper Boats');
        await untilStatus(page, 'onair-history', 'ready');
        assert.equal(await partText(page, 'onair-history', 'title'), 'Paper Boats');

        const { recent } = (await panel.state()).requests;
        const served = (path: string): number =>
          recent.filter((each) => each.path === path && each.status === 200).length;
        assert.equal(served('/api/history/') > 0, !readable);
        if (v2 && readable) assert.ok(served('/api/v2/history/') > 0);
        assert.deepEqual(errors, []);
      } finally {
        await page.close();
        await panel.close();
      }
    });
  }

  for (const historyOrder of orders) {
    it(`onair.legacy.js, history ${historyOrder}: plays are shown`, async () => {
      const panel = await openLivePanel({ cors: false, v2: false, historyOrder });
      const page = await browser.newPage();
      const errors = watchErrors(page);
      try {
        await panel.play({ title: 'Before', author: 'Somebody', length: LENGTH });
        await panel.play({ title: '<b>Paper</b> & Boats', author: 'Ada Winter', length: LENGTH });
        site.pages['/old'] = `<!doctype html><meta charset="utf-8"><title>Site</title>
          <script src="onair.legacy.js" data-base-url="${panel.url}"></script>
          <div data-onair="now-playing">…</div><onair-history limit="3"></onair-history>`;
        await page.goto(site.url + '/old');
        await page.waitForSelector('[data-onair] .onair-title');
        assert.equal(await page.textContent('[data-onair] .onair-title'), '<b>Paper</b> & Boats');
        assert.equal(await page.textContent('[data-onair] .onair-artist'), 'Ada Winter');
        assert.match((await page.textContent('[data-onair] .onair-time'))!, /^0:\d\d \/ 10:00$/);
        assert.equal(await page.locator('onair-history .onair-row').count(), 3);
        assert.equal(await page.locator('onair-history .onair-title').first().textContent(), 'Before');
        // A request may be pending; its frame is removed with the response.
        await page.waitForFunction(() => !document.querySelector('iframe'));
        assert.deepEqual(errors, []);
      } finally {
        await page.close();
        await panel.close();
      }
    });
  }
}
