/** Parses the value of `--relay`. */
import { withoutEndSlashes } from '../../contract/base-url.js';
import { readCharset } from '../../servers/code-pages.js';
import { readMap } from '../../servers/json/map.js';
import { isMount, isStationName } from '../../servers/station-name.js';
import { isKindName, kindRow, SERVER_KIND_NAMES, type ServerKindName } from '../../servers/kinds.js';
import { stationsAt } from '../../servers/station-address.js';

/**
 * The kind of source from which the plays are read. `panel` is another panel, and `icy` is a stream with
 * titles.
 */
export type RelaySourceName = 'panel' | 'icy' | ServerKindName;

/** One relayed station. */
export interface RelaySource {
  readonly kind: RelaySourceName;
  /** Base URL without a trailing slash; for `icy`, the URL of the stream. */
  readonly url: string;
  /**
   * Short name, mount or number of the station on the server; '' selects the first station. For `json`, this is
   * the map of the response's fields instead.
   */
  readonly station: string;
  /** URL of the calendar from which the week is read, or null to use the source's week. */
  readonly week: string | null;
  /** Encoding of titles that aren't UTF-8, by its name in the WHATWG Encoding Standard. */
  readonly charset?: string;
}

export const RELAY_SOURCE_NAMES: readonly RelaySourceName[] = ['panel', ...SERVER_KIND_NAMES, 'icy'];

/** Kinds whose stations are all hosted by a single service. */
const HOSTED = SERVER_KIND_NAMES.filter((name) => kindRow(name).host);

/** Returns the stations in the order of their server numbers. Returns null if any of them is invalid. */
export function readRelays(text: string): RelaySource[] | null {
  const sources = splitRelays(text).map((each) => readRelay(each.trim()));
  return sources.every((source) => source !== null) ? sources : null;
}

/** URLs may contain commas, so the text is split only at commas that are followed by a source. */
function splitRelays(text: string): string[] {
  const relays: string[] = [];
  for (const piece of text.split(',')) {
    const [, kind = '', rest = ''] = /^\s*([a-z]\w*):(.*)$/.exec(piece) ?? [];
    const isRelay = /^https?:\/\//.test(rest) || HOSTED.some((name) => name === kind);
    if (isRelay || !relays.length) relays.push(piece);
    else relays[relays.length - 1] += `,${piece}`;
  }
  return relays;
}

/**
 * Parses `SOURCE:URL` or, for a service, `SOURCE:STATION`, optionally followed by `ics:URL` and `charset:NAME`, separated
 * by spaces.
 */
function readRelay(text: string): RelaySource | null {
  const [plays = '', ...others] = text.split(/\s+/);
  const isCharset = (text: string): boolean => text.startsWith('charset:');
  const [label, ...moreLabels] = others.filter(isCharset);
  const [calendar, ...more] = others.filter((each) => !isCharset(each));
  const encoding = label === undefined ? null : readCharset(label.slice('charset:'.length));
  if ((label !== undefined && encoding === null) || moreLabels.length > 0) return null;
  const charset = encoding === null ? {} : { charset: encoding };
  const [, kind = '', address = ''] = /^([a-z]\w*):(.*)$/.exec(plays) ?? [];
  if (!RELAY_SOURCE_NAMES.includes(kind as RelaySourceName) || more.length > 0) return null;
  const week = calendar === undefined ? null : readAddress(calendar.replace(/^ics:/, ''));
  if (calendar !== undefined && (week === null || !calendar.startsWith('ics:'))) return null;
  if (week) week.hash = '';
  const located = readStationAddress(kind, address);
  if (located) return { kind: kind as RelaySourceName, ...located, week: week?.href ?? null, ...charset };
  const url = readAddress(address);
  if (url === null || (isKindName(kind) && kindRow(kind).host)) return null;
  if (isKindName(kind) && kindRow(kind).hasMap) return readMapped(kind, url, week?.href ?? null, charset);
  const station = decoded(url.hash.slice(1));
  // API paths are appended to the base URL, so it can't have a query.
  if (station === null || (kind !== 'icy' && url.search !== '')) return null;
  if (!isStationName(station) || (kind === 'azuracast' && isMount(station))) return null;
  url.hash = '';
  return {
    kind: kind as RelaySourceName,
    url: kind === 'icy' ? url.href : withoutEndSlashes(url.href),
    station,
    week: week?.href ?? null,
    ...charset,
  };
}

/**
 * Parses the URL of a JSON response. The fragment contains the paths of the response's fields:
 * `#title=a.b&artist=a.c`.
 */
function readMapped(
  kind: ServerKindName,
  { origin, pathname, search, hash }: URL,
  week: string | null,
  charset: Pick<RelaySource, 'charset'>,
): RelaySource | null {
  const station = [...new URLSearchParams(hash.slice(1))].map((pair) => pair.join(': ')).join(', ');
  try {
    readMap(station);
  } catch {
    return null;
  }
  return { kind, url: origin + pathname + search, station, week, ...charset };
}

/**
 * Parses a station's short name on a hosting service, or the URL of a station. Returns null if it isn't a
 * station of this kind.
 */
function readStationAddress(kind: string, address: string): Pick<RelaySource, 'url' | 'station'> | null {
  const host = isKindName(kind) ? kindRow(kind).host : undefined;
  if (host && !/^https?:/i.test(address)) {
    const station = decoded(address);
    return station && isStationName(station) && !isMount(station) ? { url: host, station } : null;
  }
  const found =
    readAddress(address) && stationsAt(address).find(({ name, isCertain }) => name === kind && isCertain);
  return found ? { url: found.baseUrl, station: found.station } : null;
}

/** Rejects URLs with passwords, because command-line options are visible in the process list. */
function readAddress(text: string): URL | null {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null;
  return url && !url.username && !url.password ? url : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
