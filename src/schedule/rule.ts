/**
 * In:  a stored event, and the zone of its station.
 * Out: the days it starts on, as numbers that are quick to compare.
 */
import type { GridEventRecord } from '../contract/records.js';
import { dayAt, dayOf, secondsOf, weekdayOf, weekOfMonth } from './calendar.js';
import { DAY, zoneNamed, type Zone } from './zone.js';

export interface Rule {
  event: GridEventRecord;
  zone: Zone;
  /** Seconds from midnight to the start, on the wall. */
  seconds: number;
  /** The same to the event's own finish; NaN where it names none. */
  finishSeconds: number;
  /** One bit for each weekday of each week of the month. */
  slots: number;
  /** First and last day: the same one for a onetime event, infinite for a periodic one. */
  first: number;
  last: number;
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
  const seconds = secondsOf(event.start_time);
  const rule = { event, zone, seconds, finishSeconds: secondsOf(event.finish_time) };
  if (Number.isNaN(seconds)) return { ...rule, slots: 0, first: NaN, last: NaN };
  if (event.periodicity === 'onetime') {
    const day = dayOf(event.start_date);
    return { ...rule, slots: EVERY_SLOT, first: day, last: day };
  }
  let slots = 0;
  weeksOf(event).forEach((inWeek, week) => {
    weekdaysOf(event).forEach((onDay, weekday) => {
      if (inWeek && onDay) slots |= 1 << (week * 7 + weekday);
    });
  });
  return { ...rule, slots, first: -Infinity, last: Infinity };
}

/** Whether a rule is that of a onetime event with a day and a time that can be read. */
export function isDated({ first }: Rule): boolean {
  return Number.isFinite(first);
}

/** Whether a rule starts on a day, whose bit is given because many rules are asked about one day. */
export function startsOn(rule: Rule, day: number, slot: number): boolean {
  return (rule.slots & slot) !== 0 && rule.first <= day && day <= rule.last;
}

/** The Unix second at which a rule starts on a day. */
export function startOn(rule: Rule, day: number): number {
  return rule.zone.unixAt(day * DAY + rule.seconds);
}

/** The days whose starts can lie in a range: a clock change moves a start by a day at most. */
export function daysAround(zone: Zone, start_ts: number, end_ts: number): [first: number, last: number] {
  return [dayAt(zone.wallAt(start_ts)) - 1, dayAt(zone.wallAt(end_ts)) + 1];
}
