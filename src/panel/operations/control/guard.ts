/**
 * Allows only this machine to use the control paths. Refuses requests with other host names, and requests from
 * pages on other origins.
 */
import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '../../http/loopback.js';
import { refuse } from '../../http/refusal.js';

/** Rejects a wrong Host or Origin with 403, and a Content-Type other than JSON with 415. */
export const guardControl: MiddlewareHandler = async (c, next) => {
  const here = new URL(c.req.url);
  // Prevents DNS rebinding: a page from another host whose name resolves to 127.0.0.1 sends that name as `Host`.
  const host = c.req.header('host') ?? here.host;
  if (!isLoopback(host.replace(/:\d+$/, ''))) {
    refuse(403, { detail: 'Control is only available on this machine.' });
  }
  const origin = c.req.header('origin');
  if (origin !== undefined && origin !== `${here.protocol}//${host}`) {
    refuse(403, { detail: 'Control is not available to pages on other origins.' });
  }
  // A form on any page can send a POST request, but not with the JSON media type.
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (c.req.method === 'POST' && type !== 'application/json') {
    refuse(415, { detail: `Unsupported media type "${type}" in request: send application/json.` });
  }
  await next();
};
