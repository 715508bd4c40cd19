/** A service worker of the site that responds with the first response to each request, forever. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, openSite, partText, type Site } from '../kit/browser.js';
import { holdTime } from '../kit/held-time.js';
import { startIcecast } from '../kit/servers/icecast.js';
import { causes } from '../../src/words/en/owner.js';
import { pattern } from '../kit/cause-texts.js';

const WORKER = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (event.request.method !== 'GET') return;
    event.respondWith((async () => {
      const cache = await caches.open('all');
      const cached = await cache.match(event.request);
      if (cached) return cached;
      const response = await fetch(event.request);
      await cache.put(event.request, response.clone());
      return response;
    })());
  });
`;

describe('a service worker that caches all responses', () => {
  let browser: Browser;
  let site: Site;
  let icecast: Awaited<ReturnType<typeof startIcecast>>;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    icecast = await startIcecast();
  });
  after(async () => {
    await browser.close();
    await site.close();
    await icecast.close();
  });

  it('is reported to the owner', async () => {
    icecast.play({ title: 'Glass', artist: 'Ada Winter' });
    site.pages['/worker.js'] = WORKER;
    site.pages['/'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
      <script>navigator.serviceWorker.register('/worker.js')</script>
      <script type="module" src="onair.js" data-base-url="${icecast.url}" data-source="icecast"></script>
      <onair-now-playing></onair-now-playing>`;
    const context = await browser.newContext();
    const time = await holdTime(context, null);
    const page = await context.newPage();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(site.url);
    await page.waitForFunction('navigator.serviceWorker.controller');
    await page.reload();
    const card = page.locator('onair-now-playing');
    await time.until(async () => (await card.getAttribute('status')) === 'ready', 'the track');
    assert.equal(await partText(page, 'onair-now-playing', 'title'), 'Glass');

    icecast.play({ title: 'Harbour lights', artist: 'Jonas Ferro' });
    const isReported = (): boolean => lines.some((line) => pattern(causes.cached).test(line));
    for (let minutes = 0; !isReported() && minutes < 30; minutes += 0.25) await time.pass(15_000);
    assert.ok(isReported(), lines.join('\n'));
    // The text of a card without a current track loads on demand.
    await time.until(
      async () =>
        (await card.getAttribute('status')) === 'stale' &&
        /^as of/.test((await partText(page, 'onair-now-playing', 'state')) ?? ''),
      'the time of the outdated response',
    );
    await context.close();
  });
});
