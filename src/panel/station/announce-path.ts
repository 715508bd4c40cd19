import type { MiddlewareHandler } from 'hono';
import { v2 } from '../../contract/paths.js';
import { baseUrl } from '../http/base-url.js';
import { HISTORY_HEADERS } from '../http/cors.js';
import { lastOf, queryOf, wholeNumber } from '../http/query.js';
import type { StationState } from './state.js';

/**
 * Adds a `Link` header with the URL of `/NAME/SERVER/` to history responses, if they are for a single server
 * that has this path. The path isn't part of the documented interface, so pages use it only if it is announced.
 */
export function announcePath(
  state: StationState,
  name: string,
  hasPath: (state: StationState, server: number) => boolean,
): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.path !== v2.history || ![200, 304].includes(c.res.status)) return;
    const server = wholeNumber(lastOf(queryOf(c), 'server') ?? '');
    if (server === null || !hasPath(state, server)) return;
    const address = `${baseUrl(c, state.options)}/${name}/${server}/`;
    c.res.headers.append('Link', `<${address}>; rel="related"; title="${name}"`);
    if (state.faults.active.cors) c.res.headers.set('Access-Control-Expose-Headers', HISTORY_HEADERS);
  };
}
