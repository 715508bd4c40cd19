import type { ChannelRecord } from '../../contract/records.js';
import { detectKind } from '../../servers/detect.js';
import { isKindName, kindRow, loadKind, type ServerKindName } from '../../servers/kinds.js';
import {
  capabilitiesOf,
  type Capabilities,
  type PlayReport,
  type ReportedRecord,
  type ReportedStation,
} from '../../servers/server-kind.js';
import { stationsAt, type LocatedStation } from '../../servers/station-address.js';
import type { CauseName } from '../../words/owner-words.js';
import { shownAddress, urlParts } from './address.js';
import { mayBeOtherServer } from './cause-of.js';
import type { Finding } from './failure.js';
import { stationNames } from './panel-lists.js';
import { createServerReader, type PageAccess, type ServerTools } from './read-server.js';
import { serverAttributes } from './server-attributes.js';

/** A server that isn't a panel, such as AzuraCast, and its data. */
export interface OtherServer {
  readonly name: ServerKindName;
  readonly capabilities: Capabilities;
  /** URL without the path of a page or a stream that the owner may have entered. */
  readonly baseUrl: string;
  /** The station in the URL that the owner entered; '' for the server's first station. */
  readonly station: string;
  /** The stations to choose from; empty if there is only one. */
  readonly stations: readonly ReportedStation[];
  /** Null if a page can't read the server and its kind is only known from its URL. */
  readonly report: PlayReport | null;
  readonly channels: readonly ReportedRecord<ChannelRecord>[];
  readonly access: PageAccess;
}

/** Maximum number of stations and streams. */
const MAX_RECORDS = 100;

/** A station that a tag or the builder already has settings for. */
export type KnownStation = Pick<LocatedStation, 'name' | 'baseUrl' | 'station'>;

/**
 * Tries the stations that the URL identifies, then the URL, and then its origin, because owners often enter the URL of
 * a page, a player or a stream. `address` may have a query. Resolves with null if no kind of server matches.
 *
 * @throws SetupProblem if the response of the `known` station has none of the paths in its map.
 */
