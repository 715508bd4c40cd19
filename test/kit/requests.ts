import type { BrowserContext, Request } from 'playwright-core';
import { until } from './until.js';

/** Which requests of a context's pages are under way. To be called before a page is opened. */
export interface Requests {
  /** Resolves when each has its response; those of events and sound never end, and don't count. */
  ended(): Promise<void>;
  /** Resolves when the responses have been painted, too, and have led to no other request. */
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
      do {
        before = begun;
        await ended();
        for (const page of context.pages()) {
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
          );
        }
      } while (begun > before);
    },
  };
}

/** A frame that is removed doesn't report the end of its requests. */
function isCancelled(request: Request): boolean {
  try {
    return request.frame().isDetached();
  } catch {
    // A navigation of a new page has no frame yet.
    return false;
  }
}
