/** The sound of a player in a popup. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Frame, Page } from 'playwright-core';
import { watchErrors } from '../kit/browser.js';
import { watchRequests } from '../kit/requests.js';
import { until } from '../kit/until.js';
import { labelOf, popupSite } from './popup-site.js';

interface Sounding {
  playback: { sound: { audio: HTMLAudioElement } };
}

describe('a player in a popup', () => {
  const t = popupSite();

  const untilHeard = async (page: Page | Frame): Promise<void> => {
    await page.locator('[part=state]', { hasText: 'Live' }).waitFor();
    const time = (): Promise<number> =>
      page
        .locator('onair-player')
        .evaluate((player) => (player as unknown as Sounding).playback.sound.audio.currentTime);
    const at = await time();
    await until(async () => (await time()) > at, 'time to advance');
  };
  it('keeps playing across pages', async () => {
    const context = await t.browser.newContext({ viewport: { width: 900, height: 700 } });
    const requests = watchRequests(context);
    const page = await context.newPage();
    const errors = watchErrors(page);
    await page.goto(t.site.url + '/1');
    await page.locator('[part=more]').click();
    await page.locator('[part=stream] select').selectOption({ index: 1 });
    const stream = await page.locator('[part=stream] span').textContent();
    await page.locator('[part=menu] .close').click();
    await page.locator('[part=play]:enabled').click();
    await untilHeard(page);
    const { small: opened, frame: small } = await t.openSmall(context, page);
    const smallErrors = watchErrors(opened);
    assert.equal(await labelOf(page), 'Play', 'the page is silent');
    // A page of another site can't start playback without a press, so it shows a button.
    const play = small.locator('[part=play]:enabled');
    await until(
      async () => ['Keep listening', 'Stop'].includes((await play.getAttribute('aria-label')) ?? ''),
      'its sound',
    );
    if ((await labelOf(small)) === 'Keep listening') await play.click();
    await untilHeard(small);
    assert.equal(opened.url(), 'about:blank');
    assert.equal(await small.locator('[part=stream] span').textContent(), stream);
    assert.equal(await small.locator('[part=volume]').first().inputValue(), '40');
    assert.match(await opened.title(), /Meridian/);
    assert.equal(await opened.locator('html').getAttribute('lang'), 'en');
    assert.equal(await small.locator('[part=popup]').count(), 0);
    // Hidden during a live set.
    await small.locator('onair-vote [part=like]').waitFor({ state: 'attached' });
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
    await requests.settled();
    assert.equal(context.pages().length, 2, 'another press opens no other');
    await untilHeard(small);

    // Playback on the page stops the popup.
    await page.locator('[part=play]:enabled').click();
    await untilHeard(page);
    await page.locator('[part=popup]').click();
    await until(() => small.isDetached(), 'a new frame');
    const again = await t.frameOf(opened);
    await again.locator('[part=play]:enabled').waitFor();
    assert.match(again.url(), /#goes-on$/);
    assert.equal(await labelOf(page), 'Play');
    assert.equal(context.pages().length, 2);
    assert.deepEqual([...errors, ...smallErrors], []);
    await context.close();
  });
});
