import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GeneratedCredentials } from './users/auth/bootstrap-admin.js';
import { createApp } from './app.js';
import { createAuthenticator } from './users/auth/authenticator.js';
import { createBackups } from './operations/backup/backups.js';
import { startBackupSchedule } from './operations/backup/schedule.js';
import { createGuards } from './guards.js';
import { createClock, type Clock } from './base/clock.js';
import { isLoopback } from './http/loopback.js';
import { createFaultSettings } from './base/faults.js';
import { logAccess } from './http/access-log.js';
import { defaultLimits, type ConnectionLimits } from './http/connection-limits.js';
import { watchConnections } from './http/connections.js';
import { limitConnections } from './http/limit-connections.js';
import { checkListenAddress } from './http/listen-address.js';
import { logLines } from './http/log.js';
import { createPlaces } from './http/places.js';
import { createRequestLog } from './http/request-log.js';
import { createResponseCache } from './http/response-cache.js';
import { createMailer } from './mail/mailer.js';
import { completeOptions, type PanelOptions } from './base/options.js';
import { createChartCounter } from './station/charts/chart-counter.js';
import type { Playout } from './station/playout.js';
import { prepareServers, refuseRelayed, startRelay } from './playout/relay/relay.js';
import { seedStations } from './playout/simulator/seed-stations.js';
import { startSimulator } from './playout/simulator/simulator.js';
import type { PanelState } from './state.js';
import { openBackupSocket, type BackupSocket } from './operations/backup/backup-socket.js';
import { warnOfOpenFolders } from './database/private-files.js';
import { openSecrets } from './database/secrets.js';
import { openStorage } from './database/storage.js';
import { openStore, type Store } from './store/store.js';

export type { HistoryOrder, PanelOptions } from './base/options.js';

export interface Panel {
  /** `app.fetch` and `app.request` work without a listening port. */
  app: Hono;
  /** If the response to a public read is in the cache, sends it and returns true. Otherwise, returns false. */
  respondFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /** Returns the panel's time in milliseconds UTC. */
  now(): number;
  /** Ends streams and hanging responses. Other requests still get a response. */
  drain(): void;
  /** Opens the socket for `onair-panel backup`. Does nothing for a panel in memory. */
  serveBackups(): void;
  /** Ensures that an administrator exists. Returns the generated credentials, which should be shown once. */
  bootstrapAdmin(): Promise<GeneratedCredentials>;
  /** Adds an account that owns these servers, and returns its id. Rejects if the name is taken. */
  addAccount(username: string, password: string, servers: number[]): Promise<number>;
  /** Ends streams and in-flight requests, and closes the store. Can be called more than once. */
  close(): void;
}

export interface RunningPanel {
  /** Scheme, host and port, without a trailing slash. */
  url: string;
  port: number;
  panel: Panel;
  /** Stops listening, waits up to a few seconds for in-flight requests, and closes the store. */
  stop(): Promise<void>;
  /**
   * Closes all connections immediately, and resolves when the port is free. Can be called more than once, and
   * during `stop`.
   */
  close(): Promise<void>;
}

export interface ListenOptions {
  /** Address to listen on; 127.0.0.1 by default. */
  host?: string;
  /** If 0 (the default), a free port is used. */
  port?: number;
}

/**
 * Maximum number of lists that are streamed at the same time. Each of them keeps a page in memory and delays
 * other requests.
 */
const MAX_STREAMED_LISTS = 4;

/**
 * Creates a panel that doesn't listen on a port. Throws if the store can't be opened or the time zone is
 * unknown.
 */
export function createPanel(given: Partial<PanelOptions> = {}): Panel {
  const options = completeOptions(given);
  return createPanelOn(openStore(options.db, options.warn), options);
}

