/** Provides one browser for all tests of a process, and helpers for its pages. */
import { after } from 'node:test';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser, launchWholeBrowser } from './launch-browser.js';

export { partText, untilPartText, untilStatus, watchErrors } from './pages.js';
export { openSite, type Site } from './site.js';

/** Browsers by their launch options. */
const browsers = new Map<string, Promise<Browser>>();

// If one process runs all test files, this runs after the last file.
after(async () => {
  for (const browser of browsers.values()) await (await browser.catch(() => null))?.close();
});

/**
 * Returns the shared headless browser. Closing the returned object closes only the contexts and pages that were opened through it.
 * Different flags launch a separate browser.
 */
export function openBrowser(flags: string[] = []): Promise<Browser> {
  return share(`shell ${flags.join(' ')}`, () => launchBrowser(flags));
}

/** Returns a shared full Chromium, with windows and animations, for features that the headless shell lacks. */
export function openWholeBrowser(flags: string[] = []): Promise<Browser> {
  return share(`whole ${flags.join(' ')}`, () => launchWholeBrowser(flags));
}

async function share(key: string, launch: () => Promise<Browser>): Promise<Browser> {
  let launched = browsers.get(key);
  // Launch a new browser after a crash.
  if (!launched || !(await launched).isConnected()) browsers.set(key, (launched = launch()));
  const browser = await launched;
  const opened: BrowserContext[] = [];
  const newContext: Browser['newContext'] = async (options) => {
    const context = await browser.newContext(options);
    opened.push(context);
    return context;
  };
  return Object.assign(Object.create(browser) as Browser, {
    newContext,
    async newPage(options) {
      const context = await newContext(options);
      const page = await context.newPage();
      // Close the context together with its page, as Playwright's `newPage` does.
      page.once('close', () => void context.close().catch(() => undefined));
      return page;
    },
    async close() {
      await Promise.all(opened.map((context) => context.close()));
    },
  } satisfies Partial<Browser>);
}
