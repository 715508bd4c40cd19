import type { GridEventRecord } from '../contract/records.js';
import { ruleOf, startOn, zonesOf } from './rule.js';
import { nextStartFrom } from './starts.js';
import { timeText } from './wall-text.js';
import { zoneNamed } from './zone.js';

/**
 * Converts a `start_ts` or `end_ts` to Unix seconds if the list was requested without `utc` (grid rule 1). Such a value is the local time
 * of the station, counted as if it were UTC. A time that a clock change skips is moved forward. If a time
 * occurs twice, the first occurrence is used. The contract doesn't define either case.
 */
export function unixFromWall(wallSeconds: number, stationZone: string): number {
  return zoneNamed(stationZone).unixAt(wallSeconds);
}

/**
 * Returns the `local_time` of a stored event as HH:MM:SS. It is the local time of the station at the event's
 * start. The difference between two zones varies over the year, so for a periodic event the next start at or
 * after `now` (in Unix seconds) is used. The contract doesn't define this field. For an event that never
 * starts, returns its `start_time`.
 */
export function localTimeOf(event: GridEventRecord, stationZone: string, now: number): string {
  const station = zoneNamed(stationZone);
  const rule = ruleOf(event, zonesOf(station)(event.timezone));
  if (rule.zone === station) return event.start_time;
  const start = rule.date === null ? nextStartFrom([rule], now) : startOn(rule, rule.date);
  return start === null ? event.start_time : timeText(station.wallAt(start));
}
