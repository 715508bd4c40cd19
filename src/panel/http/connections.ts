/**
 * In:  a server and the connections that clients make to it.
 * Out: those that are too slow to read are dropped, and at the end those that
 *      wait for an answer get it before they are closed.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.js';

export interface Connections {
  /** Takes no more, waits for the answers under way, and settles when the last connection is gone. */
  finish(): Promise<void>;
  /** Ends every connection at once; settles as `finish` does. */
  cut(): Promise<void>;
}

export function watchConnections(server: Server, limits: ConnectionLimits): Connections {
  /** The answers that each connection still waits for. */
  const waiting = new Map<Socket, Set<ServerResponse>>();
  const slowSince = new WeakMap<ServerResponse, number>();
  let ending = false;
  const gone = new Promise<void>((resolve) => server.once('close', resolve));
  const sweeper = setInterval(dropSlow, limits.unreadMs / 4);
  sweeper.unref();

  server.maxConnections = limits.connections;
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

  /** A client that doesn't read leaves its answer in our memory, and a trickle would never end. */
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
    // Not the HTTP server's own `close`: it cuts answers that are handed over but not yet read.
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

/** Whether an answer, or the part of a stream that is ready, waits for its reader. */
function isUnread(answer: ServerResponse): boolean {
  return answer.writableEnded ? !answer.writableFinished : answer.writableNeedDrain;
}
