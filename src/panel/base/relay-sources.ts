/**
 * In:  the value of `--relay`.
 * Out: the stations to relay, in the order of their server numbers.
 */
import { withoutEndSlashes } from '../../contract/base-address.js';
import { isMount, isStationName } from '../../servers/station-name.js';
import { SERVER_KIND_NAMES, type ServerKindName } from '../../servers/kinds.js';

/** What tells a relayed station's plays. `panel` is a panel like ours, `icy` the titles in a stream. */
export type RelaySourceName = 'panel' | 'icy' | ServerKindName;

/** One relayed station. */
export interface RelaySource {
  readonly kind: RelaySourceName;
  /** Without a trailing slash and a fragment; of `icy` the whole address of the stream. */
  readonly url: string;
  /** Which station of its server: short name, mount or number; empty for the server's first. */
  readonly station: string;
  /** Address of a calendar that is its week; null for the source's own week. */
  readonly week: string | null;
}

export const RELAY_SOURCE_NAMES: readonly RelaySourceName[] = ['panel', ...SERVER_KIND_NAMES, 'icy'];

/** A comma may stand in an address, too: one that parts two stations has the next one's source behind it. */
const BETWEEN_STATIONS = /,(?=\s*[a-z]+:https?:\/\/)/;

/** Null where any of them is none. */
export function readRelays(text: string): RelaySource[] | null {
  const sources = text.split(BETWEEN_STATIONS).map((each) => readRelay(each.trim()));
  return sources.every((source) => source !== null) ? sources : null;
}

/** `SOURCE:URL`, and behind a blank `ics:URL`. */
function readRelay(text: string): RelaySource | null {
  const [plays = '', calendar, ...more] = text.split(/\s+/);
  const [, kind = '', address = ''] = /^([a-z]+):(.*)$/.exec(plays) ?? [];
  if (!RELAY_SOURCE_NAMES.includes(kind as RelaySourceName) || more.length > 0) return null;
  const week = calendar === undefined ? null : readAddress(calendar.replace(/^ics:/, ''));
  if (calendar !== undefined && (week === null || !calendar.startsWith('ics:'))) return null;
  const url = readAddress(address);
  if (url === null) return null;
  const station = decoded(url.hash.slice(1));
  // The paths of an interface are put behind its base address.
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

/** The list of processes shows switches, so a password in an address is refused. */
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
