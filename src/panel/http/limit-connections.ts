/**
 * In:  a server, and how many connections it serves: in all, and of one address.
 * Out: requests of connections past that are 503, and the connection ends.
 *
 * Behind a proxy the connections are the proxy's: there, the requests in flight of each
 * visitor count in place of connections.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { PanelOptions } from '../base/options.js';
import { canonicalAddress, forwardedAddress, networkOf } from './client-address.js';
import type { ConnectionLimits } from './connection-limits.js';

/** Seconds after which a refused client may come back. */
const RETRY_AFTER = 10;

/** Answers 503 and returns true for a request that is one too many; otherwise does nothing. */
export type RefuseRequest = (request: IncomingMessage, response: ServerResponse) => boolean;

export function limitConnections(
  server: Server,
  limits: Pick<ConnectionLimits, 'connections' | 'connectionsPerAddress' | 'refusals' | 'refuseMs'>,
  { trustProxy, cors }: Pick<PanelOptions, 'trustProxy' | 'cors'>,
): RefuseRequest {
  const counts = new Map<string, number>();
  const refused = new WeakSet<Socket>();
  let served = 0;
  // Connections beyond these are closed by the system, without an answer.
  server.maxConnections = limits.connections + limits.refusals;

  /** False when the address has as many as it may have. */
  function take(key: string): boolean {
    const count = counts.get(key) ?? 0;
    if (count >= limits.connectionsPerAddress) return false;
    counts.set(key, count + 1);
    return true;
  }

  function giveBack(key: string): void {
    const count = counts.get(key) ?? 0;
    if (count > 1) counts.set(key, count - 1);
    else counts.delete(key);
  }

  /** Stays open for a moment, since the answer follows the request. */
  function refuseConnection(socket: Socket, network: string): void {
    const key = `refused ${network}`;
    if (!take(key)) return void socket.destroy();
    refused.add(socket);
    const timer = setTimeout(() => socket.destroy(), limits.refuseMs);
    socket.once('close', () => {
      clearTimeout(timer);
      giveBack(key);
    });
  }

  server.prependListener('connection', (socket: Socket) => {
    const network = networkOfSocket(socket);
    const isCounted = !trustProxy;
    if (served >= limits.connections || (isCounted && !take(network))) {
      return refuseConnection(socket, network);
    }
    served += 1;
    socket.once('close', () => {
      served -= 1;
      if (isCounted) giveBack(network);
    });
  });

  function refuseRequest(request: IncomingMessage, response: ServerResponse): void {
    const answer = (): void => {
      if (response.headersSent) return;
      response.writeHead(503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        'Retry-After': String(RETRY_AFTER),
        Connection: 'close',
        'X-Content-Type-Options': 'nosniff',
        // Without it, a page would take the panel for one whose v2 API can't be read.
        ...(cors && { 'Access-Control-Allow-Origin': '*' }),
      });
      response.end(JSON.stringify({ detail: 'Too many connections. Try again in a few seconds.' }));
    };
    // An answer before the end of the body would be lost: the system resets a connection that is closed with unread bytes.
    const timer = setTimeout(answer, limits.refuseMs / 2);
    request.once('end', answer).resume();
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
    if (!take(key)) {
      refuseRequest(request, response);
      return true;
    }
    response.once('close', () => giveBack(key));
    return false;
  };
}

/** "" for a connection that is closed already. */
function networkOfSocket({ remoteAddress = '' }: Socket): string {
  return networkOf(canonicalAddress(remoteAddress) ?? '');
}
