/** Limits of time, size and number for the clients of a panel on a port. */

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
  /** Connections at a time; further ones are closed at once. */
  connections: number;
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
  connections: 4000,
  headBytes: 16_384,
};
