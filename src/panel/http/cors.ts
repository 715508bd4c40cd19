import type { MiddlewareHandler } from 'hono';
import { isAdministration } from './paths.js';
import type { BaseState } from '../base/state.js';

/**
 * Headers of a history response that pages on other origins are allowed to read. If the visitor's clock is
 * wrong, a page needs `Date` to determine the current track and show.
 */
export const HISTORY_HEADERS = 'Date, Link';

/**
 * Allows pages on other origins to read all station API responses, including errors, unless CORS is off. The
 * administration API is excluded. As on real panels, the API key header isn't allowed, and no headers are exposed
 * here; the history routes expose `Date` and `Link`, and the schedule routes expose `Link`. Hono's `cors` would treat every OPTIONS request as a
 * preflight, but one without `Access-Control-Request-Method` must return the description of a resource.
 */
export function allowOrigins({ faults }: Pick<BaseState, 'faults'>): MiddlewareHandler {
  return async (c, next) => {
    const isPreflight =
      c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
    if (!faults.active.cors || isAdministration(c.req.path)) return next();
    if (isPreflight) {
      c.res = new Response(null, {
        headers: {
          'Access-Control-Allow-Headers': 'authorization, content-type',
          'Access-Control-Allow-Methods': 'DELETE, GET, OPTIONS, PATCH, POST, PUT',
          'Access-Control-Max-Age': '86400',
          'Content-Length': '0',
        },
      });
    } else {
      await next();
    }
    c.res.headers.set('Access-Control-Allow-Origin', '*');
  };
}
