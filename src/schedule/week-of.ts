/**
 * In:  a moment, a zone.
 * Out: where the moment stands in a calendar: its week, and its place in the columns that are drawn.
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

/** The column in which the wall's time is `now` (Unix seconds), and its minutes from the column's midnight; null outside of what is shown. */
export function placeOf(now: number, shown: Shown): { column: number; minute: number } | null {
  const { zone, first, count, fromHour, toHour } = shown;
  const wall = zone.wallAt(now);
  const column = Math.floor((wall - fromHour * 3600) / DAY) - first;
  const minute = (wall - (first + column) * DAY) / 60;
  return column >= 0 && column < count && minute < toHour * 60 ? { column, minute } : null;
}
