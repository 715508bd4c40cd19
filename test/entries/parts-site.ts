/** Helpers for tests of onair.js and its chunks, on a site that is neither the script's nor the panel's. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { openBrowser, openSite, untilStatus, watchErrors, type Site } from '../kit/browser.js';

export const TAGS = ['now-playing', 'history', 'vote', 'player', 'schedule', 'podcasts'].map(
  (name) => `onair-${name}`,
);
export const MISSING = 'A file didn’t load.';

/** Call it in a describe block. */
export function partsSite() {
  let browser: Browser;
  let site: Site;
  /** URL of the script, on another site. */
  let scripts: Site;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser();
    [site, scripts] = await Promise.all([openSite(), openSite()]);
    panel = await openLivePanel();
    // At some hours the station has a live set, and the card requests its show.
    await panel.play({ title: 'Paper Boats', author: 'Ada Winter', length: 3_600_000 });
  });
  after(async () => {
    await browser.close();
    await Promise.all([site.close(), scripts.close(), panel.close()]);
  });

  const script = (path = '/onair.js'): string =>
    `<script type="module" src="${scripts.url}${path}" data-base-url="${panel.url}"></script>`;

  interface Opened {
    head?: string;
    path?: string;
    prepare?: (page: Page) => Promise<unknown>;
    /** Errors that the page may report. */
    expected?: RegExp;
  }

  async function open(
    body: string,
    run: (page: Page, requested: string[]) => Promise<void>,
    { head = script(), path = '/', prepare, expected }: Opened = {},
  ): Promise<void> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors = watchErrors(page);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(scripts.url)) requested.push(request.url().slice(scripts.url.length));
    });
    site.pages[path] =
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>${head}<body>${body}`;
    try {
      await prepare?.(page);
      await page.goto(site.url + path);
      await run(page, requested);
      assert.deepEqual(
        errors.filter((error) => !expected?.test(error)),
        [],
      );
    } finally {
      await context.close();
    }
  }

  return {
    get site() {
      return site;
    },
    get scripts() {
      return scripts;
    },
    get panel() {
      return panel;
    },
    script,
    open,
  };
}

/** Tests that each of these chunks may fail to load on a page with all tags. */
export function testMissing({ open }: ReturnType<typeof partsSite>, names: string[]): void {
  for (const name of names) {
    it(`cause a message if ${name} fails to load`, async () => {
      await open(
        TAGS.map((tag) => `<${tag}></${tag}>`).join(''),
        async (page) => {
          for (const tag of TAGS) {
            const isHit = tag === name;
            await untilStatus(page, tag, isHit ? 'failed' : 'ready');
            if (isHit) await page.locator(tag).getByText(MISSING).waitFor();
          }
        },
        {
          prepare: (page) => page.route(`**/parts/${name}-*`, (route) => route.abort()),
          expected: /^Onair: http:\S+\/parts\/\S+ could not be loaded/,
        },
      );
    });
  }
}
