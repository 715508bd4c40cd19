import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, openSite, partText, type Site } from '../kit/browser.js';
import { openPanel, type OpenedPanel } from '../kit/open-panel.js';
import { holdTime } from '../kit/held-time.js';

/** Long enough that the track doesn't change during a test. */
const LENGTH = 600_000;

/** A cache in front of a panel. After `replay`, it returns the first history response again. */
async function openBadCache(panel: string) {
  const copies = new Map<string, { headers: Record<string, string>; body: string }>();
  let replays = false;
  let replayed = 0;
  const server = createServer((request, response) => {
    const path = request.url!;
    void (async () => {
      const copy = replays && copies.get(path);
      if (copy) {
        copies.delete(path);
        response.writeHead(200, copy.headers).end(copy.body);
        replayed++;
        return;
      }
      const answer = await fetch(panel + path);
      const headers = {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': answer.headers.get('Content-Type') ?? '',
      };
      const body = await answer.text();
      if (!replays && !copies.has(path)) copies.set(path, { headers, body });
      response.writeHead(answer.status, headers).end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replay: () => (replays = true),
    replayed: () => replayed,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe('a stale response from a cache', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let cache: Awaited<ReturnType<typeof openBadCache>>;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  /** Defines a test with a new panel behind a new cache. */
  function on(name: string, run: () => Promise<void>): void {
    it(name, async () => {
      panel = await openPanel({ port: 0 });
      cache = await openBadCache(panel.url);
      try {
        await run();
      } finally {
        cache.close();
        await panel.close();
      }
    });
  }

  on("doesn't revert the title of a reopened page", async () => {
    const context = await browser.newContext();
    const time = await holdTime(context, panel);
    const page = await context.newPage();
    const { play, state } = panel;
    site.pages['/'] = `<!doctype html><meta charset="utf-8"><title>Site</title>
      <script type="module" src="onair.js" data-base-url="${cache.url}"></script>
      <onair-now-playing></onair-now-playing>`;
    const show = async (title: string) => {
      await page.goto(site.url);
      await time.until(
        async () => (await page.locator('onair-now-playing[status=ready]').count()) > 0,
        'the card',
      );
      assert.equal(await partText(page, 'onair-now-playing', 'title'), title);
    };
    await play({ title: 'Before', length: LENGTH });
    await show('Before');
    await play({ title: 'After', length: LENGTH });
    // Another page of the site, with an uncached response, stores its data in the browser.
    site.pages['/'] = site.pages['/'].replace(
      '<onair-now',
      '<onair-history limit="50"></onair-history><onair-now',
    );
    await show('After');
    site.pages['/'] = site.pages['/'].replace('<onair-history limit="50"></onair-history>', '');
    cache.replay();
    await show('After');
    const { requests } = await state();
    await time.until(async () => (await state()).requests.total > requests.total, 'a second request');
    await context.close();
  });

  on("doesn't revert the title in onair.legacy.js", async () => {
    const context = await browser.newContext();
    const time = await holdTime(context, panel);
    const page = await context.newPage();
    const { play } = panel;
    site.pages['/'] = `<!doctype html><meta charset="utf-8"><title>Site</title>
      <script src="onair.legacy.js" data-base-url="${cache.url}"></script>
      <div data-onair="now-playing">…</div>`;
    const shown = () => page.locator('body').textContent();
    await play({ title: 'First of all', length: 3000 });
    await page.goto(site.url);
    await time.until(async () => /First of all/.test((await shown())!), 'the first title');
    await play({ title: 'Second of all', length: 4000 });
    await time.until(async () => /Second of all/.test((await shown())!), 'the second title');
    cache.replay();
    await time.until(() => Promise.resolve(cache.replayed() > 0), 'a request at the end of the second track');
    await play({ title: 'Third of all', length: LENGTH });
    const titles = new Set<string>();
    await time.until(async () => {
      const [title] = /(First|Second|Third) of all/.exec((await shown())!) ?? ['nothing'];
      titles.add(title);
      return title === 'Third of all';
    }, 'the third title');
    assert.deepEqual([...titles], ['Second of all', 'Third of all']);
    await context.close();
  });
});
