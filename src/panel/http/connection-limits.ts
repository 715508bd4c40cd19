import { defaultOptions } from '../base/options.js';

/** Limits for the clients of a panel on a port. */
export interface ConnectionLimits {
  /** Milliseconds for the headers of a request to arrive. */
  headMs: number;
  /** Milliseconds for a whole request to arrive, its body included. */
  requestMs: number;
  /** Milliseconds for which a connection without a request stays open. */
  idleMs: number;
  /** Milliseconds for which a client may leave a response, or a stream, unread. */
  unreadMs: number;
  /** Milliseconds to wait for requests in flight when the panel stops. */
  stopMs: number;
  /** Maximum number of connections. Requests of further connections get a 503. */
  connections: number;
  /** Maximum number of connections of one address. */
  connectionsPerAddress: number;
  /** Maximum number of connections that wait for their 503. Further ones are closed without a response. */
  refusals: number;
  /** Milliseconds for a refused connection's request to arrive. */
  refuseMs: number;
  /** Maximum size of a request's path and headers in bytes. */
  headBytes: number;
}

export const defaultLimits: ConnectionLimits = {
  headMs: 10_000,
  // Enough for a 20 MiB cover over a slow connection.
  requestMs: 120_000,
  idleMs: 10_000,
  unreadMs: 30_000,
  stopMs: 5000,
  connections: defaultOptions.connections,
  connectionsPerAddress: defaultOptions.connectionsPerAddress,
  refusals: 1000,
  refuseMs: 2000,
  headBytes: 16_384,
};
