import { defaultOptions } from '../base/options.js';

/** Limits on the clients of a panel that listens on a port. */
export interface ConnectionLimits {
  /** Milliseconds within which a request's headers must arrive. */
  headMs: number;
  /** Milliseconds within which a whole request, including its body, must arrive. */
  requestMs: number;
  /** Milliseconds for which an idle connection stays open. */
  idleMs: number;
  /** Maximum time in milliseconds for which a client may leave a response or a stream unread. */
  unreadMs: number;
  /** Milliseconds to wait for in-flight requests when the panel stops. */
  stopMs: number;
  /** Maximum number of connections. Requests on further connections get a 503. */
  connections: number;
  /** Maximum number of connections per address. */
  connectionsPerAddress: number;
  /** Maximum number of connections waiting for their 503. Further ones are closed without a response. */
  refusals: number;
  /** Milliseconds within which a refused connection's request must arrive. */
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
