/**
 * In:  a path of a server of another kind.
 * Out: what its answer holds; by JSONP where such servers have it and the page can't read them otherwise.
 */
import type { ServerKind } from '../servers/server-kind.js';
import { readLegacy, type JsonpMode } from './http/legacy.js';
import { legacyFoundAt, rememberLegacy } from './http/legacy-memory.js';
import { isMissingV2, readV2 } from './http/v2.js';

/** How long JSONP is used before `fetch` is tried again: milliseconds. */
const TRY_FETCH_AGAIN = 600_000;

export class ServerRequests {
  constructor(
    readonly baseUrl: string,
    private readonly kind: ServerKind,
    private readonly jsonp: JsonpMode,
  ) {}

  /** @throws StationFailure; or another error, when the caller has aborted. */
  async read(path: string, signal: AbortSignal): Promise<unknown> {
    const { baseUrl } = this;
    const { callback, parse } = this.kind;
    const url = baseUrl + path;
    // A server outside a browser is asked directly: nothing hides its answers there.
    const hasJsonp = callback !== null && !!globalThis.document;
    const isClosed = hasJsonp && Date.now() - legacyFoundAt(baseUrl) < TRY_FETCH_AGAIN;
    let failure: unknown;
    if (!isClosed) {
      try {
        return await readV2(url, signal, true, undefined, parse);
      } catch (fetchFailure) {
        if (!hasJsonp || !isMissingV2(fetchFailure)) throw fetchFailure;
        failure = fetchFailure;
      }
    }
    try {
      const answer = await readLegacy(url, this.jsonp, signal, callback);
      if (failure) rememberLegacy(baseUrl, Date.now());
      return answer;
    } catch (jsonpFailure) {
      // The other way may be open by now.
      if (!failure) rememberLegacy(baseUrl, 0);
      throw jsonpFailure;
    }
  }
}
