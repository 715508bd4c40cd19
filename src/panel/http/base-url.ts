/**
 * In:  a request, and the panel's public address where it has one.
 * Out: the base of absolute URLs in answers, scheme and host without a trailing slash: `http://panel.example:8080`.
 *
 * Caches hand an answer to everybody, so no client may choose a name that stands in it.
 */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { withoutEndSlashes } from '../../contract/base-address.js';
import { isLoopback } from './loopback.js';
import type { PanelOptions } from '../base/options.js';

type Addresses = Pick<PanelOptions, 'publicUrl' | 'trustProxy'>;

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:\d{1,5})?$/i;

export function baseUrl(c: Context, options: Addresses): string {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  if (incoming) return baseUrlOf(incoming, options);
  // A program in the same process chose the address itself.
  return options.publicUrl === null ? new URL(c.req.url).origin : withoutEndSlashes(options.publicUrl);
}

/** The same for a request as Node has it. */
export function baseUrlOf(
  { headers, socket }: IncomingMessage,
  { publicUrl, trustProxy }: Addresses,
): string {
  if (publicUrl !== null) return withoutEndSlashes(publicUrl);
  const { host = '' } = headers;
  // Behind a proxy the name is still the visitor's.
  const isBelieved = !trustProxy && HOST.test(host) && isLoopback(host.replace(/:\d+$/, ''));
  return `http://${isBelieved ? host : addressOf(socket)}`;
}

/** Where the connection came in: the system says so, not the client. */
function addressOf({ localAddress = '127.0.0.1', localPort = 80 }: IncomingMessage['socket']): string {
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/, '').split('%')[0]!;
  return `${isIPv6(address) ? `[${address}]` : address}:${localPort}`;
}
