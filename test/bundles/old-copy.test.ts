import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { startPanel, type RunningPanel } from '../../src/panel/panel.js';
import { openBrowser, openSite, partText, untilStatus, type Site } from '../support/browser.js';
import { controlOf } from '../support/control.js';
import { until } from '../support/until.js';

/** Long enough that nothing else comes on air while a page is looked at. */
const LENGTH = 600_000;

describe('an old copy of a cache', () => {
  let browser: Browser;
  let site: Site;
  let panel: RunningPanel;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await startPanel({ control: true });
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  /** Keeps the first answer to each request for the history, and gives it once more after `replay`. */
  async function putCacheBefore(page: Page) {
    const copies = new Map<string, string>();
    let replays = false;
    let replayed = 0;
    await page.route(/\/history\//, async (route) => {
      const url = route.request().url();
      const copy = replays ? copies.get(url) : undefined;
      if (copy !== undefined) {
        copies.delete(url);
        replayed++;
        await route.fulfill({
          body: copy,
          contentType: url.includes('callback') ? 'text/javascript' : 'application/json',
          headers: { 'Access-Control-Allow-Origin': '*' },
        });
        return;
      }
      const answer = await route.fetch();
      if (!replays && !copies.has(url)) copies.set(url, await answer.text());
      await route.fulfill({ response: answer });
    });
    return { replay: () => (replays = true), replayed: () => replayed };
  }

  it('never takes the title back, though the page is opened anew', async () => {
    const page = await browser.newPage();
    const { play } = controlOf(panel.url);
    const cache = await putCacheBefore(page);
    site.pages['/'] = `<!doctype html><meta charset="utf-8"><title>Site</title>
      <script type="module" src="onair.js" data-base-url="${panel.url}"></script>
      <onair-now-playing></onair-now-playing>`;
    const title = () => partText(page, 'onair-now-playing', 'title');
    await play({ title: 'Before', length: LENGTH });
    await page.goto(site.url);
    await untilStatus(page, 'onair-now-playing', 'ready');
    assert.equal(await title(), 'Before');
    // Another page of the site shows what comes next; then a cache answers from before it.
    await play({ title: 'After', length: LENGTH });
    const other = await page.context().newPage();
    await other.goto(site.url);
    await untilStatus(other, 'onair-now-playing', 'ready');
    await other.close();
    cache.replay();
    await page.reload();
    await untilStatus(page, 'onair-now-playing', 'ready');
    const titles = new Set<string | null>();
    const { requests } = await controlOf(panel.url).state();
    await until(async () => {
      titles.add(await title());
      return (await controlOf(panel.url).state()).requests.total > requests.total;
    }, 'a second look');
    titles.add(await title());
    assert.ok(cache.replayed() > 0, 'the old copy was answered');
    assert.deepEqual([...titles], ['After']);
    await page.close();
  });

  it('never takes the title back in the old script', async () => {
    const page = await browser.newPage();
    const { play } = controlOf(panel.url);
    const cache = await putCacheBefore(page);
    site.pages['/'] = `<!doctype html><meta charset="utf-8"><title>Site</title>
      <script src="onair.legacy.js" data-base-url="${panel.url}"></script>
      <div data-onair="now-playing">…</div>`;
    const shown = () => page.locator('body').textContent();
    await play({ title: 'First of all', length: 2000 });
    await page.goto(site.url);
    await until(async () => /First of all/.test((await shown())!), 'the first title');
    await play({ title: 'Second of all', length: 4000 });
    await until(async () => /Second of all/.test((await shown())!), 'the second title');
    cache.replay();
    await until(() => cache.replayed() > 0, 'a look at the end of the second track');
    await play({ title: 'Third of all', length: LENGTH });
    const texts = new Set<string>();
    await until(async () => {
      const [title] = /\w+ of all/.exec((await shown())!) ?? ['nothing'];
      texts.add(title);
      return title === 'Third of all';
    }, 'the third title');
    assert.deepEqual([...texts], ['Second of all', 'Third of all']);
    await page.close();
  });
});
