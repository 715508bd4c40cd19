import type { BrowserContext, Request } from 'playwright-core';
import { until } from './until.js';

/** Tracks the pending requests of a context's pages. Call `watchRequests` before a page is opened. */
export interface Requests {
  /** Resolves when all requests have their responses, except those for events and sound, which never end. */
  ended(): Promise<void>;
  /** Resolves when the responses have also been painted and have caused no further requests. */
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

/** Returns true for a request of a removed frame, whose end isn't reported. */
function isCancelled(request: Request): boolean {
  try {
    return request.frame().isDetached();
  } catch {
    // The first navigation of a page has no frame yet.
    return false;
  }
}
