/** Determines which time zone a calendar means by a name that the platform doesn't know. */
import timezones from 'timezones.json';
import { IANA_ALIAS_MAP, WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { isZone, zoneNamed, zoneWith, type Zone } from '../../../../schedule/zone.js';

/** Limit on offsets from UTC. The largest one in use is 14 hours. */
const MAX_OFFSET_SECONDS = 15 * 3600;
/** A country may have changed its offset since the name was written. */
const MAX_OFFSET_CHANGE_SECONDS = 3600;
/** CLDR's code for the default zone of a Windows name. */
const WHOLE_WORLD = '001';
/** `(UTC+01:00)` at the start of the names that Outlook shows. */
const OFFSET_PREFIX = /^\((UTC|GMT)[^)]*\)/i;

/** Returns a zone of the IANA database, also with a prefix: `/citadel.org/20210210_1/Europe/Berlin`. */
export function zoneByIanaName(name: string): Zone | null {
  const iana = ianaName(tidy(name));
  return iana === null ? null : zoneNamed(iana);
}

/**
 * Returns a zone by Windows' name for it (`W. Europe Standard Time`), by the name that Outlook shows (`(UTC+01:00)
 * Amsterdam, Berlin, Rome`), or by an offset (`GMT+0200`).
 */
export function zoneByOtherName(name: string): Zone | null {
  const text = tidy(name);
  const iana = windowsName(text) ?? displayName(text);
  return iana === null ? zoneOfOffset(text) : zoneNamed(iana);
}

const tidy = (name: string): string => name.replace(/["\s]+/g, ' ').trim();

/** Returns the longest end of a path that the platform knows. */
function ianaName(text: string): string | null {
  const parts = text.replace(/ /g, '_').split('/');
  // The longest names have three parts: America/Argentina/Buenos_Aires.
  for (let length = Math.min(parts.length, 3); length > 0; length -= 1) {
    const end = parts.slice(-length).join('/');
    if (isZone(end)) return end;
  }
  return null;
}

/** Windows' names say "Standard Time", but some programs write "Daylight Time" in summer, or only "Time". */
function windowsName(text: string): string | null {
  const name = text.replace(OFFSET_PREFIX, '').trim().toLowerCase();
  const standard = name.replace(/( standard| daylight| summer)? time$/, ' standard time');
  const { windows } = tables();
  return windows.get(name) ?? windows.get(standard) ?? null;
}

/** Reads `(UTC-05:00) Eastern Time (US & Canada)`. */
function displayName(text: string): string | null {
  const { displayed, places } = tables();
  // Windows adds and removes places from time to time, so one known place is enough.
  const zones = [
    displayed.get(wordsOf(text)) ?? [],
    ...placesIn(text).map((place) => places.get(place) ?? []),
  ].flat();
  const offset = offsetIn(text);
  if (offset === null) return zones[0] ?? null;
  const difference = (zone: string): number =>
    Math.min(...offsetsOf(zone).map((each) => Math.abs(each - offset)));
  return (
    zones.find((zone) => difference(zone) === 0) ??
    zones.find((zone) => difference(zone) <= MAX_OFFSET_CHANGE_SECONDS) ??
    null
  );
}

/** Returns a zone without daylight saving time. */
function zoneOfOffset(text: string): Zone | null {
  const offset = offsetIn(text);
  return offset === null ? null : zoneWith(text, text, () => offset);
}

/** Returns the offset in seconds at the start of a name, such as `+01:00`, `GMT-5` or `(UTC+05:30) Chennai`. */
function offsetIn(text: string): number | null {
  const [, sign, hours, minutes = '0'] =
    /^\(?(?:UTC|GMT)?\)? ?([-+\u2212])(\d{1,2})(?:[:.]?(\d{2}))?(?!\d)/i.exec(text) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60;
  if (!sign || size > MAX_OFFSET_SECONDS) return null;
  return sign === '+' ? size : -size;
}

/** Returns the offsets of a zone in January and in July, in seconds. */
function offsetsOf(iana: string): number[] {
  const { offsetAt } = zoneNamed(iana);
  return [0, 6].map((month) => offsetAt(Date.UTC(2026, month) / 1000));
}

/** Returns a displayed name without its offset, in a form that can be compared. */
function wordsOf(text: string): string {
  return text
    .replace(OFFSET_PREFIX, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (standard|daylight) time\b/, ' time')
    .trim();
}

const placesIn = (text: string): string[] =>
  text
    .replace(OFFSET_PREFIX, '')
    .split(/[,;:/]| - /)
    .map(wordsOf)
    .filter(Boolean);

interface Tables {
  /** Zones by the names of Windows, in lower case. */
  windows: ReadonlyMap<string, string>;
  /** Zones by the names that Outlook shows. */
  displayed: ReadonlyMap<string, string>;
  /** Zones by place. A place such as La Paz is in several countries. */
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
    if (!displayed.has(wordsOf(text))) displayed.set(wordsOf(text), zone);
    for (const place of placesIn(text)) add(place, zone);
  }
  return { windows, displayed, places };
}
