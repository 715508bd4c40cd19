/**
 * Serves `/requests/SERVER/`: listeners search the library and request songs, which the station plays. It isn't part
 * of the documented interface; history responses announce it in a `Link` header, which pages on other origins can read.
 */
import { z } from 'zod';
import { lastOf, wholeNumber } from '../../http/query.js';
import { createRateLimit } from '../../http/rate-limit.js';
import { refuse } from '../../http/refusal.js';
import { operation, type Resource } from '../../resources/resource.js';
import { integerField } from '../../schema/fields.js';
import type { ListedTrack } from '../../store/music.js';
import type { WaitingRequest } from '../../store/requests.js';
import { coverUrls } from '../history/cover-urls.js';
import type { StationState } from '../state.js';
import { createRequestTimes } from './airings.js';
import { createSearch } from './library.js';
import { REQUEST_LIFE_MS } from './queue.js';
import { publicState, publicStateSchema } from './request-state.js';

const PATH = '/requests/';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
const MAX_QUERY = 100;
/** Maximum number of requests whose states a page can read at once. */
const MAX_OWN = 20;
/** Maximum number of waiting requests, which is more than can be played during an event. */
const MAX_WAITING = 100;
/** Requests are kept this long, so that pages can read their states. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Why a request is refused, with the status of the response. */
const REFUSALS = {
  unknown_song: { status: 404, detail: 'The station doesn’t have this song.' },
  requests_off: { status: 403, detail: 'The station doesn’t take requests now.' },
  already_queued: { status: 409, detail: 'This song was requested already and will be played.' },
  too_soon: { status: 409, detail: 'This song was played or requested a short time ago.' },
  queue_full: { status: 409, detail: 'The station has as many requests as it can play.' },
  limit_reached: { status: 429, detail: 'Too many requests from this address.' },
} as const;

export type RefusalReason = keyof typeof REFUSALS;

const reasonSchema = z.enum(Object.keys(REFUSALS) as [RefusalReason, ...RefusalReason[]]);

const trackSchema = z.strictObject({
  /** `all_music_id` of its history records. */
  id: z.int(),
  title: z.string(),
  author: z.string(),
  album: z.string(),
  /** Milliseconds. */
  length: z.int(),
  img_url: z.url().nullable(),
  img_medium_url: z.url().nullable(),
  img_large_url: z.url().nullable(),
  /** Why this track can't be requested now; null if it can, or if the reason applies to all tracks. */
  refusal: reasonSchema.nullable(),
});

const requestSchema = z.strictObject({
  id: z.int(),
  track: z.int(),
  state: publicStateSchema,
});

const librarySchema = z.strictObject({
  /** Why no track can be requested now; null if tracks can be requested. */
  refusal: reasonSchema.nullable(),
  /** The next airing that allows requests; null if requests are allowed now or there is none within a week. */
  next: z.strictObject({ name: z.string(), start_ts: z.int() }).nullable(),
  /** The requests in the parameter `requests` that still exist. */
  requests: z.array(requestSchema),
  /** Number of tracks that match the query. */
  count: z.int(),
  results: z.array(trackSchema),
});

