/**
 * Parses and formats the contract's dates and times. "Wall seconds" are the time on a wall clock, counted as if it were
 * UTC. A day is represented by the wall second of its first midnight.
 */
import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import { isoTime } from '../contract/iso-time.js';

/** Returns the day for YYYY-MM-DD; NaN for null and invalid text, so that all comparisons are false. */
export function dayFrom(date: string | null): number {
  return date === null ? NaN : Number(new Date(`${date}T00:00:00Z`)) / 1000;
}

/** Returns the seconds since midnight for HH:MM or HH:MM:SS; NaN for null and invalid text. */
export function secondsFrom(time: string | null): number {
  const parts = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(time ?? '');
  if (!parts) return NaN;
  return Number(parts[1]) * secondsInHour + Number(parts[2]) * secondsInMinute + Number(parts[3] ?? 0);
}

/** Formats wall or Unix seconds as YYYY-MM-DD. */
export function dateText(seconds: number): string {
  return isoTime(seconds * 1000).slice(0, 10);
}

/** Formats wall or Unix seconds as HH:MM:SS. */
export function timeText(seconds: number): string {
  return isoTime(seconds * 1000).slice(11, 19);
}

/**
 * Returns the day of wall or Unix seconds. (With date-fns' `startOfDay`, expanding 1,000 events over a year takes twice
 * as long.)
 */
export function dayAt(seconds: number): number {
  return Math.floor(seconds / secondsInDay) * secondsInDay;
}

/** Returns the seconds since midnight of wall or Unix seconds. */
export function secondOfDay(seconds: number): number {
  return seconds - dayAt(seconds);
}
