/**
 * In:  what is counted on one clock.
 * Out: the same on another: the grid's `utc` parameter, and an event's `local_time`.
 */
import type { GridEventRecord } from '../contract/records.js';
import { ruleOf, startOn, zonesOf } from './rule.js';
import { nextStartFrom } from './starts.js';
import { timeText } from './wall-text.js';
import { zoneNamed } from './zone.js';

/**
 * The Unix second that `start_ts` or `end_ts` means when `utc` is absent (grid
 * rule 1): it is the station's wall time counted as if it were UTC, a choice of
 * this project. A skipped time moves forward, a doubled one means the first.
 */
export function unixFromWall(wallSeconds: number, stationZone: string): number {
  return zoneNamed(stationZone).unixAt(wallSeconds);
}

/**
 * The `local_time` of a stored event, HH:MM:SS: what the station's clock shows
 * at its start. For a periodic one that is its next start from `now` (Unix
 * seconds) on, since two zones do not keep one distance all year. The contract
 * leaves the meaning open. An event that never starts keeps its `start_time`.
 */
export function localTimeOf(event: GridEventRecord, stationZone: string, now: number): string {
  const station = zoneNamed(stationZone);
  const rule = ruleOf(event, zonesOf(station)(event.timezone));
  if (rule.zone === station) return event.start_time;
  const start = rule.date === null ? nextStartFrom([rule], now) : startOn(rule, rule.date);
  return start === null ? event.start_time : timeText(station.wallAt(start));
}
