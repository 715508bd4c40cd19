/**
 * In:  rules, and a range of Unix seconds: its start belongs to it, its end does not.
 * Out: when the rules start: inside the range, last before it, first after it.
 */
import { secondsInDay } from 'date-fns/constants';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { getUnixTime } from 'date-fns/getUnixTime';
import { dateAt, daysAfter } from './calendar.js';
import { memoize } from './memoize.js';
import { slotOf, startOn, startsOn, type Rule } from './rule.js';
import type { Zone } from './zone.js';

export interface Start {
  rule: Rule;
  /** The day in the rule's zone that it starts on, or would without a clock change. */
  day: number;
  ts: number;
}

/** Past a range, the next event is looked for this far. A choice of this project. */
const LOOK_AHEAD = 60 * secondsInDay;
/** A weekday comes back in its week of the month after 35 days at most; a few more for clock changes. */
const LONGEST_REST_DAYS = 40;

/** Every start inside a range, in no order; past `most` it ends, with one more than that. */
export function startsWithin(
  rules: readonly Rule[],
  start_ts: number,
  end_ts: number,
  most = Infinity,
): Start[] {
  const starts: Start[] = [];
  for (const [zone, mates] of byZone(rules)) {
    for (const day of daysAround(zone, start_ts, end_ts)) {
      const slot = slotOf(day);
      for (const rule of mates) {
        if (!startsOn(rule, day, slot)) continue;
        const ts = startOn(rule, day);
        if (ts >= start_ts && ts < end_ts) starts.push({ rule, day, ts });
        if (starts.length > most) return starts;
      }
    }
  }
  return starts;
}

/** Each zone's rules, by the time of day: so the starts come out nearly sorted. */
function byZone(rules: readonly Rule[]): Map<Zone, Rule[]> {
  const groups = new Map<Zone, Rule[]>();
  for (const rule of [...rules].sort((a, b) => a.seconds - b.seconds)) {
    const group = groups.get(rule.zone);
    if (group) group.push(rule);
    else groups.set(rule.zone, [rule]);
  }
  return groups;
}

/**
 * The starts at the last moment before `ts` at which anything starts. However
 * long ago that was, it is on air at `ts`, unless it has a finish of its own.
 */
export function lastStartsBefore(rules: readonly Rule[], ts: number): Start[] {
  let latest: Start[] = [];
  for (const [zone, mates] of byZone(rules)) {
    const days = daysAround(zone, ts, ts, -LONGEST_REST_DAYS).reverse();
    for (const start of firstStarts(mates, days, (at) => at < ts)) {
      if (latest[0] && start.ts < latest[0].ts) continue;
      if (latest[0] && start.ts > latest[0].ts) latest = [];
      latest.push(start);
    }
  }
  return latest;
}

/** The first moment from `ts` on at which anything starts; null when it is further off than 60 days. */
export function nextStartFrom(rules: readonly Rule[], ts: number): number | null {
  let next = ts + LOOK_AHEAD;
  let found = false;
  for (const [zone, mates] of byZone(rules)) {
    const days = daysAround(zone, ts, ts, LONGEST_REST_DAYS);
    for (const start of firstStarts(mates, days, (at) => at >= ts)) {
      if (start.ts > next) continue;
      next = start.ts;
      found = true;
    }
  }
  return found ? next : null;
}

/**
 * The days whose starts can lie in a range: a clock change moves a start by a day at most.
 * `more` days follow them; a negative number of days precedes them.
 */
function daysAround(zone: Zone, start_ts: number, end_ts: number, more = 0): number[] {
  const start = dateAt(daysAfter(zone.wallAt(start_ts), -1 + Math.min(0, more)));
  const end = dateAt(daysAfter(zone.wallAt(end_ts), 1 + Math.max(0, more)));
  return eachDayOfInterval({ start, end }).map(getUnixTime);
}

/** Of each rule the start on the first of some days that counts, where there is one. A onetime event has one day only. */
function firstStarts(
  rules: readonly Rule[],
  days: readonly number[],
  counts: (ts: number) => boolean,
): Start[] {
  // Without a memory, a year of 1,000 events takes a tenth longer.
  const slotAt = memoize(slotOf);
  return rules.flatMap((rule) => {
    for (const day of rule.date === null ? days : [rule.date]) {
      if (!startsOn(rule, day, slotAt(day))) continue;
      const ts = startOn(rule, day);
      if (counts(ts)) return { rule, day, ts };
    }
    return [];
  });
}
