/** Two visitors see the same charts, on a panel and on its relay. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { readRelays } from '../../src/panel/base/relay-sources.js';
import type { HistoryRecord } from '../../src/contract/records.js';
import { startPanel, type RunningPanel } from '../../src/panel/panel.js';
import { openBrowser, openSite, type Site } from '../kit/browser.js';
import { openPanel, type OpenedPanel } from '../kit/open-panel.js';
import { until } from '../kit/until.js';

const NOW = Date.parse('2026-03-06T09:00:00Z');

describe('the charts in two browsers', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let relay: RunningPanel;
  before(async () => {
    [browser, site, panel] = await Promise.all([openBrowser(), openSite(), openPanel({ port: 0, now: NOW })]);
    relay = await startPanel({ relay: readRelays(`panel:${panel.url}`)!, now: NOW });
    await until(
      async () =>
        ((await (await fetch(`${relay.url}/charts/1/`)).json()) as { results: unknown[] }).results.length > 0,
      'the relayed plays',
    );
  });
  after(() => Promise.all([browser, site, panel, relay].map((each) => each.close())));

  async function rowsIn(baseUrl: string, attributes: string): Promise<string[]> {
    const context = await browser.newContext();
    const page = await context.newPage();
    site.pages['/'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
      <script type="module" src="onair.js" data-base-url="${baseUrl}"></script><onair-charts ${attributes}></onair-charts>`;
    await page.goto(site.url);
    await page.locator('onair-charts[status=ready]').waitFor();
    const rows = await page.locator('onair-charts [part=row]').allInnerTexts();
    await context.close();
    return rows.map((text) => text.replace(/\s+/g, ' ').trim());
  }

  it('show the same counts', async () => {
    for (const url of [panel.url, relay.url]) {
      const first = await rowsIn(url, 'limit="5"');
      assert.equal(first.length, 5);
      assert.match(first[0]!, /^1 .* \d+ plays?$/);
      assert.deepEqual(await rowsIn(url, 'limit="5"'), first);
    }
  });

  it('count likes', async () => {
    for (const url of [panel.url, relay.url]) {
      const plays = (await (await fetch(`${url}/api/v2/history/?server=1`)).json()) as HistoryRecord[];
      const track = plays.find(({ all_music_id }) => all_music_id !== null)!;
      for (let votes = 0; votes < 2; votes++)
        await fetch(`${url}/api/v2/music/${track.all_music_id}/like/`, { method: 'POST' });
      const rows = await rowsIn(url, 'by="likes" days="30"');
      assert.deepEqual(rows, [`1 ${track.title} ${track.author} 2 likes`]);
      assert.deepEqual(await rowsIn(url, 'by="likes" days="30"'), rows);
    }
  });
});
