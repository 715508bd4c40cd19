/**
 * In:  an address without a panel, and the ways to ask there.
 * Out: which server of another kind stands there, and what it tells.
 */
import { canOf } from '../../servers/can-of.js';
import { detectKind } from '../../servers/detect.js';
import { loadKind } from '../../servers/load-kind.js';
import type { Can, ServerKindName, Told, ToldRecord, ToldStation } from '../../servers/server-kind.js';
import type { ChannelRecord } from '../../contract/records.js';
import { partsOf } from './address.js';
import { askServer, type Reading, type ServerWays } from './ask-server.js';

export interface OtherServer {
  readonly name: ServerKindName;
  readonly can: Can;
  /** Where it stands: without the path to a page or a stream of its own that was asked for. */
  readonly baseUrl: string;
  /** That of the path, else empty: its first. */
  readonly station: string;
  /** Those that can be chosen; empty where there is one alone. */
  readonly stations: readonly ToldStation[];
  readonly told: Told;
  readonly channels: readonly ToldRecord<ChannelRecord>[];
  readonly reading: Reading;
}

/** As many stations, and as many of their streams, are told. */
const MOST = 100;

/** At the address, else at its origin: owners know the address of a page or a stream. Null where none is known. */
export async function findOther(baseUrl: string, ways: ServerWays): Promise<OtherServer | null> {
  const { protocol, host, path } = partsOf(baseUrl);
  const here = await findAt(baseUrl, '', ways);
  return here ?? (path ? findAt(`${protocol}//${host}`, path, ways) : null);
}

async function findAt(baseUrl: string, path: string, ways: ServerWays): Promise<OtherServer | null> {
  const asked = askServer(baseUrl, ways);
  const name = await detectKind({ baseUrl, station: '' }, asked.ask);
  if (!name) return null;
  const kind = await loadKind(name);
  const asking = kind.stations && asked.readFirst(kind.stations, kind, undefined);
  const stations = (await asking)?.read.slice(0, MOST) ?? [];
  const station = stations.find((each) => isIn(path, each))?.station ?? '';
  const newest = await asked.readFirst(kind.newest, kind, undefined, station);
  if (!newest) return null;
  const channels = kind.channels && (await asked.readFirst(kind.channels, kind, undefined, station));
  return {
    name,
    can: canOf(kind),
    baseUrl,
    station: stations.length > 1 ? station : '',
    stations: stations.length > 1 ? stations : [],
    told: newest.read,
    channels: channels?.read.slice(0, MOST) ?? [],
    reading: newest.reading,
  };
}

/** `/public/meridian` is a page of the station `meridian`, `/live.mp3` the sound of the mount with that name. */
function isIn(path: string, { station }: ToldStation): boolean {
  return path === station || path.split('/').includes(station);
}
