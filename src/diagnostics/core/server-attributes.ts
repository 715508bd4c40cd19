/** In: a server of another kind. Out: what a tag has to have for it, and the panel that reads it. */
import type { OtherServer } from './other-server.js';
import { shellWord } from './shell-word.js';

type Server = Pick<OtherServer, 'name' | 'baseUrl' | 'station'>;

/** As they call themselves. */
export const SERVER_NAMES = {
  azuracast: 'AzuraCast',
  libretime: 'LibreTime',
  icecast: 'Icecast',
  shoutcast: 'Shoutcast',
} as const;

/** As they are written on a tag. `baseUrl` is an address in one spelling, which has no quotes. */
export function attributesOf({ name, baseUrl, station }: Server): string {
  const of = station ? ` station="${station.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"` : '';
  return `base-url="${baseUrl}" source="${name}"${of}`;
}

/** The command line of a panel that reads it. */
export function relayCommand({ name, baseUrl, station }: Server): string {
  const of = station ? `#${shellWord(station)}` : '';
  return `onair-panel --db relay.sqlite --relay ${shellWord(`${name}:${baseUrl}`)}${of}`;
}
