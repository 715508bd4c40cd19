/** What takes a whole browser: two tabs, a secure page, and a browser that wants a press of a button first. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openSite, partText, untilStatus, watchErrors, type Site } from '../../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../../kit/open-panel.js';

const TAG = 'onair-player';
/** Both are made up: their answers are written below. */
const SECURE_PAGE = 'https://radio.example/';
const SECURE_PANEL = 'https://panel.example';

describe('players in a browser', () => {
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
    ['tab', '/'],
    ['copy of the script', '/modules'],
  ] as const) {
    it(`yield to one in another tab, of the same or another ${other}`, async () => {
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
        await untilPart(first, 'message', 'Stopped: another player plays.');
        assert.equal(await partText(first, TAG, 'state'), '');

        await first.bringToFront();
        await press(first);
        await untilPart(first, 'state', 'Live');
        await untilPart(second, 'message', 'Stopped: another player plays.');
        assert.deepEqual(errors, []);
      } finally {
        await context.close();
      }
    });
  }

  /** A page on https, and a panel on https that names these addresses of its stream. */
  async function securePage(stream: Record<string, string>): Promise<Page> {
    const page = await browser.newPage();
    await page.route(SECURE_PAGE + '**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/')
        return route.fulfill({ contentType: 'text/html', body: markup('/onair.js', SECURE_PANEL) });
      const body = await (await fetch(site.url + pathname)).text();
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.route(SECURE_PANEL + '/**', (route) => {
      const records: Record<string, object[]> = {
        '/api/v2/channels/': [{ id: 1, server: 1, bitrate: '128', s_format: 'mp3', active: true, ...stream }],
        '/api/v2/history/': [{ id: 1, ts: Date.now(), title: 'Paper Boats', length: 600_000 }],
      };
      return route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: records[new URL(route.request().url()).pathname] ?? [],
      });
    });
    await page.goto(SECURE_PAGE);
    await untilStatus(page, TAG, 'ready');
    return page;
  }

  it('say on a secure page that the stream is not, and do not play it', async () => {
    const page = await securePage({ stream_url: panel.url + '/listen/1/radio.wav', secure_stream_url: '' });
    const errors = watchErrors(page);
    const asked: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'media' && asked.push(request.url())));
    try {
      await untilPart(
        page,
        'message',
        'This page is secure (https), this stream is not (http): it cannot play here.',
      );
      assert.equal(await page.locator(`${TAG} [part=play]`).isDisabled(), true);
      await page.evaluate((tag) => (document.querySelector(tag) as unknown as { play(): void }).play(), TAG);
      assert.deepEqual([asked, errors], [[], []]);
    } finally {
      await page.close();
    }
  });

  it('take the secure stream on a secure page', async () => {
    const secure = SECURE_PANEL + '/secure';
    const page = await securePage({
      stream_url: panel.url + '/listen/1/radio.wav',
      secure_stream_url: secure,
    });
    try {
      const request = page.waitForRequest(secure);
      await press(page);
      assert.equal((await request).resourceType(), 'media');
    } finally {
      await page.close();
    }
  });

  it('say that the browser wants a press first, and play after it', async () => {
    const strict = await openBrowser(['--autoplay-policy=document-user-activation-required']);
    try {
      // The page plays by itself: what a test does in a page counts as a press.
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
      assert.equal((await said).text(), 'The browser did not let it play. Press again.');
      await press(page);
      await untilPart(page, 'state', 'Live');
      assert.deepEqual(errors, []);
    } finally {
      await strict.close();
    }
  });
});
