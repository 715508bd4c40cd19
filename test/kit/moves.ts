/** Measures layout shifts while tags load. */
import type { Frame, Page } from 'playwright-core';

/**
 * A script that runs in the page. It is a string because tsx would add calls to a helper to named functions, and the
 * page doesn't have this helper.
 */
const WATCH = `{
  let moved = 0;
  const add = (entries) => entries.forEach(({ value }) => (moved += value));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.movedSoFar = () => (add(observer.takeRecords()), moved);
}`;

/** Call it before the page is opened. Returns a function that returns the sum of all layout shifts so far. */
export async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(WATCH);
  return async () => {
    // A screenshot waits for the next frame.
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    return page.evaluate('movedSoFar()');
  };
}

/** Delays each script of the page, so that the page is painted first. */
export async function slowScripts(
  page: Page,
  milliseconds: number,
  scripts: RegExp = /\.js$/,
  onScript: (address: string) => void = () => undefined,
): Promise<void> {
  await page.route(scripts, async (route) => {
    onScript(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

/** Resolves after a few frames, when follow-up layout changes are finished and reported. */
export function untilDrawn(where: Page | Frame): Promise<void> {
  return where.evaluate(async () => {
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
}
