import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openSite, partText, untilStatus, type Site } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';

/** The page's state at the first frame after the tag is defined. */
interface FirstFrame {
  text: string;
  status: string | null;
  /** Number of computed styles that were read before it. Reading one forces a layout. */
  reads: number;
}

/** In the page: stores the first frame as `firstFrame`. The callbacks of a frame run before layout and paint. */
const WATCH = `{
  const read = getComputedStyle;
  let reads = 0;
  window.getComputedStyle = (...from) => (reads++, read(...from));
  requestAnimationFrame(function look() {
    if (!customElements.get('onair-now-playing')) return requestAnimationFrame(look);
    const card = document.querySelector('onair-now-playing');
    window.firstFrame = { text: card.shadowRoot?.textContent, status: card.getAttribute('status'), reads };
  });
}`;

describe('a repeat visit', () => {
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

  it('shows cached data in the first frame', async () => {
    await panel.play({ title: 'Paper Boats', length: 600_000 });
    await page.goto(site.url);
    await untilStatus(page, 'onair-now-playing', 'ready');
    await panel.faults({ hang: true });
    await page.addInitScript(WATCH);
    await page.reload();
    await page.waitForFunction('window.firstFrame');
    const { text, status, reads } = await page.evaluate<FirstFrame>('window.firstFrame');
    assert.match(text, /Paper Boats/);
    assert.equal(reads, 0);
    assert.equal(status, 'loading');
    assert.equal(await partText(page, 'onair-now-playing', 'title'), 'Paper Boats');
  });

  it('shows the progress of the track', async () => {
    const bar = page.locator('onair-now-playing [part="progress"] i');
    assert.match((await bar.getAttribute('style')) ?? '', /scaleX\(0\.\d+\)/);
  });

  it('lets Chrome compile the script eagerly', async () => {
    const script = await readFile('dist/onair-widgets/cdn/onair.js', 'utf8');
    assert.equal(script.split('\n', 1)[0], '//# allFunctionsCalledOnLoad');
  });
});
