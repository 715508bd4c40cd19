/** Finds the time zone for a name in a calendar that the platform doesn't support. */
import { secondsInHour } from 'date-fns/constants';
import timezones from 'timezones.json';
import { IANA_ALIAS_MAP, WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { isZone, zoneNamed, zoneWith, type Zone } from '../../../../schedule/zone.js';
import { hoursOf } from '../../../../servers/zone-offsets.js';
import { readPosixZone, type PosixZone } from './posix-zone.js';

/** Limit on offsets from UTC in seconds. The largest offset in use is 14 hours. */
const MAX_OFFSET_SECONDS = 15 * 3600;
/** A country may have changed its offset by up to this much since a calendar was written. */
const MAX_OFFSET_CHANGE_SECONDS = 3600;
/** CLDR's code for the default zone of a Windows name. */
const WHOLE_WORLD = '001';
/** Prefix of the names that Outlook shows, such as `(UTC+01:00)`. */
const OFFSET_PREFIX = /^\((UTC|GMT)[^)]*\)/i;

/**
 * Zones by abbreviation. If a program writes `CEST` for an event in summer, the zone is also right for events
 * in winter. Abbreviations such as `BST` are included, because the platform gives them an outdated meaning.
 */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'America/Anchorage': 'AKST AKDT',
    'America/Chicago': 'CST CDT',
    'America/Denver': 'MDT',
    'America/Halifax': 'AST ADT',
    'America/Los_Angeles': 'PST PDT',
    'America/New_York': 'EDT',
    'America/Argentina/Buenos_Aires': 'ART',
    'America/Bogota': 'COT',
    'America/Lima': 'PET',
    'America/Santiago': 'CLT CLST',
    'America/Sao_Paulo': 'BRT BRST',
    'America/St_Johns': 'NST NDT',
    'Africa/Johannesburg': 'SAST',
    'Africa/Lagos': 'WAT',
    'Asia/Hong_Kong': 'HKT',
    'Asia/Jakarta': 'WIB',
    'Asia/Manila': 'PHT',
    'Asia/Seoul': 'KST',
    'Asia/Singapore': 'SGT',
    'Australia/Adelaide': 'ACST ACDT',
    'Australia/Perth': 'AWST',
    'Australia/Sydney': 'AEST AEDT AET',
    'Europe/Berlin': 'CEST MEZ MESZ MEST',
    'Europe/Helsinki': 'EEST OEZ OESZ',
    'Europe/Istanbul': 'TRT',
    'Europe/Lisbon': 'WEST WEZ WESZ',
    'Europe/London': 'BST',
    'Europe/Moscow': 'MSK MSD',
    'Pacific/Auckland': 'NZST NZDT',
    'Pacific/Pago_Pago': 'SST',
    UTC: 'Z',
  }).flatMap(([zone, names]) => names.split(' ').map((name) => [name, zone] as const)),
);

/**
 * Returns a zone of the IANA database. The name may have a prefix, as in
 * `/citadel.org/20210210_1/Europe/Berlin`.
 */
export function zoneByIanaName(name: string): Zone | null {
  const iana = ianaName(tidyZoneName(name));
  return iana === null ? null : zoneNamed(iana);
}

/**
 * Returns a zone by its abbreviation (`CEST`), Windows name (`W. Europe Standard Time`), Outlook name
 * (`(UTC+01:00) Amsterdam, Berlin, Rome`), or offset (`GMT+0200`). An Outlook name in another language is
 * assumed to be the station's zone if the offset is the same.
 */
export function zoneByOtherName(name: string, station: Zone): Zone | null {
  const text = tidyZoneName(name);
  const [hours, ...others] = hoursOf(text);
  // The abbreviation has several meanings. If one of them matches the station's zone, use the station's zone.
  if (others.some((each) => offsetsOf(station).includes(each * secondsInHour))) return station;
  const iana = ABBREVIATIONS.get(text.toUpperCase()) ?? windowsName(text) ?? displayName(text);
  if (iana !== null) return zoneNamed(iana);
  const posix = readPosixZone(text);
  if (posix) return zoneOfPosix(posix, station);
  if (hours !== undefined) return zoneWith(text, text, () => hours * secondsInHour);
  // Remove the suffix from names such as `Eastern Standard Time (New York)`. A zone for which there are two
  // versions of the rules has a name such as `W. Europe Standard Time 1`.
  const start = text.replace(/(.) (\([^()]*\)|\d)$/, '$1');
  if (start !== text) return zoneByIanaName(start) ?? zoneByOtherName(start, station);
  const isPlace = OFFSET_PREFIX.test(text) && wordsOf(text) !== '';
  const standardOffset = Math.min(...offsetsOf(station));
  return isPlace && offsetIn(text) === standardOffset ? station : zoneOfOffset(text);
}

/**
 * Returns the zone of a POSIX description. If the description has no rules, the abbreviation used in summer
 * determines the zone.
 */
function zoneOfPosix({ summerName, standard, summer, hasRules, zone }: PosixZone, station: Zone): Zone {
  if (hasRules || !summerName) return zone;
  const iana = ABBREVIATIONS.get(summerName.toUpperCase());
  const candidates = [...(iana === undefined ? [] : [zoneNamed(iana)]), station];
  const offsets = [standard, summer];
  return candidates.find((each) => offsetsOf(each).every((offset) => offsets.includes(offset))) ?? zone;
}

