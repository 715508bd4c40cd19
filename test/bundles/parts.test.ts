/** The script for a tag, and its parts beside it: on a site that is neither the script's nor the panel's. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { startPanel, type RunningPanel } from '../../src/panel/panel.js';
import { openBrowser, openSite, partText, untilStatus, watchErrors, type Site } from '../support/browser.js';

describe('the parts of onair.js', () => {
  let browser: Browser;
  let site: Site;
  /** Where the script lies: another site, which lets nobody read anything. */
  let scripts: Site;
  let panel: RunningPanel;
  before(async () => {
    browser = await openBrowser();
    [site, scripts] = await Promise.all([openSite(), openSite()]);
    panel = await startPanel({ control: true });
  });
  after(async () => {
    await browser.close();
    await Promise.all([site.close(), scripts.close(), panel.close()]);
  });

  async function open(
    body: string,
    run: (page: Page, asked: string[]) => Promise<void>,
    prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors = watchErrors(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(scripts.url)) asked.push(request.url().slice(scripts.url.length));
    });
    const script = `<script src="${scripts.url}/onair.js?v=7" data-base-url="${panel.url}" defer></script>`;
    site.pages['/'] =
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>${script}<body>${body}`;
    try {
      await prepare(page);
      await page.goto(site.url);
      await run(page, asked);
      assert.deepEqual(errors, []);
    } finally {
      await context.close();
    }
  }

  it('are not asked for by a page that needs none', async () => {
    await open(
      '<onair-now-playing vote></onair-now-playing><onair-history></onair-history>',
      async (page, asked) => {
        await untilStatus(page, 'onair-history', 'ready');
        assert.deepEqual(asked, ['/onair.js?v=7']);
      },
    );
  });

  it('bring the week and the podcasts from another site without CORS, by the version of the script', async () => {
    await open('<onair-schedule></onair-schedule><onair-podcasts></onair-podcasts>', async (page, asked) => {
      await untilStatus(page, 'onair-schedule', 'ready');
      await untilStatus(page, 'onair-podcasts', 'ready');
      const parts = asked.filter((path) => path !== '/onair.js?v=7');
      assert.ok(
        parts.length > 1 && parts.every((path) => /^\/parts\/[\w-]+\.js\?v=7$/.test(path)),
        String(parts),
      );
      assert.equal(new Set(parts).size, parts.length, 'each once');
    });
  });

  it('share one station with the script', async () => {
    await open(
      '<onair-history search></onair-history><onair-now-playing></onair-now-playing>',
      async (page, asked) => {
        await untilStatus(page, 'onair-history', 'ready');
        await page.locator('onair-history [part~="find"]').click();
        await page.locator('onair-history [part~="found"]').waitFor();
        assert.ok(asked.length > 1);
      },
    );
  });

  it('leave a page its own loader of modules', async () => {
    const own =
      '<script>window.define = window.require = function () { throw new Error("not for us") }; define.amd = {}</script>';
    await open(`${own}<onair-schedule></onair-schedule>`, async (page) => {
      await untilStatus(page, 'onair-schedule', 'ready');
      assert.equal(
        await page.evaluate(() => String(Object.keys((window as unknown as { define: object }).define))),
        'amd',
      );
    });
  });

  it('work for a page with the script twice', async () => {
    const twice = `<script src="${scripts.url}/onair.js" defer></script>`;
    await open(`${twice}<onair-schedule></onair-schedule>`, async (page) => {
      await untilStatus(page, 'onair-schedule', 'ready');
      await page.evaluate(() => document.body.append(document.createElement('onair-podcasts')));
      await untilStatus(page, 'onair-podcasts', 'ready');
    });
  });

  it('leave what stands in a tag where they do not come', async () => {
    await open(
      '<onair-schedule>Mondays at nine</onair-schedule><onair-now-playing></onair-now-playing>',
      async (page) => {
        await untilStatus(page, 'onair-now-playing', 'ready');
        assert.ok(await page.getByText('Mondays at nine').isVisible());
        assert.ok(await partText(page, 'onair-now-playing', 'title'));
      },
      (page) => page.route('**/parts/**', (route) => route.fulfill({ status: 404 })),
    );
  });
});
