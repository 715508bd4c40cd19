/**
 * In:  a sheet and a look.
 * Out: a page in a browser that shows each state of it, and stands still.
 */
import type { Browser, LaunchOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
// @ts-expect-error A script of the project's set-up, without types.
import { BROWSER_FLAGS, findBrowser, findTestBrowser } from '../../scripts/find-browser.mjs';
import { PATIENCE_MS } from '../kit/patience.js';
import { pageAround, preferences, type Look } from './looks.js';
import { NOW, type Sheet } from './sheet.js';
import { HOST, type Site } from './site.js';
import { openStation, type Station } from './stations.js';

/** What waits for longer than this never comes on a clock that stands still: milliseconds. */
const NEVER = 2500;

export interface Shown {
  page: Page;
  close(): Promise<void>;
}

/** How the browser is started of which the baselines are. */
export const launch: LaunchOptions = {
  executablePath: findBrowser() as string,
  // Fields for dates and times are the browser's own, in the machine's language.
  env: { ...(process.env as Record<string, string>), LANGUAGE: 'en_US', LC_ALL: 'C.UTF-8' },
  // Letters are drawn by their outlines alone, whatever the machine's settings.
  args: [
    ...(BROWSER_FLAGS as string[]),
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
  ],
};

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...launch, executablePath: findTestBrowser() as string });
}

export async function show(
  browser: Browser,
  site: Site,
  sheet: Sheet,
  look: Look,
  lang?: string,
): Promise<Shown> {
  const opened = await Promise.allSettled(
    sheet.states.map(({ station = {} }) => openStation(station, site.url)),
  );
  const stations = opened.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const failed = opened.find((each) => each.status === 'rejected');
  if (failed) {
    // Open stations would keep the process alive.
    await Promise.all(stations.map((station) => station.close()));
    throw failed.reason;
  }
  const context = await browser.newContext(preferences(look));
  const close = async () => {
    await context.close();
    await Promise.all(stations.map((station) => station.close()));
  };
  try {
    // Where tsx runs the tests, functions that are sent to the page call this helper of the compiler's.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript(stopClock, { now: NOW, never: NEVER });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    // Tall enough for all of it: what is far below is not loaded. Large text has the width that it needs for what is waited for.
    await page.setViewportSize(
      look === 'large' ? { width: 780, height: 18_000 } : { width: 390, height: 9000 },
    );
    const path = `/${sheet.tag}-${look}-${lang ?? ''}.html`;
    site.pages[path] = pageAround(
      look,
      sheet.states.map(({ name, markup }, place) => ({
        name,
        markup: markup.replaceAll('{base}', stations[place]!.url),
      })),
      lang,
    );
    await page.goto(site.url + path);
    if (sheet.states.some(({ station }) => station?.later)) {
      await settle(page, sheet, true);
      await Promise.all(stations.map((station) => station.breakLater()));
      await page.reload();
    }
    await settle(page, sheet, false);
    await act(page, sheet, stations);
    await page.waitForFunction(() => {
      const roots: ParentNode[] = [document];
      for (const root of roots) {
        for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
      }
      const images = roots.flatMap((root) => [...root.querySelectorAll('img')]);
      // What has no place is not loaded.
      return images.every((image) => image.complete || image.getClientRects().length === 0);
    });
    return { page, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs in the page. (What Playwright's clock puts in the place of `Date` has no prototype for date-fns to extend.) */
function stopClock({ now, never }: { now: number; never: number }): void {
  const { setTimeout } = window;
  window.Date = new Proxy(Date, {
    construct: (original, given, extended) =>
      Reflect.construct(original, given.length ? given : [now], extended) as Date,
    get: (original, name) => (name === 'now' ? () => now : (Reflect.get(original, name) as unknown)),
  });
  window.setTimeout = ((task: () => void, ms = 0) => (ms > never ? 0 : setTimeout(task, ms))) as never;
}

/** Waits for the status of each state; at a first visit, those that break later are still ready. */
async function settle(page: Page, { tag, states }: Sheet, first: boolean): Promise<void> {
  for (const [place, { name, status = 'ready', station }] of states.entries()) {
    const wanted = first && station?.later ? 'ready' : status;
    const element = page.locator('section').nth(place).locator(tag).first();
    await element
      .and(page.locator(`[status=${wanted}]`))
      .waitFor({ state: 'attached' })
      .catch(async () => {
        throw new Error(`${tag}, ${name}: not ${wanted} but ${await element.getAttribute('status')}`);
      });
  }
}

async function act(page: Page, { tag, states }: Sheet, stations: readonly Station[]): Promise<void> {
  for (const [place, state] of states.entries()) {
    const element = page.locator('section').nth(place).locator(tag).first();
    await state.act?.(element, stations[place]!.control).catch((error: unknown) => {
      throw new Error(`${tag}, ${state.name}: ${String(error)}`);
    });
  }
}