/** Removes quotes, escapes and superfluous spaces. */
export function tidyZoneName(name: string): string {
  return name
    .replace(/\\(.)/g, '$1')
    .replace(/%2F/gi, '/')
    .replace(/["\s]+/g, ' ')
    .trim();
}

/** Returns the longest suffix of a path that the platform supports. */
function ianaName(text: string): string | null {
  if (ABBREVIATIONS.has(text.toUpperCase()) || hoursOf(text).length > 1) return null;
  const path = text.replace(/ /g, '_');
  // Also accept `America-New_York`, but not `Etc/GMT-1`.
  const parts = (path.includes('/') ? path : path.replace(/^([a-z]{2,})-(?=[a-z])/i, '$1/')).split('/');
  // The longest names have three parts, such as America/Argentina/Buenos_Aires.
  for (let length = Math.min(parts.length, 3); length > 0; length -= 1) {
    const end = parts.slice(-length).join('/');
    if (isZone(end)) return end;
  }
  return null;
}

/**
 * Windows names contain "Standard Time", but in summer some programs write "Daylight Time", and others write
 * only "Time" or omit it.
 */
function windowsName(text: string): string | null {
  const name = text.replace(OFFSET_PREFIX, '').trim().toLowerCase();
  const standard = name.replace(/( standard| daylight| summer)? time$/, '') + ' standard time';
  const { windows } = tables();
  return windows.get(name) ?? windows.get(standard) ?? null;
}

/** Finds a zone by a name that Outlook shows, such as `(UTC-05:00) Eastern Time (US & Canada)`. */
function displayName(text: string): string | null {
  const { displayed, places } = tables();
  // Windows sometimes adds places to a name or removes some, so one known place is enough.
  const zones = [
    displayed.get(wordsOf(text)) ?? [],
    ...placesIn(text).map((place) => places.get(place) ?? []),
  ].flat();
  const offset = offsetIn(text);
  if (offset === null) return zones[0] ?? null;
  const difference = (zone: string): number =>
    Math.min(...offsetsOf(zoneNamed(zone)).map((each) => Math.abs(each - offset)));
  return (
    zones.find((zone) => difference(zone) === 0) ??
    zones.find((zone) => difference(zone) <= MAX_OFFSET_CHANGE_SECONDS) ??
    null
  );
}

/** Returns a zone with this offset and without daylight saving time. */
function zoneOfOffset(text: string): Zone | null {
  const offset = offsetIn(text);
  return offset === null ? null : zoneWith(text, text, () => offset);
}

/** Returns the offset in seconds at the start of a name, such as `+01:00`, `GMT-5` or `(UTC+05:30) Chennai`. */
function offsetIn(text: string): number | null {
  const [, sign, hours, minutes = '0', fraction] =
    /^\(?(?:UTC|GMT)?\)? ?([-+\u2212])(\d{1,2})(?:[:.]?([0-5]\d)|(\.\d{1,2}))?(?!\d)/i.exec(text) ?? [];
  // WordPress writes `UTC+5.5` and `UTC+5.75`.
  const size = Number(hours) * 3600 + (fraction ? Number(fraction) * 3600 : Number(minutes) * 60);
  if (!sign || size > MAX_OFFSET_SECONDS) return null;
  return sign === '+' ? size : -size;
}

/** Returns the offsets of a zone in January and in July, in seconds. */
export function offsetsOf({ offsetAt }: Zone): number[] {
  return [0, 6].map((month) => offsetAt(Date.UTC(2026, month) / 1000));
}

/** Returns an Outlook name without its offset, normalized for comparison. */
function wordsOf(text: string): string {
  return text
    .replace(OFFSET_PREFIX, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (standard|daylight|summer|mean) time\b/, ' time')
    .trim();
}

const placesIn = (text: string): string[] =>
  text
    .replace(OFFSET_PREFIX, '')
    .split(/[,;:/]| - /)
    .map(wordsOf)
    .filter(Boolean);

interface Tables {
  /** Zones by Windows' names, in lower case. */
  windows: ReadonlyMap<string, string>;
  /** Zones by their Outlook names. */
  displayed: ReadonlyMap<string, string>;
  /** Zones by place. Several countries can have a place with the same name, such as La Paz. */
  places: ReadonlyMap<string, readonly string[]>;
}

let built: Tables | undefined;

const tables = (): Tables => (built ??= buildTables());

function buildTables(): Tables {
  const windows = new Map<string, string>();
  for (const { windowsName, territory, iana } of WINDOWS_TO_IANA_MAP) {
    const zone = iana.find(isZone);
    if (territory === WHOLE_WORLD && zone) windows.set(windowsName.toLowerCase(), zone);
  }
  const displayed = new Map<string, string>();
  const places = new Map<string, string[]>();
  const add = (place: string, zone: string): void =>
    void places.set(place, [...(places.get(place) ?? []), zone]);
  for (const zone of IANA_ALIAS_MAP.flatMap(({ alias }) => alias))
    if (zone.includes('/') && isZone(zone)) add(wordsOf(zone.replace(/^.*\//, '')), zone);
  for (const { value, text, utc } of timezones) {
    const zone = windows.get(value.toLowerCase()) ?? utc.find(isZone);
    if (!zone) continue;
    // Keep names that newer versions of Windows no longer have.
    if (!windows.has(value.toLowerCase())) windows.set(value.toLowerCase(), zone);
    if (!displayed.has(wordsOf(text))) displayed.set(wordsOf(text), zone);
    for (const place of placesIn(text)) add(place, zone);
  }
  for (const zone of windows.values())
    for (const name of namesOf(zone)) if (!displayed.has(name)) displayed.set(name, zone);
  return { windows, displayed, places };
}

/** Returns the English names of a zone, such as `central european time`. */
function namesOf(zone: string): string[] {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'long' });
  return [0, 6]
    .map((month) => format.formatToParts(Date.UTC(2026, month)).find(({ type }) => type === 'timeZoneName'))
    .flatMap((part) => (part && /[a-z] time$/i.test(part.value) ? wordsOf(part.value) : []));
}
