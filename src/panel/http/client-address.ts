/** Where a request came from: the connection, or what a trusted proxy says of it. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isIP } from 'node:net';
import type { PanelOptions } from '../options.js';

/** An IP address; "" for a request that came without a connection. */
export function clientAddress(c: Context, options: PanelOptions): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const connection = bindings?.incoming?.socket?.remoteAddress ?? '';
  if (!options.trustProxy) return connection;
  // The last one is the one that the proxy itself saw; those before it are the visitor's to invent.
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return isIP(forwarded) ? forwarded : connection;
}
