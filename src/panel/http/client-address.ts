/** The IP address of a request's client: that of the connection, or the one that a trusted proxy names. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { PanelOptions } from '../base/options.js';

/** Written in one way only, however it was spelled. "" for a request without a connection. */
export function clientAddress(c: Context, options: PanelOptions): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const connection = canonicalAddress(bindings?.incoming?.socket?.remoteAddress ?? '') ?? '';
  return (options.trustProxy ? forwardedAddress(c.req.header('x-forwarded-for')) : null) ?? connection;
}

/** The last address of an `X-Forwarded-For` header, with or without a port; null when it is none. */
export function forwardedAddress(header: string | undefined): string | null {
  // The proxy itself appended the last address; a client can invent those before it.
  const last = header?.split(',').at(-1)?.trim() ?? '';
  const [, bracketed, withPort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(last) ?? [];
  return canonicalAddress(bracketed ?? withPort ?? last);
}

/** The one spelling of an address (RFC 5952); an IPv4 address inside an IPv6 one is the IPv4 address. Null for a text that is none. */
export function canonicalAddress(text: string): string | null {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null;
  return ipaddr.process(text).toString();
}

/**
 * What limits count by: an IPv4 address itself, an IPv6 address by its /64, since one
 * visitor has all of that network's addresses.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
