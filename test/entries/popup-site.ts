/** Helpers for tests of the player's popup: a site with the built script, and a panel that serves the popup's page. */
import { after, before } from 'node:test';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { openBrowser, openSite, type Site } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { until } from '../kit/until.js';

/** Call it in a describe block. The browser has Chromium's default autoplay settings. */
export function popupSite() {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser(['--autoplay-policy=document-user-activation-required']);
    site = await openSite();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    await panel.play({ title: 'Tide Tables', author: 'The Harbour Lights', length: 600_000 });
    for (const number of [1, 2])
      site.pages[`/${number}`] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
        <script type="module" src="/onair.js" data-base-url="${panel.url}"></script>
        <a href="/${3 - number}">Next</a><h1>${number}</h1>
        <onair-player popup vote volume="40" style="--onair-accent: #c2410c"></onair-player></html>`;
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  /** Presses the button, and resolves with the popup and the panel's frame in it. */
  async function openSmall(context: BrowserContext, page: Page): Promise<{ small: Page; frame: Frame }> {
    const [small] = await Promise.all([context.waitForEvent('page'), page.locator('[part=popup]').click()]);
    return { small, frame: await frameOf(small) };
  }

  async function frameOf(small: Page): Promise<Frame> {
    const frames = (): Frame[] =>
      small.frames().filter((each) => each.url().startsWith(`${panel.url}/embed/player/?`));
    await until(() => frames().length === 1, 'the panel’s page in a frame');
    return frames()[0]!;
  }

  return {
    get browser() {
      return browser;
    },
    get site() {
      return site;
    },
    get panel() {
      return panel;
    },
    openSmall,
    frameOf,
  };
}

export const labelOf = (page: Page | Frame): Promise<string | null> =>
  page.locator('[part=play]').getAttribute('aria-label');
