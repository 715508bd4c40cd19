/** Tests links to the panel that an author pastes into a real WordPress without the plugin. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { freePort } from '../kit/sshd.js';
import { until } from '../kit/until.js';
import { allowLoopback } from '../kit/wordpress-stage.js';
import { openWordPress, whyNoWordPress, type WordPress } from '../kit/wordpress.js';

describe('a URL pasted into WordPress without the plugin', { skip: whyNoWordPress() }, () => {
  let browser: Browser;
  let wordpress: WordPress;
  let panel: OpenedPanel;
  let play: number;
  before(async () => {
    const port = await freePort();
    const publicUrl = `http://localhost:${port}`;
    [browser, panel, wordpress] = await Promise.all([
      openBrowser(),
      openLivePanel({ dist: 'dist/onair-panel', port, publicUrl }),
      openWordPress(),
    ]);
    play = (await panel.play({ title: 'Tide Tables', author: 'The Harbour Lights', length: 6_000_000 })).id;
    allowLoopback(wordpress, port);
    panel.url = publicUrl;
  });
  after(async () => {
    await browser?.close();
    await wordpress?.close();
    await panel?.close();
  });

  for (const [what, path, words] of [
    ["the first station's card and history", () => '', 'Tide Tables'],
    ['the card and history of a station', () => 'stations/1/', 'Tide Tables'],
    ['a play', () => `plays/${play}/`, 'Tide Tables'],
    ["a podcast's episodes", () => 'podcasts/1/', 'Ninety Seconds at Sea'],
  ] as const)
    it(`is embedded as a frame with ${what}`, async () => {
      const post = `['post_title' => 'Pasted', 'post_status' => 'publish', 'post_content' => '${panel.url}/${path()}']`;
      const address = await wordpress.php(`echo get_permalink(wp_insert_post(${post}));`, 'ana');
      const page = await browser.newPage();
      await page.goto(address);
      const frame = await page.waitForSelector('iframe[data-secret]');
      assert.equal(await frame.getAttribute('sandbox'), 'allow-scripts');
      const inside = (await frame.contentFrame())!;
      await inside.locator('main', { hasText: words }).waitFor();
      // WordPress hides the quote when the frame sends its first height.
      await page.locator('blockquote[data-secret]').waitFor({ state: 'hidden' });
      await until(async () => {
        const content = await inside.evaluate(
          () => document.querySelector('main')!.getBoundingClientRect().height,
        );
        const height = await frame.evaluate((each) => each.clientHeight);
        return Math.abs(height - Math.min(1000, Math.max(200, content))) <= 2;
      }, 'the height');
      await page.close();
    });
});
