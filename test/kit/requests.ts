import type { BrowserContext, Page, Request } from 'playwright-core';
import { until } from './until.js';

/** Tracks the pending requests of a context's pages. Call `watchRequests` before a page is opened. */
export interface Requests {
  /** Resolves when all requests have their responses, except those for events and sound, which never end. */
  ended(): Promise<void>;
  /** Resolves when the responses have also been painted and have triggered no further requests. */
  settled(): Promise<void>;
}

export function watchRequests(context: BrowserContext): Requests {
  const underWay = new Set<Request>();
  let begun = 0;
  context.on('request', (request) => {
    if (/\/(events|listen)\//.test(request.url())) return;
    begun += 1;
    underWay.add(request);
  });
  context.on('requestfinished', (request) => void underWay.delete(request));
  context.on('requestfailed', (request) => void underWay.delete(request));

  const ended = (): Promise<void> =>
    until(
      () => [...underWay].every(isCancelled),
      `responses to ${[...underWay].map((request) => request.url()).join(', ')}`,
    );
  return {
    ended,
    async settled() {
      let before;
      let replaced;
      do {
        before = begun;
        replaced = false;
        await ended();
        for (const page of context.pages()) replaced = !(await isIdle(page)) || replaced;
      } while (begun > before || replaced);
    },
  };
}

/**
 * Waits until the page has been painted and is idle, but for at most five seconds, because a page may never be idle on
 * a busy machine. Returns false if the page was closed, or was replaced by a navigation, in the meantime.
 */
async function isIdle(page: Page): Promise<boolean> {
  try {
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 5000 })),
        ),
    );
    return true;
  } catch (cause) {
    if (/context was destroyed|has been closed/.test(String(cause))) return false;
    throw cause;
  }
}

/** Returns true for a request of a removed frame, whose end isn't reported. */
function isCancelled(request: Request): boolean {
  try {
    return request.frame().isDetached();
  } catch {
    // The first navigation of a page has no frame yet.
    return false;
  }
}
