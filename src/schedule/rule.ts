/**
 * In:  a stored event, and the zone of its station.
 * Out: the days it starts on, as numbers that are quick to compare.
 */
import type { GridEventRecord } from '../contract/records.js';
import { weekdayOf, weekOfMonth } from './calendar.js';
import { dayFrom, secondsFrom } from './wall-text.js';
import { zoneNamed, type Zone } from './zone.js';

export interface Rule {
  event: GridEventRecord;
  zone: Zone;
  /** Seconds from midnight to the start, on the wall. */
  seconds: number;
  /** The same to the event's own finish; NaN where it names none. */
  finishSeconds: number;
  /** One bit for each weekday of each week of the month. */
  slots: number;
  /** The day of a onetime event; null for a periodic one. */
  date: number | null;
}

const EVERY_SLOT = 2 ** 28 - 1;

/** The bit of a day in `slots`. */
export function slotOf(day: number): number {
  return 1 << (weekOfMonth(day) * 7 + weekdayOf(day));
}

/** The weekdays that an event repeats on, Monday first. */
export function weekdaysOf(event: GridEventRecord): boolean[] {
  const { wd_mon, wd_tue, wd_wed, wd_thu, wd_fri, wd_sat, wd_sun } = event;
  return [wd_mon, wd_tue, wd_wed, wd_thu, wd_fri, wd_sat, wd_sun];
}

/** The weeks of the month that an event repeats in. */
export function weeksOf(event: GridEventRecord): boolean[] {
  return [event.week_1, event.week_2, event.week_3, event.week_4];
}

/**
 * Zones by the name that events carry. The zone of an event is its own
 * `timezone`, else the station's: a choice of this project. A name that the
 * platform does not know counts as none, so that one event costs one event.
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
 * An event without a readable start time, or a onetime one without a date,
 * airs on no day. A periodic event has no first and last day, a choice of this
 * project: a list gives each airing its own dates, and a client that sends the
 * whole event back (grid rule 7) must not shrink it to one day.
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

/** Whether a rule starts on a day, whose bit is given because many rules are asked about one day. */
export function startsOn({ slots, date }: Rule, day: number, slot: number): boolean {
  return (slots & slot) !== 0 && (date === null || date === day);
}

/** The Unix second at which a rule starts on a day. */
export function startOn({ zone, seconds }: Rule, day: number): number {
  return zone.unixAt(day + seconds);
}
