/** How far a page moves while its tags come: what browsers call layout shift. */
import type { Frame, Page } from 'playwright-core';

type Watched = { moved: number };

/** To be called before the page is opened. Answers how far it has moved since then. */
export async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watched.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Watched).moved);
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
