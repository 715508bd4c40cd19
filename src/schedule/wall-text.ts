/**
 * Parses and formats the dates and times in the contract. `wall` in names stands for a local time in seconds,
 * which is counted as if it were UTC. A day is represented by its first midnight.
 */
import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import { isoTime } from '../contract/iso-time.js';

/** Returns the day for YYYY-MM-DD. For null and invalid text, returns NaN, so that all comparisons are false. */
export function dayFrom(date: string | null): number {
  return date === null ? NaN : Number(new Date(`${date}T00:00:00Z`)) / 1000;
}

/** Returns the seconds since midnight for HH:MM or HH:MM:SS. For null and invalid text, returns NaN. */
export function secondsFrom(time: string | null): number {
  const parts = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(time ?? '');
  if (!parts) return NaN;
  return Number(parts[1]) * secondsInHour + Number(parts[2]) * secondsInMinute + Number(parts[3] ?? 0);
}

/** Formats a local time or Unix time in seconds as YYYY-MM-DD. */
export function dateText(seconds: number): string {
  return isoTime(seconds * 1000).slice(0, 10);
}

/** Formats a local time or Unix time in seconds as HH:MM:SS. */
export function timeText(seconds: number): string {
  return isoTime(seconds * 1000).slice(11, 19);
}

/**
 * Returns the day of a local time or Unix time in seconds. `startOfDay` of date-fns isn't used, because it
 * makes the expansion of 1,000 events over a year take twice as long.
 */
export function dayAt(seconds: number): number {
  return Math.floor(seconds / secondsInDay) * secondsInDay;
}

/** Returns the seconds since midnight of a local time or Unix time in seconds. */
export function secondOfDay(seconds: number): number {
  return seconds - dayAt(seconds);
}
