/**
 * In:  a server and the connections that clients make to it.
 * Out: clients that read too slowly are dropped. When the server stops, requests in
 *      flight are answered before their connections are closed.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.js';

export interface Connections {
  /** Accepts no more connections, waits for the requests in flight, and settles when the last connection is closed. */
  finish(): Promise<void>;
  /** Closes every connection at once, and settles as `finish` does. */
  cut(): Promise<void>;
}

export function watchConnections(server: Server, limits: ConnectionLimits): Connections {
  /** The responses in flight, by connection. */
  const waiting = new Map<Socket, Set<ServerResponse>>();
  const slowSince = new WeakMap<ServerResponse, number>();
  let ending = false;
  const gone = new Promise<void>((resolve) => server.once('close', resolve));
  const sweeper = setInterval(dropSlow, limits.unreadMs / 4);
  sweeper.unref();

  server.on('connection', (socket: Socket) => {
    waiting.set(socket, new Set());
    socket.once('close', () => waiting.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    waiting.get(socket)?.add(answer);
    if (ending) answer.shouldKeepAlive = false;
    answer.once('close', () => {
      waiting.get(socket)?.delete(answer);
      if (ending) closeIdle();
    });
  });

  /** A client that doesn't read keeps its response in memory. */
  function dropSlow(): void {
    const now = performance.now();
    for (const answers of waiting.values()) {
      for (const answer of answers) {
        if (!isUnread(answer)) slowSince.delete(answer);
        else if (!slowSince.has(answer)) slowSince.set(answer, now);
        else if (now - (slowSince.get(answer) ?? now) >= limits.unreadMs) answer.destroy();
      }
    }
  }

  function closeIdle(): void {
    for (const [socket, answers] of waiting) if (answers.size === 0) socket.destroySoon();
  }

  function end(): void {
    if (ending) return;
    ending = true;
    void gone.then(() => clearInterval(sweeper));
    // Not the HTTP server's own `close`: it cuts responses that are written but not yet read.
    SocketServer.prototype.close.call(server);
  }

  return {
    finish() {
      end();
      for (const answers of waiting.values()) {
        for (const answer of answers) answer.shouldKeepAlive = false;
      }
      closeIdle();
      const timer = setTimeout(() => server.closeAllConnections(), limits.stopMs);
      return gone.then(() => clearTimeout(timer));
    },
    cut() {
      end();
      server.closeAllConnections();
      return gone;
    },
  };
}

/** Whether bytes of a response or a stream wait for their reader. */
function isUnread(answer: ServerResponse): boolean {
  return answer.writableEnded ? !answer.writableFinished : answer.writableNeedDrain;
}
