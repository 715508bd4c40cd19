/**
 * In:  a moment, a zone.
 * Out: where the moment stands in a calendar: its week, and its place in the column of a day.
 */
import type { Shown } from './week-days.js';
import { DAY, type Zone } from './zone.js';

/**
 * The first day, counted from 1970-01-01, of the week that a moment lies in.
 * `firstWeekday` is counted as `Intl.Locale` does: 1 for Monday, 7 for Sunday.
 */
export function weekOf(now: number, zone: Zone, firstWeekday: number): number {
  const today = Math.floor(zone.wallAt(now) / DAY);
  // 1970-01-01 was a Thursday, the fourth.
  return today - ((((today + 4 - firstWeekday) % 7) + 7) % 7);
}

/** The wall's minutes at `now` (Unix seconds), from the midnight that begins a day; null outside of the hours that its column shows. */
export function minuteOf(
  now: number,
  day: number,
  { zone, fromHour, toHour }: Pick<Shown, 'zone' | 'fromHour' | 'toHour'>,
): number | null {
  const minute = (zone.wallAt(now) - day * DAY) / 60;
  return minute >= fromHour * 60 && minute < toHour * 60 ? minute : null;
}
