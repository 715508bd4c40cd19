/**
 * Finds the page of a long history with the play that was on air at a given time.
 *
 * This is an interpolation search: it estimates the position of the target from the times of the plays read
 * so far. If the estimates are poor, it becomes a binary search. It learns the order of the history from two
 * pages; the order inside a page doesn't matter. The history may grow during the search, so newer responses
 * override older ones.
 */
import type { ListPage } from '../../servers/panel/list-page.js';

/** The fields of a play that the search needs. */
export interface DatedRecord {
  readonly id: number;
  readonly ts: number;
}

/** What is known about the order of a history. The caller keeps it for the next search. */
export interface KnownOrder {
  /** Whether the newest plays have the lowest offsets; undefined until known. */
  descending?: boolean;
}

export interface SearchTarget {
  /** The play to find. If its id is Infinity, finds the newest play that had started by `ts`. */
  at: DatedRecord;
  /** Number of records per page. It is at most 1,000 and greater than `newer` plus `older`. */
  limit: number;
  /** Number of plays before and after the target that the page must include, if the history has them. */
  newer: number;
  older: number;
  /** Probable offset of the page. */
  hint?: number;
}

export interface FoundPage<R> {
  /** The requested offset. */
  offset: number;
  limit: number;
  /** Total number of records; null if the panel doesn't report it. */
  count: number | null;
  /** Newest first. */
  records: R[];
  /**
   * Number of records on the page that are newer than the target. If the target is a play, this is its index.
   */
  place: number;
  /** Whether the page includes the newest or the oldest play of the whole history, respectively. */
  hasNewest: boolean;
  hasOldest: boolean;
}

/** Maximum number of requests per search. */
export const MAX_READS = 20;
/** Maximum page size of the legacy API. */
export const MAX_PAGE_SIZE = 1000;
/** Page size if the total is unknown. The search needs more requests in that case, so each one reads more records. */
const UNCOUNTED_PAGE_SIZE = 200;
/** If this many interpolations each leave more than half of the range, the search becomes binary. */
const MAX_BAD_GUESSES = 3;

type Page<R> = Pick<FoundPage<R>, 'offset' | 'limit' | 'count' | 'records' | 'place'>;

type ReadPage<R> = (offset: number, limit: number) => Promise<ListPage<R>>;

/** One end of the range to search, with a nearby record for the interpolation. */
interface Bound {
  offset: number;
  seen: { offset: number; ts: number };
}

/** Resolves with null if the search fails because too many records are unreadable or the history keeps changing. */
export async function findPlay<R extends DatedRecord>(
  read: ReadPage<R>,
  target: SearchTarget,
  order: KnownOrder,
): Promise<FoundPage<R> | null> {
  const search = new PageSearch<R>(target, order);
  for (let reads = 0; reads < MAX_READS && !search.isUnreadable; reads++) {
    const found = await search.readNextPage(read);
    if (found) return found;
  }
  return null;
}

class PageSearch<R extends DatedRecord> {
  /** Whether even the largest page has no readable record. */
  isUnreadable = false;
  private readonly at: DatedRecord;
  private readonly newer: number;
  private readonly older: number;
  /** Size of the next page. */
  private limit: number;
  /** Offset of the next page. If it is undefined, the offset is estimated. */
  private hint: number | undefined;
  /** The ends of the remaining range; undefined for the ends of the history. */
  private low: Bound | undefined;
  private high: Bound | undefined;
  /** Total number of records, or an upper limit while it is unknown. */
  private end = Infinity;
  private isCounted = true;
  private badGuesses = 0;
  /** Whether a page was requested with the target at its best index. This happens at most once per search. */
  private isCentred = false;
  /** A page that was read before the order was known. */
  private earlierPage: Page<R> | null = null;

  constructor(
    { at, limit, newer, older, hint }: SearchTarget,
    private readonly order: KnownOrder,
  ) {
    this.at = at;
    // To prove that no later play had started by `ts`, the page must contain a newer play, or start with the
    // newest of all.
    this.newer = Math.max(newer, 1);
    this.older = older;
    this.limit = Math.max(limit, this.newer + older + 1);
    this.hint = hint;
  }

  /** Returns the page with the target, or null if another page must be read. */
  async readNextPage(read: ReadPage<R>): Promise<FoundPage<R> | null> {
    const isGuess = this.hint === undefined && this.low !== undefined && this.high !== undefined;
    const offset = this.validOffset(this.hint ?? this.guess());
    const before = this.width();
    this.hint = undefined;
    const page = this.toPage(offset, this.limit, await read(offset, this.limit));
    if (!page.records.length && this.end) {
      this.skipUnreadable(offset);
      return null;
    }
    const found = this.checkPage(page) ?? this.learnOrder(page);
    if (found) return found;
    if (isGuess && this.width() > before / 2) this.badGuesses++;
    // Unreadable records make offsets imprecise, so try a larger page.
    if (this.hint === undefined && before < Infinity && this.width() >= before) this.limit = this.widened(2);
    return null;
  }

  /** Sorts the records of a response, and updates the number of records in the history. */
  private toPage(offset: number, limit: number, { records: unsorted, count }: ListPage<R>): Page<R> {
    const records = [...unsorted].sort(newestFirst);
    const page = { count, records, place: records.filter((record) => this.isNewer(record)).length };
    this.isCounted = count !== null;
    if (!this.isCounted) this.limit = Math.max(this.limit, UNCOUNTED_PAGE_SIZE);
    // A panel without paging sends the whole history.
    if (records.length > limit) {
      this.end = records.length;
      return { ...page, offset: 0, limit: records.length };
    }
    // If the total is unknown, a page that isn't full is the last one.
    this.end = count ?? (records.length < limit ? Math.min(this.end, offset + records.length) : this.end);
    return { ...page, offset, limit };
  }

