import type { ServerKind } from './server-kind.js';

interface KindRow {
  /** The product's name, as pages show it. */
  readonly label: string;
  /** An example of how this kind identifies a station, for use in a form; null if a server has only one station. */
  readonly stationExample: string | null;
  /** Loads the kind's code. The module exports the kind under its key in this table. */
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
}

/**
 * The kinds of servers other than the panel, keyed by the value of the attribute `source`, in the order in which
 * detection tries them. The panel has its own client (`client/panel-client.ts`), because it has two interfaces.
 */
export const SERVER_KINDS = {
  azuracast: {
    label: 'AzuraCast',
    stationExample: 'my_station',
    load: () => import('./azuracast/read.js'),
  },
  libretime: {
    label: 'LibreTime',
    stationExample: null,
    load: () => import('./libretime/read.js'),
  },
  icecast: {
    label: 'Icecast',
    stationExample: '/live.mp3',
    load: () => import('./icecast/read.js'),
  },
  shoutcast: {
    label: 'Shoutcast',
    stationExample: '1',
    load: () => import('./shoutcast/read.js'),
  },
} as const satisfies Record<string, KindRow>;

export type ServerKindName = keyof typeof SERVER_KINDS;

export const SERVER_KIND_NAMES = Object.keys(SERVER_KINDS) as readonly ServerKindName[];

export function isKindName(name: unknown): name is ServerKindName {
  return SERVER_KIND_NAMES.includes(name as ServerKindName);
}

/** Loads a chunk by calling its import, possibly with a retry. */
export type LoadChunk = <T>(load: () => Promise<T>) => Promise<T>;

/** Rejects if the kind's code can't be loaded. */
export async function loadKind(
  name: ServerKindName,
  loadChunk: LoadChunk = (load) => load(),
): Promise<ServerKind> {
  const { load }: KindRow = SERVER_KINDS[name];
  return (await loadChunk(load))[name] as ServerKind;
}
