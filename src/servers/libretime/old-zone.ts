import { readText } from '../fields.js';
import type { Fields } from '../json.js';
import { readOffset, readUtc, type ReadTime } from './fields.js';

/**
 * Zones with daylight saving time, and the abbreviations of their two offsets. If several zones have the same
 * abbreviation, the most populous one is listed.
 */
const ZONES = [
  'Europe/London GMT BST',
  'Europe/Lisbon WET WEST',
  'Europe/Berlin CET CEST',
  'Europe/Athens EET EEST',
  'America/Halifax AST ADT',
  'America/New_York EST EDT',
  'America/Chicago CST CDT',
  'America/Denver MST MDT',
  'America/Los_Angeles PST PDT',
  'Australia/Sydney AEST AEDT',
  'Pacific/Auckland NZST NZDT',
];

/**
 * The name of a zone, and a function that returns its offset from UTC at a given time. Both numbers are in
 * milliseconds.
 */
interface OldZone {
  readonly name: string;
  readonly offsetAt: (ms: number) => number;
}

/**
 * Returns the zone of a station whose `/api/live-info` reports only an abbreviation and an offset. Null if the zone
 * doesn't have that offset at the server's time.
 */
export function readOldZone(info: Fields): OldZone | null {
  const abbreviation = readText(info.timezone)?.toUpperCase() ?? '';
  const [wall, seconds] = [readUtc(info.schedulerTime), readOffset(info)];
  const [name] = ZONES.map((each) => each.split(' ')).find((each) => each.includes(abbreviation)) ?? [];
  if (!name || wall === null || seconds === null) return null;
  const zone = zoneNamed(name);
  return zone?.offsetAt(wall - seconds * 1000) === seconds * 1000 ? zone : null;
}

/**
 * Returns null if the platform can't compute offsets. The schedule's code for zones isn't used, because it would make
 * this chunk too large.
 */
function zoneNamed(name: string): OldZone | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    return {
      name,
      offsetAt(ms) {
        // The offsets of these zones are whole hours. If the offset is 0, the text is `GMT`.
        const [, hours = 0] = /GMT(...)/.exec(format.format(ms)) ?? [];
        return Number(hours) * 3_600_000;
      },
    };
  } catch {
    return null;
  }
}

/**
 * Returns a reader for times in a zone. Unlike a reader that uses the current offset, it is correct before and after a
 * clock change.
 */
export function timeInZone({ offsetAt }: OldZone): ReadTime {
  return (value) => {
    const wall = readUtc(value);
    return wall === null ? null : wall - offsetAt(wall - offsetAt(wall));
  };
}