  /** Chooses a larger page, because the page at this offset has no readable record. */
  private skipUnreadable(offset: number): void {
    if (!this.isCounted) return;
    if (this.limit === MAX_PAGE_SIZE) {
      this.isUnreadable = true;
      return;
    }
    this.hint = Math.min(offset, this.end) - this.limit;
    this.limit = this.widened(4);
  }

  /** Learns the order from two pages, and returns the one with the target. After the first page, chooses the second. */
  private learnOrder(page: Page<R>): FoundPage<R> | null {
    const { earlierPage, end, limit } = this;
    const { offset } = page;
    if (this.order.descending !== undefined || end <= page.limit) return null;
    if (earlierPage && earlierPage.offset !== offset) {
      const isEarlierNewer = newestFirst(earlierPage.records[0]!, page.records[0]!) <= 0;
      this.order.descending = isEarlierNewer === earlierPage.offset < offset;
      // If the earlier page has the target, but too few plays around it, the next request is already centred on it.
      return this.checkPage(earlierPage) ?? (this.isCentred ? null : this.checkPage(page));
    }
    this.earlierPage = page;
    const isSecondHalf = offset > (end - limit) / 2;
    if (end === Infinity) this.hint = offset + limit;
    else this.hint = isSecondHalf ? 0 : end - limit;
    return null;
  }

  /**
   * Returns the result if this page contains it. Otherwise, narrows the range or sets `hint` to the offset of
   * the next page to read.
   */
  private checkPage(page: Page<R>): FoundPage<R> | null {
    const { offset, records, place } = page;
    const { length } = records;
    const { descending } = this.order;
    const starts = offset === 0;
    const ends = offset + page.limit >= this.end;
    if (descending === undefined && !(starts && ends)) return null;
    const hasNewest = descending ? starts : ends;
    const hasOldest = descending ? ends : starts;
    if (!((place || hasNewest) && (place < length || hasOldest))) {
      this.narrow(page);
      return null;
    }
    const hasNeighbours = (place >= this.newer || hasNewest) && (length - place > this.older || hasOldest);
    const centred = this.validOffset(offset + (descending ? place : length - 1 - place) - this.bestIndex());
    if (hasNeighbours || this.isCentred || centred === offset) return { ...page, hasNewest, hasOldest };
    this.hint = centred;
    this.isCentred = true;
    return null;
  }

  /** Narrows the range by a page that is on one side of the target. */
  private narrow({ offset, limit, records, place }: Page<R>): void {
    const { length } = records;
    const { descending } = this.order;
    const isTargetAfter = place > 0 === descending;
    const last = records[descending ? length - 1 : 0]!;
    const first = records[descending ? 0 : length - 1]!;
    const step = descending ? 0 : 1;
    if (isTargetAfter) {
      this.low = { offset: offset + length - step, seen: { offset: offset + length - 1, ts: last.ts } };
    } else {
      // Up to this many unreadable records may precede the first readable one.
      const start = offset + Math.max(0, Math.min(limit, this.end - offset) - length);
      this.high = { offset: start - step, seen: { offset: start, ts: first.ts } };
    }
    if (this.width() >= 0) return;
    // The history has grown, so this page contradicts a bound. Drop that bound.
    this.limit = this.widened(2);
    this.hint = isTargetAfter ? offset + length - 1 : offset - this.limit + 1;
    if (isTargetAfter) this.high = undefined;
    else this.low = undefined;
  }

  private widened(times: number): number {
    return Math.min(MAX_PAGE_SIZE, this.limit * times);
  }

  private isNewer(record: R): boolean {
    return newestFirst(this.at, record) > 0;
  }

  private width(): number {
    return (this.high?.offset ?? this.end) - (this.low?.offset ?? 0);
  }

  /** The best index for the target within its page. Spare records are divided between both sides. */
  private bestIndex(): number {
    const above = this.newer + Math.floor((this.limit - 1 - this.newer - this.older) / 2);
    return this.order.descending === false ? this.limit - 1 - above : above;
  }

  private validOffset(offset: number): number {
    return Math.max(0, Math.min(Math.round(offset), this.end - this.limit));
  }

  /** Estimates the offset of the page with the target. */
  private guess(): number {
    const { low, high, end, limit } = this;
    if (low && high) return this.between(low, high) - this.bestIndex();
    if (!low) return 0;
    if (this.isCounted) return Math.max(low.offset, end - limit);
    // If the total is unknown, search for the end of the history in growing steps, then between the last two
    // offsets.
    return end === Infinity ? (low.offset + limit) * 4 : (low.offset + end) / 2;
  }

  private between(from: Bound, to: Bound): number {
    const share = (from.seen.ts - this.at.ts) / (from.seen.ts - to.seen.ts);
    if (this.badGuesses < MAX_BAD_GUESSES && share >= 0 && share <= 1) {
      return from.seen.offset + share * (to.seen.offset - from.seen.offset);
    }
    return (from.offset + to.offset) / 2;
  }
}

/** Sorts by `ts` and then by `id`, greatest first. */
export function newestFirst(a: DatedRecord, b: DatedRecord): number {
  return b.ts - a.ts || b.id - a.id;
}
