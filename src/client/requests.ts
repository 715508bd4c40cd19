/**
 * Searches the songs that listeners can request, and sends requests. Panels and other servers need different
 * requests.
 */
import type { RequestableSong, RequestRefusal, SongPage, SongQuery } from '../servers/server-kind.js';
import { readCount, readNumber, readText, readUrl } from '../servers/fields.js';
import { asObject, fieldsOf, listOf } from '../servers/json.js';
import { readBody } from './http/body.js';
import { Unreadable } from './http/failures.js';
import { fetchFromHost } from './http/fetch-from-host.js';
import { limitTime } from './http/time-limit.js';
import { readV2 } from './http/v2.js';

/** `pending`: the station hasn't approved it yet. `gone`: it was rejected or deleted, or has expired. */
export type RequestState = 'pending' | 'approved' | 'played' | 'gone';

/** Search results, and the state of the station's song requests. */
export interface RequestsPage extends SongPage {
  /** Why no song can be requested now; null if songs can be requested. */
  readonly refusal: RequestRefusal | null;
  /** The next show that accepts song requests, with its start in milliseconds UTC. Null if unknown. */
  readonly next: { readonly name: string; readonly start: number } | null;
  /** States of the visitor's requests by id. Null if the server doesn't report them. */
  readonly states: ReadonlyMap<string, RequestState> | null;
}

/** `lost`: there was no response, so it is unknown whether the request arrived. */
export type RequestResult =
  | { readonly kind: 'accepted'; readonly id: string | null; readonly isPending: boolean }
  | { readonly kind: 'refused'; readonly reason: RequestRefusal }
  | { readonly kind: 'lost' };

export interface RequestClient {
  /**
   * Fetches one page of songs. `own` has the ids of the visitor's requests.
   *
   * @throws StationFailure, or another error if the caller aborts.
   */
  read(query: SongQuery, own: readonly string[], signal: AbortSignal): Promise<RequestsPage>;
  /** Requests a song. Never rejects. */
  send(id: string): Promise<RequestResult>;
}

const REFUSALS = new Map<unknown, RequestRefusal>([
  ['unknown_song', 'unknown'],
  ['requests_off', 'off'],
  ['already_queued', 'queued'],
  ['too_soon', 'soon'],
  ['queue_full', 'full'],
  ['limit_reached', 'limit'],
]);

const REFUSED = { kind: 'refused', reason: 'unspecified' } as const;

/** Returns a client for a panel's song requests. `address` is from the panel's `Link` header. */
export function panelRequests(address: string): RequestClient {
  return {
    async read({ text, offset, limit }, own, signal) {
      const query = new URLSearchParams({ q: text, limit: String(limit), offset: String(offset) });
      if (own.length) query.set('requests', own.join(','));
      const url = `${address}?${query.toString()}`;
      const page = readPage(await readV2(url, signal), own);
      if (!page) throw new Unreadable(url, 'no list of songs');
      return page;
    },
    async send(id) {
      const response = await sendOnce(address, { method: 'POST', body: new URLSearchParams({ track: id }) });
      if (!response || response.status >= 500) return { kind: 'lost' };
      const { id: request, state, result } = fieldsOf(response.body);
      if (!response.isOk) return { kind: 'refused', reason: REFUSALS.get(result) ?? 'unspecified' };
      return { kind: 'accepted', id: readText(request), isPending: state === 'pending' };
    },
  };
}

/** The parts of a song request that depend on the kind of server. */
interface RequestServer {
  /** Whether the station takes requests. */
  isOpen(): boolean;
  /** Resolves with null if the response is invalid. Rejects with a StationFailure. */
  read(query: SongQuery, signal: AbortSignal): Promise<SongPage | null>;
  /** Returns the URL of the GET request that requests a song. */
  addressOf(id: string): string;
}

/**
 * Returns a client for the song requests of a server that isn't a panel. Such servers send refusals without CORS
 * headers, so the page only sees a network error.
 */
export function serverRequests({ isOpen, read, addressOf }: RequestServer): RequestClient {
  return {
    async read(query, _own, signal) {
      const page = isOpen() ? await read(query, signal) : { songs: [], count: 0 };
      if (!page) throw new Unreadable(addressOf(''), 'no list of songs');
      return { ...page, refusal: isOpen() ? null : 'off', next: null, states: null };
    },
    async send(id) {
      const response = await sendOnce(addressOf(id), {
        cache: 'no-store',
        headers: { Accept: 'application/json' },
      });
      if (!response) return navigator.onLine ? REFUSED : { kind: 'lost' };
      if (!response.isOk || fieldsOf(response.body).success === false) return REFUSED;
      return { kind: 'accepted', id: null, isPending: false };
    },
  };
}

interface Sent {
  status: number;
  isOk: boolean;
  /** Null if the body isn't JSON. */
  body: unknown;
}

/**
 * Sends a request that continues even if the visitor leaves the page. Resolves with null if there is no
 * response.
 */
async function sendOnce(url: string, init: RequestInit): Promise<Sent | null> {
  const limit = limitTime();
  try {
    const response = await fetchFromHost(url, {
      ...init,
      credentials: 'omit',
      keepalive: true,
      signal: limit.signal,
    });
    const { status, ok: isOk } = response;
    const text = await (await readBody(response)).text();
    return { status, isOk, body: parse(text) };
  } catch {
    return null;
  } finally {
    limit.clear();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readPage(response: unknown, own: readonly string[]): RequestsPage | null {
  const page = asObject(response);
  if (!page || !Array.isArray(page.results)) return null;
  const { refusal, next, requests, count, results } = page;
  const states = new Map<string, RequestState>(own.map((id) => [id, 'gone']));
  for (const each of listOf(requests)) {
    const { id, state } = fieldsOf(each);
    const isKnown = state === 'pending' || state === 'approved' || state === 'played';
    states.set(String(id), isKnown ? state : 'gone');
  }
  const { name, start_ts } = fieldsOf(next);
  const [show, start] = [readText(name), readNumber(start_ts)];
  return {
    refusal: readRefusal(refusal),
    next: show !== null && start !== null ? { name: show, start: start * 1000 } : null,
    states,
    count: readCount(count),
    songs: listOf(results)
      .map(readSong)
      .filter((song) => song !== null),
  };
}

/** Unknown reasons become `unspecified`. */
function readRefusal(value: unknown): RequestRefusal | null {
  return typeof value === 'string' ? (REFUSALS.get(value) ?? 'unspecified') : null;
}

/** Returns null if the song has no id or no title. */
function readSong(value: unknown): RequestableSong | null {
  const { id, title, author, album, img_url, refusal } = fieldsOf(value);
  const [key, name] = [readText(id), readText(title)];
  if (!key || !name) return null;
  return {
    id: key,
    title: name,
    artist: readText(author),
    album: readText(album),
    cover: readUrl(img_url),
    refusal: readRefusal(refusal),
  };
}
