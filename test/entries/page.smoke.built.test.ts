import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { PanelOptions } from '../../src/panel/base/options.js';
import {
  openBrowser,
  openSite,
  partText,
  untilPartText,
  untilStatus,
  watchErrors,
  type Site,
} from '../kit/browser.js';
import { watchMoves } from '../kit/moves.js';
import { openLivePanel, openPanel, type OpenedPanel } from '../kit/open-panel.js';
import { holdTime } from '../kit/held-time.js';
import { watchRequests } from '../kit/requests.js';
import { until } from '../kit/until.js';

const INSECURE =
  'This page uses https, but the panel’s address uses http. Ask your host for the https address.';

describe('a page with one script tag', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let page: Page;
  let errors: string[];
  /** Opens a page with a body. The script has the panel's URL unless another is given. */
  async function show(
    body: string,
    head = `<script type="module" src="onair.js" data-base-url="${panel.url}"></script>`,
  ) {
    site.pages['/'] =
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>${head}<body>${body}`;
    await page.goto(site.url);
  }
  const message = () => partText(page, 'onair-now-playing', 'message');
  let others: OpenedPanel[] = [];
  /** Starts a panel with a clock that the test controls. */
  async function openStopped(options: Partial<PanelOptions> = {}): Promise<OpenedPanel> {
    const opened = await openPanel({ port: 0, ...options });
    others.push(opened);
    return opened;
  }

  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await openLivePanel();
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  /** Defines a test on a new page that must not throw an error. */
  function on(name: string, run: () => Promise<void>, options: BrowserContextOptions = {}): void {
    it(name, async () => {
      const context = await browser.newContext(options);
      page = await context.newPage();
      errors = watchErrors(page);
      await panel.faults({ reset: true });
      try {
        await run();
        assert.deepEqual(errors, []);
      } finally {
        await context.close();
        await Promise.all(others.map((each) => each.close()));
        others = [];
      }
    });
  }

  on('updates ten elements with a single request', async () => {
    // With the panel's events there would be no request.
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await page.route('**/events/*/', (route) => route.fulfill({ status: 204, headers }));
    const stopped = await openStopped();
    const time = await holdTime(page.context(), stopped);
    const { ts } = await stopped.play({ title: 'First', author: 'A', all_music_id: 1, length: 14_000 });
    await show(
      '<onair-now-playing></onair-now-playing>'.repeat(6) +
        '<onair-history include-current></onair-history>'.repeat(4),
      `<script type="module" src="onair.js" data-base-url="${stopped.url}"></script>`,
    );
    await time.until(
      async () => (await page.locator('onair-history[status=ready]').count()) === 4,
      'histories',
    );
    await time.pass(ts + 11_000 - time.now());
    let requests = 0;
    page.on('request', (request) => (requests += Number(request.url().includes('/history/'))));
    await stopped.play({ title: 'Second', author: 'B', all_music_id: 2, length: 60_000 });
    await time.pass(2500);
    assert.equal(requests, 0);
    await time.pass(3500);
    const shown = page
      .locator('onair-now-playing, onair-history')
      .locator('[part=title]', { hasText: 'Second' });
    // The response has arrived, but the page may not have rendered it yet. The clock is stopped.
    await until(async () => (await shown.count()) === 10, 'the new title in all elements');
    assert.equal(requests, 1);
  });

  on(
    'never shifts its layout',
    async () => {
      // It is morning in the browser's zone, too. After midnight, a history has an additional heading, and moves it.
      const stopped = await openStopped({ latency: 300 });
      const time = await holdTime(page.context(), stopped);
      const moved = await watchMoves(page);
      await stopped.play({ title: 'Short', author: 'A', length: 5000 });
      await page.setViewportSize({ width: 390, height: 1600 });
      // With motion, as for most visitors. A title that fades in doesn't shift the layout.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await show(
        `<style>onair-now-playing:not(:defined),onair-history:not(:defined){display:block;visibility:hidden}
       onair-now-playing:not(:defined){min-height:calc(7.67em + .1824 * (100vw - 16px) + 2px)}onair-history:not(:defined){min-height:43em}</style>
       <h1>Radio</h1><onair-now-playing></onair-now-playing><p>Between</p><onair-history></onair-history><p>Below</p>`,
        `<script type="module" src="onair.js" data-base-url="${stopped.url}"></script>`,
      );
      const isThere = (selector: string, hasText: string) => async () =>
        (await page.locator(selector, { hasText }).count()) > 0;
      await time.until(isThere('onair-history[status=ready]', ''), 'the history');
      await stopped.play({
        title: 'A title that needs a second line at this width',
        author: 'B',
        length: 60_000,
      });
      await time.until(isThere('onair-now-playing [part=title]', 'second line'), 'the next title');
      await time.pass(1000);
      assert.equal(await moved(), 0);
      await stopped.faults({ fail: 1 });
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await time.until(isThere('onair-now-playing[status=stale]', ''), 'a failure');
      await time.pass(1000);
      assert.equal(await moved(), 0);
    },
    { timezoneId: 'Europe/Vienna' },
  );

  on('works if the script is loaded repeatedly', async () => {
    const tag = `<script type="module" src="onair.js" data-base-url="${panel.url}"></script>`;
    await show(
      '<onair-now-playing></onair-now-playing>',
      tag +
        tag +
        '<script type="module" src="onair.js?ver=2"></script><script type="module" src="other/onair.js"></script>',
    );
    await untilStatus(page, 'onair-now-playing', 'ready');
    assert.equal(await page.locator('onair-now-playing').count(), 1);
  });

  on('upgrades divs to tags', async () => {
    await show(
      '<div data-onair="station" data-server="1"><div data-onair="now-playing" data-layout="line" data-style="color:red" data-onclick="x()">Soon</div></div><main></main>',
    );
    await untilStatus(page, 'onair-station onair-now-playing[layout=line]', 'ready');
    await page.evaluate(() => {
      document.querySelector('main')!.innerHTML =
        '<div data-onair="history" data-limit="2" data-jsonp="direct"></div><div data-onair="script"></div>';
    });
    await untilStatus(page, 'onair-history[limit="2"]', 'ready');
    assert.deepEqual(
      await page.locator('onair-now-playing').evaluate((each) => each.getAttributeNames().sort()),
      ['layout', 'status'],
    );
    assert.equal(await page.locator('onair-history[jsonp], onair-script').count(), 0);
  });

  on('keeps slotted content while tags load', async () => {
    const script = page.waitForResponse(/onair\.js$/);
    const slow = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.write(
        `<!doctype html><html lang="en"><title>Site</title><script type="module" src="${site.url}/onair.js" data-base-url="${panel.url}/wrong"></script>
         <body><div data-onair="station" data-base-url="${panel.url}"> text <p>intro</p>`,
      );
      void script.then(() => response.end('<div data-onair="now-playing">Soon</div></div><p>Below</p>'));
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    try {
      await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`);
      await untilStatus(page, 'onair-station onair-now-playing', 'ready');
      assert.equal(await page.textContent('onair-station > div > onair-now-playing'), 'Soon');
    } finally {
      slow.close();
      slow.closeAllConnections();
    }
  });

  on('reports a missing base URL', async () => {
    await show('<onair-now-playing></onair-now-playing>', '<script type="module" src="onair.js"></script>');
    await untilStatus(page, 'onair-now-playing', 'failed');
    await page.waitForFunction(() =>
      /base-url/.test(document.querySelector('onair-now-playing')?.shadowRoot?.textContent ?? ''),
    );
    assert.match((await message())!, /base-url/);
  });

  on('reports mixed content without a request', async () => {
    const { settled } = watchRequests(page.context());
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.route('https://site.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname.endsWith('.js')
        ? route.fulfill({ response: await route.fetch({ url: site.url + pathname }) })
        : route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><html lang=en><script type="module" src="onair.js" data-base-url="http://panel.example"></script><onair-now-playing></onair-now-playing>',
          });
    });
    await page.goto('https://site.example/');
    await untilStatus(page, 'onair-now-playing', 'failed');
    await page.waitForFunction(
      (text) => document.querySelector('onair-now-playing')?.shadowRoot?.textContent.includes(text),
      INSECURE,
    );
    assert.deepEqual(
      requested.filter((url) => url.includes('panel.example')),
      [],
    );
    // The code that explains the failure may still be loading.
    await settled();
  });

  on('reports an unknown server number', async () => {
    for (const transport of ['v2', 'legacy']) {
      await show(`<onair-now-playing server="99" transport="${transport}"></onair-now-playing>`);
      await untilStatus(page, 'onair-now-playing', 'failed');
      await page.waitForSelector('onair-now-playing [part=message]');
      assert.match((await message())!, /server with this number/);
    }
  });

  on('emits onair-failure with the reason', async () => {
    await show(
      '<onair-now-playing base-url="127.0.0.1:9"></onair-now-playing><script>addEventListener("onair-failure",e=>{failed=e.detail.failure.message})</script>',
    );
    await untilStatus(page, 'onair-now-playing', 'failed');
    assert.match(await page.evaluate<string>('failed'), /^GET http:\/\/127\.0\.0\.1:9\/api\//);
  });

  on('logs a failing URL once in onair.legacy.js', async () => {
    const lines: string[] = [];
    page.on('console', (line) => line.type() === 'warning' && lines.push(line.text()));
    const div = '<div data-onair="now-playing"></div>';
    await show(
      div + div,
      '<script src="onair.legacy.js" data-base-url="http://ana:secret@127.0.0.1:9/" defer></script>',
    );
    await page.waitForSelector('.onair-state');
    // The frame of a request to this port may be removed before the next poll.
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        if (changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.nodeName === 'IFRAME')))
          document.title = 'second request';
      }).observe(document.documentElement, { childList: true, subtree: true });
      dispatchEvent(new Event('online'));
    });
    await page.waitForFunction('document.title === "second request" && !document.querySelector("iframe")');
    assert.deepEqual(lines, [
      'Onair: http://127.0.0.1:9/api/history/: no response. "onair-panel check http://127.0.0.1:9" finds the cause.',
    ]);
  });

  on('recovers after a server error', async () => {
    await panel.faults({ fail: 1 });
    await show('<onair-now-playing></onair-now-playing>');
    await untilStatus(page, 'onair-now-playing', 'failed');
    await panel.faults({ reset: true });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await untilStatus(page, 'onair-now-playing', 'ready');
  });

  on('accepts records with wrong types', async () => {
    await panel.play({ title: 'Typed', author: 'Wrongly', length: 60_000 });
    await panel.faults({ wrong_types: true });
    await show('<onair-now-playing></onair-now-playing>');
    await untilStatus(page, 'onair-now-playing', 'ready');
    assert.equal(await partText(page, 'onair-now-playing', 'title'), 'Typed');
  });

  on('keeps the last data when the panel stops', async () => {
    // The title of another kind of track may change when the shows load.
    await panel.play({ title: 'Kept', author: 'Ada Winter', all_music_id: 1, length: 600_000 });
    await show('<onair-now-playing></onair-now-playing>');
    await untilStatus(page, 'onair-now-playing', 'ready');
    assert.equal(await partText(page, 'onair-now-playing', 'title'), 'Kept');
    await page.context().setOffline(true);
    await untilStatus(page, 'onair-now-playing', 'stale');
    await untilPartText(page, 'onair-now-playing', 'state', /as of \d\d:\d\d/);
    assert.equal(await partText(page, 'onair-now-playing', 'title'), 'Kept');
    await page.context().setOffline(false);
    await untilStatus(page, 'onair-now-playing', 'ready');
  });

  on("doesn't run scripts from the panel", async () => {
    const hostile = await startHostile();
    try {
      await page.context().addCookies([{ name: 'session', value: 'secret', url: site.url }]);
      await show(`<onair-now-playing base-url="${hostile.url}" transport="legacy"></onair-now-playing>`);
      await untilStatus(page, 'onair-now-playing', 'ready');
      assert.equal(await partText(page, 'onair-now-playing', 'title'), 'Stolen: nothing');
      assert.equal(await page.evaluate('window.x'), undefined);
      assert.equal(await page.title(), 'Site');
      // The card also requests the shows.
      await page.waitForFunction(() => !document.querySelector('iframe'));

      await show(
        '<div data-onair="now-playing"></div>',
        `<script src="onair.legacy.js" data-base-url="${hostile.url}" defer></script>`,
      );
      await page.waitForSelector('.onair-title');
      assert.equal(await page.textContent('.onair-title'), 'Stolen: nothing');
      assert.equal(await page.evaluate('window.x'), undefined);
    } finally {
      await hostile.close();
    }
  });

  on('runs allowed scripts from the panel', async () => {
    const hostile = await startHostile();
    try {
      const tag = (more: string) =>
        `<script type="module" src="onair.js" data-base-url="${hostile.url}" data-transport="legacy" ${more}></script>`;
      await show('<onair-now-playing data-jsonp="direct" jsonp="direct"></onair-now-playing>', tag(''));
      await untilStatus(page, 'onair-now-playing', 'ready');
      assert.equal(await page.evaluate('window.x'), undefined);
      await show('<onair-now-playing></onair-now-playing>', tag('data-jsonp="direct"'));
      await untilStatus(page, 'onair-now-playing', 'ready');
      assert.equal(await page.evaluate('window.x'), 1);
    } finally {
      await hostile.close();
    }
  });
});

/** Starts a panel whose JSONP responses contain other code. */
async function startHostile(): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const callback = new URL(request.url!, 'http://x').searchParams.get('callback');
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`
      function attempt(f) { try { return f() } catch (e) { return '' } }
      var stolen = attempt(function () { return window === top ? '' : document.cookie + parent.document.cookie });
      attempt(function () { window.top.x = 1 });
      attempt(function () { if (window !== top) parent.document.title = 'Taken' });
      ${callback}({ meta: { total_count: 1 }, objects: [{ id: 1, ts: ${Date.now() - 1000}, length: 60000, all_music_id: 1,
        title: 'Stolen: ' + (stolen || 'nothing'), author: 'A' }] }); window.top.x = 1; document.cookie`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
