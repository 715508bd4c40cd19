/** A player in a small window of its own, in Chromium with its own settings for sound. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openSite, watchErrors, type Site } from '../support/browser.js';
import { openLivePanel, type OpenedPanel } from '../support/open-panel.js';
import { until } from '../support/until.js';

interface Sounding {
  listening: { playback: { sound: { audio: HTMLAudioElement } } };
}

describe('a player in a small window', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser(['--autoplay-policy=document-user-activation-required']);
    site = await openSite();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    await panel.play({ title: 'Tide Tables', author: 'The Harbour Lights', length: 600_000 });
    for (const number of [1, 2])
      site.pages[`/${number}`] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
        <script type="module" src="/onair.js" data-base-url="${panel.url}"></script>
        <a href="/${3 - number}">Next</a><h1>${number}</h1>
        <onair-player popup vote volume="40" style="--onair-accent: #c2410c"></onair-player></html>`;
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  const untilHeard = async (page: Page): Promise<void> => {
    await page.locator('[part=state].live').waitFor();
    const time = (): Promise<number> =>
      page
        .locator('onair-player')
        .evaluate((player) => (player as unknown as Sounding).listening.playback.sound.audio.currentTime);
    const at = await time();
    await until(async () => (await time()) > at, 'time goes on');
  };
  const labelOf = (page: Page): Promise<string | null> =>
    page.locator('[part=play]').getAttribute('aria-label');

  it('plays the same stream as loud, goes on through the site, and is one', async () => {
    const context = await browser.newContext({ viewport: { width: 900, height: 700 } });
    const page = await context.newPage();
    const errors = watchErrors(page);
    await page.goto(site.url + '/1');
    await page.locator('[part=stream] select').selectOption({ index: 1 });
    const stream = await page.locator('[part=stream] span').textContent();
    await page.locator('[part=play]:enabled').click();
    await untilHeard(page);
    const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
    const smallErrors = watchErrors(small);
    assert.equal(await labelOf(page), 'Play', 'the page is silent');
    // Another site's page plays nothing without a press here: then one button says so.
    const play = small.locator('[part=play]:enabled');
    await until(
      async () => ['Go on listening', 'Stop'].includes((await play.getAttribute('aria-label')) ?? ''),
      'its sound',
    );
    if ((await labelOf(small)) === 'Go on listening') await play.click();
    await untilHeard(small);
    assert.ok(small.url().startsWith(`${panel.url}/embed/player/?`), small.url());
    assert.equal(await small.locator('[part=stream] span').textContent(), stream);
    assert.equal(await small.locator('[part=volume]').inputValue(), '40');
    assert.match(await small.title(), /Meridian/);
    assert.equal(await small.locator('[part=popup]').count(), 0);
    await small.locator('onair-vote [part=like]').waitFor();
    const { width, height, content } = await small.evaluate(() => ({
      width: innerWidth,
      height: innerHeight,
      content: document.querySelector('main')!.getBoundingClientRect().height,
    }));
    assert.ok(width < 500 && content <= height, `${content} pixels in ${width} by ${height}`);

    await page.locator('a').click();
    await page.locator('h1', { hasText: '2' }).waitFor();
    await untilHeard(small);
    await page.locator('[part=popup]').click();
    await page.waitForTimeout(300);
    assert.equal(context.pages().length, 2, 'another press opens no other');
    await untilHeard(small);
    assert.deepEqual([...errors, ...smallErrors], []);
    await context.close();
  });

  it('is silent where the page was', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site.url + '/1');
    const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
    await small.locator('[part=play]:enabled').waitFor();
    assert.equal(await labelOf(small), 'Play');
    await context.close();
  });
});
