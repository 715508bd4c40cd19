/** Starts a built panel and a browser with stopped clocks, for pictures that must look the same every day. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from './find-browser.mjs';

const NOW = '2026-11-27T16:03:40Z';

/**
 * Calls `run(url, newPage)` with the panel's URL and a function that opens a page with the given Playwright
 * options. Then stops the panel and the browser. `program` is the panel's built file.
 */
export async function withFixedPanel(program, run) {
  if (!existsSync(program)) throw new Error(`${program} isn't built yet: run npm run build.`);
  const panel = spawn(
    process.execPath,
    [program, '--port', '0', '--seed', '1', '--now', NOW, '--speed', '0'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let browser;
  try {
    const [line] = await Promise.race([
      once(panel.stdout, 'data'),
      once(panel, 'exit').then(([code]) => {
        throw new Error(`The panel exited with code ${code}.`);
      }),
    ]);
    const url = /http:\S+/.exec(String(line))[0];
    browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
    await run(url, (options) => newPage(browser, options));
  } finally {
    await browser?.close();
    panel.kill();
  }
}

async function newPage(browser, options) {
  const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'Europe/Berlin', ...options });
  // Playwright's clock replaces `Date` with a class that date-fns can't extend.
  await page.addInitScript((now) => {
    window.Date = new Proxy(Date, {
      construct: (original, given, extended) =>
        Reflect.construct(original, given.length ? given : [now], extended),
      get: (original, name) => (name === 'now' ? () => now : Reflect.get(original, name)),
    });
  }, Date.parse(NOW));
  // An open event stream would keep the network from becoming idle.
  await page.route('**/events/*/', (route) => route.fulfill({ status: 204 }));
  return page;
}
