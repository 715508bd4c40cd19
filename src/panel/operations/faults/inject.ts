/** Delays, breaks or drops API responses, depending on the fault settings. */
import type { MiddlewareHandler } from 'hono';
import { htmlPage } from '../../http/html-page.js';
import { seededRandom } from '../../base/random.js';
import type { BaseState } from '../../base/state.js';

/**
 * Thrown to simulate a crash in a route. The client gets the same response as for a real crash, but the error
 * isn't reported.
 */
export class InjectedCrash extends Error {}

export function injectFaults(state: BaseState): MiddlewareHandler {
  const chance = seededRandom(state.options.seed, 'fail');
  return async (c, next) => {
    const { latency_ms, fail, hang, truncate, html } = state.faults.active;
    if (hang) {
      await untilAborted([c.req.raw.signal, state.closing]);
      return new Response(null, { status: 503 });
    }
    if (latency_ms > 0 && (await untilAborted([c.req.raw.signal, state.closed], latency_ms))) {
      return new Response(null, { status: 503 });
    }
    if (html) return htmlPage(200, 'Welcome', 'Please sign in to use this network.');
    if (fail > 0 && chance() < fail) throw new InjectedCrash('injected fault');
    await next();
    if (truncate) {
      const body = await c.res.arrayBuffer();
      c.res = new Response(body.byteLength > 0 ? body.slice(0, body.byteLength / 2) : null, c.res);
      // Browsers must not cache a truncated response.
      c.res.headers.delete('ETag');
      c.res.headers.set('Cache-Control', 'no-store');
    }
  };
}

/** Resolves with true when one of the signals is aborted, or with false after `wait` milliseconds. */
function untilAborted(signals: AbortSignal[], wait?: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', end);
      resolve(signals.some((signal) => signal.aborted));
    };
    const timer = wait === undefined ? undefined : setTimeout(end, wait);
    for (const signal of signals) signal.addEventListener('abort', end);
    if (signals.some((signal) => signal.aborted)) end();
  });
}
