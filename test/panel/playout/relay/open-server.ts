/** Opens an HTTP server in this process, without a real port, and closes it when the test or suite ends. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { after } from 'node:test';
import { listenInProcess, stopListening } from '../../../kit/in-process-server.js';

export interface OpenedServer {
  /** Without a trailing slash. */
  url: string;
  /** The requests, oldest first. */
  requests: IncomingMessage[];
  close(): void;
}

export function openServer(respond: RequestListener): OpenedServer {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  });
  const port = listenInProcess(server);
  const close = () => {
    stopListening(port);
    server.closeAllConnections();
  };
  after(close);
  return { url: `http://127.0.0.1:${port}`, requests, close };
}
