import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { PanelOptions } from '../base/options.js';

/**
 * Returns the client's IP address in canonical form: the connection's, or the one sent by a trusted proxy. Returns
 * '' if there is no connection.
 */
export function clientAddress(c: Context, options: PanelOptions): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const connection = canonicalAddress(bindings?.incoming?.socket?.remoteAddress ?? '') ?? '';
  return (options.trustProxy ? forwardedAddress(c.req.header('x-forwarded-for')) : null) ?? connection;
}

/** Returns the last address in an `X-Forwarded-For` header, without its port, or null if it isn't an address. */
export function forwardedAddress(header: string | undefined): string | null {
  // The last address was appended by the proxy. Clients can forge the ones before it.
  const last = header?.split(',').at(-1)?.trim() ?? '';
  const [, bracketed, withPort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(last) ?? [];
  return canonicalAddress(bracketed ?? withPort ?? last);
}

/**
 * Returns an address in canonical form (RFC 5952), or null if the text isn't an address. IPv4-mapped addresses are
 * converted to IPv4.
 */
export function canonicalAddress(text: string): string | null {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null;
  return ipaddr.process(text).toString();
}

/**
 * Returns the key by which limits are counted: an IPv4 address, or the /64 of an IPv6 address, since a single
 * visitor has a whole /64.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
