/**
 * In:  a panel, a station on it, and how many plays are wanted.
 * Out: the newest ones, asked for once for all tags that are rendered within some seconds: a busy site is no crowd.
 */
import { readBaseUrl } from '../client/base-url.js';
import type { StationClient } from '../client/station-client.js';
import { applyResponse, initialFeedState } from '../station/feed/feed-state.js';
import { pageSize } from '../station/feed/page-size.js';
import type { Track } from '../station/snapshot.js';
import { Station, type StationOptions } from '../station/station.js';
import { within } from './within.js';

/** Which station. */
export type Place = Required<Omit<StationOptions, 'jsonp'>>;

export interface Plays {
  /** Newest first. */
  tracks: readonly Track[];
  /** When the panel told them, by this server's clock: milliseconds, UTC. */
  asOf: number;
  /** The station's time less this server's: milliseconds. */
  offset: number;
}

interface Request {
  size: number;
  at: number;
  /** Null where the panel did not answer. Never rejects. */
  answer: Promise<Plays | null>;
  /** Until when it stands for a new one: milliseconds. Endless while it is under way. */
  until: number;
}

interface Known {
  source: StationClient;
  last: Request | null;
  /** The last good answer. */
  good: Plays | null;
}

/** How long an answer is good: milliseconds. */
const FRESH = 3000;
/** How long a panel that does not answer is left alone: milliseconds. */
const REST = 10_000;
/** After this the last good answer says nothing of the present: milliseconds. */
const TOO_OLD = 600_000;
/** A card and a list of the usual length share one request. */
const USUAL = 20;
/** No site shows more stations. */
const MOST = 200;

const known = new Map<string, Known>();

/**
 * The last good answer where the panel does not answer in time, and null without one. `timeoutMs` counts from the
 * request, whoever caused it: of many tags that wait for a panel which hangs, only the first ones do.
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
  // Put at the end: the first one is the one that was not used for longest.
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
      // What was on air before is not any more; and without starts the browser would render another thing, as long as it has not asked.
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