/** Creates a panel with this store. Closing the panel closes the store. */
export function createPanelOn(store: Store, options: PanelOptions): Panel {
  warnOfOpenFolders(options, options.warn);
  const closing = new AbortController();
  const closed = new AbortController();
  try {
    const clock = createClock(startTime(options, store), options.speed);
    const playout = startPlayout(options, store, clock);
    closed.signal.addEventListener('abort', () => playout.close());
    const secrets = openSecrets(options);
    const authenticator = createAuthenticator(store, secrets, options);
    const storage = openStorage(options);
    const backups = createBackups({ store, storage, options, closing: closing.signal });
    const state: PanelState = {
      guards: createGuards({ authenticator, options, store, closed: closed.signal }),
      options,
      clock,
      store,
      storage,
      backups,
      backupSchedule: startBackupSchedule({ store, backups, options, closing: closing.signal }),
      authenticator,
      secrets,
      mailer: createMailer(options, store, secrets, closed.signal),
      playout,
      faults: createFaultSettings(options),
      requests: createRequestLog(options.control),
      streamPlaces: createPlaces(MAX_STREAMED_LISTS),
      closing: closing.signal,
      closed: closed.signal,
    };
    let backupSocket: BackupSocket | null = null;
    const responseCache = createResponseCache(state);
    return {
      app: createApp(state, responseCache),
      respondFromCache: (request, response) => responseCache.respond(request, response),
      now: () => clock.now(),
      serveBackups() {
        if (options.db !== null) backupSocket = openBackupSocket(options.db, store, options);
      },
      bootstrapAdmin: () => authenticator.bootstrapAdmin(),
      addAccount: (username, password, servers) => authenticator.addAccount(username, password, servers),
      drain: () => closing.abort(),
      close() {
        if (closed.signal.aborted) return;
        closing.abort();
        closed.abort();
        backupSocket?.close();
        store.close();
        storage.close();
      },
    };
  } catch (error) {
    closing.abort();
    closed.abort();
    store.close();
    throw error;
  }
}

/** Starts the simulator or the relay. Throws `UnusableFile` if the store was written by the other one. */
function startPlayout(options: PanelOptions, store: Store, clock: Clock): Playout {
  if (options.relay.length > 0) {
    prepareServers(store, options.relay);
    return startRelay(options, store, clock);
  }
  refuseRelayed(store);
  if (store.servers.all().length === 0)
    seedStations(store, options.seed, options.now ?? Date.now(), options.dist !== null);
  return startSimulator(options, store, clock);
}

/**
 * Returns the time at which the clock starts. If a fast clock has left plays in the future, the clock starts at
 * the last of these plays. If `now` is given, plays after it are deleted instead.
 */
function startTime(options: PanelOptions, store: Store): number {
  // Relayed plays are real, so their times don't depend on the clock.
  if (options.relay.length > 0) return options.now ?? Date.now();
  if (options.now !== null) {
    store.history.dropAfter(options.now);
    store.requests.rewind(options.now);
    createChartCounter({ options, store }, () => options.now!).rewind(options.now);
    return options.now;
  }
  return Math.max(Date.now(), store.history.newestSimulated() ?? 0);
}

/**
 * Starts a panel on a port. Rejects if the port is taken (`code` is EADDRINUSE), if the control API is enabled on a
 * host that isn't loopback, or if `createPanel` throws. The default limits are suitable for a public server.
 */
export async function startPanel(
  given: Partial<PanelOptions> & ListenOptions = {},
  limits: Partial<ConnectionLimits> = {},
): Promise<RunningPanel> {
  const { host = '127.0.0.1', port = 0, ...rest } = given;
  const write = (line: string) => void process.stdout.write(line);
  const options = rest.log ? { ...logLines(write), ...rest } : rest;
  if (options.control && !isLoopback(host)) throw new Error(`control needs a loopback host, not ${host}`);
  if (options.control && options.relay?.length) throw new Error('control needs a simulated station');
  await checkListenAddress(host, completeOptions(options));
  const panel = createPanel(options);
  const { server, connections } = openServer(panel, completeOptions(options), limits);
  if (options.log) logAccess(server, write, completeOptions(options));
  try {
    await listen(server, host, port);
  } catch (error) {
    panel.close();
    throw error;
  }
  panel.serveBackups();
  // The server reports an error, for example, if too many files are open. It keeps listening.
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
  options: PanelOptions,
  given: Partial<ConnectionLimits>,
): { server: Server; connections: ReturnType<typeof watchConnections> } {
  const { connections, connectionsPerAddress } = options;
  const limits = { ...defaultLimits, connections, connectionsPerAddress, ...given };
  const respond = getRequestListener(panel.app.fetch, { overrideGlobalObjects: false });
  const server = createServer(
    {
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      maxHeaderSize: limits.headBytes,
      // How often Node checks the first two limits, in milliseconds. Node's default is every 30 seconds.
      connectionsCheckingInterval: Math.min(limits.headMs, limits.requestMs) / 4,
    },
    (request, response) => {
      if (!refuse(request, response) && !panel.respondFromCache(request, response))
        void respond(request, response);
    },
  );
  const refuse = limitConnections(server, limits, options);
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

/** Returns a host that a browser on this machine can connect to. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
