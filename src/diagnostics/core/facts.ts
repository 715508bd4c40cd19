/**
 * In:  nothing; types alone.
 * Out: what is known of a failure, what a further look at an address finds, and what is made of both.
 */
import type { CauseName } from '../../words/causes/names.js';

/** A failure, as far as it is known without asking anybody again. */
export interface Failed {
  /** The address asked. Where nothing was asked: what the page's author wrote, empty for nothing. */
  readonly url: string;
  /** Of the panel, without a trailing slash. */
  readonly baseUrl: string;
  readonly server: number;
  readonly kind: string;
  readonly reason?: string;
  /** Of an answer with an error; else 0 or absent. */
  readonly status?: number;
  readonly fields?: Readonly<Record<string, unknown>>;
  /** What can't be read about an answer: `not JSON`, `broken JSON`, `more than 8 MB`, `no list of records`, `not JSONP`. */
  readonly problem?: string;
  /** The interface that the page chose; `auto` unless it did. */
  readonly transport: string;
  /** Whether the panel has answered before, to this page or an earlier one, so that the set-up was right then. */
  readonly hasAnswered: boolean;
  /** Where the tags are; null for a command. `protocol` as in `location`. */
  readonly page: { readonly protocol: string; readonly hostname: string } | null;
}

/**
 * How an address is asked: `read` as the tags do; `foreign` as the page of a site that nobody knows, for a command; `opaque` only whether anything answers, readable or not; `manual` without
 * following a redirect; `script` whether the page's policy would let a script come from there, without running it.
 */
export type Mode = 'read' | 'foreign' | 'opaque' | 'manual' | 'script';

/**
 * What came: an `answer` that can be read, one that can't (`opaque`), a `redirect`, an answer that broke off (`cut`), nothing in
 * time (`timeout`), `nothing` at all, or the page's own policy was in the way (`forbidden`).
 */
export type Came = 'answer' | 'opaque' | 'redirect' | 'cut' | 'timeout' | 'nothing' | 'forbidden';

export interface Look {
  readonly came: Came;
  /** 0 without an answer that can be read. */
  readonly status?: number;
  /** The media type; empty where the answer has none. */
  readonly type?: string;
  /** The JSON of the answer; undefined where it is none. */
  readonly body?: unknown;
  /** All of the answer, whatever it is. */
  readonly text?: string;
  /** Of `forbidden`: the directive, such as `connect-src`, and the whole policy. */
  readonly directive?: string;
  readonly policy?: string;
  /** Why nothing came, by Node's names, such as `ECONNREFUSED`. A browser doesn't say. */
  readonly code?: string;
  /** Those of the answer that can be read: a page sees few of another site's. */
  readonly headers?: Pick<Headers, 'get'>;
  /** The answer's `Date` less the time here, between question and answer: milliseconds. Null where it can't be read. */
  readonly ahead?: number | null;
}

/** Asks an address once. Never rejects. */
export type Ask = (url: string, mode: Mode) => Promise<Look>;

/** Further looks, by what they are for. */
export type LookName = 'again' | 'opaque' | 'redirect' | 'servers' | 'root' | 'secure' | 'plain' | 'script';
export type Looks = { readonly [name in LookName]?: Look };

/** A cause, and what its sentence has places for. */
export interface Finding {
  readonly cause: CauseName;
  readonly values: Readonly<Record<string, string>>;
}
