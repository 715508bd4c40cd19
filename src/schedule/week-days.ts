/**
 * Arranges airings into one column per day by their local time. Doesn't use the machine's clock or zone.
 *
 * All columns have the same height. Time that a clock change skips is empty, unless an airing continues through
 * the change. If an hour occurs twice, the airings of both hours are side by side.
 */
import { addHours } from 'date-fns/addHours';
import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import { dateAt, daysAfter } from './calendar.js';
import { nowNext } from './now-next.js';
import { setLanes, type Lane } from './lanes.js';
import { limitBlocks } from './limit-blocks.js';
import type { AnyAiring, Settled } from './settled.js';
import { stretches } from './stretches.js';
import type { Zone } from './zone.js';

export interface Shown {
  zone: Zone;
  /** The first midnight of the first day, as a local time in seconds. */
  firstDay: number;
  /** Number of days. */
  count: number;
  /**
   * The hours of a column, counted from midnight. Hours from 24 on are in the following night. For example, a
   * column from 6 to 26 ends at 02:00.
   */
  fromHour: number;
  toHour: number;
  /** Minimum duration of a block in the layout, in minutes. */
  shortest: number;
}

/** One airing in one column. If an airing continues past midnight, it has another block in the next column. */
export interface Block<A extends AnyAiring> extends Lane {
  airing: Settled<A>;
  /**
   * Minutes of local time since the first midnight of the column's day. `from` and `to` are equal if the airing
   * has no length.
   */
  from: number;
  to: number;
  /** The same times in Unix seconds. */
  start: number;
  end: number;
  /**
   * Index among the visible blocks of the airing. Screen readers read an airing only at its first block, whose
   * index is 0.
   */
  part: number;
}

export interface Day<A extends AnyAiring> {
  /** The first midnight of the day, as a local time in seconds. */
  day: number;
  /**
   * The blocks, sorted by start. If clocks go back, the blocks in the repeated hour may not be in order from
   * top to bottom.
   */
  blocks: Block<A>[];
  /** The blocks for which there is no room (see `limitBlocks`). */
  hidden: Block<A>[];
}

/**
 * Returns the hours of a column for the values that the page's author set. If the end isn't later than the
 * start, it is on the next day. For invalid values, the whole day is shown.
 */
export function hoursShown(fromHour: number, toHour: number): { fromHour: number; toHour: number } {
  const from = fromHour >= 0 && fromHour < 24 ? fromHour : 0;
  const to = toHour > 0 || (toHour === 0 && from > 0) ? toHour : 24;
  return { fromHour: from, toHour: Math.min(to > from ? to : to + 24, from + 24) };
}

/** Returns the range that the columns show, in Unix seconds. */
export function rangeOf({ zone, firstDay, count, fromHour, toHour }: Shown): {
  start_ts: number;
  end_ts: number;
} {
  const unixAt = (day: number, hour: number): number => zone.unixAt(getUnixTime(addHours(dateAt(day), hour)));
  return { start_ts: unixAt(firstDay, fromHour), end_ts: unixAt(daysAfter(firstDay, count - 1), toHour) };
}

/**
 * Returns the columns.
 *
 * An airing during a clock change is one block, from its first local time to its last, unless clocks show an
 * earlier or later time in between. For example, an airing from 02:40 to 02:20 in an hour that occurs twice is
 * two blocks, one before and one after the change. A block that ends at the moment of the change ends at the
 * new time if clocks go forward, and at the old time if they go back.
 *
 * If a column has too many blocks, the airing that is current at `now` (in Unix seconds) has priority, followed
 * by the longest blocks, because many short blocks could otherwise displace the shows. Blocks of the same
 * length are sorted by their distance to `now`.
 */
export function weekDays<A extends AnyAiring>(
  airings: readonly Settled<A>[],
  shown: Shown,
  now = 0,
): Day<A>[] {
  const { zone, firstDay, count, toHour, shortest } = shown;
  const days = [...Array(count).keys()].map((after): Day<A> => ({
    day: daysAfter(firstDay, after),
    blocks: [],
    hidden: [],
  }));
  const latest = new Map<Settled<A>, { block: Block<A>; day: Day<A> }>();
  // Extend the range by a day at each end. If clocks change at midnight, a day's hours extend beyond its two
  // midnights.
  const { start_ts, end_ts } = rangeOf(shown);
  const all = stretches(zone, start_ts - secondsInDay, end_ts + secondsInDay);
  all.forEach((stretch, index) => {
    const { start, end, offset } = stretch;
    const skipped = Math.max(0, (all[index + 1]?.offset ?? offset) - offset);
    for (const airing of airings) {
      if (airing.start_ts >= end) break;
      if (airing.start_ts < start && airing.end_ts <= start) continue;
      const from = Math.max(airing.start_ts, start) + offset;
      const to = Math.min(airing.end_ts, end) + offset;
      for (const { day, low, high } of cut(days, shown, from, to)) {
        const toUnix = day.day - offset;
        const { block: before, day: dayBefore } = latest.get(airing) ?? {};
        const block: Block<A> = {
          airing,
          from: low / secondsInMinute,
          to:
            (high + toUnix === end ? Math.min(high + skipped, toHour * secondsInHour) : high) /
            secondsInMinute,
          start: low + toUnix,
          end: high + toUnix,
          part: before ? before.part + 1 : 0,
          lane: 0,
          lanes: 1,
          isCorner: false,
        };
        if (
          before &&
          before.end === block.start &&
          day === dayBefore &&
          before.from <= block.from &&
          before.to <= block.to
        ) {
          before.to = block.to;
          before.end = block.end;
        } else {
          day.blocks.push(block);
          latest.set(airing, { block, day });
        }
      }
    }
  });
  const onAir = nowNext(airings, now).now;
  const isOnAir = ({ airing }: Block<A>): number => Number(airing === onAir);
  const compare = (a: Block<A>, b: Block<A>): number =>
    isOnAir(b) - isOnAir(a) ||
    b.to - b.from - (a.to - a.from) ||
    Math.abs(a.start - now) - Math.abs(b.start - now);
  for (const day of days) {
    const kept = new Set(limitBlocks(day.blocks, shortest, compare));
    day.hidden = day.blocks.filter((block) => !kept.has(block));
    day.blocks = [...kept];
    setLanes(day.blocks, shortest);
  }
  if (days.some(({ hidden }) => hidden.length)) numberParts(days.flatMap(({ blocks }) => blocks));
  return days;
}

/** Renumbers the parts, because the first block of an airing may be hidden. */
function numberParts<A extends AnyAiring>(blocks: Block<A>[]): void {
  const counts = new Map<Settled<A>, number>();
  for (const block of blocks.sort((a, b) => a.part - b.part)) {
    block.part = counts.get(block.airing) ?? 0;
    counts.set(block.airing, block.part + 1);
  }
}

/**
 * Returns the part of a period that each column shows, in seconds from the midnight of the column's day. `from`
 * and `to` are local times in seconds. `min` and `max` of date-fns aren't used, because they make a week of
 * 1,000 airings take 36 times as long.
 */
function cut<D extends { day: number }>(
  days: readonly D[],
  { fromHour, toHour }: Shown,
  from: number,
  to: number,
): { day: D; low: number; high: number }[] {
  return days
    .map((day) => ({
      day,
      low: Math.max(from - day.day, fromHour * secondsInHour),
      high: Math.min(to - day.day, toHour * secondsInHour),
    }))
    .filter(
      // Keep an airing without a length, but only in one column.
      ({ low, high }) => low < high || (from === to && low === high && low < toHour * secondsInHour),
    );
}
