/** How long, how large and how many: what one client may take of a panel on a port. */

export interface ConnectionLimits {
  /** Milliseconds for the head of a request to arrive. */
  headMs: number;
  /** Milliseconds for a whole request to arrive, its body included. */
  requestMs: number;
  /** Milliseconds for which a connection without a request is kept. */
  idleMs: number;
  /** Milliseconds for which a client may leave its answer, or a stream, unread. */
  unreadMs: number;
  /** Milliseconds that requests under way get when the panel is told to stop. */
  stopMs: number;
  /** Connections at a time; more are closed as they come. */
  connections: number;
  /** Bytes of a request's head, its path included. */
  headBytes: number;
}

export const defaultLimits: ConnectionLimits = {
  headMs: 10_000,
  // A cover of 20 MiB over a slow line takes its time.
  requestMs: 120_000,
  idleMs: 10_000,
  unreadMs: 30_000,
  stopMs: 5000,
  connections: 4000,
  headBytes: 16_384,
};
