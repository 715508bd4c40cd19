/**
 * In:  a base URL, a server number and the way to ask.
 * Out: the station's records, from v2 or the legacy API, whichever answers.
 */
import { legacy, v2 } from '../contract/paths.js';
import { Refused, StationFailure, Unreadable } from './failures.js';
import { firstWindow, windowAfter, type HistoryEnd, type HistoryWindow } from './history-end.js';
import { readLegacy, type JsonpWay } from './legacy.js';
import { readHistoryPage, type HistoryPage } from './reading.js';
import { recall, remember } from './session-memory.js';
import { isMissingV2, readV2 } from './v2.js';

export type Transport = 'auto' | 'v2' | 'legacy';
type Interface = 'v2' | 'legacy';

/** The interface that answered last, and when it was found: milliseconds. */
interface Found {
  api: Interface;
  at: number;
}

/** How long the legacy API is used before v2 is tried again: milliseconds. */
const TRY_AGAIN = 600_000;

/** Asks one panel for one station. It holds what was learned about the panel, never the data. */
export class PanelClient {
  private end: HistoryEnd = { newestAt: 'unknown', count: 0 };
  private readonly key: string;

  constructor(
    private readonly baseUrl: string,
    private readonly server: number,
    private readonly transport: Transport,
    private readonly jsonp: JsonpWay,
  ) {
    this.key = 'onair:api:' + baseUrl;
  }

  /**
   * The newest `wanted` records (perhaps a few more), in no order. The one on air is the one with the greatest `ts`.
   *
   * @throws StationFailure; or an AbortError, when the caller has given up.
   */
  async readNewest(wanted: number, signal: AbortSignal): Promise<HistoryPage> {
    let asked = firstWindow(this.end, wanted);
    let page = await this.readHistory(asked, signal);
    const all: HistoryPage = { records: page.records, count: page.count };
    let before: HistoryPage | null = null;
    // Three pages are enough for any order; a panel that moves its end forever gets no fourth.
    for (let pages = 1; pages < 3; pages++) {
      const next = windowAfter(this.end, wanted, asked, page, before);
      if (!next) break;
      before = page;
      asked = next;
      page = await this.readHistory(asked, signal);
      all.records = all.records.concat(page.records);
      all.count = page.count;
    }
    return all;
  }

  /** Looks at both ends again next time: what was learned of the order has brought nothing new for long. */
  forgetOrder(): void {
    this.end = { newestAt: 'unknown', count: 0 };
  }

  private async readHistory(window: HistoryWindow, signal: AbortSignal): Promise<HistoryPage> {
    const query = '?limit=' + window.limit + '&offset=' + window.offset + '&server=' + this.server;
    const answer = await this.ask(v2.history + query, legacy.history + query, signal);
    const page = readHistoryPage(answer.data);
    if (!page) throw new Unreadable('GET', answer.url, 'no list of records');
    if (answer.api === 'legacy' && page.count === 0) await this.checkServer(signal);
    return page;
  }

  /** The legacy API answers an unknown server number with an empty list; v2 refuses it. Both shall say the same. */
  private async checkServer(signal: AbortSignal): Promise<void> {
    const url = this.baseUrl + legacy.servers + '?limit=0';
    const data = (await readLegacy(url, this.jsonp, signal)) as { objects?: { id?: unknown }[] } | null;
    const servers = data?.objects;
    if (!Array.isArray(servers) || servers.some((each) => each?.id == this.server)) return;
    throw new Refused('GET', url, 400, { server: ['invalid_choice'] });
  }

  /** The ladder: v2, and where this page can't reach it, the legacy API. */
  private async ask(
    v2Path: string,
    legacyPath: string,
    signal: AbortSignal,
  ): Promise<{ api: Interface; url: string; data: unknown }> {
    const askV2 = async () => {
      const url = this.baseUrl + v2Path;
      return { api: 'v2' as const, url, data: await readV2(url, signal) };
    };
    const askLegacy = async () => {
      const url = this.baseUrl + legacyPath;
      return { api: 'legacy' as const, url, data: await readLegacy(url, this.jsonp, signal) };
    };
    if (this.transport === 'v2') return askV2();
    if (this.transport === 'legacy') return askLegacy();

    const found = recall<Found>(this.key);
    const worked = found?.api;
    if (found && worked === 'legacy' && Date.now() - found.at < TRY_AGAIN) {
      try {
        return await askLegacy();
      } catch (failure) {
        if (failure instanceof StationFailure) remember(this.key, null);
        throw failure;
      }
    }
    let v2Failure: unknown;
    try {
      const answer = await askV2();
      if (worked !== 'v2') this.found('v2');
      return answer;
    } catch (failure) {
      if (!isMissingV2(failure)) throw failure;
      v2Failure = failure;
    }
    try {
      const answer = await askLegacy();
      this.found('legacy');
      return answer;
    } catch (failure) {
      // Where v2 could be heard, or has worked before, its failure tells more than the second try's.
      const unheard = v2Failure instanceof StationFailure && v2Failure.kind === 'unreachable';
      throw unheard && worked !== 'v2' ? failure : v2Failure;
    }
  }

  private found(api: Interface): void {
    this.forgetOrder();
    remember(this.key, { api, at: Date.now() } satisfies Found);
  }
}
