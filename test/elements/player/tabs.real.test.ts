import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openSite, partText, untilStatus, watchErrors, type Site } from '../../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../../kit/open-panel.js';

const TAG = 'onair-player';

describe('players in several tabs', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;

  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await openLivePanel();
    await panel.play({ title: 'Paper Boats', author: 'Ada Winter', length: 600_000 });
    site.pages['/'] = markup('/onair.js', panel.url);
    site.pages['/modules'] = markup('/other/onair.js', panel.url);
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  const markup = (script: string, baseUrl: string): string =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
     <script type="module" src="${script}" data-base-url="${baseUrl}"></script><${TAG}></${TAG}>`;

  const press = (page: Page): Promise<void> => page.click(`${TAG} [part=play]`);
  const untilPart = (page: Page, part: string, text: string): Promise<unknown> =>
    page.waitForFunction(
      ([tag, name, wanted]) =>
        document.querySelector(tag!)?.shadowRoot?.querySelector(`[part=${name}]`)?.textContent === wanted,
      [TAG, part, text],
      { polling: 100 },
    );

  for (const [other, path] of [
    ['the same script', '/'],
    ['another copy of the script', '/modules'],
  ] as const) {
    it(`stop when a tab with ${other} starts playing`, async () => {
      const context = await browser.newContext();
      try {
        const first = await context.newPage();
        const errors = watchErrors(first);
        await first.goto(site.url);
        await untilStatus(first, TAG, 'ready');
        await press(first);
        await untilPart(first, 'state', 'Live');

        const second = await context.newPage();
        await second.goto(site.url + path);
        await untilStatus(second, TAG, 'ready');
        assert.equal(await partText(first, TAG, 'state'), 'Live');
        await press(second);
        await untilPart(second, 'state', 'Live');
        await untilPart(first, 'message', 'Playing in another player.');
        assert.equal(await partText(first, TAG, 'state'), '');

        await first.bringToFront();
        await press(first);
        await untilPart(first, 'state', 'Live');
        await untilPart(second, 'message', 'Playing in another player.');
        assert.deepEqual(errors, []);
      } finally {
        await context.close();
      }
    });
  }

  it('play on a click after audio was blocked', async () => {
    const strict = await openBrowser(['--autoplay-policy=document-user-activation-required']);
    try {
      // The page itself calls play(), since an action of the test would count as a press.
      site.pages['/greedy'] = `${markup('/onair.js', panel.url)}<script>
        const player = document.querySelector('${TAG}');
        const find = (part) => player.shadowRoot?.querySelector('[part=' + part + ']');
        const begin = setInterval(() => {
          if (!find('play') || find('play').disabled) return;
          clearInterval(begin);
          player.play();
        }, 100);
        setInterval(() => find('message')?.textContent && console.log(find('message').textContent), 500);
      </script>`;
      const page = await strict.newPage();
      const errors = watchErrors(page);
      const said = page.waitForEvent('console', (message) => message.type() === 'log');
      await page.goto(site.url + '/greedy');
      assert.equal((await said).text(), 'Your browser blocked playback. Press play again.');
      await press(page);
      await untilPart(page, 'state', 'Live');
      assert.deepEqual(errors, []);
    } finally {
      await strict.close();
    }
  });
});
