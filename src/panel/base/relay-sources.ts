/** Parses the value of `--relay`. */
import { withoutEndSlashes } from '../../contract/base-url.js';
import { isMount, isStationName } from '../../servers/station-name.js';
import { SERVER_KIND_NAMES, type ServerKindName } from '../../servers/kinds.js';

/** Where a relayed station's plays come from: `panel` means another panel, and `icy` the titles in a stream. */
export type RelaySourceName = 'panel' | 'icy' | ServerKindName;

/** One relayed station. */
export interface RelaySource {
  readonly kind: RelaySourceName;
  /** Base URL without a trailing slash; for `icy`, the URL of the stream. */
  readonly url: string;
  /** Station on the server: a short name, mount or number. Empty for the first station. */
  readonly station: string;
  /** URL of a calendar to read the week from, or null to use the source's week. */
  readonly week: string | null;
}

export const RELAY_SOURCE_NAMES: readonly RelaySourceName[] = ['panel', ...SERVER_KIND_NAMES, 'icy'];

/** URLs may contain commas, so split only at a comma that is followed by `kind:`. */
const BETWEEN_STATIONS = /,(?=\s*[a-z]+:https?:\/\/)/;

/** Returns the stations in the order of their server numbers, or null if any of them is invalid. */
export function readRelays(text: string): RelaySource[] | null {
  const sources = text.split(BETWEEN_STATIONS).map((each) => readRelay(each.trim()));
  return sources.every((source) => source !== null) ? sources : null;
}

/** Parses `SOURCE:URL`, optionally followed by a space and `ics:URL`. */
function readRelay(text: string): RelaySource | null {
  const [plays = '', calendar, ...more] = text.split(/\s+/);
  const [, kind = '', address = ''] = /^([a-z]+):(.*)$/.exec(plays) ?? [];
  if (!RELAY_SOURCE_NAMES.includes(kind as RelaySourceName) || more.length > 0) return null;
  const week = calendar === undefined ? null : readAddress(calendar.replace(/^ics:/, ''));
  if (calendar !== undefined && (week === null || !calendar.startsWith('ics:'))) return null;
  const url = readAddress(address);
  if (url === null) return null;
  const station = decoded(url.hash.slice(1));
  // API paths are appended to the base URL, so it can't have a query.
  if (station === null || (kind !== 'icy' && url.search !== '')) return null;
  if (!isStationName(station) || (kind === 'azuracast' && isMount(station))) return null;
  url.hash = '';
  if (week) week.hash = '';
  return {
    kind: kind as RelaySourceName,
    url: kind === 'icy' ? url.href : withoutEndSlashes(url.href),
    station,
    week: week?.href ?? null,
  };
}

/** Rejects URLs with passwords, since the process list shows command-line options. */
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
