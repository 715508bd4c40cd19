import { hasTitle } from '../../servers/json/map.js';
import { writeMap } from '../../servers/json/write-map.js';
import { kindRow } from '../../servers/kinds.js';
import type { Capabilities } from '../../servers/server-kind.js';
import { suggestMap } from '../json/suggest-map.js';
import type { ConnectionState } from './panel.js';

/** The data that sections of the product page need. */
const NEEDED = ['times', 'week', 'podcasts'] as const;

/** The result of a search for a station at a URL. */
export type StationSearch =
  | {
      readonly kind: 'found';
      /** Attributes for `onair-station`. */
      readonly attributes: Readonly<Record<string, string>>;
      /** The data that the server doesn't provide. */
      readonly lacks: readonly (typeof NEEDED)[number][];
      /** False if only the tags can check whether the server can be read. */
      readonly isCertain: boolean;
    }
  /** A server that pages can't read. `label` is the product's name. */
  | { readonly kind: 'unreadable'; readonly label: string }
  | { readonly kind: 'missing' };

/**
 * Returns the settings that show the first station at a URL. `baseUrl` is that URL, normalized like the base URL of a
 * panel, and `response` is the same URL, normalized like the URL of a JSON response. `now` is in milliseconds, and
 * `zone` is the visitor's time zone.
 */
export function searchResult(
  panel: ConnectionState,
  { baseUrl, response, now, zone }: { baseUrl: string; response: string; now: number; zone: string },
): StationSearch {
  if (panel.kind === 'found') {
    const [first] = panel.stations;
    return first ? found({ 'base-url': baseUrl, server: String(first.id) }) : { kind: 'missing' };
  }
  if (panel.kind === 'closed') return { ...found({ 'base-url': baseUrl }), isCertain: false };
  if (panel.kind === 'other') {
    const { name, station, capabilities } = panel.server;
    return found({ 'base-url': panel.server.baseUrl, source: name, station }, capabilities);
  }
  if (panel.kind === 'unreadable') return { kind: 'unreadable', label: kindRow(panel.server.name).label };
  if (panel.kind !== 'json') return { kind: 'missing' };
  const { value, callback } = panel.response;
  const map = suggestMap(value, now, zone);
  if (!hasTitle(map)) return { kind: 'missing' };
  const text = writeMap({ ...map, callback: callback ?? map.callback });
  return found({ 'base-url': response, source: 'json', map: text }, panel.capabilities);
}

function found(
  attributes: Readonly<Record<string, string>>,
  capabilities?: Capabilities,
): Extract<StationSearch, { kind: 'found' }> {
  const lacks = capabilities ? NEEDED.filter((name) => !capabilities[name]) : [];
  const given = Object.entries(attributes).filter(([, value]) => value);
  return { kind: 'found', attributes: Object.fromEntries(given), lacks, isCertain: true };
}
