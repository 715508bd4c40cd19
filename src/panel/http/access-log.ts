/**
 * In:  a server.
 * Out: one line of JSON for each finished request. Queries, headers and bodies are
 *      left out: they have passwords, keys and visitors' searches in them.
 */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { PanelOptions } from '../base/options.js';

export interface AccessLogEntry {
  /** When the request came, by the machine's clock: ISO 8601, UTC. */
  time: string;
  /** Also in the answer's `X-Request-Id`, and in the line of a crash. A trusted proxy may choose it. */
  id: string;
  method: string;
  path: string;
  /** Null when the client left before it was answered. */
  status: number | null;
  /** Milliseconds from the request's headers to the last byte of the answer. */
  ms: number;
  /** Bytes sent, headers included. */
  bytes: number;
  /** False when the answer, or a stream, was cut off. */
  complete: boolean;
}

const ID_HEADER = 'X-Request-Id';

/** Undefined where there is no access log. */
export function requestIdOf(c: Context): string | undefined {
  const answer = (c.env as Partial<HttpBindings> | undefined)?.outgoing;
  return answer?.getHeader(ID_HEADER)?.toString();
}

export function logAccess(
  server: Server,
  write: (line: string) => void,
  { trustProxy }: Pick<PanelOptions, 'trustProxy'>,
): void {
  server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    const { method, url, socket } = request;
    const id = (trustProxy && idOfProxy(request)) || randomUUID();
    answer.setHeader(ID_HEADER, id);
    const time = new Date().toISOString();
    const begun = performance.now();
    const sentBefore = socket.bytesWritten;
    answer.once('close', () => {
      const entry: AccessLogEntry = {
        time,
        id,
        method: method ?? '',
        path: pathOf(url ?? ''),
        status: answer.headersSent ? answer.statusCode : null,
        ms: Math.round((performance.now() - begun) * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
        complete: answer.writableFinished,
      };
      // The server takes only printable ASCII in a path, so a line can't be forged.
      write(JSON.stringify(entry) + '\n');
    });
  });
}

/** Null for one that would make a line hard to read. */
function idOfProxy({ headers }: IncomingMessage): string | null {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : null;
}

/** A request line may have a whole URL, as for a proxy, and a password in it. */
function pathOf(url: string): string {
  const [path = ''] = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path;
}
