/**
 * Loads the newest plays of a station. Tags that are rendered within a few seconds share one request, so that a busy
 * site doesn't flood the panel.
 */
import { readBaseUrl } from '../contract/base-url.js';
import type { StationClient } from '../client/station-client.js';
import { applyResponse, initialFeedState } from '../station/feed/feed-state.js';
import { pageSize } from '../station/feed/page-size.js';
import type { Track } from '../station/snapshot.js';
import { Station, type StationOptions } from '../station/station.js';
import { within } from './within.js';

export type StationSelection = Required<Omit<StationOptions, 'jsonp'>>;

export interface Plays {
  /** Newest first. */
  tracks: readonly Track[];
  /** When the panel sent the tracks, in milliseconds UTC by this server's clock. */
  asOf: number;
  /** Station time minus this server's time, in milliseconds. */
  offset: number;
  onAir: boolean | null;
  isOver: boolean;
  /** Whether the server provides start times. Without them, a play starts when it is first seen. */
  hasStarts: boolean;
}

interface SharedRequest {
  size: number;
  sentAt: number;
  /** Resolves with null if the panel didn't respond. Never rejects. */
  plays: Promise<Plays | null>;
  /** When the cached response expires, in milliseconds; Infinity while the request is pending. */
  expiresAt: number;
}

interface Known {
  client: StationClient;
  lastRequest: SharedRequest | null;
  /** The last successful response. */
  lastPlays: Plays | null;
}

/** How long a response stays fresh. */
const FRESH_MS = 3000;
/** Time to wait before another request is sent to a panel that didn't respond. */
const RETRY_AFTER_MS = 10_000;
/** Once the last successful response is this old, it is no longer used. */
const MAX_AGE_MS = 600_000;
/** Large enough for a card and for a list of the default length, so that they share one request. */
const MIN_COUNT = 20;
/** Maximum number of stations in the cache. */
const MAX_STATIONS = 200;

const known = new Map<string, Known>();

/**
 * Returns the newest plays. If the panel doesn't respond in time, returns the plays of the last successful response, or
 * null. `timeoutMs` starts with the shared request, so that only the first of many tags waits for a panel that hangs.
 */
export async function newestPlays(
  selection: StationSelection,
  wanted: number,
  timeoutMs: number,
): Promise<Plays | null> {
  const isJson = selection.source === 'json';
  const baseUrl = readBaseUrl(selection.baseUrl, 'https:', (address) => new URL(address), isJson);
  if (!baseUrl) return null;
  const station = stationAt({ ...selection, baseUrl });
  let request = station.lastRequest;
  if (!request || request.size < wanted || Date.now() >= request.expiresAt)
    request = startRequest(station, wanted);
  const plays = await within(request.sentAt + timeoutMs - Date.now(), request.plays);
  const { lastPlays: good } = station;
  return plays ?? (good && Date.now() - good.asOf < MAX_AGE_MS ? good : null);
}

function stationAt(selection: StationSelection): Known {
  const { client, key } = Station.at(selection);
  const found = known.get(key) ?? {
    client,
    lastRequest: null,
    lastPlays: null,
  };
  // Move the entry to the end, so that the first entry is the least recently used one.
  known.delete(key);
  known.set(key, found);
  if (known.size > MAX_STATIONS) known.delete(known.keys().next().value!);
  return found;
}

function startRequest(station: Known, wanted: number): SharedRequest {
  const size = pageSize(Math.max(MIN_COUNT, wanted));
  const at = Date.now();
  const { lastPlays: good } = station;
  const plays = station.client.readNewest(size, new AbortController().signal, good ?? undefined).then(
    (response) => {
      const respondedAt = Date.now();
      const state = applyResponse(
        initialFeedState,
        { ...response, requestedAt: at, respondedAt, random: 0 },
        size,
      );
      request.expiresAt = respondedAt + FRESH_MS;
      const { tracks, onAir, isOver, clock } = state;
      const hasStarts = station.client.capabilities.times;
      const { offset } = clock;
      return (station.lastPlays = { tracks, onAir, isOver, hasStarts, asOf: respondedAt, offset });
    },
    () => {
      request.expiresAt = Date.now() + RETRY_AFTER_MS;
      return null;
    },
  );
  const request: SharedRequest = { size, sentAt: at, plays, expiresAt: Infinity };
  return (station.lastRequest = request);
}
