import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { PanelOptions } from '../base/options.js';

export interface AccessLogEntry {
  /** Time of the request by the machine's clock, in ISO 8601 format and UTC. */
  time: string;
  /**
   * The request's id, which is also sent as `X-Request-Id` and logged with errors. A trusted proxy can set it.
   */
  id: string;
  method: string;
  path: string;
  /** Null if the client disconnected before a response was sent. */
  status: number | null;
  /** Duration in milliseconds, from the request's headers to the last byte of the response. */
  ms: number;
  /** Number of bytes sent, including headers. */
  bytes: number;
  /** False if the response was cut off. */
  complete: boolean;
}

const ID_HEADER = 'X-Request-Id';

/** Returns a request's id, or undefined if there is no access log. */
export function requestIdOf(c: Context): string | undefined {
  const response = (c.env as Partial<HttpBindings> | undefined)?.outgoing;
  return response?.getHeader(ID_HEADER)?.toString();
}

/**
 * Writes one line of JSON for each finished request. Queries, headers and bodies aren't logged, since they contain
 * passwords, keys and visitors' searches.
 */
export function logAccess(
  server: Server,
  write: (line: string) => void,
  { trustProxy }: Pick<PanelOptions, 'trustProxy'>,
): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, socket } = request;
    const id = (trustProxy && idOfProxy(request)) || randomUUID();
    response.setHeader(ID_HEADER, id);
    const time = new Date().toISOString();
    const startedAt = performance.now();
    const sentBefore = socket.bytesWritten;
    response.once('close', () => {
      const entry: AccessLogEntry = {
        time,
        id,
        method: method ?? '',
        path: pathOf(url ?? ''),
        status: response.headersSent ? response.statusCode : null,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
        complete: response.writableFinished,
      };
      // Node only accepts printable ASCII in a path, so a request can't forge a log line.
      write(JSON.stringify(entry) + '\n');
    });
  });
}

/** Returns the id sent by a proxy, or null if there is none or it isn't short and simple. */
function idOfProxy({ headers }: IncomingMessage): string | null {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : null;
}

/** Removes the origin, because a request line may contain a whole URL with a password. */
function pathOf(url: string): string {
  const [path = ''] = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path;
}
