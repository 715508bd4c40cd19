/** Finds the time zones of a calendar by their names in the file. */
import ICAL from 'ical.js';
import { isZone, zoneNamed, zoneWith, type Zone } from '../../../../schedule/zone.js';
import { valueOf } from './content-lines.js';
import { createFindZone, type FindZone } from './find-zone.js';
import { zoneByIanaName, zoneByOtherName } from './zone-names.js';

/**
 * Prefers the platform's rules to those in the file (`VTIMEZONE`), which may end in some year. `zones` has the text of
 * each `VTIMEZONE`.
 */
export function createCalendarZones(zones: readonly string[]): FindZone {
  const texts = new Map<string, string>();
  for (const text of zones) {
    const id = valueOf(/^TZID[;:].*$/im.exec(text)?.[0]);
    if (id && !texts.has(id)) texts.set(id, text);
  }
  return createFindZone((name) => {
    const text = texts.get(name.trim());
    return (
      zoneByIanaName(name) ?? (text === undefined ? null : zoneOfText(name, text)) ?? zoneByOtherName(name)
    );
  });
}

/** Returns null if the text has no valid rule. */
function zoneOfText(name: string, text: string): Zone | null {
  const place = valueOf(/^X-LIC-LOCATION[;:].*$/im.exec(text)?.[0]);
  if (isZone(place)) return zoneNamed(place);
  let rules: ICAL.Timezone;
  try {
    const parsed: unknown = ICAL.parse(`BEGIN:VTIMEZONE\r\n${text.trim()}\r\nEND:VTIMEZONE\r\n`);
    const component = new ICAL.Component(parsed as ConstructorParameters<typeof ICAL.Component>[0]);
    const offsets = component.getAllSubcomponents().map((each) => each.getFirstPropertyValue('tzoffsetto'));
    if (!offsets.some(Boolean)) return null;
    rules = new ICAL.Timezone({ component, tzid: name });
  } catch {
    return null;
  }
  const offsetAtWall = (wall: number): number =>
    rules.utcOffset(ICAL.Time.fromJSDate(new Date(wall * 1000), true));
  // The rules apply to local times, so the first result is only close to the local time.
  return zoneWith(name, name, (ts) => offsetAtWall(ts + offsetAtWall(ts)));
}
