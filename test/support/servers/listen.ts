import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
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

/** Real HTTP on 127.0.0.1. */
export async function listen(answer: (url: URL, request: IncomingMessage) => Reply): Promise<Listening> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    requests.push(request.url!);
    const { status = 200, headers, body = '' } = answer(new URL(request.url!, 'http://x'), request);
    response.writeHead(status, headers).end(body);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}
