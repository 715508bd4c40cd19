import type { CauseName } from '../../words/owner-words.js';

/** What is known about a station's failure without sending another request. */
export interface FailureDetails {
  /** The URL that was requested. If nothing was requested, the page author's text, or ''. */
  readonly url: string;
  /** Base URL of the panel, without a trailing slash. */
  readonly baseUrl: string;
  readonly server: number;
  /** The text of `server` if it isn't a number. */
  readonly serverText?: string;
  readonly kind: string;
  readonly reason?: string;
  /** HTTP status of an error response; else 0 or undefined. */
  readonly status?: number;
  readonly fields?: Readonly<Record<string, unknown>>;
  /**
   * Why a response is unreadable: `not JSON`, `broken JSON`, `more than 8 MB`, `no list of records`, `not JSONP`, or the
   * message of a `SetupProblem`.
   */
  readonly problem?: string;
  /** The `transport` that the page chose; `auto` by default. */
  readonly transport: string;
  /**
   * Whether the panel has responded before, on this page or an earlier one. If so, the setup was correct at that time.
   */
  readonly hasWorkedBefore: boolean;
  /** The page with the tags, as in `location`; null in a command. */
  readonly page: { readonly protocol: string; readonly hostname: string } | null;
}

/** A cause, and values for the placeholders in its sentence. */
export interface Finding {
  readonly cause: CauseName;
  readonly values: Readonly<Record<string, string>>;
}
