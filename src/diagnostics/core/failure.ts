import type { Mismatch } from '../../servers/setup-problem.js';
import type { CauseName } from '../../words/owner-words.js';

/** The details of a station's failure that are known without another request. */
export interface FailureDetails {
  /** The URL that was requested. If no request was sent, the text that the page's author entered, or ''. */
  readonly url: string;
  /** Base URL of the panel, without a trailing slash. */
  readonly baseUrl: string;
  readonly server: number;
  /** The value of the attribute `server` if it isn't a number. */
  readonly serverText?: string;
  readonly kind: string;
  readonly reason?: string;
  /** HTTP status of an error response; otherwise 0 or undefined. */
  readonly status?: number;
  readonly fields?: Readonly<Record<string, unknown>>;
  /**
   * The reason why a response is unreadable, such as `not JSON`, `broken JSON`, `more than 8 MB`, `no list of records` or
   * `not JSONP`.
   */
  readonly problem?: string;
  /** How the response differs from the tag's attribute `map`. */
  readonly mismatch?: Mismatch;
  /** The `transport` that the page sets. Defaults to `auto`. */
  readonly transport: string;
  /**
   * Whether the base URL is the URL of the only response (`source="json"`). If so, other URLs on that server don't help
   * to find the cause.
   */
  readonly isResponse?: boolean;
  /**
   * Whether the panel has responded before, on this page or an earlier one. If so, the page was set up correctly then.
   */
  readonly hasWorkedBefore: boolean;
  /** The page with the tags, as in `location`; null for a command. */
  readonly page: { readonly protocol: string; readonly hostname: string } | null;
}

/** A cause, and the values for the placeholders in its sentence. */
export interface Finding {
  readonly cause: CauseName;
  readonly values: Readonly<Record<string, string>>;
}
