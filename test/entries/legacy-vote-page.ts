/** Helpers for tests of votes in onair.legacy.js: a browser, a page and the panel's counts. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, openSite, watchErrors, type Site } from '../kit/browser.js';
import type { Seen } from '../kit/control.js';
import { openPanel, type OpenedPanel } from '../kit/open-panel.js';
import { holdTime, type HeldTime } from '../kit/held-time.js';

export const SENT = 'Vote sent.';
/** Long enough that the track doesn't change during a test. */
const LENGTH = 600_000;

/** Call it in a describe block. It opens before the tests and closes after them. */
export function votePage() {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let context: BrowserContext;
  let page: Page;
  let time: HeldTime;
  let postedBefore: string[];
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    // Responses can't be read, as on most panels that this script is for.
    // A page that opens within a second would show the previous track from the browser's cache.
    panel = await openPanel({ port: 0, cors: false, maxAge: 0 });
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  async function open(
    body = '<div data-onair="now-playing" data-vote></div>',
    { on = page, script = 'onair.legacy.js', type = 'text/javascript', lang = 'en' } = {},
  ): Promise<void> {
    site.pages['/'] = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Site</title>
       <script type="${type}" src="${script}" data-base-url="${panel.url}" defer></script><body>${body}`;
    await on.goto(site.url);
    if (script === 'onair.legacy.js') await untilThere('.onair-title', on);
  }

  /** Returns a track of the library without votes. */
  let music = 1001;
  async function play(more: object = {}): Promise<number> {
    music++;
    const track = { title: `Glass ${music}`, author: 'Ada Winter', all_music_id: music, length: LENGTH };
    await panel.play({ ...track, ...more });
    return music;
  }

  async function counts(id: number): Promise<[number, number]> {
    const { votes } = (await panel.state()) as Seen & {
      votes: Record<number, { up: number; down: number }>;
    };
    return [votes[id]?.up ?? 0, votes[id]?.down ?? 0];
  }

  /** Returns the votes that the panel has received, because the browser doesn't report all requests of frames. */
  const allPosts = async (): Promise<string[]> =>
    (await panel.state()).requests.recent
      .filter(({ method, path }) => method === 'POST' && !path.startsWith('/__control__'))
      .map(({ path }) => path);

  const posts = async (): Promise<string[]> => (await allPosts()).slice(postedBefore.length);

  const untilCounted = (id: number, up: number, down: number): Promise<void> =>
    time.until(async () => String(await counts(id)) === String([up, down]), `${up} up, ${down} down`);

  const untilThere = (selector: string, on = page): Promise<void> =>
    time.until(async () => (await on.locator(selector).count()) > 0, selector);

  /** Waits for the next rendering, which happens every second. All requests have been sent by then. */
  const redraws = (times = 2): Promise<void> => time.pass(1000 * times);

  const message = (): Promise<string | null> => page.textContent('.onair-message');
  /** Presses a button, even if it is disabled by `aria-disabled`. */
  const press = (choice: 'like' | 'dislike', on = page): Promise<void> =>
    on.evaluate((name) => document.querySelector<HTMLElement>(`.onair-${name}`)!.click(), choice);

  const pressed = (on = page): Promise<(string | null)[]> =>
    on
      .locator('.onair-votes button')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-pressed')));

  /** Defines a test on a new page that must not throw an error or navigate. */
  function on(name: string, run: () => Promise<void>): void {
    it(name, async () => {
      context = await browser.newContext();
      time = await holdTime(context, panel);
      page = await context.newPage();
      const errors = watchErrors(page);
      postedBefore = await allPosts();
      try {
        await run();
        // The panel forbids frames around its responses, and the browser reports that after the vote was counted. Playwright's
        // clock sets itself up in each frame, even in one that forbids scripts.
        const expected = /frame-ancestors|^Blocked script execution in 'about:blank'/;
        assert.deepEqual(
          errors.filter((error) => !expected.test(error)),
          [],
        );
      } finally {
        await context.close();
      }
    });
  }

  return {
    get page() {
      return page;
    },
    get context() {
      return context;
    },
    get site() {
      return site;
    },
    get panel() {
      return panel;
    },
    get time() {
      return time;
    },
    on,
    open,
    play,
    counts,
    untilThere,
    untilCounted,
    posts,
    redraws,
    message,
    press,
    pressed,
  };
}
