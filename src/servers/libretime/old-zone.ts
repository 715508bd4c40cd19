import { isZone, zoneNamed } from '../../schedule/zone.js';
import { readText } from '../fields.js';
import type { Fields } from '../json.js';
import { readOffset, readUtc, type ReadTime } from './fields.js';

/**
 * Zones with daylight saving time, by the abbreviations of their two offsets. If several zones have the same
 * abbreviation, the one with most people is listed.
 */
const ZONES: Readonly<Record<string, string>> = {
  'Europe/London': 'GMT BST',
  'Europe/Dublin': 'IST',
  'Europe/Lisbon': 'WET WEST',
  'Europe/Berlin': 'CET CEST',
  'Europe/Athens': 'EET EEST',
  'Asia/Jerusalem': 'IST IDT',
  'America/St_Johns': 'NST NDT',
  'America/Halifax': 'AST ADT',
  'America/New_York': 'EST EDT',
  'America/Chicago': 'CST CDT',
  'America/Denver': 'MST MDT',
  'America/Los_Angeles': 'PST PDT',
  'America/Anchorage': 'AKST AKDT',
  'America/Santiago': 'CLT CLST',
  'Australia/Adelaide': 'ACST ACDT',
  'Australia/Sydney': 'AEST AEDT',
  'Pacific/Auckland': 'NZST NZDT',
};

/**
 * Returns the zone of a station whose `/api/live-info` reports only an abbreviation and an offset. Null if no zone
 * has that offset at the server's time.
 */
export function readOldZone(info: Fields): string | null {
  const abbreviation = readText(info.timezone)?.toUpperCase() ?? '';
  const [wall, offset] = [readUtc(info.schedulerTime), readOffset(info)];
  if (wall === null || offset === null) return null;
  const named = Object.keys(ZONES).filter((zone) => ZONES[zone]!.split(' ').includes(abbreviation));
  const ts = Math.floor(wall / 1000) - offset;
  // Old browsers can't compute offsets.
  return named.find((zone) => isZone(zone) && zoneNamed(zone).offsetAt(ts) === offset) ?? null;
}

/** Returns a reader for times in a zone. Unlike the current offset, it is right on both sides of a clock change. */
export function timeInZone(name: string): ReadTime {
  const zone = zoneNamed(name);
  return (value) => {
    const wall = readUtc(value);
    return wall === null ? null : zone.unixAt(Math.floor(wall / 1000)) * 1000;
  };
}
