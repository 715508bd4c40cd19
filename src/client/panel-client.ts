/**
 * In:  a base URL, a server number and the way to ask.
 * Out: the station's lists, from v2 or the legacy API, whichever answers.
 */
import { legacy, v2 } from '../contract/paths.js';
import { StationFailure, Unreachable, Unreadable, whyUnreachable } from './failures.js';
import type { ListPage } from './fields.js';
import { firstWindow, unknownEnd, windowAfter, type HistoryEnd, type HistoryWindow } from './history-end.js';
import type { JsonpMode } from './legacy.js';
import { readHistoryRecord, readPage, type HistoryPage } from './reading.js';
import { legacyFoundAt, rememberLegacy } from './legacy-memory.js';
import { isMissingV2, readV2 } from './v2.js';

/** Lists that both interfaces have, by the same name. */
export type ListName = 'servers' | 'channels' | 'history' | 'grid' | 'podcasts';

export type Transport = 'auto' | 'v2' | 'legacy';

/** How long the legacy API is used before v2 is tried again: milliseconds. */
const TRY_AGAIN = 600_000;

/** Asks one panel for one station. It holds what was learned about the panel, never the data. */
export class PanelClient {
  /**
   * Whether this page can read what the panel answers to a post: by v2 it can, by JSONP it can't.
   * Null before the first answer.
   */
  canReadAnswers: boolean | null = null;
  private end: HistoryEnd = unknownEnd();
  private v2Works = false;

  constructor(
    readonly baseUrl: string,
    private readonly server: number,
    private readonly transport: Transport,
    private readonly jsonp: JsonpMode,
    /** Why no request may be sent at all; null when it may. */
    private readonly hopeless: StationFailure | null = null,
  ) {}

  /**
   * The newest `wanted` records (perhaps more), in no order. The one on air is the one with the greatest `ts`.
   *
   * @throws StationFailure; or another error, when the caller has given up.
   */
  async readNewest(wanted: number, signal: AbortSignal): Promise<HistoryPage> {
    let records: HistoryPage['records'] = [];
    let asked: HistoryWindow | null = firstWindow(this.end, wanted);
    let count = null;
    // Three pages are enough for any order; a panel whose end moves forever gets no fourth.
    for (let pages = 0; asked && pages < 3; pages++) {
      const page: HistoryPage = await this.readHistory(asked, signal);
      count = page.count;
      asked = windowAfter(this.end, wanted, asked, page);
      // The other end's records are years away from these: together they would look like one history.
      if (!pages || this.end.tail) ({ records } = page);
    }
    return { records, count };
  }

  /** Looks at both ends again next time: what was learned of the order has brought nothing new for long. */
  forgetOrder(): void {
    this.end = unknownEnd();
  }

  private readHistory({ limit, offset }: HistoryWindow, signal: AbortSignal): Promise<HistoryPage> {
    return this.readList('history', 'limit=' + limit + '&offset=' + offset, readHistoryRecord, signal);
  }

  /**
   * One list of this station, by the ladder: v2, and where this page can't reach it, the legacy API.
   * `query` has no `server`, which is added. A record that `readRecord` can't read is left out.
   *
   * @throws StationFailure; or another error, when the caller has given up.
   */
  async readList<R>(
    name: ListName,
    query: string,
    readRecord: (value: unknown) => R | null,
    signal: AbortSignal,
  ): Promise<ListPage<R>> {
    if (this.hopeless) throw this.hopeless;
    const { baseUrl, transport } = this;
    const isHistory = name === 'history';
    const search = '?' + query + (name === 'servers' ? '' : '&server=' + this.server);
    let failure: unknown;
    // A transport that is none of the three is what a page author mistyped: the default does.
    if (transport !== 'legacy' && (transport === 'v2' || Date.now() - legacyFoundAt(baseUrl) > TRY_AGAIN)) {
      const url = baseUrl + v2[name] + search;
      try {
        const page = pageOf(url, await readV2(url, signal), readRecord);
        this.v2Works = this.canReadAnswers = true;
        return page;
      } catch (v2Failure) {
        if (transport === 'v2' || !isMissingV2(v2Failure)) throw v2Failure;
        failure = v2Failure;
      }
    }
    try {
      const page = await this.readLegacyList(baseUrl + legacy[name] + search, readRecord, signal);
      if (isHistory && page.count === 0) await this.checkServer(signal);
      // A panel may lack one v2 list and have the others: what is missing of a history tells of all.
      if (isHistory) this.canReadAnswers = false;
      if (failure && isHistory) {
        rememberLegacy(baseUrl, Date.now());
        this.forgetOrder();
      }
      return page;
    } catch (legacyFailure) {
      if (!failure && isHistory && legacyFailure instanceof StationFailure) rememberLegacy(baseUrl, 0);
      // Where v2 could be heard, or has worked before, its failure tells more than the second try's.
      throw failure && (this.v2Works || !(failure instanceof Unreachable)) ? failure : legacyFailure;
    }
  }

  private async readLegacyList<R>(
    url: string,
    readRecord: (value: unknown) => R | null,
    signal: AbortSignal,
  ): Promise<ListPage<R>> {
    const api = await import('./legacy.js').catch((cause: unknown) => {
      throw new Unreachable(url, whyUnreachable(), cause);
    });
    return pageOf(url, await api.readLegacy(url, this.jsonp, signal), readRecord);
  }

  private async checkServer(signal: AbortSignal): Promise<void> {
    const { checkServer } = await import('./legacy.js');
    await checkServer(this.baseUrl, this.server, this.jsonp, signal);
  }
}

function pageOf<R>(url: string, data: unknown, readRecord: (value: unknown) => R | null): ListPage<R> {
  const page = readPage(data, readRecord);
  if (!page) throw new Unreadable(url, 'no list of records');
  return page;
}
