/** Finds the time zones of a calendar by their names in the file. */
import ICAL from 'ical.js';
import { isZone, zoneNamed, zoneWith, type Zone } from '../../../../schedule/zone.js';
import { LINE_BREAK, lineValue } from './content-lines.js';
import { createFindZone, type FindZone } from './find-zone.js';
import { offsetsOf, tidyZoneName, zoneByIanaName, zoneByOtherName } from './zone-names.js';

/** The lines of a `VTIMEZONE` that are needed. */
const RULE_LINE = /^((BEGIN|END):(STANDARD|DAYLIGHT)|(DTSTART|TZOFFSETFROM|TZOFFSETTO|RRULE|RDATE)[;:].+)$/;
const OFFSET_START = /^BEGIN:(?:STANDARD|DAYLIGHT)\s*$/gim;
/** Rules that repeat more often than clocks change. ICAL.js would list every repetition. */
const FREQUENT_RULE = /^RRULE.*(FREQ=(?!YEARLY)|BY(HOUR|MINUTE|SECOND)=)/;

/**
 * Returns a function that finds the calendar's zones by name. The platform's rules take priority over those in
 * the file (`VTIMEZONE`), because the file's rules may end in some year. `zones` contains the text of each
 * `VTIMEZONE`. `station` is the station's zone.
 */
export function createCalendarZones(zones: readonly string[], station: Zone): FindZone {
  const texts = new Map<string, string>();
  for (const text of zones) {
    const id = tidyZoneName(lineValue(/^TZID[;:].*$/im.exec(text)?.[0])).toLowerCase();
    if (id && !texts.has(id)) texts.set(id, text);
  }
  return createFindZone((name) => {
    const iana = zoneByIanaName(name);
    const text = texts.get(tidyZoneName(name).toLowerCase());
    // The meaning of an abbreviation such as `EST` in the file may differ from its meaning on the platform.
    const isPlace = name.includes('/') || text === undefined;
    if (iana && isPlace) return iana;
    const own = text === undefined ? null : zoneOfText(name, text);
    if (iana && !(own && !isSimilar(own, iana))) return iana;
    if (own && text!.split(OFFSET_START).length > 2) return own;
    // Some programs write only the offset at the time of the export.
    const other = zoneByOtherName(name, station);
    return own && !(other && offsetsOf(other).includes(offsetsOf(own)[0]!)) ? own : other;
  });
}

/** Whether two zones have the same offset at some time of the year. */
function isSimilar(one: Zone, other: Zone): boolean {
  return offsetsOf(one).some((offset) => offsetsOf(other).includes(offset));
}

/** Returns null if the text has no valid rule. */
function zoneOfText(name: string, text: string): Zone | null {
  const place = lineValue(/^X-LIC-LOCATION[;:].*$/im.exec(text)?.[0]);
  if (isZone(place)) return zoneNamed(place);
  let rules: ICAL.Timezone;
  try {
    const lines = ['BEGIN:VTIMEZONE', ...ruleLines(text), 'END:VTIMEZONE', ''];
    const parsed: unknown = ICAL.parse(lines.join('\r\n'));
    const component = new ICAL.Component(parsed as ConstructorParameters<typeof ICAL.Component>[0]);
    const changes = component.getAllSubcomponents();
    if (!changes.some((each) => each.getFirstPropertyValue('tzoffsetto'))) return null;
    for (const each of changes) {
      // If there are `RDATE`s, ICAL.js ignores `DTSTART`, although it is the date of the first change.
      const start = each.getFirstPropertyValue('dtstart');
      if (start && each.hasProperty('rdate')) each.addPropertyWithValue('rdate', start);
    }
    rules = new ICAL.Timezone({ component, tzid: name });
  } catch {
    return null;
  }
  const offsetAtWall = (wall: number): number =>
    rules.utcOffset(ICAL.Time.fromJSDate(new Date(wall * 1000), true));
  // The rules apply to local times. `ts` is in UTC, so the first result is the offset at only approximately the
  // right time.
  return zoneWith(name, name, (ts) => offsetAtWall(ts + offsetAtWall(ts)));
}

/**
 * Returns the lines that ICAL.js needs. If the text contained a single invalid line, ICAL.js would refuse all
 * of it.
 */
function ruleLines(text: string): string[] {
  return text.split(LINE_BREAK).flatMap((written) => {
    const line = written.trim().replace(/[;,]$/, '').toUpperCase();
    if (!RULE_LINE.test(line) || FREQUENT_RULE.test(line)) return [];
    // ICAL.js reads only the first date of a list.
    const [, name, dates] = /^(RDATE[^:]*):(.+)$/.exec(line) ?? [];
    return dates ? dates.split(',').map((date) => `${name}:${date}`) : [line];
  });
}
