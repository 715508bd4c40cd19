/** Airings for tests: the few fields that the week's rules need, and blocks in readable notation. */
import { dateText } from '../../src/schedule/wall-text.js';
import type { AnyAiring, Settled } from '../../src/schedule/settled.js';
import type { Block, Day } from '../../src/schedule/week-days.js';
import { utc } from './events.js';

/** Returns an airing. `from` and `to` are `YYYY-MM-DD HH:MM` in UTC; `to` is null if the airing has no end. */
export function airing(
  id: number | null,
  from: string,
  to: string | null,
  changes: Partial<AnyAiring> = {},
): AnyAiring {
  const start_ts = utc(from);
  const end_ts = to === null ? null : utc(to);
  return { id, parent_id: null, name: `Event ${id}`, cast_type: 'playlist', start_ts, end_ts, ...changes };
}

export const on = (...args: [number, string, string]): Settled => airing(...args) as Settled;

/** Formats minutes from midnight as 02:30; after midnight as 26:00. */
export function clock(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `id 22:00-24:00>` if the airing continues, `id >00:00-01:30` if it started earlier. */
export function blockLine({ airing, from, to, start, end }: Block<AnyAiring>): string {
  const before = start > airing.start_ts ? '>' : '';
  const after = end < airing.end_ts ? '>' : '';
  return `${airing.id} ${before}${clock(from)}-${clock(to)}${after}`;
}

/** Returns one line per day: its date and its blocks. */
export function dayLines(days: Day<AnyAiring>[]): string[] {
  return days.map(({ day, blocks }) => `${dateText(day).slice(5)} ${blocks.map(blockLine).join(', ')}`);
}
