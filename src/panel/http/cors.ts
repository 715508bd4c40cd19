/** Lets pages of other origins read the station's APIs, where the panel is set to; never the administration's. */
import type { MiddlewareHandler } from 'hono';
import { isAdministration } from '../resources/resource.js';
import type { PanelState } from '../state.js';

/** `*` on every answer, errors included. Nothing is exposed, and the API key header is not allowed, as in the field. */
export function allowOrigins(state: PanelState): MiddlewareHandler {
  return async (c, next) => {
    const isPreflight =
      c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
    if (!state.faults.active.cors || isAdministration(c.req.path)) return next();
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
