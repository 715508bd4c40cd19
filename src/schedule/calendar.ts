/**
 * In:  dates and times as the contract writes them.
 * Out: days counted from 1970-01-01 and seconds of a day; and back.
 *
 * A day here is a date on a calendar, in no zone.
 */
import { DAY } from './zone.js';

/** The day of a YYYY-MM-DD. NaN for null and for what can't be read: no comparison holds for it. */
export function dayOf(date: string | null): number {
  return date === null ? NaN : Date.parse(`${date}T00:00:00Z`) / 1000 / DAY;
}

/** YYYY-MM-DD. */
export function dateText(day: number): string {
  return new Date(day * DAY * 1000).toISOString().slice(0, 10);
}

/** Seconds since midnight of an HH:MM or HH:MM:SS; NaN for null and for what can't be read. */
export function secondsOf(time: string | null): number {
  const parts = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(time ?? '');
  return parts ? Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3] ?? 0) : NaN;
}

/** HH:MM:SS of wall or Unix seconds: the time of their day. */
export function timeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 19);
}

/** The day that wall or Unix seconds fall on. */
export function dayAt(seconds: number): number {
  return Math.floor(seconds / DAY);
}

/** The time of day of wall or Unix seconds, as seconds since midnight. */
export function secondOfDay(seconds: number): number {
  return seconds - dayAt(seconds) * DAY;
}

/** The weekday, 0 for Monday. */
export function weekdayOf(day: number): number {
  // 1970-01-01 was a Thursday.
  return (((day + 3) % 7) + 7) % 7;
}

/** The week of the month, 0 to 3: days 1–7, 8–14, 15–21, and 22 to the end. This is a choice of this project. */
export function weekOfMonth(day: number): number {
  const dayOfMonth = new Date(day * DAY * 1000).getUTCDate();
  return Math.min(3, Math.floor((dayOfMonth - 1) / 7));
}
