import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { listenInProcess, stopListening } from '../in-process-server.js';

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer | Readable;
}

/** Options of all kinds of servers. */
export interface ListenOptions {
  /** Default: a free port. */
  port?: number;
  /** Returns additional responses, for example pictures and sound; null for paths of the server itself. */
  also?: (url: URL) => Reply | null;
  /** Listens without a port, for clients in this process only. */
  isInProcess?: boolean;
  /** Replaces the listener. */
  listen?: (respond: (url: URL, request: IncomingMessage) => Reply) => Listening;
}

export interface Listening {
  readonly url: string;
  /** Path and query of each request, oldest first. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** A picture of one pixel. */
export const PICTURE: Reply = {
  headers: { 'Content-Type': 'image/gif' },
  body: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
};

/** Starts an HTTP server on 127.0.0.1. Rejects if the port is in use. */
export async function listen(
  respond: (url: URL, request: IncomingMessage) => Reply,
  { port = 0, also, isInProcess = false, listen: receive }: ListenOptions = {},
): Promise<Listening> {
  if (receive) return receive((url, request) => also?.(url) ?? respond(url, request));
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    requests.push(request.url!);
    const url = new URL(request.url!, 'http://x');
    const { status = 200, headers, body = '' } = also?.(url) ?? respond(url, request);
    response.writeHead(status, headers);
    if (typeof body === 'string' || Buffer.isBuffer(body)) response.end(body);
    // A client that disconnects from a stream is not an error.
    else pipeline(body, response, () => {});
  });
  // Keep idle connections as long as proxies do. With Node's default of 5 s, a connection may be closed while a request
  // is on its way.
  server.keepAliveTimeout = 75_000;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const bound = isInProcess ? listenInProcess(server) : await bind(server, port);
  return {
    url: `http://127.0.0.1:${bound}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        if (isInProcess) stopListening(bound);
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
