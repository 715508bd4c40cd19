/** Visitors with several tabs save favourites and vote, on a panel, on its relay and on AzuraCast. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { HistoryRecord } from '../../src/contract/records.js';
import { readRelays } from '../../src/panel/base/relay-sources.js';
import { startPanel, type RunningPanel } from '../../src/panel/panel.js';
import { openBrowser, openSite, type Site } from '../kit/browser.js';
import { MORNING, openPanel, type OpenedPanel } from '../kit/open-panel.js';
import { startAzuraCast } from '../kit/servers/azuracast.js';
import type { StationServer } from '../kit/servers/test-server.js';
import { until } from '../kit/until.js';

const MUSIC = 1001;
const SONG = 'Ada Winter – Glass';

describe('likes saved in two browsers', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let relay: RunningPanel;
  let azuracast: StationServer;
  before(async () => {
    [browser, site, panel, azuracast] = await Promise.all([
      openBrowser(),
      openSite(),
      openPanel({ port: 0, votesPerMinute: 3 }),
      startAzuraCast(),
    ]);
    await panel.play({ all_music_id: MUSIC, title: 'Glass', author: 'Ada Winter', length: 7_200_000 });
    azuracast.play({ title: 'Glass', artist: 'Ada Winter', length: 7200 });
    relay = await startPanel({ relay: readRelays(`panel:${panel.url}`)!, now: MORNING });
    await until(async () => {
      const plays = (await (await fetch(`${relay.url}/api/v2/history/?server=1`)).json()) as HistoryRecord[];
      return plays.some(({ title }) => title === 'Glass');
    }, 'the relayed play');
  });
  after(() => Promise.all([browser, site, panel, relay, azuracast].map((each) => each.close())));

  /** Opens a tab with the buttons for the current track and the list of likes. */
  async function openTab(context: BrowserContext, data: string, dir = 'ltr'): Promise<Page> {
    site.pages['/'] = `<!doctype html><html lang="en" dir="${dir}"><meta charset="utf-8"><title>Site</title>
      <script type="module" src="onair.js" ${data}></script>
      <onair-vote></onair-vote><onair-vote view="likes"></onair-vote>`;
    const page = await context.newPage();
    await page.goto(site.url);
    await heart(page).and(page.locator(':enabled')).waitFor();
    await list(page).locator('.empty, li').first().waitFor();
    return page;
  }
  const heart = (page: Page) => page.locator('onair-vote:not([view]) [part=like]');
  const list = (page: Page) => page.locator('onair-vote[view=likes]');
  const row = (page: Page) => list(page).locator('li', { hasText: SONG });
  const likes = async () => (await panel.state()).votes[MUSIC]?.up ?? 0;

  for (const [name, data] of [
    ['a panel', () => `data-base-url="${panel.url}"`],
    ['its relay', () => `data-base-url="${relay.url}"`],
    ['AzuraCast', () => `data-base-url="${azuracast.url}" data-source="azuracast" data-station="1"`],
  ] as const)
    it(`appear in the browser's other tabs (${name})`, async () => {
      const [mine, others] = [await browser.newContext(), await browser.newContext()];
      const [first, second] = [await openTab(mine, data()), await openTab(mine, data())];
      const other = await openTab(others, data());
      await heart(first).click();
      await row(second).waitFor();
      await row(first).waitFor();
      await row(second).locator('[part=unlike]').click();
      await row(first).waitFor({ state: 'detached' });
      // The title stays in the list in which it was removed, so that the visitor can undo that.
      await row(second).locator('[part=unlike][aria-pressed=false]').click();
      await row(first).waitFor();
      assert.equal(await row(other).count(), 0);
      assert.equal(await heart(other).getAttribute('aria-pressed'), 'false');
      await Promise.all([mine.close(), others.close()]);
    });

  it('count as one vote per browser', async () => {
    // The panel and its relay count separately; the panel already has a vote from the test above.
    const before = await likes();
    const contexts = await Promise.all(Array.from({ length: 3 }, () => browser.newContext()));
    const [tabs, more, last] = contexts as [BrowserContext, BrowserContext, BrowserContext];
    const data = `data-base-url="${panel.url}"`;
    const pages = [await openTab(tabs, data), await openTab(tabs, data), await openTab(more, data)];
    // Without `force`, a click waits until the button is enabled, which it no longer is if another tab was faster.
    await Promise.all(pages.map((page) => heart(page).click({ force: true })));
    await until(async () => (await likes()) === before + 2, 'a vote of each browser');
    const late = await openTab(last, data);
    await heart(late).click();
    await late.locator('onair-vote [part=message]', { hasText: 'too many votes' }).waitFor();
    assert.equal(await likes(), before + 2);
    await Promise.all(contexts.map((context) => context.close()));
  });

  it('are marked in forced colours', async () => {
    const context = await browser.newContext({
      forcedColors: 'active',
      viewport: { width: 700, height: 700 },
    });
    const data = `data-base-url="${azuracast.url}" data-source="azuracast" data-station="1"`;
    const page = await openTab(context, data, 'rtl');
    await heart(page).click();
    const saved = row(page).locator('[part=unlike]');
    const colour = () => saved.evaluate((button) => getComputedStyle(button).backgroundColor);
    await saved.waitFor();
    const before = await colour();
    const [song, button] = [await row(page).locator('.song').boundingBox(), await saved.boundingBox()];
    assert.ok(button!.x + button!.width <= song!.x, 'the heart is at the end of the row');
    await saved.click();
    await row(page).locator('[part=unlike][aria-pressed=false]').waitFor();
    await page.mouse.move(0, 0);
    assert.notEqual(await colour(), before);
    await context.close();
  });
});
