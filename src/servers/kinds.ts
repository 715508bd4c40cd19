import type { LoadChunk, ServerKind } from './server-kind.js';

export interface KindRow {
  /** The product's name as shown on pages. */
  readonly label: string;
  /** Example of a station name of this kind, for use in a form; null if a server has only one station. */
  readonly stationExample: string | null;
  /** Base URL of the service that hosts all stations of this kind. Their tags need no `base-url`. */
  readonly host?: string;
  /**
   * Whether the attribute `map` describes the response. The base URL is then the URL of the response. Such a
   * kind has no station names and can't be detected.
   */
  readonly hasMap?: boolean;
  /**
   * Matches URLs of a station's page, player or API that no other kind or service has. The first non-empty
   * group is the station.
   */
  readonly address?: RegExp;
  /** Matches stream URLs that may belong to this kind. The first non-empty group is the station. */
  readonly stream?: RegExp;
  /** Loads the kind's code. The module exports the kind under its key in this table. */
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
}

/**
 * All kinds of servers except the panel. The key is the value of the attribute `source`. Detection tries the
 * kinds in this order. The panel has its own client (`client/panel-client.ts`), because it has two
 * interfaces.
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
  sonicpanel: {
    label: 'SonicPanel',
    stationExample: '8042',
    address: /^https?:\/\/[^/]+\/cp\/.*[?&]p=(\d+)/,
    stream: /^https?:\/\/[^/]+\/(\d{4,5})(?:\/|$)/,
    load: () => import('./sonicpanel/read.js'),
  },
  centova: {
    label: 'Centova Cast',
    stationExample: 'myaccount',
    address:
      /^https?:\/\/[^/]+\/(?:(?:rpc|recentfeed)\/([\w.-]+)\/|(?:external\/)?rpc\.php\?.*username=([\w.-]+))/i,
    stream: /^https?:\/\/[^/]+\/(?:start|proxy|tunein)\/([\w-]+)/i,
    load: () => import('./centova/read.js'),
  },
  live365: {
    label: 'Live365',
    stationExample: 'a12345',
    host: 'https://api.live365.com',
    address: /^https?:\/\/(?:[\w-]+\.)*live365\.com\/.*\b(a\d{4,7})(?!\d)/i,
    load: () => import('./live365/read.js'),
  },
  radioco: {
    label: 'Radio.co',
    stationExample: 's012345678',
    host: 'https://public.radio.co',
    address: /^https?:\/\/(?:[\w-]+\.)*radio\.co\/.*\b(s[\da-f]{9,10})(?![\da-z])/i,
    load: () => import('./radioco/read.js'),
  },
  spinitron: {
    label: 'Spinitron',
    stationExample: 'WXYZ',
    host: 'https://widgets.spinitron.com',
    address:
      /^https?:\/\/(?:[\w-]+\.)*spinitron\.com\/(?:.*[?&]station=([\w-]+)|(?!(?:widget|api|static|images|m|radio)\/)([\w-]+))/i,
    load: () => import('./spinitron/read.js'),
  },
  radioking: {
    label: 'RadioKing',
    stationExample: 'my-radio',
    host: 'https://api.radioking.io',
    address:
      /^https?:\/\/(?:player\.radioking\.(?:com|io|fm)\/([\w-]+)|(?:(?:www|api)\.)?radioking\.(?:com|io|fm)\/(?:.*\/)?(?:radio|play)\/([\w-]+))/i,
    load: () => import('./radioking/read.js'),
  },
  json: {
    label: 'JSON',
    stationExample: null,
    hasMap: true,
    load: () => import('./json/read.js'),
  },
} as const satisfies Record<string, KindRow>;

export type ServerKindName = keyof typeof SERVER_KINDS;

/** Kinds whose stations are all on one service. */
export type HostedKind = {
  [K in ServerKindName]: (typeof SERVER_KINDS)[K] extends { readonly host: string } ? K : never;
}[ServerKindName];

export const SERVER_KIND_NAMES = Object.keys(SERVER_KINDS) as readonly ServerKindName[];

export function isKindName(name: unknown): name is ServerKindName {
  return SERVER_KIND_NAMES.includes(name as ServerKindName);
}

/** Kinds that are recognized by their responses or URLs. */
export const PRODUCTS = SERVER_KIND_NAMES.filter((name) => !kindRow(name).hasMap);

export function kindRow(name: ServerKindName): KindRow {
  return SERVER_KINDS[name];
}

/** Rejects if the kind's code can't be loaded. */
export async function loadKind(
  name: ServerKindName,
  loadChunk: LoadChunk = (load) => load(),
): Promise<ServerKind> {
  return (await loadChunk(kindRow(name).load))[name] as ServerKind;
}
