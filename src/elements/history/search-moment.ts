/**
 * In:  a date and a time as the fields of a form have them, and the zone that they are meant in.
 * Out: the moment; and back.
 */
import { dateText, dayFrom, secondsFrom, timeText } from '../../schedule/wall-text.js';
import { placeOfZone, type Zone } from '../../schedule/zone.js';
import { localZone, zoneByName } from '../format/zones.js';

/** What is in the two fields: YYYY-MM-DD and HH:MM. */
export interface WallTime {
  date: string;
  time: string;
}

/** The zone that is shown: the visitor's where none is asked for, or one that the platform does not know. */
export function shownZone(asked: string | undefined): Zone {
  return zoneByName(asked || localZone());
}

/** The zone's place, to read; empty for the visitor's own zone. */
export function zoneLabel({ name, canonicalName }: Zone): string {
  const isOwn = canonicalName === shownZone(undefined).canonicalName;
  return isOwn ? '' : placeOfZone(name);
}

/** Milliseconds, UTC; NaN for what is no date or no time. A skipped time moves forward, a doubled one means the first. */
export function timestampOf({ date, time }: WallTime, zone: Zone): number {
  const wall = dayFrom(date) + secondsFrom(time);
  return isNaN(wall) ? NaN : zone.unixAt(wall) * 1000;
}

export function wallTimeAt(ms: number, zone: Zone): WallTime {
  const wall = zone.wallAt(Math.floor(ms / 1000));
  return { date: dateText(wall), time: timeText(wall).slice(0, 5) };
}
