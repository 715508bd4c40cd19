import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { PanelOptions } from '../base/options.js';
import { canonicalAddress, forwardedAddress, networkOf } from './client-address.js';
import type { ConnectionLimits } from './connection-limits.js';

const RETRY_AFTER_S = 10;

/** If there are too many requests, responds with 503 and returns true. Otherwise, returns false. */
export type RefuseRequest = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Limits a server's connections, in total and per address. Requests on further connections get a 503, and the
 * connection is closed. Behind a trusted proxy, all connections are the proxy's, so each visitor's in-flight
 * requests are counted instead.
 */
export function limitConnections(
  server: Server,
  limits: Pick<ConnectionLimits, 'connections' | 'connectionsPerAddress' | 'refusals' | 'refuseMs'>,
  { trustProxy, cors }: Pick<PanelOptions, 'trustProxy' | 'cors'>,
): RefuseRequest {
  const counts = new Map<string, number>();
  const refused = new WeakSet<Socket>();
  let served = 0;
  // Node closes further connections without a response.
  server.maxConnections = limits.connections + limits.refusals;

  /** Returns false if the address has reached its limit. */
  function acquire(key: string): boolean {
    const count = counts.get(key) ?? 0;
    if (count >= limits.connectionsPerAddress) return false;
    counts.set(key, count + 1);
    return true;
  }

  function release(key: string): void {
    const count = counts.get(key) ?? 0;
    if (count > 1) counts.set(key, count - 1);
    else counts.delete(key);
  }

  /**
   * Keeps the connection open for a moment, because the 503 can only be sent after the request has arrived.
   */
  function refuseConnection(socket: Socket, network: string): void {
    const key = `refused ${network}`;
    if (!acquire(key)) return void socket.destroy();
    refused.add(socket);
    const timer = setTimeout(() => socket.destroy(), limits.refuseMs);
    socket.once('close', () => {
      clearTimeout(timer);
      release(key);
    });
  }

  server.prependListener('connection', (socket: Socket) => {
    const network = networkOfSocket(socket);
    const isCounted = !trustProxy;
    if (served >= limits.connections || (isCounted && !acquire(network))) {
      return refuseConnection(socket, network);
    }
    served += 1;
    socket.once('close', () => {
      served -= 1;
      if (isCounted) release(network);
    });
  });

  function refuseRequest(request: IncomingMessage, response: ServerResponse): void {
    const respond = (): void => {
      if (response.headersSent) return;
      response.writeHead(503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        'Retry-After': String(RETRY_AFTER_S),
        Connection: 'close',
        'X-Content-Type-Options': 'nosniff',
        // Without this header, a page would assume that the v2 API doesn't allow CORS.
        ...(cors && { 'Access-Control-Allow-Origin': '*' }),
      });
      response.end(JSON.stringify({ detail: 'Too many connections. Try again in a few seconds.' }));
    };
    // A response sent before the end of the body would be lost, because the system resets a connection that is
    // closed while it has unread bytes.
    const timer = setTimeout(respond, limits.refuseMs / 2);
    request.once('end', respond).resume();
    response.once('close', () => clearTimeout(timer));
  }

  return (request, response) => {
    if (refused.has(request.socket)) {
      refuseRequest(request, response);
      return true;
    }
    if (!trustProxy) return false;
    const visitor = forwardedAddress(String(request.headers['x-forwarded-for'] ?? ''));
    const key = visitor === null ? networkOfSocket(request.socket) : networkOf(visitor);
    if (!acquire(key)) {
      refuseRequest(request, response);
      return true;
    }
    response.once('close', () => release(key));
    return false;
  };
}

/** Returns '' if the connection is already closed. */
function networkOfSocket({ remoteAddress = '' }: Socket): string {
  return networkOf(canonicalAddress(remoteAddress) ?? '');
}
