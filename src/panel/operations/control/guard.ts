/** Allows the control paths on this machine only: refuses pages of other origins, and other host names. */
import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '../../http/loopback.js';
import { refuse } from '../../http/refusal.js';

/** Refuses another Host or Origin with 403, and a Content-Type other than JSON with 415. */
export const guardControl: MiddlewareHandler = async (c, next) => {
  const here = new URL(c.req.url);
  // DNS rebinding: a foreign name that resolves to 127.0.0.1 arrives as `Host`.
  const host = c.req.header('host') ?? here.host;
  if (!isLoopback(host.replace(/:\d+$/, ''))) {
    refuse(403, { detail: 'Control is for this machine only.' });
  }
  const origin = c.req.header('origin');
  if (origin !== undefined && origin !== `${here.protocol}//${host}`) {
    refuse(403, { detail: "Control is not for other origins' pages." });
  }
  // A form on any page can post, but not with this media type.
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (c.req.method === 'POST' && type !== 'application/json') {
    refuse(415, { detail: `Unsupported media type "${type}" in request: send application/json.` });
  }
  await next();
};
