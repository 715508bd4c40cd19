/** A whole panel: in process, or on a port. */
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.js';
import { createClock } from './clock.js';
import { isLoopback } from './control/guard.js';
import { createSwitchboard } from './faults/switchboard.js';
import { completeOptions, type PanelOptions } from './options.js';
import { createRequestLog } from './request-log.js';
import { addFirstStations } from './simulator/first-station.js';
import { startSimulator } from './simulator/simulator.js';
import type { PanelState } from './state.js';
import { openStore, type Store } from './store/store.js';

export type { HistoryOrder, PanelOptions } from './options.js';

export interface Panel {
  /** `app.fetch` and `app.request` answer without a port. */
  app: Hono;
  /** The panel's time: milliseconds, UTC. */
  now(): number;
  /** Ends streams and hanging answers at once, and closes the store. More than once is harmless. */
  close(): void;
}

export interface RunningPanel {
  /** Scheme, host and port, without a trailing slash. */
  url: string;
  port: number;
  panel: Panel;
  /** Ends all connections at once; settles when the port is free. More than once is harmless. */
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
  let closed = false;
  try {
    if (store.servers.all().length === 0) addFirstStations(store, options.seed);
    const clock = createClock(startOf(options, store), options.speed);
    const simulator = startSimulator(options, store, clock);
    const state: PanelState = {
      options,
      clock,
      store,
      simulator,
      faults: createSwitchboard(options),
      requests: createRequestLog(),
      closing: closing.signal,
    };
    return {
      app: createApp(state),
      now: () => clock.now(),
      close() {
        if (closed) return;
        closed = true;
        closing.abort();
        simulator.close();
        store.close();
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
 */
export async function startPanel(given: Partial<PanelOptions> & ListenOptions = {}): Promise<RunningPanel> {
  const { host = '127.0.0.1', port = 0, ...options } = given;
  if (options.control && !isLoopback(host))
    throw new Error(`control is for loopback hosts only, not for ${host}`);
  const panel = createPanel(options);
  const server = createAdaptorServer({ fetch: panel.app.fetch, overrideGlobalObjects: false }) as Server;
  try {
    await listen(server, host, port);
  } catch (error) {
    panel.close();
    throw error;
  }
  const bound = (server.address() as AddressInfo).port;
  let closed: Promise<void> | undefined;
  return {
    url: `http://${reachable(host)}:${bound}`,
    port: bound,
    panel,
    close() {
      closed ??= new Promise((resolve) => {
        panel.close();
        server.close(() => resolve());
        server.closeAllConnections();
      });
      return closed;
    },
  };
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
