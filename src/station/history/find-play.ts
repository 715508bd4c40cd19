/**
 * Which part of a long history holds a moment.
 *
 * In:  a way to read any page of the history, and a moment.
 * Out: the page with the play that was on air then, found by guessing from the
 *      times of the plays seen so far; where they mislead, by halving what is left.
 *
 * A panel's order is learned from two of its pages; inside a page, position means
 * nothing. The history may move on meanwhile: what the newest answer says counts.
 */
import type { ListPage } from '../../client/fields.js';

/** All that a search needs to know of a play. */
export interface DatedRecord {
  readonly id: number;
  readonly ts: number;
}

/** What is known of a history's order: whether starts fall as offsets rise. Kept by whoever searches. */
export interface HistoryOrder {
  falls?: boolean;
}

export interface SearchTarget {
  /** The play that is meant, or a moment with an endless id: the newest play that had begun by then. */
  at: DatedRecord;
  /** Records on a page, 1,000 at most; more than `newer` and `older` together. */
  limit: number;
  /** How many newer and older plays there must be beside it, where the history has them. */
  newer: number;
  older: number;
  /** Where its page probably begins. */
  hint?: number;
}

export interface FoundPage<R> {
  /** What the panel was asked for. */
  offset: number;
  limit: number;
  /** Records in all; null where the panel does not say. */
  count: number | null;
  /** Newest first. */
  records: R[];
  /** How many of them are newer than what is target: its index, where there is a play at all. */
  place: number;
  /** Whether the newest and the oldest play of all are among them. */
  hasNewest: boolean;
  hasOldest: boolean;
}

/** More requests than this are not sent for one moment. */
export const MOST_READS = 20;
/** The legacy API has no larger pages. */
export const LARGEST_PAGE = 1000;
/** Without a count more requests are needed, so each is for more records. */
const UNCOUNTED_PAGE = 200;
/** Guesses by time that may leave more than half of what is to be searched. */
const MOST_BAD_GUESSES = 3;

type Page<R> = Pick<FoundPage<R>, 'offset' | 'limit' | 'count' | 'records' | 'place'>;

/** An offset that the play does not lie beyond, and a record seen near it, by which the next guess is made. */
interface Bound {
  offset: number;
  seen: { offset: number; ts: number };
}

/** Null when the history can't be searched: too much of it is unreadable, or it never holds still. */
export async function findPlay<R extends DatedRecord>(
  read: (offset: number, limit: number) => Promise<ListPage<R>>,
  { at, limit, newer, older, hint }: SearchTarget,
  order: HistoryOrder,
): Promise<FoundPage<R> | null> {
  /** What is left to be searched lies between these. */
  const left: { low?: Bound | undefined; high?: Bound | undefined } = {};
  /** Records in all, as far as is known. */
  let end = Infinity;
  let isCounted = true;
  let badGuesses = 0;
  let aimed = false;
  /** A page seen while the order was not known. */
  let other: Page<R> | null = null;

  for (let reads = 0; reads < MOST_READS; reads++) {
    const offset = startOf(hint ?? guess());
    const before = width();
    const guessed = hint === undefined && left.low && left.high;
    hint = undefined;
    const asked = limit;
    const { records: unsorted, count } = await read(offset, asked);
    const records = [...unsorted].sort(newestFirst);
    // Without a count, a page that is not full tells of the end.
    end = count ?? (records.length < limit ? Math.min(end, offset + records.length) : end);
    isCounted = count !== null;
    if (!isCounted) limit = Math.max(limit, UNCOUNTED_PAGE);
    if (!records.length && end) {
      if (!isCounted) continue;
      // Nothing readable, or nothing left here: a larger page has neighbours that are.
      if (limit === LARGEST_PAGE) return null;
      hint = Math.min(offset, end) - limit;
      limit = widened(4);
      continue;
    }
    const page = { offset, limit: asked, count, records, place: records.filter(isNewer).length };
    // A panel that knows no pages answers with everything.
    if (records.length > asked) {
      end = records.length;
      Object.assign(page, { offset: 0, limit: end });
    }
    let found = weigh(page);
    if (order.falls === undefined && !found && end > page.limit) {
      if (other && other.offset !== offset) {
        const ahead = newestFirst(other.records[0]!, records[0]!) <= 0;
        order.falls = ahead === other.offset < offset;
        found = weigh(other) || weigh(page);
      } else {
        other = page;
        hint = end === Infinity ? offset + limit : offset > (end - limit) / 2 ? 0 : end - limit;
      }
    }
    if (found) return found;
    if (guessed && width() > before / 2) badGuesses++;
    // Where records can't be read, positions are vague: only a larger page reaches beyond them.
    if (hint === undefined && before < Infinity && width() >= before) limit = widened(2);
  }
  return null;

  /** The answer, when the page is one. Else what is left to be searched is less, or the next page is known. */
  function weigh(page: Page<R>): FoundPage<R> | null {
    const { offset, records, place } = page;
    const { length } = records;
    const { falls } = order;
    const starts = offset === 0;
    const ends = offset + page.limit >= end;
    if (falls === undefined && !(starts && ends)) return null;
    const hasNewest = falls ? starts : ends;
    const hasOldest = falls ? ends : starts;
    if ((place || hasNewest) && (place < length || hasOldest)) {
      const enough = (place >= newer || hasNewest) && (length - place > older || hasOldest);
      const start = startOf(offset + (falls ? place : length - 1 - place) - spare());
      if (enough || aimed || start === offset) return { ...page, hasNewest, hasOldest };
      hint = start;
      aimed = true;
    } else {
      const isBeyond = place > 0 === falls;
      const last = records[falls ? length - 1 : 0]!;
      const first = records[falls ? 0 : length - 1]!;
      const step = falls ? 0 : 1;
      if (isBeyond) {
        left.low = { offset: offset + length - step, seen: { offset: offset + length - 1, ts: last.ts } };
      } else {
        // The first readable one may be that far behind the page's beginning.
        const start = offset + Math.max(0, Math.min(page.limit, end - offset) - length);
        left.high = { offset: start - step, seen: { offset: start, ts: first.ts } };
      }
      if (width() < 0) {
        // The history has moved on: the bound that this page contradicts no longer holds.
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

  /** Where in its page the play is best: what is to spare is shared by both sides. */
  function spare(): number {
    const above = newer + Math.floor((limit - 1 - newer - older) / 2);
    return order.falls === false ? limit - 1 - above : above;
  }

  function startOf(offset: number): number {
    return Math.max(0, Math.min(Math.round(offset), end - limit));
  }

  function guess(): number {
    const { low, high } = left;
    if (low && high) return between(low, high) - spare();
    if (!low) return 0;
    if (isCounted) return Math.max(low.offset, end - limit);
    // Without a count, the far end is looked for in leaps, and then between the last two.
    return end === Infinity ? (low.offset + limit) * 4 : (low.offset + end) / 2;
  }

  function between(from: Bound, to: Bound): number {
    const share = (from.seen.ts - at.ts) / (from.seen.ts - to.seen.ts);
    if (badGuesses < MOST_BAD_GUESSES && share >= 0 && share <= 1) {
      return from.seen.offset + share * (to.seen.offset - from.seen.offset);
    }
    return (from.offset + to.offset) / 2;
  }
}

/** Greatest `ts` first, ties by greatest `id`. */
export function newestFirst(a: DatedRecord, b: DatedRecord): number {
  return b.ts - a.ts || b.id - a.id;
}
