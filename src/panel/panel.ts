/** A whole panel: in process, or on a port. */
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GeneratedCredentials } from './accounts/bootstrap-admin.js';
import { createApp } from './app.js';
import { createAuthenticator } from './auth/authenticator.js';
import { createBackups } from './backup/backups.js';
import { startBackupSchedule } from './backup/schedule.js';
import { createClock } from './clock.js';
import { isLoopback } from './control/guard.js';
import { createFaultSettings } from './faults/faults.js';
import { logAccess } from './http/access-log.js';
import { defaultLimits, type ConnectionLimits } from './http/connection-limits.js';
import { watchConnections } from './http/connections.js';
import { createRequestLog } from './http/request-log.js';
import { createResponseCache } from './http/response-cache.js';
import { createMailer } from './mail/mailer.js';
import { completeOptions, type PanelOptions } from './options.js';
import { seedStations } from './simulator/seed-stations.js';
import { startSimulator } from './simulator/simulator.js';
import type { PanelState } from './state.js';
import { openSecrets } from './store/secrets.js';
import { openStorage } from './store/storage.js';
import { openStore, type Store } from './store/store.js';

export type { HistoryOrder, PanelOptions } from './options.js';

export interface Panel {
  /** `app.fetch` and `app.request` answer without a port. */
  app: Hono;
  /** Answers a public read with the bytes of the last one, while nothing changed; false, and nothing done, otherwise. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /** The panel's time: milliseconds, UTC. */
  now(): number;
  /** Ends what would never end by itself: streams and hanging answers. Everything else is still answered. */
  drain(): void;
  /** Settles the first account, once; what was made up for it, to be shown once. */
  bootstrapAdmin(): Promise<GeneratedCredentials>;
  /** Adds an account that looks after these servers; answers its id. Rejects when the name is taken. */
  addAccount(username: string, password: string, servers: number[]): Promise<number>;
  /** Ends streams and every answer that waits at once, and closes the store. More than once is harmless. */
  close(): void;
}

export interface RunningPanel {
  /** Scheme, host and port, without a trailing slash. */
  url: string;
  port: number;
  panel: Panel;
  /**
   * Frees the port at once, answers the requests under way, at most for a few
   * seconds, and closes the store. Settles when all that is done.
   */
  stop(): Promise<void>;
  /** Ends all connections at once; settles when the port is free. More than once is harmless, also while it stops. */
  close(): Promise<void>;
}

export interface ListenOptions {
  /** Address to listen on; this machine alone unless told. */
  host?: string;
  /** 0, the default, takes a free one. */
  port?: number;
}

/** A panel without a port. Throws when the store can't be opened or the zone is unknown. */
export function createPanel(given: Partial<PanelOptions> = {}): Panel {
  const options = completeOptions(given);
  const store = openStore(options.db);
  const closing = new AbortController();
  const closed = new AbortController();
  try {
    if (store.servers.all().length === 0) {
      seedStations(store, options.seed, options.now ?? Date.now());
    }
    const clock = createClock(startOf(options, store), options.speed);
    const simulator = startSimulator(options, store, clock);
    const authenticator = createAuthenticator(store, options);
    const secrets = openSecrets(options);
    const storage = openStorage(options);
    const backups = createBackups({ store, storage, options, closing: closing.signal });
    const state: PanelState = {
      options,
      clock,
      store,
      storage,
      backups,
      backupSchedule: startBackupSchedule({ store, backups, options, closing: closing.signal }),
      authenticator,
      secrets,
      mailer: createMailer(options, store, secrets, closed.signal),
      simulator,
      faults: createFaultSettings(options),
      requests: createRequestLog(options.control),
      closing: closing.signal,
      closed: closed.signal,
    };
    const responseCache = createResponseCache(state);
    return {
      app: createApp(state, responseCache),
      answerFromCache: (request, response) => responseCache.answer(request, response),
      now: () => clock.now(),
      bootstrapAdmin: () => authenticator.bootstrapAdmin(),
      addAccount: (username, password, servers) => authenticator.addAccount(username, password, servers),
      drain: () => closing.abort(),
      close() {
        if (closed.signal.aborted) return;
        closing.abort();
        closed.abort();
        simulator.close();
        store.close();
        storage.close();
      },
    };
  } catch (error) {
    store.close();
    throw error;
  }
}

/**
 * Where the clock begins. A store that was left in the future, by a fast clock,
 * goes on from its last play unless `now` says otherwise; then what comes after `now` is forgotten.
 */
function startOf(options: PanelOptions, store: Store): number {
  if (options.now !== null) {
    store.history.dropAfter(options.now);
    return options.now;
  }
  return Math.max(Date.now(), store.history.newestSimulated() ?? 0);
}

/**
 * A panel on a port. Rejects when the port is taken (`code` is EADDRINUSE), when
 * control is asked for on a host that is not loopback, and as `createPanel` throws.
 * The limits are those of a public server unless told.
 */
export async function startPanel(
  given: Partial<PanelOptions> & ListenOptions = {},
  limits: Partial<ConnectionLimits> = {},
): Promise<RunningPanel> {
  const { host = '127.0.0.1', port = 0, ...options } = given;
  if (options.control && !isLoopback(host))
    throw new Error(`control is for loopback hosts only, not for ${host}`);
  const panel = createPanel(options);
  const { server, connections } = openServer(panel, { ...defaultLimits, ...limits });
  if (options.log) logAccess(server, (line) => void process.stdout.write(line));
  try {
    await listen(server, host, port);
  } catch (error) {
    panel.close();
    throw error;
  }
  // Such as too many open files: the next connection may find room again.
  server.on('error', completeOptions(options).report);
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://${reachable(host)}:${bound}`,
    port: bound,
    panel,
    async stop() {
      panel.drain();
      await connections.finish();
      panel.close();
    },
    close() {
      panel.close();
      return connections.cut();
    },
  };
}

function openServer(
  panel: Panel,
  limits: ConnectionLimits,
): { server: Server; connections: ReturnType<typeof watchConnections> } {
  const answer = getRequestListener(panel.app.fetch, { overrideGlobalObjects: false });
  const server = createServer(
    {
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      maxHeaderSize: limits.headBytes,
      // How often the first two are looked after; the default is half a minute.
      connectionsCheckingInterval: Math.min(limits.headMs, limits.requestMs) / 4,
    },
    (request, response) => {
      if (!panel.answerFromCache(request, response)) void answer(request, response);
    },
  );
  return { server, connections: watchConnections(server, limits) };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** A host that a browser on this machine can ask for. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
