import type { Capabilities } from '../servers/server-kind.js';
import type { RequestClient } from './requests.js';
import type { HistoryPage, PageHistory } from '../servers/panel/history-record.js';
import type { ListPage } from '../servers/panel/list-page.js';

/** The lists of the contract that a station may have. */
export type ListName = 'servers' | 'channels' | 'history' | 'grid' | 'podcasts';

/** A server's stream of events (SSE) about one station. */
export interface StationEvents {
  readonly address: string;
  /** Returns null if the event contains no plays. */
  read(event: unknown): StationEvent | null;
}

export interface StationEvent {
  /** Delay before the plays are shown, in milliseconds. */
  delayMs: number;
  /** Returns these plays merged with `known`, the plays that the page has after the delay. */
  pageAfter(known: PageHistory): HistoryPage;
}

/** Reads one station from one server, regardless of the kind of server. */
export interface StationClient {
  /** Address of the server, without a trailing slash. */
  readonly baseUrl: string;
  /** What the server can provide. Until the kind of server is known, these are assumptions. */
  readonly capabilities: Capabilities;
  /**
   * Whether this page can read the response to a POST: true for v2, false for JSONP, null before the first response.
   */
  readonly canReadResponses: boolean | null;
  /**
   * The `Link` header of each list's last response. Null if there is no such header, or if the list was read via JSONP.
   */
  readonly links: { readonly [name in ListName]?: string | null };
  /** The server's events. Absent or null if it doesn't send any. A panel announces its events in `links`. */
  readonly events?: StationEvents | null;
  /** Song requests. Absent or null if the server doesn't accept any. A panel announces them in `links`. */
  readonly requests?: RequestClient | null;
  /**
   * URL of the station's own picture. Absent or null if the server has none, or if its kind isn't known yet.
   */
  readonly picture?: string | null;
  /**
   * Reads at least the newest `wanted` records, in any order. The current track has the greatest `ts`. `known` is the
   * history that the page already has; clients of servers that report only the current track extend it. `parameter` is
   * added to the URL to bypass caches. The client for panels ignores it, so callers bypass a panel's caches with
   * `readList`.
   *
   * @throws StationFailure, or another error if the caller aborts.
   */
  readNewest(
    wanted: number,
    signal: AbortSignal,
    known?: PageHistory,
    parameter?: string,
  ): Promise<HistoryPage>;
  /**
   * Reads one list of this station. `query` has the contract's parameters except `server`, which the client adds.
   * Returns at most `most` records and leaves out those for which `readRecord` returns null.
   *
   * @throws StationFailure, with the reason `unsupported` if the server has no such list, or another error if the caller
   * aborts.
   */
  readList<R>(
    name: ListName,
    query: string,
    readRecord: (value: unknown) => R | null,
    signal: AbortSignal,
    most: number,
  ): Promise<ListPage<R>>;
  /**
   * Makes the next request check both ends of the history again. Call it after a long time without new
   * records.
   */
  forgetOrder(): void;
}
