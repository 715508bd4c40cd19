/**
 * The three ways in which a station can fail to answer. A failure is a value
 * that elements put into words; its message is for developers and holds the
 * method and the URL, never a token.
 */

/**
 * Why nothing could be reached.
 * - `network`: no connection, or an answer that the page may not read
 * - `timeout`: no answer in time
 * - `offline`: the browser has no network
 * - `insecure`: the page is https, the panel's address is http; nothing was sent
 * - `blocked`: the page's own Content-Security-Policy forbids it
 * - `address`: the base URL is missing (then `url` is empty) or is no address; nothing was sent
 */
export type UnreachableReason = 'network' | 'timeout' | 'offline' | 'insecure' | 'blocked' | 'address';

/** Base of all failures. Tell them apart by `kind`, which also works across two loaded bundles. */
export abstract class StationFailure extends Error {
  abstract readonly kind: 'unreachable' | 'refused' | 'unreadable';
  /** Reading is all that fails in this way. */
  readonly method: string = 'GET';

  constructor(
    readonly url: string,
    what: string,
    cause?: unknown,
    /** Seconds that the panel asked us to wait (`Retry-After`); 0 where it did not, or where the page can't see it. */
    readonly retryAfterSeconds = 0,
  ) {
    super('GET ' + url + ': ' + what);
    (this as { cause?: unknown }).cause = cause;
  }
}

/** Nothing came back, or nothing that the page may see. */
export class Unreachable extends StationFailure {
  override readonly kind = 'unreachable';

  constructor(
    url: string,
    readonly reason: UnreachableReason,
    cause?: unknown,
  ) {
    super(url, reason, cause);
  }
}

/** A panel that asks for a longer rest than this is asked again all the same: seconds. */
const LONGEST_REST = 3600;

/** The panel answered no. */
export class Refused extends StationFailure {
  override readonly kind = 'refused';
  /** What the body held: of a 400, lists of codes or messages by field. Empty where it was no object. */
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(
    url: string,
    readonly status: number,
    body?: unknown,
    retryAfterSeconds = 0,
  ) {
    // An HTTP date in the place of seconds is left alone: the visitor's clock can't be compared with it.
    super(url, 'status ' + status, undefined, Math.min(retryAfterSeconds || 0, LONGEST_REST));
    this.fields = Object(body) as Record<string, unknown>;
  }
}

/** An answer came that is not what the contract says: HTML, half a JSON, a list of something else. */
export class Unreadable extends StationFailure {
  override readonly kind = 'unreadable';
}

/** What a request that never got an answer can say: the browser knows when it is offline. */
export function whyUnreachable(): 'offline' | 'network' {
  return globalThis.navigator?.onLine === false ? 'offline' : 'network';
}
