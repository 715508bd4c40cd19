/** Lets pages of other origins read the station APIs, unless CORS is off; never the administration API. */
import type { MiddlewareHandler } from 'hono';
import { isAdministration } from './paths.js';
import type { BaseState } from '../base/state.js';

/** `*` on every answer, errors included. As real panels do, it exposes no headers but `Link` of a history and of a schedule, and does not allow that of API keys. */
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
