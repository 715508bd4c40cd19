import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, openSite, type Site } from '../kit/browser.js';
import { until } from '../kit/until.js';

const RUN = '<script>try{top.x=1}catch(e){}try{parent.document.title="Taken"}catch(e){}</script>';
const AWAY =
  '<script>top.location="/taken"</script><meta http-equiv="refresh" content="0;url=/taken">' +
  '<form id=f method=post action=/taken target=_top></form><script>f.submit();open("/taken")</script>';
/** Requested after the scripts before it have run, if they can run. */
const PAGE = RUN + AWAY + '<img src=/read>';

const HTML = { 'Content-Type': 'text/html' };
const responses: Record<string, [number, Record<string, string>, string]> = {
  'a page with scripts': [200, HTML, PAGE],
  'a redirect to that page': [302, { Location: '/page' }, ''],
  'a redirect that repeats the POST': [307, { Location: '/page' }, ''],
  'a script': [200, { 'Content-Type': 'text/javascript' }, 'top.x=1;top.location="/taken"'],
  'an error page': [500, HTML, PAGE],
  'a refresh header': [200, { ...HTML, Refresh: '0;url=/page' }, PAGE],
  'a file download': [200, { 'Content-Disposition': 'attachment; filename=x.exe' }, 'MZ'],
  'an empty response': [204, {}, ''],
};

/** A panel with one track that responds to a vote with this value. */
async function startHostile([status, headers, body]: [number, Record<string, string>, string]) {
  const requested: string[] = [];
  const record = { id: 1, ts: Date.now() - 1000, length: 600_000, all_music_id: 7, title: 'T' };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://x');
    requested.push(pathname);
    if (pathname === '/page') response.writeHead(200, HTML).end(PAGE);
    else if (request.method === 'POST') response.writeHead(status, headers).end(body);
    else if (pathname === '/api/history/') {
      response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(`${searchParams.get('callback')}({meta:{},objects:[${JSON.stringify(record)}]})`);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: requested,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe("a vote's response in the legacy script", () => {
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

  for (const [name, response] of Object.entries(responses)) {
    it(`can't run scripts or navigate: ${name}`, async () => {
      const hostile = await startHostile(response);
      const context = await browser.newContext();
      const page = await context.newPage();
      try {
        let opened = 0;
        page.on('download', () => opened++);
        context.on('page', () => opened++);
        site.pages['/'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
          <script src="onair.legacy.js" data-base-url="${hostile.url}" defer></script>
          <div data-onair="now-playing" data-vote></div>`;
        await page.goto(site.url);
        await page.click('.onair-like');
        await page.evaluate('same = 1');
        const isShown = response[2].includes('/read') || response[1].Location;
        const last = isShown ? '/read' : '/api/v2/music/7/like/';
        await until(() => hostile.asked.includes(last), last);
        // After another second, any effect of the response would have happened.
        const time = await page.textContent('.onair-time');
        await page.waitForFunction(
          (text) => document.querySelector('.onair-time')!.textContent !== text,
          time,
        );
        assert.equal(page.url(), site.url + '/');
        assert.equal(await page.evaluate('same'), 1);
        assert.equal(await page.evaluate('window.x'), undefined);
        assert.equal(await page.title(), 'Site');
        assert.equal(opened, 0);
        assert.ok(!hostile.asked.includes('/taken'));
        assert.equal(await page.textContent('.onair-message'), 'Vote sent.');
      } finally {
        await context.close();
        hostile.close();
      }
    });
  }
});
