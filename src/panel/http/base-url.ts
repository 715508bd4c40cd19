import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { withoutEndSlashes } from '../../contract/base-url.js';
import { isLoopback } from './loopback.js';
import { refuse } from './refusal.js';
import type { PanelOptions } from '../base/options.js';

type Addresses = Pick<PanelOptions, 'publicUrl' | 'trustProxy'>;

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:\d{1,5})?$/i;

/**
 * Returns the base of absolute URLs in responses: scheme and host without a trailing slash, such as
 * `http://panel.example:8080`. Without `--public-url`, the base is the address of the connection. Clients must
 * not be able to choose the host name, because caches serve the responses to other visitors.
 */
export function baseUrl(c: Context, options: Addresses): string {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  if (incoming) return baseUrlOf(incoming, options);
  // A request without a connection was made by this process.
  return options.publicUrl === null ? new URL(c.req.url).origin : withoutEndSlashes(options.publicUrl);
}

/** Like `baseUrl`, for a request received by Node's HTTP server. */
export function baseUrlOf(
  { headers, socket }: IncomingMessage,
  { publicUrl, trustProxy }: Addresses,
): string {
  if (publicUrl !== null) return withoutEndSlashes(publicUrl);
  const { host = '' } = headers;
  // A trusted proxy may pass on a `Host` that the visitor made up.
  const isTrusted = !trustProxy && HOST.test(host) && isLoopback(host.replace(/:\d+$/, ''));
  return `http://${isTrusted ? host : addressOf(socket)}`;
}

/** Returns the local address of the connection, which the client can't choose. */
function addressOf({ localAddress = '127.0.0.1', localPort = 80 }: IncomingMessage['socket']): string {
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/, '').split('%')[0]!;
  return `${isIPv6(address) ? `[${address}]` : address}:${localPort}`;
}

/**
 * Returns the base of links in emails and login responses, without a trailing slash. Responds with 400 if
 * `--public-url` isn't set. The `Host` header can't be used instead, because clients choose its value.
 */
export function publicUrl({ options }: { options: Pick<PanelOptions, 'publicUrl'> }): string {
  if (options.publicUrl === null) {
    return refuse(400, {
      non_field_errors: ['public_url_not_set'],
      detail: 'The panel was started without --public-url, so it can’t write links to itself.',
    });
  }
  return withoutEndSlashes(options.publicUrl);
}
