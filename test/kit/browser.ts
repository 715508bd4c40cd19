/** One browser for all tests of a process, and what their pages need. */
import { after } from 'node:test';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser, launchWholeBrowser } from './launch-browser.js';

export { partText, untilStatus, watchErrors } from './pages.js';
export { openSite, type Site } from './site.js';

/** By how they were launched. */
const browsers = new Map<string, Promise<Browser>>();

// With a process for all files this runs after the last test of the last file.
after(async () => {
  for (const browser of browsers.values()) await (await browser.catch(() => null))?.close();
});

/**
 * The shared browser without windows. Closing what this returns closes only the contexts and pages that were opened through
 * it. Other flags launch another browser.
 */
export function openBrowser(flags: string[] = []): Promise<Browser> {
  return share(`shell ${flags.join(' ')}`, () => launchBrowser(flags));
}

/** The shared browser that people have, with windows and motion: for what the engine alone doesn't do. */
export function openWholeBrowser(flags: string[] = []): Promise<Browser> {
  return share(`whole ${flags.join(' ')}`, () => launchWholeBrowser(flags));
}

async function share(key: string, launch: () => Promise<Browser>): Promise<Browser> {
  let launched = browsers.get(key);
  // After a crash the next tests have a new one.
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
      // As in Playwright: the context is closed with its page.
      page.once('close', () => void context.close().catch(() => undefined));
      return page;
    },
    async close() {
      await Promise.all(opened.map((context) => context.close()));
    },
  } satisfies Partial<Browser>);
}
