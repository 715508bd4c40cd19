import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, openSite, watchErrors, type Site } from '../kit/browser.js';
import { until } from '../kit/until.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';

const LENGTH = 600_000;
const NOW_PLAYING = '<div data-onair="now-playing"></div>';

/** Replaces the response: null sends none at all, undefined keeps the panel's. */
type Change = (
  path: string,
  body: string,
) => { status: number; type: string; body: string } | null | undefined;

/** A real panel with some responses changed, to act as another kind of panel. */
async function startBehind(url: string, change: Change) {
  const server = createServer((request, response) => {
    void fetch(url + request.url!).then(async (answer) => {
      const body = await answer.text();
      const type = answer.headers.get('content-type')!;
      const other = change(new URL(request.url!, url).pathname, body);
      if (other === null) return;
      const sent = other ?? { status: answer.status, type, body };
      response.writeHead(sent.status, { 'Content-Type': sent.type }).end(sent.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const SCRIPT = 'text/javascript';
/** The panel reports a DJ who is in its record as on air. Other kinds of panels leave the DJ out of the record. */
const withoutNames: Change = (path, body) =>
  path === '/api/history/'
    ? { status: 200, type: SCRIPT, body: body.replace(/"dj_name":"[^"]*"/g, '"dj_name":null') }
    : undefined;

describe('DJs on air in the legacy script', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let context: BrowserContext;
  let page: Page;
  let dj: string;
  let behind: Awaited<ReturnType<typeof startBehind>> | undefined;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
  });
  after(async () => {
    await browser.close();
    await site.close();
  });
  beforeEach(async () => {
    panel = await openLivePanel({ cors: false, v2: false });
    const response = await fetch(panel.url + '/api/djs/?server=1');
    dj = ((await response.json()) as { objects: { name: string }[] }).objects[0]!.name;
  });

  async function put(change: Change): Promise<void> {
    behind = await startBehind(panel.url, change);
  }

  const asked = async (): Promise<string[]> =>
    (await panel.state()).requests.recent
      .filter(({ path, query }) => path === '/api/djs/' && query.includes('callback'))
      .map(({ query }) => query.replace(/^\?/, ''));
  const state = (): Promise<string | null> => page.textContent('.onair-state');
  const untilState = (text: string): Promise<unknown> =>
    page.waitForFunction((wanted) => document.querySelector('.onair-state')?.textContent === wanted, text);
  const untilTitle = (text: string): Promise<unknown> =>
    page.waitForFunction((wanted) => document.querySelector('.onair-title')?.textContent === wanted, text);
  async function secondsPass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      const time = await page.textContent('.onair-time');
      await page.waitForFunction((text) => document.querySelector('.onair-time')!.textContent !== text, time);
    }
  }

  async function open(body = NOW_PLAYING, more = ''): Promise<void> {
    site.pages['/'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
      <script src="onair.legacy.js" data-base-url="${(behind ?? panel).url}" ${more} defer></script><body>${body}`;
    await page.goto(site.url);
    await page.waitForSelector('.onair-title', { state: 'attached' });
  }

  /** A test on a fresh page on which no error may be thrown. */
  function on(name: string, run: () => Promise<void>): void {
    it(name, async () => {
      context = await browser.newContext();
      page = await context.newPage();
      const errors = watchErrors(page);
      try {
        await run();
        assert.deepEqual(errors, []);
      } finally {
        await context.close();
        behind?.close();
        behind = undefined;
        await panel.close();
      }
    });
  }

  for (const [how, more] of [
    ['in a frame', ''],
    ['in the page', 'data-jsonp="direct"'],
  ]) {
    on(`are shown via JSONP ${how}`, async () => {
      await panel.play({ title: 'Glass', all_music_id: 7, dj_name: dj, length: LENGTH });
      await put(withoutNames);
      await open(NOW_PLAYING, more);
      await untilState(`On air · ${dj}`);
      await secondsPass(2);
      assert.equal((await asked()).length, 1);
      assert.match((await asked())[0]!, /^on_air=1&server=1&format=jsonp&callback=onair/);
    });
  }

  on('are requested once per track', async () => {
    const first = { title: 'First', all_music_id: 7, dj_name: dj, length: 4000 };
    await put(withoutNames);
    await panel.play(first);
    await open();
    await untilState(`On air · ${dj}`);
    await panel.play({ title: 'Second', all_music_id: 8, length: LENGTH });
    await untilTitle('Second');
    await untilState('On air');
    assert.equal((await asked()).length, 2);
  });

  on('are requested only if needed', async () => {
    await panel.play({ title: 'Before', all_music_id: 6, length: LENGTH });
    await panel.play({ title: 'Glass', all_music_id: 7, dj_name: 'Somebody Else', length: LENGTH });
    await open();
    assert.equal(await state(), 'On air · Somebody Else');
    await secondsPass(1);
    await panel.play({ title: 'Paper', all_music_id: 8, length: LENGTH });
    await open('<onair-history limit="3" include-current></onair-history>');
    assert.equal(await page.textContent('.onair-title'), 'Paper');
    assert.deepEqual(await asked(), []);
  });

  on('exclude DJs who are off air', async () => {
    const all = [
      { name: '<b>Ana</b>', on_air: true },
      { name: 'Ben', on_air: false },
      { name: 'Cleo', on_air: '0' },
      { name: 'Dan' },
      null,
      { name: {}, on_air: true },
      { name: 'Eve', on_air: 1 },
    ];
    const body = `onair({"meta":{},"objects":${JSON.stringify(all)}})`;
    await put((path) => (path === '/api/djs/' ? { status: 200, type: SCRIPT, body } : undefined));
    await panel.play({ title: 'Glass', all_music_id: 7, length: LENGTH });
    await open();
    await untilState('On air · <b>Ana</b>, Eve');
  });

  for (const [fault, response] of [
    ["doesn't respond", null],
    ['is missing', { status: 404, type: 'text/html', body: '' }],
    ['returns a server error', { status: 500, type: 'text/html', body: '<h1>Error</h1>' }],
    ['is HTML', { status: 200, type: 'text/html', body: '<h1>Hotel</h1>' }],
    ["isn't a list", { status: 200, type: SCRIPT, body: 'onair(5)' }],
  ] as const) {
    on(`are omitted if their list ${fault}`, async () => {
      let failed = 0;
      await put((path) => {
        if (path !== '/api/djs/') return undefined;
        failed++;
        return response;
      });
      await panel.play({ title: 'First', all_music_id: 7, length: 3000 });
      await open();
      assert.equal(await state(), 'On air');
      await panel.play({ title: 'Second', all_music_id: 8, length: LENGTH });
      await untilTitle('Second');
      await secondsPass(1);
      assert.equal(await state(), 'On air');
      await until(() => failed === 2, 'it is asked again');
    });
  }
});