export async function findOtherServer(
  address: string,
  tools: ServerTools,
  known?: KnownStation,
): Promise<OtherServer | null> {
  const located = stationsAt(address);
  for (const station of known ? [known, ...located] : located) {
    const found = await findStation(station, tools);
    if (found) return found;
  }
  const certain = located.find(({ isCertain }) => isCertain);
  if (certain && (await isClosed(certain, tools))) return closedServer(certain);
  if (certain && kindRow(certain.name).host) return null;
  const [baseUrl = ''] = address.split(/[?#]/);
  const { protocol, host, path } = urlParts(baseUrl);
  // The URL of a file or a URL with a query can't be a base URL.
  const isFile = address !== baseUrl || /\.[a-z]{2,5}\d?$/i.test(path);
  const here = isFile && path ? null : await findAt(baseUrl, '', tools);
  return here ?? (path ? findAt(`${protocol}//${host}`, path, tools) : null);
}

async function findStation(
  { name, baseUrl, station }: KnownStation,
  tools: ServerTools,
): Promise<OtherServer | null> {
  const general = await loadKind(name);
  const kind =
    (await general.forStation?.(
      { baseUrl, station },
      () => {},
      (load) => load(),
    )) ?? general;
  const reader = createServerReader(baseUrl, tools);
  const newest = await reader.readFirst(kind.newest, kind, undefined, station);
  if (!newest) return null;
  const channels = kind.channels && (await reader.readFirst(kind.channels, kind, undefined, station));
  return {
    name,
    baseUrl,
    station,
    stations: [],
    capabilities: capabilitiesOf(kind),
    report: newest.read,
    channels: channels?.read.slice(0, MAX_RECORDS) ?? [],
    access: newest.access,
  };
}

/** Whether the server sent a response that this page isn't allowed to read. */
async function isClosed({ name, baseUrl, station }: KnownStation, tools: ServerTools): Promise<boolean> {
  const { newest } = await loadKind(name);
  const [path] = newest.alternatives({ baseUrl, station }, undefined)[0] ?? [];
  return (
    tools.page !== null &&
    path !== undefined &&
    (await tools.probe(baseUrl + path, 'read')).outcome !== 'response' &&
    (await tools.probe(baseUrl + path, 'opaque')).outcome === 'opaque'
  );
}

async function closedServer({ name, baseUrl, station }: KnownStation): Promise<OtherServer> {
  const capabilities = capabilitiesOf(await loadKind(name));
  return { name, baseUrl, station, capabilities, stations: [], report: null, channels: [], access: 'none' };
}

async function findAt(baseUrl: string, path: string, tools: ServerTools): Promise<OtherServer | null> {
  const reader = createServerReader(baseUrl, tools);
  const name = await detectKind({ baseUrl, station: '' }, reader.readPath);
  if (!name) return null;
  const kind = await loadKind(name);
  const listed = kind.stations && (await reader.readFirst(kind.stations, kind, undefined));
  const stations = listed?.read.slice(0, MAX_RECORDS) ?? [];
  const station = stations.find((each) => isInPath(path, each))?.station ?? '';
  const newest = await reader.readFirst(kind.newest, kind, undefined, station);
  if (!newest) return null;
  const channels = kind.channels && (await reader.readFirst(kind.channels, kind, undefined, station));
  const hasChoice = stations.length > 1;
  return {
    name,
    capabilities: capabilitiesOf(kind),
    baseUrl,
    station: hasChoice ? station : '',
    stations: hasChoice ? stations : [],
    report: newest.read,
    channels: channels?.read.slice(0, MAX_RECORDS) ?? [],
    access: newest.access,
  };
}

/**
 * Whether the path belongs to the station: `/public/meridian` is a page of the station `meridian`, and `/live.mp3` is
 * the stream of the mount with that name.
 */
function isInPath(path: string, { station }: ReportedStation): boolean {
  return path === station || path.split('/').includes(station);
}

/**
 * Returns the cause `otherServer` if the kind of the server isn't `source`, the tag's setting. Otherwise, returns
 * `finding`. Call it only if `mayBeOtherServer(finding.cause)` is true.
 */
export async function checkForOtherServer(
  finding: Finding,
  baseUrl: string,
  source: string,
  tools: ServerTools,
): Promise<Finding> {
  const other = await findOtherServer(baseUrl, tools);
  if (!other?.report || other.name === source) return finding;
  const values = {
    ...finding.values,
    kind: kindRow(other.name).label,
    address: shownAddress(other.baseUrl),
    attributes: serverAttributes(other),
  };
  return { cause: 'otherServer', values };
}

/** If the server isn't a panel, these causes replace the causes that describe a panel. */
const CAUSES_OF_KINDS: { readonly [cause in CauseName]?: CauseName } = {
  endsInApi: 'otherMissing',
  wrongPath: 'otherMissing',
  website: 'otherMissing',
  noPanel: 'otherMissing',
  otherProgram: 'otherMissing',
  listMissing: 'otherMissing',
  brokenJson: 'otherMissing',
  noCors: 'otherClosed',
  login: 'otherTrouble',
  forbidden: 'otherTrouble',
  throttled: 'otherTrouble',
  crashed: 'otherTrouble',
  gateway: 'otherTrouble',
  busy: 'otherTrouble',
  refused: 'otherTrouble',
};

/**
 * Returns the finding with the cause for this kind of server. The finding is unchanged if the server is a panel or of
 * an unknown kind.
 */
export function findingOfKind({ cause, values }: Finding, source: string): Finding {
  const other = isKindName(source) && CAUSES_OF_KINDS[cause];
  return other ? { cause: other, values: { ...values, attribute: `source="${source}"` } } : { cause, values };
}

/** Whether the cause may be that the server doesn't have the tag's station. */
export const mayBeWrongStation = (cause: CauseName): boolean =>
  cause === 'badStation' || (mayBeOtherServer(cause) && cause !== 'login' && cause !== 'forbidden');

/**
 * Returns the cause `wrongStation` if the server lists stations and `station` isn't one of them. For a kind of
 * server that can't list its stations, may return a cause that describes a station's name. Otherwise, returns
 * `finding`. If `source` is `auto`, the kind is detected. Call it only if `mayBeWrongStation(finding.cause)` is true.
 */
export async function checkForStation(
  finding: Finding,
  { baseUrl, source, station }: { baseUrl: string; source: string; station: string },
  tools: ServerTools,
): Promise<Finding> {
  const reader = createServerReader(baseUrl, tools);
  const name = source === 'auto' ? await detectKind({ baseUrl, station: '' }, reader.readPath) : source;
  if (!isKindName(name)) return finding;
  const { label, host, stationExample } = kindRow(name);
  const place = { ...finding.values, address: shownAddress(host ?? baseUrl), station };
  const described = { ...place, kind: label, example: stationExample ?? '' };
  if (!station) {
    return finding.cause === 'badStation' && stationExample
      ? { cause: 'noStation', values: described }
      : finding;
  }
  const kind = await loadKind(name);
  const listed = kind.stations && (await reader.readFirst(kind.stations, kind, undefined));
  const stations = listed?.read ?? [];
  if (stations.some((each) => each.station === station)) return finding;
  if (stations.length)
    return { cause: 'wrongStation', values: { ...place, stations: stationNames(stations) } };
  const isAtRightAddress = finding.cause === 'badStation' || host || finding.cause !== 'website';
  return stationExample && !kind.stations && isAtRightAddress
    ? { cause: 'noSuchStation', values: described }
    : finding;
}
