/**
 * Serves `/requests/SERVER/`, where listeners search the library and request songs, which the station then
 * plays. The path isn't part of the documented interface. History responses announce it in a `Link` header,
 * which pages on other origins can read.
 */
import { z } from 'zod';
import { lastOf, wholeNumber } from '../../http/query.js';
import { createRateLimit } from '../../http/rate-limit.js';
import { refuse } from '../../http/refusal.js';
import { operation, type Operation, type Resource } from '../../resources/resource.js';
import { integerField } from '../../schema/fields.js';
import type { ListedTrack } from '../../store/music.js';
import { coverUrls } from '../history/cover-urls.js';
import type { StationState } from '../state.js';
import { createSearch } from './library.js';
import { publicState } from './request-state.js';
import { createRequestRules, type RequestRules } from './rules.js';
import { librarySchema, REFUSALS, requestSchema, type RefusalReason, type trackSchema } from './schema.js';

const PATH = '/requests/';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
const MAX_QUERY = 100;
/** Maximum number of requests whose states a page can read at once. */
const MAX_OWN = 20;
/** Requests are kept this long, so that pages can read their states. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

export function requestResources(state: StationState): Resource[] {
  const rules = createRequestRules(state);
  return [
    {
      path: `${PATH}{id}/`,
      name: 'Song Requests',
      tag: 'Song requests',
      access: 'anyone',
      ignoresCredentials: true,
      operations: { get: searchOperation(state, rules), post: requestOperation(state, rules) },
    },
  ];
}

/**
 * Whether listeners can request songs. On relayed stations, they can't, because these stations play what their
 * source plays.
 */
export function hasRequests({ faults, options, store }: StationState, server: number): boolean {
  return faults.active.v2 && options.relay.length === 0 && store.servers.has(server);
}

/** Responds with 404 if the station doesn't exist, or if it takes no requests because it is relayed. */
function requireStation(state: StationState, server: number): void {
  if (!hasRequests(state, server)) refuse(404, { detail: 'Not found.' });
  state.playout.catchUp();
}

function searchOperation(state: StationState, rules: RequestRules): Operation {
  const search = createSearch(state.store);
  return operation({
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
      requireStation(state, server);
      const number = (name: string, absent: number): number =>
        Math.max(0, wholeNumber(lastOf(query, name) ?? '') ?? absent);
      const [size, offset] = [Math.min(number('limit', DEFAULT_LIMIT), MAX_LIMIT), number('offset', 0)];
      const found = search(server, (lastOf(query, 'q') ?? '').slice(0, MAX_QUERY));
      const waiting = rules.waiting(server);
      const record = (track: ListedTrack): z.infer<typeof trackSchema> => ({
        id: track.id,
        title: track.title,
        author: track.author,
        album: track.album,
        length: track.length,
        ...coverUrls(track.cover, base),
        refusal: rules.trackRefusal(track.id, waiting),
      });
      return {
        refusal: rules.stationRefusal(server, waiting),
        next: rules.nextAiring(server),
        requests: ownRequests(state, server, lastOf(query, 'requests') ?? ''),
        count: found.length,
        results: found.slice(offset, offset + size).map(record),
      };
    },
  });
}

/** Returns the requests with these comma-separated ids, without those of other stations. */
function ownRequests(
  { clock, store: { requests } }: StationState,
  server: number,
  ids: string,
): z.infer<typeof requestSchema>[] {
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

function requestOperation(state: StationState, rules: RequestRules): Operation {
  const { options, store } = state;
  const limit = createRateLimit(options.requestsPerHour, 60 * 60);

  function refusalOf(server: number, track: number, wait: number): RefusalReason | null {
    if (store.music.one(track)?.server !== server) return 'unknown_song';
    const waiting = rules.waiting(server);
    return (
      rules.trackRefusal(track, waiting) ??
      rules.stationRefusal(server, waiting) ??
      (wait > 0 ? 'limit_reached' : null)
    );
  }

  return operation({
    id: 'requestSong',
    summary: 'Request a song',
    body: z.object({ track: integerField(1) }),
    response: { status: 201, description: 'The request.', schema: requestSchema },
    check: ({ id }) => requireStation(state, id),
    async run({ id: server, body: { track }, network }) {
      const wait = await limit.take(network);
      // There must be no `await` between here and `addRequest`. Otherwise, two requests for the same song could
      // both be accepted.
      const reason = refusalOf(server, track, wait);
      if (reason !== null) {
        // Only accepted requests count towards the limit.
        if (wait === 0) await limit.giveBack(network);
        const { status, detail } = REFUSALS[reason];
        const body = { result: reason, detail };
        return status === 429 ? refuse(status, body, { 'Retry-After': String(wait) }) : refuse(status, body);
      }
      return addRequest(state, server, track);
    },
  });
}

function addRequest(
  { clock, options, store }: StationState,
  server: number,
  track: number,
): z.infer<typeof requestSchema> {
  const now = clock.now();
  const state = options.approveRequests ? 'pending' : 'approved';
  const id = store.transaction(() => {
    store.requests.prune(server, now - KEEP_MS);
    return store.requests.add({
      id: null,
      server,
      music: track,
      state,
      requested_at: now,
      played_at: null,
    });
  });
  return { id, track, state };
}
