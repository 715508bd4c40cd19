/** Pages with scripts that define something else under the name of a native. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openSite, untilPartText, watchErrors, type Site } from '../kit/browser.js';
import { startIcecast } from '../kit/servers/icecast.js';

describe('a page that overrides built-ins', () => {
  let browser: Browser;
  let site: Site;
  let icecast: Awaited<ReturnType<typeof startIcecast>>;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    icecast = await startIcecast();
    icecast.play({ title: 'Glass', artist: 'Ada Winter' });
  });
  after(async () => {
    await browser.close();
    await site.close();
    await icecast.close();
  });

  /** Opens a page that runs this script before `onair.js`. */
  async function open(page: Page, script: string): Promise<void> {
    site.pages['/'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
      <script>${script}</script>
      <script type="module" src="onair.js" data-base-url="${icecast.url}" data-source="icecast"></script>
      <onair-now-playing></onair-now-playing><onair-history></onair-history>`;
    await page.goto(site.url);
  }

  for (const script of ["var URL = '/shop'", "let URL = '/shop'", 'function URL() {}'])
    it(`shows the track despite ${script}`, async () => {
      const page = await browser.newPage();
      const errors = watchErrors(page);
      await open(page, script);
      await untilPartText(page, 'onair-now-playing', 'title', /^Glass$/);
      assert.deepEqual(errors, []);
      await page.close();
    });

  for (const [name, script] of [
    ['Map', 'class Map {}'],
    ['Map', 'var Map = []'],
    ['WeakMap', 'function WeakMap() {}'],
    ['Set', 'function Set() {}'],
    ['Promise', 'function Promise() {}'],
    ['JSON', 'var JSON = {}'],
    ['Intl', 'var Intl = {}'],
    ['Symbol', "var Symbol = '€'"],
    ['Array.prototype.find', 'Array.prototype.find = Array.prototype.indexOf'],
    ['Array.prototype.flat', 'Array.prototype.flat = function () { return 0; }'],
  ])
    it(`reports the overridden built-in: ${script}`, async () => {
      const page = await browser.newPage();
      const errors: string[] = [];
      const reported = page.waitForEvent('pageerror');
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (line) => errors.push(line.text()));
      await open(page, script!);
      await reported;
      assert.deepEqual(errors, [
        `Onair: A script of this page replaces the browser’s ${name}, so no tag can start.`,
      ]);
      await page.close();
    });
});
