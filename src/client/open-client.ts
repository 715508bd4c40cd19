import { detectKind } from '../servers/detect.js';
import { isKindName, kindRow, loadKind, SERVER_KIND_NAMES, type ServerKindName } from '../servers/kinds.js';
import { readHistoryRecord } from '../servers/panel/history-record.js';
import { SetupProblem } from '../servers/setup-problem.js';
import type { LoadChunk, ServerKind, StationRef } from '../servers/server-kind.js';
import { withCharset } from '../servers/with-charset.js';
import { stationsAt } from '../servers/station-address.js';
import { isStationName } from '../servers/station-name.js';
import { Unreachable, Unreadable } from './http/failures.js';
import { isMissingV2 } from './http/v2.js';
import { loadRequiredChunk } from './load-chunk.js';
import type { PanelClient } from './panel-client.js';
import { readPath } from './read-path.js';
import { ServerClient } from './server-client.js';
import type { StationClient } from './station-client.js';
import { toJson } from '../contract/to-json.js';

/** Values of the attribute `source`. `auto` detects the kind. */
export type SourceName = ServerKindName | 'panel' | 'auto';

type KnownSource = Exclude<SourceName, 'auto'>;

/**
 * Returns the client for a station's kind of server, or `panel` itself if the server is a panel. `charset` is the
 * encoding of titles that the server wrongly decodes as Latin-1, or '' if the page doesn't specify one.
 *
 * @throws StationFailure if the address is unusable, or if no known kind of server responds there.
 */
export async function openClient(
  source: SourceName,
  station: string,
  panel: PanelClient,
  charset = '',
): Promise<StationClient> {
  if (isKindName(source) && kindRow(source).host) return openHosted(source, station, panel, charset);
  const { baseUrl, addressFailure } = panel;
  if (addressFailure) throw addressFailure;
  warnIfUnknown(source);
  const located =
    isKnownSource(source) || station ? [] : stationsAt(baseUrl).filter((each) => each.isCertain);
  if (located[0]) return openServer(located[0].name, located[0], panel, charset);
  const name = isKnownSource(source) ? source : await findKind(station, panel);
  return name === 'panel' ? panel : openServer(name, { baseUrl, station }, panel, charset);
}

/** Opens a station on a hosted service. The page's base URL belongs to another server and isn't used. */
async function openHosted(
  name: ServerKindName,
  station: string,
  panel: PanelClient,
  charset: string,
): Promise<StationClient> {
  const baseUrl = kindRow(name).host!;
  if (!isStationName(station)) throw new Unreachable(baseUrl, 'station');
  return openServer(name, { baseUrl, station }, panel, charset);
}

async function openServer(
  name: ServerKindName,
  { baseUrl, station: stationName }: StationRef,
  { server, jsonp }: PanelClient,
  charset: string,
): Promise<StationClient> {
  const station = { baseUrl, station: stationName };
  const loadHere: LoadChunk = (file) => loadRequiredChunk(baseUrl, file);
  let kind = await kindFor(await loadKind(name, loadHere), station, loadHere);
  if (charset) {
    kind = withCharset(kind, charset);
    if (!kind.charset) warnUnknown('charset', charset, 'windows-1251, koi8-r, euc-kr and others');
  }
  // The page's owner may let the panel's scripts run in the page. That permission doesn't cover other
  // servers.
  const { host, hasMap } = kindRow(name);
  return new ServerClient(station, server, kind, host || hasMap ? 'frame' : jsonp);
}

async function kindFor(kind: ServerKind, station: StationRef, loadChunk: LoadChunk): Promise<ServerKind> {
  if (!kind.forStation) return kind;
  const warn = (problem: string): void =>
    console.warn(`Onair: ${station.baseUrl.split('?')[0]}: ${problem}.`);
  try {
    return await kind.forStation(station, warn, loadChunk);
  } catch (problem) {
    throw problem instanceof SetupProblem
      ? new Unreadable(station.baseUrl, problem.message, problem)
      : problem;
  }
}

function isKnownSource(name: unknown): name is KnownSource {
  return name === 'panel' || isKindName(name);
}

const warned = new Set<string>();

/** Logs an unknown value once. It is treated like `auto`. */
function warnIfUnknown(source: string): void {
  if (source === 'auto' || isKnownSource(source)) return;
  warnUnknown('source', source, ['auto', 'panel', ...SERVER_KIND_NAMES].join(', '));
}

function warnUnknown(name: string, value: string, known: string): void {
  const sentence = `Onair: ${name}="${value}" is unknown. Known: ${known}.`;
  if (!warned.has(sentence)) console.warn(sentence);
  warned.add(sentence);
}

const STORAGE_PREFIX = 'onair:source:';
/** A stored kind expires, because a station may move to another kind of server. */
const STORED_KIND_LIFETIME_MS = 86_400_000;

async function findKind(station: string, panel: PanelClient): Promise<KnownSource> {
  const key = `${STORAGE_PREFIX}${panel.baseUrl} ${station}`;
  const stored = readStoredKind(key);
  if (stored) return stored;
  const found = await probeKind(station, panel);
  try {
    localStorage.setItem(key, toJson({ found, at: Date.now() }));
  } catch {
    // Without storage, every page probes again.
  }
  return found;
}

async function probeKind(station: string, panel: PanelClient): Promise<KnownSource> {
  const { baseUrl, jsonp } = panel;
  const { signal } = new AbortController();
  try {
    await panel.readList('history', 'limit=1&offset=0', readHistoryRecord, signal, 1);
    return 'panel';
  } catch (failure) {
    // A 5xx or a timeout doesn't reveal the kind of server.
    if (!isMissingV2(failure) && !(failure instanceof Unreadable)) throw failure;
    const found = await detectKind(
      { baseUrl, station },
      (path, kind) => readPath(baseUrl, path, kind, jsonp, signal),
      (file) => loadRequiredChunk(baseUrl, file),
    );
    if (!found) throw failure;
    return found;
  }
}

function readStoredKind(key: string): KnownSource | null {
  try {
    const { found, at } = Object(JSON.parse(localStorage.getItem(key)!)) as Record<string, unknown>;
    return isKnownSource(found) && Math.abs(Date.now() - Number(at)) < STORED_KIND_LIFETIME_MS ? found : null;
  } catch {
    return null;
  }
}
