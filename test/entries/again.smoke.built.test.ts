import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openSite, partText, untilStatus, type Site } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';

/** In the page: what the first frame finds after the tag is defined. */
interface FirstFrame {
  text: string;
  /** How often a computed style was read before it: that lays the page out. */
  reads: number;
}

/** In the page: keeps the first frame as `firstFrame`. A frame's callbacks run before the page is laid out and drawn. */
const WATCH = `{
  const read = getComputedStyle;
  let reads = 0;
  window.getComputedStyle = (...from) => (reads++, read(...from));
  requestAnimationFrame(function look() {
    if (!customElements.get('onair-now-playing')) return requestAnimationFrame(look);
    const text = document.querySelector('onair-now-playing').shadowRoot?.textContent;
    window.firstFrame = { text, reads };
  });
}`;

describe('a visitor who comes back', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let page: Page;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await openLivePanel();
    page = await browser.newPage();
    site.pages['/'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
      <script type="module" src="onair.js" data-base-url="${panel.url}"></script>
      <onair-now-playing></onair-now-playing>`;
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  it('reads the last good copy in the first frame, which nothing holds up that can be done in it', async () => {
    await panel.play({ title: 'Paper Boats', length: 600_000 });
    await page.goto(site.url);
    await untilStatus(page, 'onair-now-playing', 'ready');
    await panel.faults({ hang: true });
    await page.addInitScript(WATCH);
    await page.reload();
    await page.waitForFunction('window.firstFrame');
    const { text, reads } = await page.evaluate<FirstFrame>('window.firstFrame');
    assert.match(text, /Paper Boats/);
    assert.equal(reads, 0);
    assert.equal(await page.getAttribute('onair-now-playing', 'status'), 'loading');
    assert.equal(await partText(page, 'onair-now-playing', 'title'), 'Paper Boats');
  });

  it('sees how far the track is', async () => {
    const bar = page.locator('onair-now-playing [part="progress"] i');
    assert.match((await bar.getAttribute('style')) ?? '', /scaleX\(0\.\d+\)/);
  });

  it('has the functions of the script compiled before it runs, where the browser can', async () => {
    const script = await readFile('dist/onair-widgets/cdn/onair.js', 'utf8');
    assert.equal(script.split('\n', 1)[0], '//# allFunctionsCalledOnLoad');
  });
});
