/** Makes API answers late, broken or absent, as the switchboard says. */
import type { MiddlewareHandler } from 'hono';
import { seededRandom } from '../random.js';
import type { PanelState } from '../state.js';
import { htmlPage } from '../wire/pages.js';

/** Throws in place of a route's own crash, so that both are answered alike. Not reported: it was asked for. */
export class StagedCrash extends Error {}

export function injectFaults(state: PanelState): MiddlewareHandler {
  const chance = seededRandom(state.options.seed, 'fail');
  return async (c, next) => {
    const { latency_ms, fail, hang, truncate, html } = state.faults.now;
    const gone = AbortSignal.any([c.req.raw.signal, state.closing]);
    if (hang) await untilGone(gone);
    if (latency_ms > 0) await untilGone(gone, latency_ms);
    if (gone.aborted) return new Response(null, { status: 503 });
    if (html) return htmlPage(200, 'Welcome', 'Please sign in to use this network.');
    if (fail > 0 && chance() < fail) throw new StagedCrash('a fault was asked for');
    await next();
    if (truncate) {
      const body = await c.res.arrayBuffer();
      c.res = new Response(body.byteLength > 0 ? body.slice(0, body.byteLength / 2) : null, c.res);
      // No browser keeps a transfer that broke off.
      c.res.headers.delete('ETag');
      c.res.headers.set('Cache-Control', 'no-store');
    }
  };
}

/** Settles when the client left or the panel closes, at the latest after `wait` milliseconds. */
function untilGone(gone: AbortSignal, wait?: number): Promise<void> {
  return new Promise((resolve) => {
    if (gone.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      gone.removeEventListener('abort', end);
      resolve();
    };
    const timer = wait === undefined ? undefined : setTimeout(end, wait);
    gone.addEventListener('abort', end);
  });
}
