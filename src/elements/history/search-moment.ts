import { dateText, dayFrom, secondsFrom, timeText } from '../../schedule/wall-text.js';
import { placeOfZone, type Zone } from '../../schedule/zone.js';
import { localZone, zoneByName } from '../format/zones.js';

/** Values of the form's fields: `YYYY-MM-DD` and `HH:MM`. */
export interface WallTime {
  date: string;
  time: string;
}

/**
 * Returns the zone of a setting. If the setting is empty or the browser doesn't know the zone, returns the visitor's
 * zone.
 */
export function shownZone(setting: string | undefined): Zone {
  return zoneByName(setting || localZone());
}

/** Returns the city of a zone; empty for the visitor's own zone. */
export function cityOfZone({ name, canonicalName }: Zone): string {
  const isOwn = canonicalName === shownZone(undefined).canonicalName;
  return isOwn ? '' : placeOfZone(name);
}

/**
 * Returns the time in milliseconds; NaN for an invalid date or time. A time that a clock change skips is moved forward,
 * and for a time that occurs twice, the first one is returned.
 */
export function timestampOf({ date, time }: WallTime, zone: Zone): number {
  const wall = dayFrom(date) + secondsFrom(time);
  return isNaN(wall) ? NaN : zone.unixAt(wall) * 1000;
}

export function wallTimeAt(ms: number, zone: Zone): WallTime {
  const wall = zone.wallAt(Math.floor(ms / 1000));
  return { date: dateText(wall), time: timeText(wall).slice(0, 5) };
}
