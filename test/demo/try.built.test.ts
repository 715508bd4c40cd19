import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, partText, untilStatus, watchErrors } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';

const CARD = '#tried onair-now-playing';

describe('the settings on the demo page', () => {
  let browser: Browser;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    const { play } = panel;
    await play({ title: 'Paper Boats', author: 'Ada Winter', length: 600_000 });
    await play({ server: 2, title: 'Nebelhorn', author: 'Ilse', length: 600_000 });
  });
  after(async () => {
    await browser.close();
    await panel.close();
  });

  const open = async (): Promise<Page> => {
    const page = await browser.newPage();
    await page.goto(panel.url);
    // Tags below the window start when the visitor scrolls near them.
    await page.locator('#stage').scrollIntoViewIfNeeded();
    await untilStatus(page, CARD, 'ready');
    return page;
  };
  const choose = (page: Page, name: string, value: string) =>
    page.locator(`#settings [name="${name}"]`).selectOption(value);
  const textBecomes = (page: Page, part: string, wanted: string) =>
    page.waitForFunction(
      ([tag, name, text]) =>
        document.querySelector(tag!)?.shadowRoot?.querySelector(`[part~="${name}"]`)?.textContent?.trim() ===
        text,
      [CARD, part, wanted],
    );

  it('can switch to another station or language', async () => {
    const page = await open();
    const errors = watchErrors(page);
    assert.equal(await partText(page, CARD, 'title'), 'Paper Boats');
    await choose(page, 'server', '2');
    await textBecomes(page, 'title', 'Nebelhorn');
    await choose(page, 'lang', 'fr');
    await textBecomes(page, 'state', 'À l’antenne');
    await page.locator('#language').click();
    await choose(page, 'lang', '');
    await textBecomes(page, 'state', 'Auf Sendung');
    assert.deepEqual(errors, []);
    await page.close();
  });

  it('stay visible while the page scrolls', async () => {
    const page = await open();
    await page.setViewportSize({ width: 1280, height: 700 });
    const topOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    await page
      .locator('#stage')
      .evaluate((stage) => window.scrollBy(0, stage.getBoundingClientRect().top + 200));
    await page.waitForFunction(() => document.querySelector('#stage')!.getBoundingClientRect().top < -100);
    assert.ok((await topOf('#settings')) >= 0);
    const markup = await page.locator('.markup').boundingBox();
    assert.ok(markup!.y + markup!.height <= 700);
    await page.close();
  });

  it('determine the displayed markup', async () => {
    const page = await open();
    await choose(page, 'server', '2');
    await choose(page, 'time-zone', 'Asia/Kolkata');
    const lines = (await page.locator('#markup').textContent())!.split('\n');
    assert.equal(lines[0], '<onair-station server="2" time-zone="Asia/Kolkata">');
    assert.ok(lines.includes('  <onair-now-playing vote></onair-now-playing>'), lines.join('\n'));
    await page.close();
  });

  it('determine the time zone of displayed times', async () => {
    const page = await open();
    const first = '#tried onair-history';
    await untilStatus(page, first, 'ready');
    const time = () => page.locator(`${first} time`).first();
    const played = new Date((await time().getAttribute('datetime'))!);
    await choose(page, 'time-zone', 'Asia/Kolkata');
    const wanted = played.toLocaleTimeString('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Kolkata',
    });
    await page.waitForFunction(
      ([tag, text]) =>
        document.querySelector(tag!)?.shadowRoot?.querySelector('time')?.textContent?.trim() === text,
      [first, wanted],
    );
    await page.close();
  });

  it('can change the width and the colour scheme', async () => {
    const page = await open();
    await choose(page, 'width', '280');
    await choose(page, 'theme', 'dark');
    const look = await page.locator(CARD).evaluate((card) => ({
      width: card.getBoundingClientRect().width,
      color: getComputedStyle(card).color,
    }));
    assert.deepEqual(look, { width: 280, color: 'rgb(236, 238, 242)' });
    await page.close();
  });
});
