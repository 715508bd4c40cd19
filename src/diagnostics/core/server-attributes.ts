import { kindRow, type ServerKindName } from '../../servers/kinds.js';
import { mapParameters } from '../../servers/json/write-map.js';
import { shellWord } from './shell-word.js';

interface StationReference {
  readonly name: ServerKindName;
  /** Normalized URL, which contains no quotes. */
  readonly baseUrl: string;
  /** The station; '' for the server's first station. For `json`, the map. */
  readonly station: string;
}

/** Returns the attributes of a tag that shows this station. */
export function serverAttributes({ name, baseUrl, station }: StationReference): string {
  const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  const { host, hasMap } = kindRow(name);
  const address = host ? '' : `base-url="${escape(baseUrl)}" `;
  return `${address}source="${name}"${station ? ` ${hasMap ? 'map' : 'station'}="${escape(station)}"` : ''}`;
}

/** Returns the command that starts a panel with a relay of this station. */
export function relayCommand({ name, baseUrl, station }: StationReference): string {
  if (kindRow(name).host) return `onair-panel --db relay.sqlite --relay ${shellWord(`${name}:${station}`)}`;
  if (kindRow(name).hasMap) {
    const relay = `${name}:${baseUrl}#${mapParameters(station)}`.replace(/'/g, '%27');
    return `onair-panel --db relay.sqlite --relay '${relay}'`;
  }
  const fragment = station ? `#${shellWord(station)}` : '';
  return `onair-panel --db relay.sqlite --relay ${shellWord(`${name}:${baseUrl}`)}${fragment}`;
}
