/** Delays, breaks or drops API answers, as the fault settings say. */
import type { MiddlewareHandler } from 'hono';
import { htmlPage } from '../../http/html-page.js';
import { seededRandom } from '../../base/random.js';
import type { BaseState } from '../../base/state.js';

/** Thrown instead of a route's own crash, so that both get the same answer. It is not reported. */
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
    if (fail > 0 && chance() < fail) throw new InjectedCrash('a fault was asked for');
    await next();
    if (truncate) {
      const body = await c.res.arrayBuffer();
      c.res = new Response(body.byteLength > 0 ? body.slice(0, body.byteLength / 2) : null, c.res);
      // A browser must not store an answer that was cut.
      c.res.headers.delete('ETag');
      c.res.headers.set('Cache-Control', 'no-store');
    }
  };
}

/** True when one of the signals is aborted, false after `wait` milliseconds. */
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