export function requestResources(state: StationState): Resource[] {
  const { clock, options, playout, store } = state;
  const { history, music, requests } = store;
  const limit = createRateLimit(options.requestsPerHour, 60 * 60);
  const search = createSearch(store);
  const timesOf = createRequestTimes(state);

  /** Responds with 404 if the station doesn't exist, or if it takes no requests because it is relayed. */
  function requireStation(server: number): void {
    if (!hasRequests(state, server)) refuse(404, { detail: 'Not found.' });
    playout.catchUp();
  }

  const waitingOn = (server: number): WaitingRequest[] =>
    requests.waiting(server, clock.now() - REQUEST_LIFE_MS);

  /** Returns why the station takes no requests now, or null. */
  function stationRefusal(server: number, waiting: readonly WaitingRequest[]): RefusalReason | null {
    const now = clock.now();
    const { until } = timesOf(server, now);
    if (until === null || !playout.takesRequests(server)) return 'requests_off';
    // The request would have to be played before the schedule's next airing without requests.
    const start = waiting.reduce((at, { length }) => at + length, history.endOfLast(server) ?? now);
    return waiting.length >= MAX_WAITING || start >= until * 1000 ? 'queue_full' : null;
  }

  /** Returns why a track can't be requested now, or null. */
  function trackRefusal(track: number, waiting: readonly WaitingRequest[]): RefusalReason | null {
    if (waiting.some(({ music: queued }) => queued === track)) return 'already_queued';
    const last = Math.max(history.lastPlayed(track) ?? -Infinity, requests.lastRequested(track) ?? -Infinity);
    return clock.now() - last < options.requestAgain * 1000 ? 'too_soon' : null;
  }

  const list = operation({
    id: 'searchRequestableSongs',
    summary: 'Search the songs that listeners can request',
    query: z.object({
      q: z.string().optional(),
      limit: z.int().optional(),
      offset: z.int().optional(),
      requests: z.string().optional(),
    }),
    response: {
      status: 200,
      description: 'The songs, and whether they can be requested.',
      schema: librarySchema,
    },
    run({ id: server, query, base }): z.infer<typeof librarySchema> {
      requireStation(server);
      const number = (name: string, absent: number): number =>
        Math.max(0, wholeNumber(lastOf(query, name) ?? '') ?? absent);
      const [size, offset] = [Math.min(number('limit', DEFAULT_LIMIT), MAX_LIMIT), number('offset', 0)];
      const found = search(server, (lastOf(query, 'q') ?? '').slice(0, MAX_QUERY));
      const waiting = waitingOn(server);
      const record = (track: ListedTrack): z.infer<typeof trackSchema> => ({
        id: track.id,
        title: track.title,
        author: track.author,
        album: track.album,
        length: track.length,
        ...coverUrls(track.cover, base),
        refusal: trackRefusal(track.id, waiting),
      });
      return {
        refusal: stationRefusal(server, waiting),
        next: timesOf(server, clock.now()).next,
        requests: ownRequests(server, lastOf(query, 'requests') ?? ''),
        count: found.length,
        results: found.slice(offset, offset + size).map(record),
      };
    },
  });

  function ownRequests(server: number, ids: string): z.infer<typeof requestSchema>[] {
    return ids
      .split(',', MAX_OWN)
      .map((id) => requests.one(wholeNumber(id) ?? 0))
      .filter((request) => request?.server === server)
      .map((request) => ({
        id: request!.id,
        track: request!.music,
        state: publicState(request!, clock.now()),
      }));
  }

  const request = operation({
    id: 'requestSong',
    summary: 'Request a song',
    body: z.object({ track: integerField(1) }),
    response: { status: 201, description: 'The request.', schema: requestSchema },
    check: ({ id }) => requireStation(id),
    async run({ id: server, body: { track }, network }) {
      const wait = await limit.take(network);
      // The following code isn't asynchronous, so that two requests for a song can't both be accepted.
      const waiting = waitingOn(server);
      const reason =
        music.one(track)?.server !== server
          ? 'unknown_song'
          : (trackRefusal(track, waiting) ??
            stationRefusal(server, waiting) ??
            (wait > 0 ? 'limit_reached' : null));
      if (reason !== null) {
        // Only accepted requests count.
        if (wait === 0) await limit.giveBack(network);
        const { status, detail } = REFUSALS[reason];
        const body = { result: reason, detail };
        return status === 429 ? refuse(status, body, { 'Retry-After': String(wait) }) : refuse(status, body);
      }
      const now = clock.now();
      const added = {
        server,
        music: track,
        state: options.approveRequests ? ('pending' as const) : ('approved' as const),
        requested_at: now,
        played_at: null,
      };
      const id = store.transaction(() => {
        requests.prune(server, now - KEEP_MS);
        return requests.add({ ...added, id: null });
      });
      return { id, track, state: added.state };
    },
  });

  return [
    {
      path: `${PATH}{id}/`,
      name: 'Song Requests',
      tag: 'Song requests',
      access: 'anyone',
      ignoresCredentials: true,
      operations: { get: list, post: request },
    },
  ];
}

/**
 * Whether listeners can request songs. Relayed stations don't support it, because they play what their source
 * plays.
 */
export function hasRequests({ faults, options, store }: StationState, server: number): boolean {
  return faults.active.v2 && options.relay.length === 0 && store.servers.has(server);
}
