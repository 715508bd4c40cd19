/**
 * In:  a station's airings, a zone, and the days and hours to show.
 * Out: the columns of blocks, and what is on now and later.
 */
import { nowNext } from '../../schedule/now-next.js';
import { settled, type Settled } from '../../schedule/settled.js';
import { weekDays, type Block, type Day, type Shown } from '../../schedule/week-days.js';
import type { Airing } from '../../station/lists/week.js';

interface Named extends Omit<Airing, 'name' | 'cast_type'> {
  name: string;
  cast_type: string;
}
/** An airing with a name and an end. */
export type Show = Settled<Named>;
export type ShowBlock = Block<Named>;
export type ShowDay = Day<Named>;

export interface WeekView {
  days: ShowDay[];
  /** Everything that is known, in order: also what is not in the columns. */
  shows: Show[];
}

/** How many shows the list of what is next has. */
const UPCOMING = 4;

/** `only`: the cast types that are shown; empty for all. An airing without an end or a successor lasts until `until`, in Unix seconds. */
export function weekView(
  airings: readonly Airing[],
  only: readonly string[],
  shown: Shown,
  until: number,
  now: number,
): WeekView {
  const named = airings.map((airing): Named => ({
    ...airing,
    name: airing.name ?? '',
    cast_type: airing.cast_type ?? '',
  }));
  const all = settled(named, until);
  const shows = only.length ? all.filter(({ cast_type }) => only.includes(cast_type)) : all;
  return { days: weekDays(shows, shown, now), shows };
}

/** The same, with what is on the air among the blocks: a day with too many shows may hide it after a while. */
export function withOnAir(view: WeekView, shown: Shown, now: number): WeekView {
  const onAir = showOnAir(view.shows, now);
  const isHidden = view.days.some(({ hidden }) => hidden.some(({ airing }) => airing === onAir));
  return isHidden ? { ...view, days: weekDays(view.shows, shown, now) } : view;
}

/** The show that is on the air at a moment: Unix seconds. */
export function showOnAir(shows: readonly Show[], now: number): Show | null {
  return nowNext(shows, now).now;
}

/** The shows that begin after a moment: Unix seconds. */
export function upcoming(shows: readonly Show[], now: number): Show[] {
  return shows
    .filter(({ id, start_ts, end_ts }) => id !== null && start_ts > now && end_ts > start_ts)
    .slice(0, UPCOMING);
}
