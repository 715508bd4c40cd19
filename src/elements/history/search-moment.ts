/**
 * In:  a date and a time as the fields of a form have them, and the zone that they are meant in.
 * Out: the moment; and back.
 */
import { dateText, dayAt, dayOf, secondsOf, timeText } from '../../schedule/calendar.js';
import { DAY, placeOfZone, zoneNamed, type Zone } from '../../schedule/zone.js';

/** What is in the two fields: YYYY-MM-DD and HH:MM. */
export interface Wall {
  date: string;
  time: string;
}

/** The zone that is shown: the visitor's where none is asked for, or one that the platform does not know. */
export function zoneShown(asked: string | undefined): Zone {
  for (const name of [asked, visitorsZone()]) {
    try {
      if (name) return zoneNamed(name);
    } catch {
      // The next one.
    }
  }
  return zoneNamed('UTC');
}

/** The zone's place, to read; empty for the visitor's own zone. */
export function zoneLabel({ name, canonicalName }: Zone): string {
  const isOwn = canonicalName === zoneShown(undefined).canonicalName;
  return isOwn ? '' : placeOfZone(name);
}

function visitorsZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Milliseconds, UTC; NaN for what is no date or no time. A skipped time moves forward, a doubled one means the first. */
export function momentOf({ date, time }: Wall, zone: Zone): number {
  const wall = dayOf(date) * DAY + secondsOf(time);
  return isNaN(wall) ? NaN : zone.unixAt(wall) * 1000;
}

export function wallOf(ms: number, zone: Zone): Wall {
  const wall = zone.wallAt(Math.floor(ms / 1000));
  return { date: dateText(dayAt(wall)), time: timeText(wall).slice(0, 5) };
}
