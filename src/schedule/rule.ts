/** Converts stored events to rules. Rules contain numbers, which can be compared quickly. */
import type { GridEventRecord } from '../contract/records.js';
import { weekdayOf, weekOfMonth } from './calendar.js';
import { dayFrom, secondsFrom } from './wall-text.js';
import { zoneNamed, type Zone } from './zone.js';

export interface Rule {
  event: GridEventRecord;
  zone: Zone;
  /** Local time of the start, in seconds since midnight. */
  seconds: number;
  /** Local time of the finish in seconds since midnight, or NaN if the event has none. */
  finishSeconds: number;
  /** Contains one bit for each combination of a weekday and a week of the month. */
  slots: number;
  /** The day of a onetime event, or null for a periodic event. */
  date: number | null;
}

const EVERY_SLOT = 2 ** 28 - 1;

/** Returns the bit of a day in `slots`. */
export function slotOf(day: number): number {
  return 1 << (weekOfMonth(day) * 7 + weekdayOf(day));
}

/** Returns an array with one entry per weekday, from Monday, which is true if the event repeats on that day. */
export function weekdaysOf(event: GridEventRecord): boolean[] {
  const { wd_mon, wd_tue, wd_wed, wd_thu, wd_fri, wd_sat, wd_sun } = event;
  return [wd_mon, wd_tue, wd_wed, wd_thu, wd_fri, wd_sat, wd_sun];
}

/** Returns an array with one entry per week of the month, which is true if the event repeats in that week. */
export function weeksOf(event: GridEventRecord): boolean[] {
  return [event.week_1, event.week_2, event.week_3, event.week_4];
}

/**
 * Returns a function that looks up zones by name and caches them. An event without a `timezone` is in the
 * station's zone. The contract doesn't define this. An event with an unknown zone is also in the station's
 * zone, so that one invalid event doesn't affect the others.
 */
export function zonesOf(station: Zone): (timezone: string) => Zone {
  const known = new Map<string, Zone>([['', station]]);
  return (timezone) => {
    let zone = known.get(timezone);
    if (!zone) {
      try {
        zone = zoneNamed(timezone);
      } catch {
        zone = station;
      }
      known.set(timezone, zone);
    }
    return zone;
  };
}

/**
 * Converts an event to a rule. An event without a valid start time, or a onetime event without a date, never
 * airs.
 *
 * The dates of a periodic event are ignored. The contract doesn't define them. In a list, each airing has its
 * own dates, and a client may send such an airing back as a whole event (grid rule 7). If the dates weren't
 * ignored, the event would then air only on that day.
 */
export function ruleOf(event: GridEventRecord, zone: Zone): Rule {
  const seconds = secondsFrom(event.start_time);
  const rule = { event, zone, seconds, finishSeconds: secondsFrom(event.finish_time), slots: 0, date: null };
  if (Number.isNaN(seconds)) return rule;
  if (event.periodicity === 'onetime') {
    const date = dayFrom(event.start_date);
    return Number.isNaN(date) ? rule : { ...rule, slots: EVERY_SLOT, date };
  }
  let slots = 0;
  weeksOf(event).forEach((inWeek, week) => {
    weekdaysOf(event).forEach((onDay, weekday) => {
      if (inWeek && onDay) slots |= 1 << (week * 7 + weekday);
    });
  });
  return { ...rule, slots };
}

/**
 * Whether a rule starts on a day. `slot` is the bit of that day. It is a parameter so that the caller can
 * compute it once for many rules.
 */
export function startsOn({ slots, date }: Rule, day: number, slot: number): boolean {
  return (slots & slot) !== 0 && (date === null || date === day);
}

/** Returns the Unix second at which a rule starts on a day. */
export function startOn({ zone, seconds }: Rule, day: number): number {
  return zone.unixAt(day + seconds);
}
