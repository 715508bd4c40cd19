import { legacy, v2 } from '../contract/paths.js';
import { StationFailure, Unreachable, Unreadable } from './http/failures.js';
import { readPage, type ListPage } from '../servers/panel/list-page.js';
import {
  firstPageRequest,
  nextPageRequest,
  unknownEnd,
  type HistoryEnd,
  type PageRequest,
} from '../servers/panel/history-end.js';
import { readHistoryRecord, type HistoryPage } from '../servers/panel/history-record.js';
import type * as legacyApi from './http/legacy.js';
import type { JsonpMode } from './http/legacy.js';
import { legacyFoundAt, rememberLegacy } from './http/legacy-memory.js';
import { loadRequiredChunk } from './load-chunk.js';
import { panelCapabilities } from '../servers/panel/capabilities.js';
import type { ListName, StationClient } from './station-client.js';
import { isMissingV2, isTooLarge, readV2 } from './http/v2.js';

export type Transport = 'auto' | 'v2' | 'legacy';

/** How long the legacy API is used before the client tries v2 again. */
const RETRY_V2_MS = 600_000;

/** After a list was too large, the client requests only one record at a time for this long. */
const RETRY_LISTS_MS = 600_000;

/** Three pages are enough for any sort order, unless the end of the history keeps moving. */
const MAX_PAGES = 3;

/**
 * Reads the lists of one station via v2 or the legacy API, whichever works. It remembers what it learned about the
 * panel, but keeps no data.
 */
export class PanelClient implements StationClient {
  capabilities = panelCapabilities;
  canReadResponses: boolean | null = null;
  readonly links: { [name in ListName]?: string | null } = {};
  private end: HistoryEnd = unknownEnd();
  /** The panel's time in the last response; NaN if the page can't read it. */
  private reportedNow = NaN;
  private v2Works = false;
  /** Time at which a list was last too large to read, in milliseconds (visitor's clock). */
  private tooLargeAt = 0;

  constructor(
    readonly baseUrl: string,
    readonly server: number,
    readonly transport: Transport,
    readonly jsonp: JsonpMode,
    /** Why requests can't be sent; null if they can. */
    readonly addressFailure: StationFailure | null = null,
  ) {}

  async readNewest(wanted: number, signal: AbortSignal): Promise<HistoryPage> {
    const isSingle = Date.now() - this.tooLargeAt < RETRY_LISTS_MS;
    try {
      return await this.readPages(isSingle ? 1 : wanted, signal);
    } catch (failure) {
      if (isSingle || !isTooLarge(failure)) throw failure;
      this.tooLargeAt = Date.now();
      return this.readPages(1, signal);
    }
  }

  private async readPages(wanted: number, signal: AbortSignal): Promise<HistoryPage> {
    let records: HistoryPage['records'] = [];
    let request: PageRequest | null = firstPageRequest(this.end, wanted);
    let count = null;
    for (let pages = 0; request && pages < MAX_PAGES; pages++) {
      const page: HistoryPage = await this.readHistory(request, signal);
      count = page.count;
      request = nextPageRequest(this.end, wanted, request, page, Date.now());
      // The records at the other end may be years older. Combined with the newest ones, they would look like
      // one continuous history.
      if (!pages || this.end.tail) ({ records } = page);
    }
    const isLinked = (rel: string): boolean => !!this.links.history?.includes(`; rel="${rel}"`);
    return {
      records,
      count,
      now: this.reportedNow,
      onAir: isLinked('current') || null,
      isOver: isLinked('prev'),
    };
  }

  forgetOrder(): void {
    this.end = unknownEnd();
  }

  private readHistory({ limit, offset }: PageRequest, signal: AbortSignal): Promise<HistoryPage> {
    return this.readList('history', 'limit=' + limit + '&offset=' + offset, readHistoryRecord, signal, limit);
  }

  /** Reads v2, or the legacy API if this page can't reach v2. */
  async readList<R>(
    name: ListName,
    query: string,
    readRecord: (value: unknown) => R | null,
    signal: AbortSignal,
    most: number,
  ): Promise<ListPage<R>> {
    if (this.addressFailure) throw this.addressFailure;
    const { baseUrl, transport } = this;
    const isHistory = name === 'history';
    const search = '?' + query + (name === 'servers' ? '' : '&server=' + this.server);
    let failure: unknown;
    // An unknown value of `transport` is a page author's mistake and is treated as `auto`.
    if (transport !== 'legacy' && (transport === 'v2' || Date.now() - legacyFoundAt(baseUrl) > RETRY_V2_MS)) {
      const url = baseUrl + v2[name] + search;
      try {
        const body = await readV2(url, signal, isHistory, (headers) => {
          this.links[name] = headers.get('Link');
          if (isHistory) this.reportedNow = timeOf(headers);
        });
        const page = pageOf(url, body, readRecord, most);
        this.v2Works = this.canReadResponses = true;
        if (isHistory) rememberLegacy(baseUrl, 0);
        return page;
      } catch (v2Failure) {
        // Outside a browser every response is readable, and there is no JSONP.
        if (transport === 'v2' || !globalThis.document || !isMissingV2(v2Failure)) throw v2Failure;
        failure = v2Failure;
      }
    }
    try {
      const page = await this.readLegacyList(baseUrl + legacy[name] + search, readRecord, signal, most);
      if (isHistory && page.count === 0) await this.checkServer(signal);
      this.links[name] = null;
      this.reportedNow = NaN;
      // A panel may lack one v2 list but have the others, so only the history decides whether v2 is used.
      if (isHistory) this.canReadResponses = false;
      if (failure && isHistory) {
        rememberLegacy(baseUrl, Date.now());
        this.forgetOrder();
      }
      return page;
    } catch (legacyFailure) {
      if (!failure && isHistory && legacyFailure instanceof StationFailure) rememberLegacy(baseUrl, 0);
      // If v2 has worked before, throw its failure, which is more helpful than the failure of the legacy API. Do the
      // same if v2 responded now, unless the page's policy blocks the legacy API.
      const isBlocked = (legacyFailure as Partial<Unreachable>).reason === 'blocked';
      const hasResponse = !(failure instanceof Unreachable) && !isBlocked;
      throw failure && (this.v2Works || hasResponse) ? failure : legacyFailure;
    }
  }

  private async readLegacyList<R>(
    url: string,
    readRecord: (value: unknown) => R | null,
    signal: AbortSignal,
    most: number,
  ): Promise<ListPage<R>> {
    const { readLegacy } = await loadLegacy(url);
    return pageOf(url, await readLegacy(url, this.jsonp, signal), readRecord, most);
  }

  private async checkServer(signal: AbortSignal): Promise<void> {
    const { checkServer } = await loadLegacy(this.baseUrl);
    await checkServer(this.baseUrl, this.server, this.jsonp, signal);
  }
}

/** Loads the code for the legacy API, which most panels don't need. Rejects with `Unreachable` and this URL. */
function loadLegacy(url: string): Promise<typeof legacyApi> {
  return loadRequiredChunk(url, () => import('./http/legacy.js'));
}

/** Returns the panel's current time. `Age` is added because a cache may have held the response for that long. */
function timeOf(headers: Headers): number {
  return Number(new Date(headers.get('Date') ?? NaN)) + Number(headers.get('Age')) * 1000;
}

function pageOf<R>(
  url: string,
  data: unknown,
  readRecord: (value: unknown) => R | null,
  most: number,
): ListPage<R> {
  const page = readPage(data, readRecord, most);
  if (!page) throw new Unreadable(url, 'no list of records');
  return page;
}
