/**
 * In:  the settings of a station at a server that is none of ours, or may be.
 * Out: what asks it, by its kind; null where it is a panel. `auto` looks which kind stands there, once, and remembers it.
 */
import { detectKind } from '../servers/detect.js';
import { loadKind } from '../servers/load-kind.js';
import { SERVER_KINDS, type Can, type Place, type ServerKindName } from '../servers/server-kind.js';
import { readHistoryRecord } from '../servers/panel/history-record.js';
import { Unreadable, type StationFailure } from './http/failures.js';
import type { JsonpMode } from './http/legacy.js';
import { loadRequiredPart } from './load-part.js';
import { panelCan } from '../servers/panel/panel-can.js';
import { PanelClient, type Transport } from './panel-client.js';
import { ServerClient } from './server-client.js';
import { ServerRequests } from './server-requests.js';
import type { StationSource } from './station-source.js';
import { isMissingV2 } from './http/v2.js';

/** The kinds that the setting `source` names. `panel` is one like ours; `auto` is found out. */
export type SourceName = ServerKindName | 'panel' | 'auto';

export interface PlaceOptions extends Place {
  source: SourceName;
  /** What its server can tell: set here, once that is known. */
  can: Can;
  /** Its number on a panel, if it is one. */
  server: number;
  transport: Transport;
  jsonp: JsonpMode;
  /** Why no request may be sent at all; null when it may. */
  addressFailure: StationFailure | null;
}

/** By the station: each is opened once. */
const opened = new WeakMap<PlaceOptions, Promise<StationSource | null>>();

/**
 * Null for a panel.
 *
 * @throws StationFailure where the address can't be used, and where no server that is known stands there: then the next call tries again.
 */
export function openServer(options: PlaceOptions): Promise<StationSource | null> {
  let opening = opened.get(options);
  if (!opening) {
    opening = open(options);
    opened.set(options, opening);
    opening.then(
      (server) => (options.can = server?.can ?? panelCan),
      () => opened.delete(options),
    );
  }
  return opening;
}

async function open(options: PlaceOptions): Promise<StationSource | null> {
  const { baseUrl, server, source, jsonp, addressFailure } = options;
  if (addressFailure) throw addressFailure;
  const name = isKnown(source) ? source : await find(options);
  if (name === 'panel') return null;
  const kind = await loadKind(name, (file) => loadRequiredPart(baseUrl, file));
  return new ServerClient(options, server, kind, new ServerRequests(baseUrl, kind, jsonp));
}

/** One that is none of these is found out, as `auto` is; its author is told. */
function isKnown(source: string): source is Exclude<SourceName, 'auto'> {
  const isNamed = isFound(source);
  if (!isNamed && source !== 'auto' && !warned.has(source)) {
    warned.add(source);
    console.warn(`Onair: source="${source}" is unknown. Known: ${['auto', ...FOUND].join(', ')}.`);
  }
  return isNamed;
}

const FOUND: readonly string[] = ['panel', ...SERVER_KINDS];
const isFound = (name: unknown): name is Exclude<SourceName, 'auto'> => FOUND.includes(name as string);
const warned = new Set<string>();

const PREFIX = 'onair:source:';
/** After this it is looked again: a station may move to another kind of server. Milliseconds. */
const LOOK_AGAIN = 86_400_000;

async function find(options: PlaceOptions): Promise<Exclude<SourceName, 'auto'>> {
  const key = `${PREFIX}${options.baseUrl} ${options.station}`;
  const known = remembered(key);
  if (known) return known;
  const found = await look(options);
  try {
    localStorage.setItem(key, JSON.stringify({ found, at: Date.now() }));
  } catch {
    // A browser that keeps nothing looks on each page.
  }
  return found;
}

async function look(options: PlaceOptions): Promise<Exclude<SourceName, 'auto'>> {
  const { baseUrl, server, transport, jsonp } = options;
  const { signal } = new AbortController();
  try {
    await new PanelClient(baseUrl, server, transport, jsonp).readList(
      'history',
      'limit=1&offset=0',
      readHistoryRecord,
      signal,
      1,
    );
    return 'panel';
  } catch (failure) {
    // A panel in trouble is one all the same, and what does not answer says nothing.
    if (!isMissingV2(failure) && !(failure instanceof Unreadable)) throw failure;
    const found = await detectKind(
      options,
      (path, kind) => new ServerRequests(baseUrl, kind, jsonp).read(path, signal),
      (file) => loadRequiredPart(baseUrl, file),
    );
    if (!found) throw failure;
    return found;
  }
}

function remembered(key: string): Exclude<SourceName, 'auto'> | null {
  try {
    const { found, at } = Object(JSON.parse(localStorage.getItem(key)!)) as Record<string, unknown>;
    return isFound(found) && Math.abs(Date.now() - Number(at)) < LOOK_AGAIN ? found : null;
  } catch {
    return null;
  }
}
