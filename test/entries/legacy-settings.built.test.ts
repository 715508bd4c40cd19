import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, openSite, type Site } from '../kit/browser.js';
import { openPanel, type OpenedPanel } from '../kit/open-panel.js';

describe('settings of onair.legacy.js', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await openPanel({ port: 0 });
    await panel.play({ title: 'Glass', author: 'Ada Winter', length: 600_000 });
  });
  after(() => Promise.all([browser, site, panel].map((each) => each.close())));

  for (const [what, file] of [
    ['the script tag', 'onair.legacy.js'],
    ['the tag of a renamed script', 'radio.js'],
  ] as const)
    it(`are read from ${what}`, async () => {
      // The other widget has the same attribute and even the same file name.
      site.pages['/widget/onair.js'] = '';
      site.pages['/radio.js'] = readFileSync('dist/onair-widgets/cdn/onair.legacy.js', 'utf8');
      site.pages['/'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
        <script src="widget/onair.js" data-base-url="${site.url}/widget"></script>
        <script src="${file}" data-base-url="${panel.url}" defer></script>
        <body><div data-onair="now-playing"></div>`;
      const page = await browser.newPage();
      await page.goto(site.url);
      await page.locator('.onair-title', { hasText: 'Glass' }).waitFor();
      await page.close();
    });
});
