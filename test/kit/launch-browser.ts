import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
// @ts-expect-error The script has no types.
import { BROWSER_FLAGS, findBrowser, findTestBrowser } from '../../scripts/find-browser.mjs';
import { PATIENCE_MS } from './patience.js';

/** Animations would use processor time that other tests need. */
const STILL: BrowserContextOptions = { reducedMotion: 'reduce' };

/**
 * Launches Chromium's headless shell without animations or, if the variable `WHOLE_BROWSER` is set, the full browser. `flags` come
 * last, so that they override the default flags.
 */
export function launchBrowser(flags: string[] = []): Promise<Browser> {
  return launch(findTestBrowser() as string, flags, process.env.WHOLE_BROWSER ? {} : STILL);
}

/** Launches the full browser, with windows and animations. */
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
    // `newPage` also calls this.
    newContext: async (options?: BrowserContextOptions) => {
      const context = await newContext({ ...defaults, ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      return context;
    },
  });
}

/**
 * Returns a zone in which it is about noon, since a history has an additional heading after midnight. In these names the sign is
 * inverted: GMT-5 is five hours ahead of UTC.
 */
function zoneAtNoon(): string {
  const behind = new Date().getUTCHours() - 12;
  return `Etc/GMT${behind < 0 ? behind : `+${behind}`}`;
}
