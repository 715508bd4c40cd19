/**
 * The three ways in which reading a station can fail. Elements describe a failure to visitors. The error message is for
 * developers and contains the method and the URL, never a token.
 */
import { MAX_RETRY_AFTER_S } from '../../servers/retry.js';

/**
 * Why the panel couldn't be reached.
 * - `network`: no connection, or CORS prevents the page from reading the response
 * - `timeout`: no response in time
 * - `offline`: there was no response, and the browser reports that it has no network
 * - `insecure`: the page is on https and the panel's address is http; nothing was sent
 * - `blocked`: the page's Content-Security-Policy blocks the request
 * - `address`: the base URL is missing (then `url` is empty) or invalid; nothing was sent
 * - `station`, `server`: the station's name is invalid, or the server isn't a number; nothing was sent
 * - `unsupported`: this kind of server doesn't provide the data; nothing was sent
 * - `part`: a chunk of Onair's code couldn't be loaded
 */
export type UnreachableReason =
  | 'network'
  | 'timeout'
  | 'offline'
  | 'insecure'
  | 'blocked'
  | 'address'
  | 'station'
  | 'server'
  | 'unsupported'
  | 'part';

/**
 * Base class of all failures. `kind` also identifies failures of a second copy of this code on the page, for which
 * `instanceof` is false.
 */
export abstract class StationFailure extends Error {
  abstract readonly kind: 'unreachable' | 'refused' | 'unreadable';
  /** Always GET. Failed votes are reported as a `VoteResult` instead. */
  readonly method: string = 'GET';

  constructor(
    readonly url: string,
    /** The reason that the message ends with, such as `not JSON`, `timeout` or `status 404`. */
    readonly problem: string,
    cause?: unknown,
    /**
     * Number of seconds to wait before the next request (`Retry-After`); 0 if the header is missing or not readable.
     */
    readonly retryAfterSeconds = 0,
  ) {
    super('GET ' + url + ': ' + problem);
    (this as { cause?: unknown }).cause = cause;
  }
}

/** There was no response, or CORS prevents the page from reading it. */
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

/** The panel responded with an error status. */
export class Refused extends StationFailure {
  override readonly kind = 'refused';
  /**
   * The response body. After a 400, it maps each field to its error codes or messages. Empty if the body
   * isn't an object.
   */
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(
    url: string,
    readonly status: number,
    body?: unknown,
    retryAfterSeconds = 0,
  ) {
    // A `Retry-After` with a date is ignored, because the visitor's clock may be wrong.
    super(
      url,
      'status ' + status,
      undefined,
      Math.min(Math.max(retryAfterSeconds || 0, 0), MAX_RETRY_AFTER_S),
    );
    this.fields = Object(body) as Record<string, unknown>;
  }
}

/** The response violates the contract. For example, it is HTML, broken JSON, or a list of other records. */
export class Unreadable extends StationFailure {
  override readonly kind = 'unreadable';
}

/**
 * Returns the reason why a request has no response. Call it only after a failure: with some VPNs, browsers report that
 * they are offline although requests work.
 */
export function whyUnreachable(): 'offline' | 'network' {
  return globalThis.navigator?.onLine === false ? 'offline' : 'network';
}
