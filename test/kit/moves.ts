/** Measures layout shift while tags load. */
import type { Frame, Page } from 'playwright-core';

/** In the page. A text, since functions with names call a helper of tsx. */
const WATCH = `{
  let moved = 0;
  const add = (entries) => entries.forEach(({ value }) => (moved += value));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.movedSoFar = () => (add(observer.takeRecords()), moved);
}`;

/** To be called before the page is opened. Returns how far it has moved since then. */
export async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(WATCH);
  return async () => {
    // A picture is taken of the next frame.
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    return page.evaluate('movedSoFar()');
  };
}

/** Each script of the page takes so many milliseconds more: the page is painted before. */
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

/** Resolves after a few frames, when everything that one layout change causes in the next has happened and was reported. */
export function untilDrawn(where: Page | Frame): Promise<void> {
  return where.evaluate(async () => {
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
}
