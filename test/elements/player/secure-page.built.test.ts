import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openSite, untilStatus, watchErrors, type Site } from '../../kit/browser.js';

const TAG = 'onair-player';
/** The tests fulfil all requests to these addresses. */
const SECURE_PAGE = 'https://radio.example/';
const SECURE_PANEL = 'https://panel.example';
const INSECURE = 'http://panel.example/radio.wav';
const MARKUP = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
  <script type="module" src="/onair.js" data-base-url="${SECURE_PANEL}"></script><${TAG}></${TAG}>`;

describe('players on an https page', () => {
  let browser: Browser;
  let site: Site;

  before(async () => {
    browser = await openBrowser();
    site = await openSite();
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  /** Opens an https page whose panel has a stream with these addresses. */
  async function securePage(stream: Record<string, string>): Promise<Page> {
    const page = await browser.newPage();
    await page.route(SECURE_PAGE + '**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: MARKUP });
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

  it('report an insecure stream instead of requesting it', async () => {
    const page = await securePage({ stream_url: INSECURE, secure_stream_url: '' });
    const errors = watchErrors(page);
    const requested: string[] = [];
    page.on(
      'request',
      (request) => void (request.resourceType() === 'media' && requested.push(request.url())),
    );
    try {
      await page
        .locator(`${TAG} [part=message]`, {
          hasText: 'This page uses https and the stream uses http, so it can’t play here.',
        })
        .waitFor();
      assert.equal(await page.locator(`${TAG} [part=play]`).isDisabled(), true);
      await page.evaluate((tag) => (document.querySelector(tag) as unknown as { play(): void }).play(), TAG);
      assert.deepEqual([requested, errors], [[], []]);
    } finally {
      await page.close();
    }
  });

  it('play the secure stream', async () => {
    const secure = SECURE_PANEL + '/secure';
    const page = await securePage({
      stream_url: INSECURE,
      secure_stream_url: secure,
    });
    try {
      const request = page.waitForRequest(secure);
      await page.click(`${TAG} [part=play]`);
      assert.equal((await request).resourceType(), 'media');
    } finally {
      await page.close();
    }
  });
});
