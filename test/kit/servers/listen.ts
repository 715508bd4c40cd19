import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { listenInProcess, stopListening } from '../in-process-server.js';

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer | Readable;
}

/** What servers of all kinds can be told. */
export interface ListenOptions {
  /** A free one unless given. */
  port?: number;
  /** What is answered in the server's place, such as pictures and sound. Null: nothing. */
  also?: (url: URL) => Reply | null;
  /** Whether only this process can connect to it, without a port. */
  isInProcess?: boolean;
  /** Receives the requests in place of a port. */
  listen?: (answer: (url: URL, request: IncomingMessage) => Reply) => Listening;
}

export interface Listening {
  readonly url: string;
  /** Path and query of each request, oldest first. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** The smallest picture. */
export const PICTURE: Reply = {
  headers: { 'Content-Type': 'image/gif' },
  body: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
};

/** Real HTTP on 127.0.0.1. Rejects if the port is taken. */
export async function listen(
  answer: (url: URL, request: IncomingMessage) => Reply,
  { port = 0, also, isInProcess = false, listen: receive }: ListenOptions = {},
): Promise<Listening> {
  if (receive) return receive((url, request) => also?.(url) ?? answer(url, request));
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    requests.push(request.url!);
    const url = new URL(request.url!, 'http://x');
    const { status = 200, headers, body = '' } = also?.(url) ?? answer(url, request);
    response.writeHead(status, headers);
    if (typeof body === 'string' || Buffer.isBuffer(body)) response.end(body);
    // A listener who leaves ends its own stream: that is no error.
    else pipeline(body, response, () => {});
  });
  // As long as proxies keep a connection. After Node's five seconds it may end while a request is on its way.
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
