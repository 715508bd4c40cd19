/** A real server on this machine, closed after the tests of the file. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

export interface OpenedServer {
  /** Without a trailing slash. */
  url: string;
  /** The requests, oldest first. */
  requests: IncomingMessage[];
  close(): Promise<void>;
}

export async function openServer(answer: RequestListener): Promise<OpenedServer> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => closeServer(server);
  after(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, close };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
