/** How high a frame is that follows its content, in a whole browser: between 200 and 1,000 pixels, by each of the three protocols. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, openSite, type Site } from '../support/browser.js';
import { openLivePanel, type OpenedPanel } from '../support/open-panel.js';

/** What WordPress and Pym.js do with the messages that are theirs; `embed.js` does its own. */
const LISTENERS = `<script>addEventListener('message', ({ data, source }) => {
  const frame = [...document.querySelectorAll('iframe')].find((each) => each.contentWindow === source);
  if (frame.id === 'wordpress' && data.message === 'height') frame.height = Math.min(1000, Math.max(200, data.value));
  const [, height] = /^pymxPYMxpymxPYMxheightxPYMx(\\d+)$/.exec(data) ?? [];
  if (frame.id === 'pym' && height) frame.height = height;
})</script><script src="embed.js" async></script>`;
const TAGS = [
  'station/?limit=1',
  'station/?limit=4&vote',
  'history/?limit=6',
  'history/?limit=12&search',
  'podcasts/',
  'schedule/?view=now',
  'schedule/?view=day',
  'now-playing/?vote',
];
const WIDTHS = [280, 390, 600, 1000];

describe('the height of a frame', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    await panel.play({ title: 'Tide Tables', author: 'The Harbour Lights', length: 3_600_000 });
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  for (const tag of TAGS) {
    it(`is right to 2 pixels: ${tag}`, async () => {
      const source = `${panel.url}/embed/${tag}`;
      const look = 'sandbox="allow-scripts" width="100%" height="600" frameborder="0"';
      const pym = `${source}${source.includes('?') ? '&' : '?'}childId=pym`;
      site.pages['/heights'] = `<!doctype html><html lang="en"><title>Site</title><body>${LISTENERS}
        <iframe data-onair-frame id="onair" src="${source}" ${look}></iframe>
        <iframe id="wordpress" src="${source}#?secret=abc" ${look}></iframe>
        <iframe id="pym" src="${pym}" ${look}></iframe>`;
      const page = await browser.newPage();
      await page.goto(`${site.url}/heights`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const id of ['onair', 'wordpress', 'pym']) {
          const frame = await page.waitForSelector(`#${id}`);
          const inside = (await frame.contentFrame())!;
          await inside.waitForSelector('main [status=ready]');
          await page.waitForTimeout(1100);
          const content = await inside.evaluate(
            () => document.querySelector('main')!.getBoundingClientRect().height,
          );
          const height = await frame.evaluate((each) => each.clientHeight);
          const wanted = id === 'wordpress' ? Math.min(1000, Math.max(200, content)) : content;
          assert.ok(Math.abs(height - wanted) <= 2, `${id}, ${width}: ${height} for ${content}`);
        }
      }
      await page.close();
    });
  }
});
