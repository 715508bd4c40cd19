/**
 * The three ways in which a station can fail to answer. Elements put a failure
 * into words; its own message is for developers and holds the method and the
 * URL, never a token.
 */
import { MAX_RETRY_AFTER } from '../../servers/retry.js';

/**
 * Why the panel could not be reached.
 * - `network`: no connection, or an answer that the page may not read
 * - `timeout`: no answer in time
 * - `offline`: the browser has no network
 * - `insecure`: the page is https and the panel's address http; nothing was sent
 * - `blocked`: the page's own Content-Security-Policy forbids it
 * - `address`: the base URL is missing (then `url` is empty) or is no address; nothing was sent
 * - `station`: the name of the station can't be one; nothing was sent
 * - `untold`: this station's server is of a kind that does not tell this; nothing was sent
 * - `part`: code of ours that is loaded when it is needed did not load
 */
export type UnreachableReason =
  'network' | 'timeout' | 'offline' | 'insecure' | 'blocked' | 'address' | 'station' | 'untold' | 'part';

/** Base of all failures. `kind` says which it is, for failures of a second copy of this code on the page, too. */
export abstract class StationFailure extends Error {
  abstract readonly kind: 'unreachable' | 'refused' | 'unreadable';
  /** Only reading fails in this way; a vote has its own results. */
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

/** No answer came, or none that the page may read. */
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

/** The panel answered with an error status. */
export class Refused extends StationFailure {
  override readonly kind = 'refused';
  /** The answer's body: of a 400, lists of codes or messages by field. Empty where it was no object. */
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(
    url: string,
    readonly status: number,
    body?: unknown,
    retryAfterSeconds = 0,
  ) {
    // A `Retry-After` with a date counts as none: the visitor's clock may be wrong.
    super(url, 'status ' + status, undefined, Math.min(Math.max(retryAfterSeconds || 0, 0), MAX_RETRY_AFTER));
    this.fields = Object(body) as Record<string, unknown>;
  }
}

/** The answer is not what the contract says: HTML, broken JSON, a list of something else. */
export class Unreadable extends StationFailure {
  override readonly kind = 'unreadable';
}

/** The reason for a request without an answer: the browser knows when it is offline. */
export function whyUnreachable(): 'offline' | 'network' {
  return globalThis.navigator?.onLine === false ? 'offline' : 'network';
}
