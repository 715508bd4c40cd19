/** The IP address of a request's client: that of the connection, or the one that a trusted proxy names. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isIP } from 'node:net';
import type { PanelOptions } from '../options.js';

/** "" for a request without a connection. */
export function clientAddress(c: Context, options: PanelOptions): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const connection = bindings?.incoming?.socket?.remoteAddress ?? '';
  if (!options.trustProxy) return connection;
  // The proxy itself appended the last address; a client can invent those before it.
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return isIP(forwarded) ? forwarded : connection;
}
