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
 * - `address`: the base URL is missing or is no address; nothing was sent
 */
export type UnreachableReason = 'network' | 'timeout' | 'offline' | 'insecure' | 'blocked' | 'address';

/** Base of all failures. Tell them apart by `kind`, which also works across two loaded bundles. */
export abstract class StationFailure extends Error {
  abstract readonly kind: 'unreachable' | 'refused' | 'unreadable';
  readonly method: string;
  readonly url: string;
  /** Seconds that the panel asked us to wait (`Retry-After`), where it could be read; else null. */
  retryAfterSeconds: number | null = null;

  constructor(method: string, url: string, what: string, cause?: unknown) {
    super(method + ' ' + url + ': ' + what);
    this.name = 'StationFailure';
    this.method = method;
    this.url = url;
    if (cause !== undefined) this.cause = cause;
  }
}

/** Nothing came back, or nothing that the page may see. */
export class Unreachable extends StationFailure {
  override readonly kind = 'unreachable';
  readonly reason: UnreachableReason;

  constructor(method: string, url: string, reason: UnreachableReason, cause?: unknown) {
    super(method, url, reason, cause);
    this.reason = reason;
  }
}

/** The panel answered no. */
export class Refused extends StationFailure {
  override readonly kind = 'refused';
  readonly status: number;
  /** Codes or messages by field, from a 400's body; empty where the body had none. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(method: string, url: string, status: number, fields: Record<string, string[]> = {}) {
    super(method, url, 'status ' + status);
    this.status = status;
    this.fields = fields;
  }
}

/** An answer came that is not what the contract says: HTML, half a JSON, a list of something else. */
export class Unreadable extends StationFailure {
  override readonly kind = 'unreadable';
}
