import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
// @ts-expect-error A script of the project's set-up, without types.
import { BROWSER_FLAGS, findBrowser, findTestBrowser } from '../../scripts/find-browser.mjs';
import { PATIENCE_MS } from './patience.js';

/** A pulsing light is painted sixty times a second, on a processor that other tests need. */
const STILL: BrowserContextOptions = { reducedMotion: 'reduce' };

/**
 * Launches Chromium's engine without windows; with `WHOLE_BROWSER`, the browser that people have, with motion. `flags` come
 * last: if two contradict each other, the later one counts.
 */
export function launchBrowser(flags: string[] = []): Promise<Browser> {
  return launch(findTestBrowser() as string, flags, process.env.WHOLE_BROWSER ? {} : STILL);
}

/** Launches the browser that people have, with windows and motion. */
export function launchWholeBrowser(flags: string[] = []): Promise<Browser> {
  return launch(findBrowser() as string, flags, {});
}

async function launch(
  executablePath: string,
  flags: string[],
  defaults: BrowserContextOptions,
): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: [...(BROWSER_FLAGS as string[]), ...flags],
    env: { ...process.env, TZ: zoneAtNoon() },
  });
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    // `newPage` calls this, too.
    newContext: async (options?: BrowserContextOptions) => {
      const context = await newContext({ ...defaults, ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      return context;
    },
  });
}

/** A zone where it is about noon: after midnight a history has one more heading. These names count westward, so GMT-5 is five hours ahead. */
function zoneAtNoon(): string {
  const behind = new Date().getUTCHours() - 12;
  return `Etc/GMT${behind < 0 ? behind : `+${behind}`}`;
}
