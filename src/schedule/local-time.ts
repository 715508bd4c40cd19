import type { GridEventRecord } from '../contract/records.js';
import { ruleOf, startOn, zonesOf } from './rule.js';
import { nextStartFrom } from './starts.js';
import { timeText } from './wall-text.js';
import { zoneNamed } from './zone.js';

/**
 * Returns the Unix second for a `start_ts` or `end_ts` without `utc` (grid rule 1). Such a value is the station's wall
 * time, counted as if it were UTC. A skipped time moves forward; a repeated time means the first. The contract leaves
 * this open.
 */
export function unixFromWall(wallSeconds: number, stationZone: string): number {
  return zoneNamed(stationZone).unixAt(wallSeconds);
}

/**
 * Returns the `local_time` of a stored event as HH:MM:SS: the station's wall time at its start. For a periodic event,
 * this is its next start at or after `now` (Unix seconds), because the difference between two zones varies over the
 * year. The contract leaves the meaning open. For an event that never starts, returns its `start_time`.
 */
export function localTimeOf(event: GridEventRecord, stationZone: string, now: number): string {
  const station = zoneNamed(stationZone);
  const rule = ruleOf(event, zonesOf(station)(event.timezone));
  if (rule.zone === station) return event.start_time;
  const start = rule.date === null ? nextStartFrom([rule], now) : startOn(rule, rule.date);
  return start === null ? event.start_time : timeText(station.wallAt(start));
}
