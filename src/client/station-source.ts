/**
 * What a station needs of whatever answers for it: a panel by v2 or the legacy API (`panel-client.ts`), or a server of another
 * kind (`server-client.ts`). Whoever asks need not know which.
 */
import type { Can } from '../servers/server-kind.js';
import type { HistoryPage, KnownPlays } from '../servers/panel/history-record.js';
import type { ListPage } from '../servers/panel/list-page.js';

/** The lists of our contract that a station may have. */
export type ListName = 'servers' | 'channels' | 'history' | 'grid' | 'podcasts';

export interface StationSource {
  /** Address of the panel or server, without a trailing slash. */
  readonly baseUrl: string;
  /** What it can tell of its station, and take. */
  readonly can: Can;
  /**
   * Whether this page can read its answer to a POST: by v2 it can, by JSONP it can't.
   * Null before the first answer.
   */
  readonly canReadAnswers: boolean | null;
  /** The `Link` header of the last answer of each list; null where it had none, and by JSONP, which shows none. */
  readonly links: { readonly [name in ListName]?: string | null };
  /**
   * The newest `wanted` records (perhaps more), in no order. The one on air is the one with the greatest `ts`. `known` is what
   * the page knew before: it goes on where a server tells no more than what is on air.
   *
   * @throws StationFailure; or another error, when the caller has aborted.
   */
  readNewest(wanted: number, signal: AbortSignal, known?: KnownPlays): Promise<HistoryPage>;
  /**
   * One list of this station, asked for by the contract's parameters. `query` has no `server`, which is added. A record that
   * `readRecord` can't read is left out, and so are those beyond `most`, however many there are.
   *
   * @throws StationFailure, `untold` where such a server has no such list; or another error, when the caller has aborted.
   */
  readList<R>(
    name: ListName,
    query: string,
    readRecord: (value: unknown) => R | null,
    signal: AbortSignal,
    most: number,
  ): Promise<ListPage<R>>;
  /** Makes the next request look at both ends of the history, after a long time without a new record. */
  forgetOrder(): void;
}
