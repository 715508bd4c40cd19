import { kindRow, type ServerKindName } from '../../servers/kinds.js';
import { shellWord } from './shell-word.js';

interface StationReference {
  readonly name: ServerKindName;
  /** Normalized URL, which contains no quotes. */
  readonly baseUrl: string;
  /** '' for the server's first station. */
  readonly station: string;
}

/** Returns the attributes of a tag that shows this station. */
export function attributesOf({ name, baseUrl, station }: StationReference): string {
  const escaped = station.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  const address = kindRow(name).host ? '' : `base-url="${baseUrl}" `;
  return `${address}source="${name}"${station ? ` station="${escaped}"` : ''}`;
}

/** Returns the command that starts a panel relaying this station. */
export function relayCommand({ name, baseUrl, station }: StationReference): string {
  if (kindRow(name).host) return `onair-panel --db relay.sqlite --relay ${shellWord(`${name}:${station}`)}`;
  const fragment = station ? `#${shellWord(station)}` : '';
  return `onair-panel --db relay.sqlite --relay ${shellWord(`${name}:${baseUrl}`)}${fragment}`;
}
