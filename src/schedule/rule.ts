/** Represents stored events as rules whose numbers can be compared quickly. */
import type { GridEventRecord } from '../contract/records.js';
import { weekdayOf, weekOfMonth } from './calendar.js';
import { dayFrom, secondsFrom } from './wall-text.js';
import { zoneNamed, type Zone } from './zone.js';

export interface Rule {
  event: GridEventRecord;
  zone: Zone;
  /** Seconds from midnight to the start, in wall time. */
  seconds: number;
  /** Seconds from midnight to the event's own finish; NaN if it has none. */
  finishSeconds: number;
  /** One bit per weekday and week of the month. */
  slots: number;
  /** The day of a onetime event; null for a periodic one. */
  date: number | null;
}

const EVERY_SLOT = 2 ** 28 - 1;

/** Returns the bit of a day in `slots`. */
export function slotOf(day: number): number {
  return 1 << (weekOfMonth(day) * 7 + weekdayOf(day));
}

/** Returns whether the event repeats on each weekday, Monday first. */
export function weekdaysOf(event: GridEventRecord): boolean[] {
  const { wd_mon, wd_tue, wd_wed, wd_thu, wd_fri, wd_sat, wd_sun } = event;
  return [wd_mon, wd_tue, wd_wed, wd_thu, wd_fri, wd_sat, wd_sun];
}

/** Returns whether the event repeats in each week of the month. */
export function weeksOf(event: GridEventRecord): boolean[] {
  return [event.week_1, event.week_2, event.week_3, event.week_4];
}

/**
 * Returns a cached lookup of zones by name. An event without a `timezone` is in the station's zone; the contract leaves
 * this open. An event with a zone that the platform doesn't know is too, so that it doesn't break the others.
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
 * Converts an event to a rule. An event without a readable start time, or a onetime event without a date, is never on
 * air.
 *
 * A periodic event has no first and last day. The contract leaves this open, but in a list, each airing has its own
 * dates, and if a client sends the whole event back (grid rule 7), it must not be reduced to one day.
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

/** Whether a rule starts on a day. `slot` is the day's bit; the caller computes it once for many rules. */
export function startsOn({ slots, date }: Rule, day: number, slot: number): boolean {
  return (slots & slot) !== 0 && (date === null || date === day);
}

/** Returns the Unix second at which a rule starts on a day. */
export function startOn({ zone, seconds }: Rule, day: number): number {
  return zone.unixAt(day + seconds);
}
