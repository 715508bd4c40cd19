import type { ChannelRecord } from '../../contract/records.js';
import { detectKind } from '../../servers/detect.js';
import { loadKind, SERVER_KINDS, type ServerKindName } from '../../servers/kinds.js';
import {
  capabilitiesOf,
  type Capabilities,
  type PlayReport,
  type ReportedRecord,
  type ReportedStation,
} from '../../servers/server-kind.js';
import { shownAddress, urlParts } from './address.js';
import type { Finding } from './failure.js';
import { readServer, type PageAccess, type ServerTools } from './read-server.js';
import { attributesOf } from './server-attributes.js';

/** A server that isn't a panel, such as AzuraCast, and its data. */
export interface OtherServer {
  readonly name: ServerKindName;
  readonly can: Capabilities;
  /** Without the path of a page or stream that the owner may have entered. */
  readonly baseUrl: string;
  /** The station in the path that the owner entered; '' for the server's first station. */
  readonly station: string;
  /** The stations to choose from; empty if there is only one. */
  readonly stations: readonly ReportedStation[];
  readonly told: PlayReport;
  readonly channels: readonly ReportedRecord<ChannelRecord>[];
  readonly access: PageAccess;
}

/** Maximum number of stations or streams. */
const MAX_RECORDS = 100;

/**
 * Tries the URL and then its origin, because owners often enter the URL of a page or a stream. Resolves with null if
 * there is no known kind of server.
 */
export async function findOtherServer(baseUrl: string, tools: ServerTools): Promise<OtherServer | null> {
  const { protocol, host, path } = urlParts(baseUrl);
  const here = await findAt(baseUrl, '', tools);
  return here ?? (path ? findAt(`${protocol}//${host}`, path, tools) : null);
}

async function findAt(baseUrl: string, path: string, tools: ServerTools): Promise<OtherServer | null> {
  const reader = readServer(baseUrl, tools);
  const name = await detectKind({ baseUrl, station: '' }, reader.ask);
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
    can: capabilitiesOf(kind),
    baseUrl,
    station: hasChoice ? station : '',
    stations: hasChoice ? stations : [],
    told: newest.read,
    channels: channels?.read.slice(0, MAX_RECORDS) ?? [],
    access: newest.access,
  };
}

/** `/public/meridian` is a page of the station `meridian`, and `/live.mp3` is the stream of the mount with that name. */
function isInPath(path: string, { station }: ReportedStation): boolean {
  return path === station || path.split('/').includes(station);
}

/**
 * Returns `finding`, or the cause `otherServer` if the server is of a kind other than `source`, the tag's setting. Call
 * it only if `mayBeOtherServer(finding.cause)` is true.
 */
export async function checkForOtherServer(
  finding: Finding,
  baseUrl: string,
  source: string,
  tools: ServerTools,
): Promise<Finding> {
  const other = await findOtherServer(baseUrl, tools);
  if (!other || other.name === source) return finding;
  const values = {
    ...finding.values,
    kind: SERVER_KINDS[other.name].label,
    address: shownAddress(other.baseUrl),
    attributes: attributesOf(other),
  };
  return { cause: 'otherServer', values };
}
