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
  /** All known shows in order, including those outside the displayed range. */
  shows: Show[];
}

const MAX_UPCOMING = 4;

/**
 * Returns the data for the schedule's views. `only` lists the cast types to show; empty for all. An airing without an
 * end lasts until the next one or until `until` (Unix seconds).
 */
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

/** Returns a view in which the current show isn't hidden when a day has more shows than can be displayed. */
export function withOnAir(view: WeekView, shown: Shown, now: number): WeekView {
  const onAir = showOnAir(view.shows, now);
  const isHidden = view.days.some(({ hidden }) => hidden.some(({ airing }) => airing === onAir));
  return isHidden ? { ...view, days: weekDays(view.shows, shown, now) } : view;
}

/** Returns the show on air at `now` (Unix seconds). */
export function showOnAir(shows: readonly Show[], now: number): Show | null {
  return nowNext(shows, now).now;
}

/** Returns the next shows after `now` (Unix seconds). */
export function upcoming(shows: readonly Show[], now: number): Show[] {
  return shows
    .filter(({ id, start_ts, end_ts }) => id !== null && start_ts > now && end_ts > start_ts)
    .slice(0, MAX_UPCOMING);
}
