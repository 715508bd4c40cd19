/** Searches among 100,000 plays, with the built script and each API of the panel. */
import { playDefaults } from '../../src/panel/store/history.js';
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openStore } from '../../src/panel/store/store.js';
import { openBrowser, openSite, watchErrors, type Site } from '../kit/browser.js';
import { openPanel } from '../kit/open-panel.js';

const RECORDS = 100_000;
const TRACK = 180_000;
const SOUGHT = 31_415;

describe('a search among 100,000 plays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-search-'));
  const db = join(folder, 'station.sqlite');
  const first = Date.parse('2026-01-01T00:00:00Z') - RECORDS * TRACK;
  let browser: Browser;
  let site: Site;

  before(async () => {
    const store = openStore(db);
    store.transaction(() => {
      store.servers.add({ id: 1, name: 'Radio Search' });
      for (let index = 0; index < RECORDS; index++) {
        const ts = first + index * TRACK;
        store.history.add({
          ...playDefaults,
          ...{ server: 1, ts, ends: ts + TRACK, length: TRACK, title: `Title ${index}` },
        });
      }
    });
    store.close();
    browser = await openBrowser();
    site = await openSite();
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  for (const [name, options] of [
    ['v2', {}],
    ['JSONP', { v2: false }],
    ['JSONP without CORS', { cors: false }],
  ] as const) {
    it(`needs at most 20 requests via ${name}`, async (t) => {
      const now = first + RECORDS * TRACK;
      const panel = await openPanel({ port: 0, db, now, historyLimit: 2 * RECORDS, ...options });
      const context = await browser.newContext({ timezoneId: 'Europe/Berlin' });
      try {
        const page = await context.newPage();
        const errors = watchErrors(page);
        // Counted by the panel, because the browser doesn't report all requests of frames.
        const asked = async () => (await panel.state()).requests.total;
        site.pages['/'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
          <script type="module" src="onair.js" data-base-url="${panel.url}"></script>
          <body><onair-history limit="5" search></onair-history>`;
        await page.goto(site.url + '/?page=2#songs');
        const history = page.locator('onair-history');
        await page.locator('onair-history[status=empty], onair-history[status=ready]').waitFor();
        const moment = new Date(first + SOUGHT * TRACK + 60_000);
        const wall = moment.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
        await history.locator('[part=field]').first().fill(wall.slice(0, 10));
        await history.locator('[part=field]').last().fill(wall.slice(11, 16));
        const before = await asked();
        await history.locator('[part=find]').click();
        const found = history.locator('[part~=found] [part=title]');
        await found.waitFor();
        assert.equal(await found.textContent(), `Title ${SOUGHT}`);
        const needed = (await asked()) - before;
        assert.ok(needed > 1 && needed <= 20, `${needed} requests`);
        t.diagnostic(`${needed} requests`);

        for (let plays = 0; plays < 7; plays++) await panel.play({ title: 'New', length: 1000 });
        await history.locator('[part=link]').click();
        await page.waitForURL(/\?page=2&onair-at=20\d\d-\d\d-\d\dT[\d:]+Z#songs$/);
        await found.waitFor();
        assert.equal(await found.textContent(), `Title ${SOUGHT}`);
        await page.goBack();
        await page.waitForURL(site.url + '/?page=2#songs');
        assert.deepEqual(errors, []);
      } finally {
        await context.close();
        await panel.close();
      }
    });
  }
});
