/** Keeps control in the hands of this machine: pages of other origins and other names of the host get nowhere. */
import type { MiddlewareHandler } from 'hono';
import { refuse } from '../http/refusal.js';

/** Whether a name or address means this machine alone. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Refuses with 403 a foreign Host or Origin, with 415 a body that is not announced as JSON. */
export const guardControl: MiddlewareHandler = async (c, next) => {
  const here = new URL(c.req.url);
  // A name that a stranger points at 127.0.0.1 arrives with that name in Host.
  const host = c.req.header('host') ?? here.host;
  if (!isLoopback(host.replace(/:\d+$/, ''))) {
    refuse(403, { detail: 'Control is for this machine only.' });
  }
  const origin = c.req.header('origin');
  if (origin !== undefined && origin !== `${here.protocol}//${host}`) {
    refuse(403, { detail: "Control is not for other origins' pages." });
  }
  // A form on any page can post, but not as JSON.
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (c.req.method === 'POST' && type !== 'application/json') {
    refuse(415, { detail: `Unsupported media type "${type}" in request: send application/json.` });
  }
  await next();
};
