import { kindRow, loadKind, PRODUCTS, type ServerKindName } from './kinds.js';
import type { LoadChunk, ServerKind, StationRef } from './server-kind.js';

/**
 * Requests a path below the base URL, using the transport of this kind of server, including JSONP if the kind
 * supports it. Resolves with the parsed response; rejects if there is no readable response.
 */
export type ReadPath = (path: string, kind: ServerKind) => Promise<unknown>;

/**
 * Returns the first kind that can read the server's current track, or null. Skips kinds whose stations are
 * all on one service. Rejects if a kind's code can't be loaded.
 */
export async function detectKind(
  station: StationRef,
  readPath: ReadPath,
  loadChunk?: LoadChunk,
): Promise<ServerKindName | null> {
  for (const name of PRODUCTS) {
    if (kindRow(name).host) continue;
    if (await isKind(await loadKind(name, loadChunk), station, readPath)) return name;
  }
  return null;
}

async function isKind(kind: ServerKind, station: StationRef, readPath: ReadPath): Promise<boolean> {
  for (const paths of kind.newest.alternatives(station, undefined)) {
    const responses = await Promise.all(paths.map((path) => readPath(path, kind))).catch(() => null);
    if (responses && kind.newest.read(responses, station, undefined)) return true;
  }
  return false;
}

/** Whether a path, given without its query, belongs to a request that `detectKind` sends, with or without a station. */
export async function isKindPath(path: string): Promise<boolean> {
  const kinds = await Promise.all(PRODUCTS.map((name) => loadKind(name)));
  return kinds
    .flatMap(({ newest }) => newest.alternatives({ baseUrl: '', station: '' }, undefined).flat())
    .some((known) => path.includes(known.split('?')[0]!));
}
