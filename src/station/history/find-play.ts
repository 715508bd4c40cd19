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
  /** Records per page, 1,000 at most; more than `newer` and `older` together. */
  limit: number;
  /** How many newer and older plays the page must include besides the target, if the history has them. */
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

/** One end of the range to search, with a nearby record for the interpolation. */
interface Bound {
  offset: number;
  seen: { offset: number; ts: number };
}

/** Resolves with null if the search fails because too many records are unreadable or the history keeps changing. */
export async function findPlay<R extends DatedRecord>(
  read: (offset: number, limit: number) => Promise<ListPage<R>>,
  { at, limit, newer, older, hint }: SearchTarget,
  order: KnownOrder,
): Promise<FoundPage<R> | null> {
  // To prove that no later play had started by `ts`, the page must contain a newer play, or start with the
  // newest of all.
  newer = Math.max(newer, 1);
  limit = Math.max(limit, newer + older + 1);
  /** The remaining range to search. */
  const left: { low?: Bound | undefined; high?: Bound | undefined } = {};
  /** Total number of records, or an upper limit while it is unknown. */
  let end = Infinity;
  let isCounted = true;
  let badGuesses = 0;
  let aimed = false;
  /** A page that was read before the order was known. */
  let other: Page<R> | null = null;

  for (let reads = 0; reads < MAX_READS; reads++) {
    const offset = startOf(hint ?? guess());
    const before = width();
    const guessed = hint === undefined && left.low && left.high;
    hint = undefined;
    const pageSize = limit;
    const { records: unsorted, count } = await read(offset, pageSize);
    const records = [...unsorted].sort(newestFirst);
    // If the total is unknown, a page that isn't full is the last one.
    end = count ?? (records.length < limit ? Math.min(end, offset + records.length) : end);
    isCounted = count !== null;
    if (!isCounted) limit = Math.max(limit, UNCOUNTED_PAGE_SIZE);
    if (!records.length && end) {
      if (!isCounted) continue;
      // This page has no readable record. A larger page may have one.
      if (limit === MAX_PAGE_SIZE) return null;
      hint = Math.min(offset, end) - limit;
      limit = widened(4);
      continue;
    }
    const page = { offset, limit: pageSize, count, records, place: records.filter(isNewer).length };
    // A panel without paging sends the whole history.
    if (records.length > pageSize) {
      end = records.length;
      Object.assign(page, { offset: 0, limit: end });
    }
    let found = check(page);
    if (order.descending === undefined && !found && end > page.limit) {
      if (other && other.offset !== offset) {
        const ahead = newestFirst(other.records[0]!, records[0]!) <= 0;
        order.descending = ahead === other.offset < offset;
        found = check(other) || check(page);
      } else {
        other = page;
        hint = end === Infinity ? offset + limit : offset > (end - limit) / 2 ? 0 : end - limit;
      }
    }
    if (found) return found;
    if (guessed && width() > before / 2) badGuesses++;
    // Unreadable records make offsets imprecise, so try a larger page.
    if (hint === undefined && before < Infinity && width() >= before) limit = widened(2);
  }
  return null;

  /**
   * Returns the result if this page contains it. Otherwise, narrows the range or sets `hint` to the offset of
   * the next page to read.
   */
  function check(page: Page<R>): FoundPage<R> | null {
    const { offset, records, place } = page;
    const { length } = records;
    const { descending } = order;
    const starts = offset === 0;
    const ends = offset + page.limit >= end;
    if (descending === undefined && !(starts && ends)) return null;
    const hasNewest = descending ? starts : ends;
    const hasOldest = descending ? ends : starts;
    if ((place || hasNewest) && (place < length || hasOldest)) {
      const enough = (place >= newer || hasNewest) && (length - place > older || hasOldest);
      const start = startOf(offset + (descending ? place : length - 1 - place) - bestIndex());
      if (enough || aimed || start === offset) return { ...page, hasNewest, hasOldest };
      hint = start;
      aimed = true;
    } else {
      const isBeyond = place > 0 === descending;
      const last = records[descending ? length - 1 : 0]!;
      const first = records[descending ? 0 : length - 1]!;
      const step = descending ? 0 : 1;
      if (isBeyond) {
        left.low = { offset: offset + length - step, seen: { offset: offset + length - 1, ts: last.ts } };
      } else {
        // Up to this many unreadable records may precede the first readable one.
        const start = offset + Math.max(0, Math.min(page.limit, end - offset) - length);
        left.high = { offset: start - step, seen: { offset: start, ts: first.ts } };
      }
      if (width() < 0) {
        // The history has grown, so this page contradicts a bound. Drop that bound.
        limit = widened(2);
        hint = isBeyond ? offset + length - 1 : offset - limit + 1;
        if (isBeyond) left.high = undefined;
        else left.low = undefined;
      }
    }
    return null;
  }

  function widened(times: number): number {
    return Math.min(MAX_PAGE_SIZE, limit * times);
  }

  function isNewer(record: R): boolean {
    return newestFirst(at, record) > 0;
  }

  function width(): number {
    return (left.high?.offset ?? end) - (left.low?.offset ?? 0);
  }

  /** The best index for the target within its page. Spare records are divided between both sides. */
  function bestIndex(): number {
    const above = newer + Math.floor((limit - 1 - newer - older) / 2);
    return order.descending === false ? limit - 1 - above : above;
  }

  function startOf(offset: number): number {
    return Math.max(0, Math.min(Math.round(offset), end - limit));
  }

  function guess(): number {
    const { low, high } = left;
    if (low && high) return between(low, high) - bestIndex();
    if (!low) return 0;
    if (isCounted) return Math.max(low.offset, end - limit);
    // If the total is unknown, search for the end of the history in growing steps, then between the last two
    // offsets.
    return end === Infinity ? (low.offset + limit) * 4 : (low.offset + end) / 2;
  }

  function between(from: Bound, to: Bound): number {
    const share = (from.seen.ts - at.ts) / (from.seen.ts - to.seen.ts);
    if (badGuesses < MAX_BAD_GUESSES && share >= 0 && share <= 1) {
      return from.seen.offset + share * (to.seen.offset - from.seen.offset);
    }
    return (from.offset + to.offset) / 2;
  }
}

/** Sorts by `ts` and then by `id`, greatest first. */
export function newestFirst(a: DatedRecord, b: DatedRecord): number {
  return b.ts - a.ts || b.id - a.id;
}
