import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.js';

export interface Connections {
  /** Stops accepting connections, waits for in-flight requests, and resolves when the last connection is closed. */
  finish(): Promise<void>;
  /** Closes all connections immediately and resolves when they are closed. */
  cut(): Promise<void>;
}

/** Watches a server's connections, and drops clients that read too slowly. */
export function watchConnections(server: Server, limits: ConnectionLimits): Connections {
  /** In-flight responses, by connection. */
  const waiting = new Map<Socket, Set<ServerResponse>>();
  const slowSince = new WeakMap<ServerResponse, number>();
  let isEnding = false;
  const gone = new Promise<void>((resolve) => server.once('close', resolve));
  const sweeper = setInterval(dropSlow, limits.unreadMs / 4);
  sweeper.unref();

  server.on('connection', (socket: Socket) => {
    waiting.set(socket, new Set());
    socket.once('close', () => waiting.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    waiting.get(socket)?.add(response);
    if (isEnding) response.shouldKeepAlive = false;
    response.once('close', () => {
      waiting.get(socket)?.delete(response);
      if (isEnding) closeIdle();
    });
  });

  /** Frees the memory used by responses that clients don't read. */
  function dropSlow(): void {
    const now = performance.now();
    for (const responses of waiting.values()) {
      for (const response of responses) {
        if (!isUnread(response)) slowSince.delete(response);
        else if (!slowSince.has(response)) slowSince.set(response, now);
        else if (now - (slowSince.get(response) ?? now) >= limits.unreadMs) response.destroy();
      }
    }
  }

  function closeIdle(): void {
    for (const [socket, responses] of waiting) if (responses.size === 0) socket.destroySoon();
  }

  function end(): void {
    if (isEnding) return;
    isEnding = true;
    void gone.then(() => {
      clearInterval(sweeper);
      // Node periodically checks the connections with a timer, which would keep the panel in memory. Only this
      // call stops the timer.
      server.close();
    });
    // The HTTP server's own `close` would cut off responses that have been written but not yet read.
    SocketServer.prototype.close.call(server);
  }

  return {
    finish() {
      end();
      for (const responses of waiting.values()) {
        for (const response of responses) response.shouldKeepAlive = false;
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

/** Whether part of a response is still waiting for the client to read it. */
function isUnread(response: ServerResponse): boolean {
  return response.writableEnded ? !response.writableFinished : response.writableNeedDrain;
}
