/**
 * Finds the starts of rules in a range of Unix seconds, before it and after it. The start of the range is part
 * of the range, but the end isn't.
 */
import { secondsInDay } from 'date-fns/constants';
import { daysAfter } from './calendar.js';
import { memoize } from './memoize.js';
import { slotOf, startOn, startsOn, type Rule } from './rule.js';
import { dayAt } from './wall-text.js';
import type { Zone } from './zone.js';

export interface Start {
  rule: Rule;
  /** The day of the start in the rule's zone. A clock change can move the actual start to another day. */
  day: number;
  ts: number;
}

/** How many seconds after a range to search for the next event. The contract defines no limit. */
const LOOK_AHEAD_S = 60 * secondsInDay;
/**
 * An event on a weekday in one week of the month repeats after at most 35 days. The other days are a margin for
 * clock changes.
 */
const LONGEST_REST_DAYS = 40;

/** Returns all starts in the range, unsorted. Stops after `most` + 1 starts. */
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

/** Groups the rules by zone and sorts them by time of day, so that the starts are nearly sorted. */
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
 * Returns the latest start before `ts`, or several if they are at the same time. An event without a finish is
 * still on air at `ts`, no matter how long ago it started.
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

/** Returns the time of the first start at or after `ts`, or null if there is no start within 60 days. */
export function nextStartFrom(rules: readonly Rule[], ts: number): number | null {
  let next = ts + LOOK_AHEAD_S;
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
 * Returns the days on which a start in the range can be. A clock change moves a start by at most a day. `more`
 * adds days after the range, or before it if negative.
 */
function daysAround(zone: Zone, start_ts: number, end_ts: number, more = 0): number[] {
  const start = dayAt(daysAfter(zone.wallAt(start_ts), -1 + Math.min(0, more)));
  const end = daysAfter(zone.wallAt(end_ts), 1 + Math.max(0, more));
  const days: number[] = [];
  // Days are local times, which are counted as if they were UTC, so clock changes don't matter and every day
  // has 24 hours. `eachDayOfInterval` of date-fns isn't used, because it calls `bind`, which some old libraries
  // break.
  for (let day = start; day <= end; day += secondsInDay) days.push(day);
  return days;
}

/**
 * Returns the first start of each rule on the given days for which `counts` returns true. A onetime event has
 * only one day.
 */
function firstStarts(
  rules: readonly Rule[],
  days: readonly number[],
  counts: (ts: number) => boolean,
): Start[] {
  // Without caching, expanding 1,000 events over a year takes a tenth longer.
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
