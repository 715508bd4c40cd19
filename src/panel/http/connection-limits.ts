/** Limits of time, size and number for the clients of a panel on a port. */
import { defaultOptions } from '../base/options.js';

export interface ConnectionLimits {
  /** Milliseconds for the headers of a request to arrive. */
  headMs: number;
  /** Milliseconds for a whole request to arrive, its body included. */
  requestMs: number;
  /** Milliseconds for which a connection without a request stays open. */
  idleMs: number;
  /** Milliseconds for which a client may leave a response, or a stream, unread. */
  unreadMs: number;
  /** Milliseconds for requests in flight when the panel stops. */
  stopMs: number;
  /** Connections at a time; requests of further ones are 503. */
  connections: number;
  /** The same for one address. */
  connectionsPerAddress: number;
  /** Connections at a time whose requests are being refused; further ones are closed without an answer. */
  refusals: number;
  /** Milliseconds for a refused connection's request to arrive. */
  refuseMs: number;
  /** Bytes of a request's headers and its path. */
  headBytes: number;
}

export const defaultLimits: ConnectionLimits = {
  headMs: 10_000,
  // Enough for a cover of 20 MiB over a slow connection.
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
