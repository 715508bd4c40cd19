/**
 * In:  a server.
 * Out: one line of JSON for each finished request. Queries, headers and bodies are
 *      left out: they have passwords, keys and visitors' searches in them.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export interface AccessLogEntry {
  /** When the request came, by the machine's clock: ISO 8601, UTC. */
  time: string;
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

export function logAccess(server: Server, write: (line: string) => void): void {
  server.prependListener('request', ({ method, url, socket }: IncomingMessage, answer: ServerResponse) => {
    const time = new Date().toISOString();
    const begun = performance.now();
    const sentBefore = socket.bytesWritten;
    answer.once('close', () => {
      const entry: AccessLogEntry = {
        time,
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

/** A request line may have a whole URL, as for a proxy, and a password in it. */
function pathOf(url: string): string {
  const [path = ''] = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path;
}
