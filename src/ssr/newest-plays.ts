/**
 * Loads the newest plays of a station. All tags rendered within a few seconds share one request, so that a busy site
 * doesn't flood the panel.
 */
import { readBaseUrl } from '../client/base-url.js';
import type { StationClient } from '../client/station-client.js';
import { applyResponse, initialFeedState } from '../station/feed/feed-state.js';
import { pageSize } from '../station/feed/page-size.js';
import type { Track } from '../station/snapshot.js';
import { Station, type StationOptions } from '../station/station.js';
import { within } from './within.js';

export type Place = Required<Omit<StationOptions, 'jsonp'>>;

export interface Plays {
  /** Newest first. */
  tracks: readonly Track[];
  /** When the panel sent them, in milliseconds, UTC, by this server's clock. */
  asOf: number;
  /** Station time minus this server's time, in milliseconds. */
  offset: number;
}

interface Request {
  size: number;
  at: number;
  /** Null if the panel didn't respond. Never rejects. */
  answer: Promise<Plays | null>;
  /** Cache expiry in milliseconds; Infinity while pending. */
  until: number;
}

interface Known {
  source: StationClient;
  last: Request | null;
  /** The last successful response. */
  good: Plays | null;
}

/** How long a response stays fresh. */
const FRESH = 3000;
/** How long a panel that doesn't respond is left alone. */
const REST = 10_000;
/** After this time the last successful response says nothing about the present. */
const TOO_OLD = 600_000;
/** A card and a list of the usual length share one request. */
const USUAL = 20;
/** Maximum number of stations that are remembered. */
const MOST = 200;

const known = new Map<string, Known>();

/**
 * Returns the last good plays if the panel doesn't respond in time; null without any. `timeoutMs` counts from the start
 * of the shared request, so that only the first of many tags wait for a panel that hangs.
 */
export async function newestPlays(place: Place, wanted: number, timeoutMs: number): Promise<Plays | null> {
  const baseUrl = readBaseUrl(place.baseUrl, 'https:', (address) => new URL(address));
  if (!baseUrl) return null;
  const station = stationAt({ ...place, baseUrl });
  let request = station.last;
  if (!request || request.size < wanted || Date.now() >= request.until) request = ask(station, wanted);
  const plays = await within(request.at + timeoutMs - Date.now(), request.answer);
  const { good } = station;
  return plays ?? (good && Date.now() - good.asOf < TOO_OLD ? good : null);
}

function stationAt(place: Place): Known {
  const { client: source, key } = Station.at(place);
  const found = known.get(key) ?? {
    source,
    last: null,
    good: null,
  };
  // Move it to the end. The first entry is the least recently used.
  known.delete(key);
  known.set(key, found);
  if (known.size > MOST) known.delete(known.keys().next().value!);
  return found;
}

function ask(station: Known, wanted: number): Request {
  const size = pageSize(Math.max(USUAL, wanted));
  const at = Date.now();
  const { good } = station;
  const before = good ? { tracks: good.tracks, asOf: good.asOf } : undefined;
  const answer = station.source.readNewest(size, new AbortController().signal, before).then(
    ({ records, count, silent }) => {
      const answeredAt = Date.now();
      const state = applyResponse(
        initialFeedState,
        { records, count, requestedAt: at, respondedAt: answeredAt, random: 0 },
        size,
      );
      request.until = answeredAt + FRESH;
      // The previous tracks are no longer on air. And without start times, the browser would render something else
      // until its first response.
      if (silent || !station.source.capabilities.times) return (station.good = null);
      return (station.good = { tracks: state.tracks, asOf: answeredAt, offset: state.clock.offset });
    },
    () => {
      request.until = Date.now() + REST;
      return null;
    },
  );
  const request: Request = { size, at, answer, until: Infinity };
  return (station.last = request);
}
