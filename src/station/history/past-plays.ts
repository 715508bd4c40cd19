/** Searches the history. Loaded only when a page searches; doesn't poll. */
import { Unreadable } from '../../client/http/failures.js';
import { MAX_RECORDS, type ListPage } from '../../servers/panel/list-page.js';
import { readHistoryRecord } from '../../servers/panel/history-record.js';
import { failureOf } from '../failure-of.js';
import { findPlay, MAX_PAGE_SIZE, type FoundPage, type KnownOrder, type SearchTarget } from './find-play.js';
import { offAirAt } from '../feed/polling-plan.js';
import type { Track } from '../snapshot.js';
import type { StationContext } from '../station-context.js';

/** A page of consecutive plays. */
export interface PlaysPage {
  /** Newest first. */
  readonly records: readonly Track[];
  /**
   * Index of the play that was on air at the requested time. Null if nothing was on air, or if the search wasn't for a
   * time.
   */
  readonly index: number | null;
  /** Number of records on the page that are newer than the requested time or play. */
  readonly place: number;
  /** Offset of these records in the panel's history. Offsets change as the station plays more tracks. */
  readonly offset: number;
  readonly limit: number;
  /** Total number of plays; null if the panel doesn't report it. */
  readonly count: number | null;
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
}

export interface PlaysOptions {
  /** Number of plays, 1 to 500; default 20. */
  limit?: number;
  /** Aborts the search, which then rejects with an `AbortError`. */
  signal?: AbortSignal;
}

/** Extra records per request, so that a few new plays don't require a second request. */
const SLACK = 3;
/** Maximum number of plays per call. */
const MAX_PLAYS = 500;

const known = new WeakMap<StationContext, PastPlays>();

/** Returns one shared object per station. */
export function pastPlaysOf(station: StationContext): PastPlays {
  const plays = known.get(station) || new PastPlays(station);
  known.set(station, plays);
  return plays;
}

/** Methods reject with a `StationFailure` if the panel can't be read. Only one request is in flight at a time. */
export class PastPlays {
  private order: KnownOrder = {};
  /** Whether the order was learned from v2. The order of the legacy API may differ. */
  private wasReadable: boolean | null = null;
  /** The last known offset of each play, by id. */
  private offsets = new Map<number, number>();
  private lastRead: Promise<unknown> = Promise.resolve();

  constructor(private readonly station: StationContext) {}

  /** Finds what was on air at a time (milliseconds, UTC) and returns it with the plays before and after it. */
  async find(at: number, options: PlaysOptions = {}): Promise<PlaysPage> {
    const limit = limitOf(options);
    const side = Math.floor((limit - 1) / 4);
    // With smaller pages, the additional requests would cost more than the smaller responses save.
    const pageSize = Math.max(limit, 20);
    const found = await this.findPlace(
      { at: { id: Infinity, ts: at }, limit: pageSize, newer: side, older: side },
      options,
    );
    const { records, place } = found;
    const from = Math.max(0, Math.min(place - Math.floor((limit - 1) / 2), records.length - limit));
    const page = cut(found, from, from + limit, place - from);
    const play = page.records[page.place];
    return Object.freeze({ ...page, index: play && at <= offAirAt(play) ? page.place : null });
  }

  /** Returns the plays before this one, newest first. */
  async before(play: Track, options: PlaysOptions = {}): Promise<PlaysPage> {
    const older = limitOf(options);
    const found = await this.findPlace(this.beside(play, 0, older), options);
    const from = found.place + (found.records[found.place]?.id === play.id ? 1 : 0);
    return cut(found, from, from + older, 0);
  }

  /** Returns the plays after this one, newest first. */
  async after(play: Track, options: PlaysOptions = {}): Promise<PlaysPage> {
    const newer = limitOf(options);
    const found = await this.findPlace(this.beside(play, newer, 0), options);
    const to = found.place;
    return cut(found, Math.max(0, to - newer), to, Math.min(newer, to));
  }

  private beside(play: Track, newer: number, older: number): SearchTarget {
    const limit = newer + older + 1 + 2 * SLACK;
    const offset = this.offsets.get(play.id);
    const above = this.order.descending === false ? older : newer;
    const hint = offset === undefined ? {} : { hint: Math.max(0, offset - above - SLACK) };
    return { at: play, limit, newer, older, ...hint };
  }

  private async findPlace(target: SearchTarget, { signal }: PlaysOptions): Promise<FoundPage<Track>> {
    const { client, baseUrl } = this.station;
    if (client.canReadResponses !== this.wasReadable) this.order = {};
    try {
      const found = await findPlay(
        (offset, limit) => this.read(offset, limit, signal),
        { ...target, limit: Math.min(MAX_PAGE_SIZE, target.limit) },
        this.order,
      );
      this.wasReadable = client.canReadResponses;
      if (!found) throw new Unreadable(baseUrl, 'no history that can be searched');
      this.remember(found);
      return found;
    } catch (thrown) {
      if (signal?.aborted) throw new DOMException('The search was aborted.', 'AbortError');
      throw failureOf(thrown, baseUrl);
    }
  }

  /** Waits for the previous request, so that the panel receives one request at a time. */
  private read(
    offset: number,
    limit: number,
    signal = new AbortController().signal,
  ): Promise<ListPage<Track>> {
    const query = 'limit=' + limit + '&offset=' + offset;
    const request = async (): Promise<ListPage<Track>> => {
      if (signal.aborted) throw new Error('aborted');
      return this.station.client.readList('history', query, readHistoryRecord, signal, MAX_RECORDS);
    };
    const page = this.lastRead.then(request);
    // Discard the result, so that the page can be garbage-collected.
    const ended = (): void => undefined;
    this.lastRead = page.then(ended, ended);
    return page;
  }

  private remember({ offset, records }: FoundPage<Track>): void {
    const { descending } = this.order;
    const last = records.length - 1;
    this.offsets = new Map(
      records.map(({ id }, place) => [id, offset + (descending === false ? last - place : place)]),
    );
  }
}

function limitOf({ limit = 20 }: PlaysOptions): number {
  return Math.max(1, Math.min(MAX_PLAYS, Math.floor(limit) || 1));
}

function cut(found: FoundPage<Track>, from: number, to: number, place: number): PlaysPage {
  const { records, offset, limit, count, hasNewest, hasOldest } = found;
  return Object.freeze({
    records: Object.freeze(records.slice(from, to).map((record) => Object.freeze(record))),
    index: null,
    place,
    offset,
    limit,
    count,
    hasNewer: from > 0 || !hasNewest,
    hasOlder: to < records.length || !hasOldest,
  });
}
