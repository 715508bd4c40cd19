/**
 * Finds a moment in a long history.
 *
 * In:  a way to read any page of the history, and a moment.
 * Out: the page with the play that was on air then.
 *
 * It is an interpolation search: the times of the plays read so far say where the
 * moment may be. Where they mislead, it is a binary search. The order of the
 * history is learned from two of its pages; inside a page, position means nothing.
 * The history may grow meanwhile, so the newest answer overrides those before.
 */
import type { ListPage } from '../../servers/panel/list-page.js';

/** The part of a play that the search needs. */
export interface DatedRecord {
  readonly id: number;
  readonly ts: number;
}

/** What is known of the order of a history. The caller keeps it for the next search. */
export interface HistoryOrder {
  /** Whether the newest plays have the lowest offsets; undefined until that is learned. */
  descending?: boolean;
}

export interface SearchTarget {
  /** A play; or a moment with the id Infinity, which stands for the newest play that had begun by then. */
  at: DatedRecord;
  /** Records on a page, 1,000 at most; more than `newer` and `older` together. */
  limit: number;
  /** How many newer and older plays there must be beside it, where the history has them. */
  newer: number;
  older: number;
  /** Offset at which its page probably begins. */
  hint?: number;
}

export interface FoundPage<R> {
  /** As in the request. */
  offset: number;
  limit: number;
  /** Records in all; null where the panel does not say. */
  count: number | null;
  /** Newest first. */
  records: R[];
  /** How many of them are newer than the target: its index, where it is a play. */
  place: number;
  /** Whether the newest and the oldest play of the whole history are among them. */
  hasNewest: boolean;
  hasOldest: boolean;
}

/** The most requests for one search. */
export const MAX_READS = 20;
/** The largest page of the legacy API. */
export const LARGEST_PAGE = 1000;
/** Without a count the search needs more requests, so each is for more records. */
const UNCOUNTED_PAGE = 200;
/** Interpolations that may leave more than half of the range; after them, the search is binary. */
const MAX_BAD_GUESSES = 3;

type Page<R> = Pick<FoundPage<R>, 'offset' | 'limit' | 'count' | 'records' | 'place'>;

/** An end of the range to search, and a record near it, for the interpolation. */
interface Bound {
  offset: number;
  seen: { offset: number; ts: number };
}

/** Null when the search fails: too many records are unreadable, or the history changes all the time. */
export async function findPlay<R extends DatedRecord>(
  read: (offset: number, limit: number) => Promise<ListPage<R>>,
  { at, limit, newer, older, hint }: SearchTarget,
  order: HistoryOrder,
): Promise<FoundPage<R> | null> {
  // A play is known to be the newest one by then when the page has a newer one, or begins with the newest of all.
  newer = Math.max(newer, 1);
  limit = Math.max(limit, newer + older + 1);
  /** The range that is left to search. */
  const left: { low?: Bound | undefined; high?: Bound | undefined } = {};
  /** Records in all, as far as is known. */
  let end = Infinity;
  let isCounted = true;
  let badGuesses = 0;
  let aimed = false;
  /** A page read while the order was not known. */
  let other: Page<R> | null = null;

  for (let reads = 0; reads < MAX_READS; reads++) {
    const offset = startOf(hint ?? guess());
    const before = width();
    const guessed = hint === undefined && left.low && left.high;
    hint = undefined;
    const asked = limit;
    const { records: unsorted, count } = await read(offset, asked);
    const records = [...unsorted].sort(newestFirst);
    // Without a count, a page that is not full is the last one.
    end = count ?? (records.length < limit ? Math.min(end, offset + records.length) : end);
    isCounted = count !== null;
    if (!isCounted) limit = Math.max(limit, UNCOUNTED_PAGE);
    if (!records.length && end) {
      if (!isCounted) continue;
      // No readable record here: a larger page may have some.
      if (limit === LARGEST_PAGE) return null;
      hint = Math.min(offset, end) - limit;
      limit = widened(4);
      continue;
    }
    const page = { offset, limit: asked, count, records, place: records.filter(isNewer).length };
    // A panel without paging answers with the whole history.
    if (records.length > asked) {
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
    // Unreadable records make offsets vague: a larger page reaches beyond them.
    if (hint === undefined && before < Infinity && width() >= before) limit = widened(2);
  }
  return null;

  /** The result, when this page has it. Else the range becomes smaller, or `hint` says which page to read next. */
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
        // So many unreadable records may lie before the first readable one.
        const start = offset + Math.max(0, Math.min(page.limit, end - offset) - length);
        left.high = { offset: start - step, seen: { offset: start, ts: first.ts } };
      }
      if (width() < 0) {
        // The history has grown: the bound that this page contradicts is void.
        limit = widened(2);
        hint = isBeyond ? offset + length - 1 : offset - limit + 1;
        if (isBeyond) left.high = undefined;
        else left.low = undefined;
      }
    }
    return null;
  }

  function widened(times: number): number {
    return Math.min(LARGEST_PAGE, limit * times);
  }

  function isNewer(record: R): boolean {
    return newestFirst(at, record) > 0;
  }

  function width(): number {
    return (left.high?.offset ?? end) - (left.low?.offset ?? 0);
  }

  /** The best index of the play in its page: records to spare are shared by both sides. */
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
    // Without a count, the far end is searched in growing steps, and then between the last two.
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

/** Greatest `ts` first, ties by greatest `id`. */
export function newestFirst(a: DatedRecord, b: DatedRecord): number {
  return b.ts - a.ts || b.id - a.id;
}
