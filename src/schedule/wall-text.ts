/**
 * In:  dates and times as the contract writes them.
 * Out: wall seconds; and back.
 *
 * "Wall seconds" are what a clock on the wall shows, counted as if it were UTC.
 * A day is the wall second of the midnight that begins it.
 */
import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';

/** The day of a YYYY-MM-DD. NaN for null and for what can't be read: no comparison holds for it. */
export function dayFrom(date: string | null): number {
  return date === null ? NaN : Date.parse(`${date}T00:00:00Z`) / 1000;
}

/** Seconds since midnight of an HH:MM or HH:MM:SS; NaN for null and for what can't be read. */
export function secondsFrom(time: string | null): number {
  const parts = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(time ?? '');
  if (!parts) return NaN;
  return Number(parts[1]) * secondsInHour + Number(parts[2]) * secondsInMinute + Number(parts[3] ?? 0);
}

/** YYYY-MM-DD of wall or Unix seconds. */
export function dateText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** HH:MM:SS of wall or Unix seconds. */
export function timeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 19);
}

/** The day that wall or Unix seconds fall on. (date-fns' startOfDay: 2 times slower over a year of 1,000 events.) */
export function dayAt(seconds: number): number {
  return Math.floor(seconds / secondsInDay) * secondsInDay;
}

/** The time of day of wall or Unix seconds, as seconds since midnight. */
export function secondOfDay(seconds: number): number {
  return seconds - dayAt(seconds);
}
