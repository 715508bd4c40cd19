import { remember, remembered } from '../base/remembered.js';

/** When the sleep timer stops the sound. Times are in milliseconds, by the visitor's clock. */
export interface SleepTime {
  at: number;
  /** When the visitor chose the time. */
  from: number;
  /** The number of minutes, or `show` for the end of the current show. */
  choice: string;
}

/** How long the sound fades before it stops. */
export const FADE_MS = 20_000;
const MAX_MS = 24 * 60 * 60_000;
const KEY = 'sleep';

/** The time, in the stored form, if the browser blocks storage; otherwise empty. */
let blocked = '';

/** Returns the time that the visitor chose in any tab of the site, or null. */
export function sleepTime(): SleepTime | null {
  return parseSleepTime(remembered(KEY) ?? blocked);
}

/** `time` is null to turn off the timer in all tabs. */
export function storeSleepTime(time: SleepTime | null): void {
  const text = time ? sleepTimeText(time) : '';
  remember(KEY, text);
  blocked = remembered(KEY) === text ? '' : text;
}

export function sleepTimeText({ at, from, choice }: SleepTime): string {
  return [at, from, choice].join();
}

/**
 * Parses a time from storage or a URL, in the form `at,from,choice`. Other scripts can write to both, so the text may
 * be invalid; the result is then null.
 */
export function parseSleepTime(text: string): SleepTime | null {
  const [at = NaN, from = NaN] = text.split(',').map(Number);
  const choice = text.split(',')[2] ?? '';
  return at > from && at - from <= MAX_MS ? { at, from, choice } : null;
}

/**
 * Returns the volume factor, from 0 to 1. During the fade, it is the square of the remaining share of time, which
 * sounds smooth.
 */
export function fadeAt(time: SleepTime, now: number): number {
  const share = (time.at - now) / Math.min(FADE_MS, time.at - time.from);
  return Math.max(0, Math.min(1, share)) ** 2;
}
