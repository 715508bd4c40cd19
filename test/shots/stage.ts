/** Opens pages that show the states of a sheet, with a stopped clock. */
import type { Browser, LaunchOptions, Locator, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
// @ts-expect-error The script has no types.
import { BROWSER_FLAGS, findTestBrowser } from '../../scripts/find-browser.mjs';
import { PATIENCE_MS } from '../kit/patience.js';
import { pageAround, preferences, type Look } from './looks.js';
import { NOW, type Sheet, type State } from './sheet.js';
import { HOST, type Site } from './site.js';
import { openStation, type Station } from './stations.js';

/** The clock of the page is stopped, so longer timers never fire. */
const LONGEST_TIMER_MS = 2500;

/** Timeout for a state if an earlier one wasn't reached, since the page has had time to load. */
const FURTHER_TIMEOUT_MS = 5000;

export interface Shown {
  page: Page;
  close(): Promise<void>;
}

/** How to treat elements of an earlier commit, which may not be able to reach all states of the sheet. */
export interface Tolerance {
  timeoutMs: number;
  /** States that weren't reached. They are shown as they are, and later pages don't wait for them. */
  unreached: Set<State>;
}

/** Launch options of the browser. */
export const launch: LaunchOptions = {
  executablePath: findTestBrowser() as string,
  // Date and time fields use the language of the environment.
  env: { ...(process.env as Record<string, string>), LANGUAGE: 'en_US', LC_ALL: 'C.UTF-8' },
  // Render text from outlines only, independent of the machine's settings.
  args: [
    ...(BROWSER_FLAGS as string[]),
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
  ],
};

export function openBrowser(): Promise<Browser> {
  return chromium.launch(launch);
}

export async function show(
  browser: Browser,
  site: Site,
  sheet: Sheet,
  look: Look,
  lang?: string,
  tolerance?: Tolerance,
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
    // Functions compiled by tsx call this helper.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript(stopClock, { now: NOW, longestTimerMs: LONGEST_TIMER_MS });
    await context.addInitScript(addDevice);
    const page = await context.newPage();
    page.setDefaultTimeout(tolerance?.timeoutMs ?? PATIENCE_MS);
    // The window must be as tall as the page, since images far below it aren't loaded. Large text also needs more width.
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
      await settle(page, sheet, true, tolerance);
      await Promise.all(stations.map((station) => station.breakLater()));
      await page.reload();
    }
    await settle(page, sheet, false, tolerance);
    await act(page, sheet, stations, tolerance);
    await page.waitForFunction(() => {
      const roots: ParentNode[] = [document];
      for (const root of roots) {
        for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
      }
      const images = roots.flatMap((root) => [...root.querySelectorAll('img')]);
      // Otherwise, images below the visible part of a scrolling list aren't loaded.
      for (const image of images) image.loading = 'eager';
      // Hidden images aren't loaded.
      return images.every((image) => image.complete || image.getClientRects().length === 0);
    });
    return { page, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs in the page. Playwright's clock isn't used, since its `Date` has no prototype that date-fns could extend. */
function stopClock({ now, longestTimerMs }: { now: number; longestTimerMs: number }): void {
  const { setTimeout } = window;
  window.Date = new Proxy(Date, {
    construct: (original, given, extended) =>
      Reflect.construct(original, given.length ? given : [now], extended) as Date,
    get: (original, name) => (name === 'now' ? () => now : (Reflect.get(original, name) as unknown)),
  });
  window.setTimeout = ((task: () => void, ms = 0) =>
    ms > longestTimerMs ? 0 : setTimeout(task, ms)) as never;
}

/** Runs in the page. Adds a device to play on, since a browser without a screen finds none. */
function addDevice(): void {
  const watchAvailability = (onChange: (isAvailable: boolean) => void) =>
    Promise.resolve().then(() => (onChange(true), 1));
  const remote = Object.assign(new EventTarget(), {
    state: 'disconnected',
    watchAvailability,
    cancelWatchAvailability: () => Promise.resolve(),
    prompt: () => Promise.resolve(),
  });
  Object.defineProperty(HTMLMediaElement.prototype, 'remote', { get: () => remote });
}

/** Waits for the status of each state. At the first visit, states with `later` faults are still ready. */
async function settle(
  page: Page,
  { tag, states }: Sheet,
  first: boolean,
  tolerance?: Tolerance,
): Promise<void> {
  await forEachState(page, tag, states, tolerance, async (element, { status = 'ready', station }) => {
    const wanted = first && station?.later ? 'ready' : status;
    await element
      .and(page.locator(`[status=${wanted}]`))
      .waitFor({ state: 'attached' })
      .catch(async () => {
        throw new Error(`not ${wanted} but ${await element.getAttribute('status')}`);
      });
  });
}

async function act(
  page: Page,
  { tag, states }: Sheet,
  stations: readonly Station[],
  tolerance?: Tolerance,
): Promise<void> {
  await forEachState(page, tag, states, tolerance, (element, state, place) =>
    state.act?.(element, stations[place]!.control),
  );
}

async function forEachState(
  page: Page,
  tag: string,
  states: readonly State[],
  tolerance: Tolerance | undefined,
  reach: (element: Locator, state: State, place: number) => Promise<unknown> | undefined,
): Promise<void> {
  for (const [place, state] of states.entries()) {
    if (tolerance?.unreached.has(state)) continue;
    try {
      await reach(page.locator('section').nth(place).locator(tag).first(), state, place);
    } catch (error) {
      if (!tolerance) throw new Error(`${tag}, ${state.name}: ${String(error)}`, { cause: error });
      tolerance.unreached.add(state);
      page.setDefaultTimeout(FURTHER_TIMEOUT_MS);
    }
  }
}
