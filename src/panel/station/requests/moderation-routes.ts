/** Lists, approves, rejects and deletes the song requests of the signed-in account's stations. */
import { z } from 'zod';
import { refuse } from '../../http/refusal.js';
import { operation, type Resource, type RequestContext } from '../../resources/resource.js';
import { choiceField } from '../../schema/fields.js';
import type { SongRequest } from '../../store/requests.js';
import { serverScope } from '../servers/scope.js';
import type { StationState } from '../state.js';
import { publicState, publicStateSchema } from './request-state.js';

const PATH = '/account/requests/';

/** A time in ISO 8601 format and UTC. */
const time = z.iso.datetime();
const recordSchema = z.strictObject({
  id: z.int(),
  server: z.int(),
  track: z.int(),
  author: z.string(),
  title: z.string(),
  state: publicStateSchema,
  requested: time,
  /** Time of the play, or null if the song hasn't been played. */
  played: time.nullable(),
});

export function moderationResources(state: StationState): Resource[] {
  const { clock, store } = state;
  const { music, requests } = store;
  const scope = serverScope(state, requests, 'accounts');

  function recordOf(request: SongRequest): z.infer<typeof recordSchema> {
    const { id, server, music: track, requested_at, played_at } = request;
    const { author = '', title = '' } = music.one(track) ?? {};
    const played = played_at === null ? null : new Date(played_at).toISOString();
    const requested = new Date(requested_at).toISOString();
    return { id, server, track, author, title, state: publicState(request, clock.now()), requested, played };
  }

  /** Returns the request. The playout is updated first, because it may have played the song. */
  function current(context: Pick<RequestContext, 'id' | 'account'>): SongRequest {
    state.playout.catchUp();
    return scope.one(context);
  }

  const list = operation({
    id: 'listSongRequests',
    summary: 'List the song requests of your stations, newest first',
    response: {
      status: 200,
      description: 'The requests of the last seven days.',
      schema: z.array(recordSchema),
    },
    run(context) {
      state.playout.catchUp();
      return scope.all(context).map(recordOf).reverse();
    },
  });
  const read = operation({
    id: 'readSongRequest',
    summary: 'One song request',
    response: { status: 200, description: 'The request.', schema: recordSchema },
    run: (context) => recordOf(current(context)),
  });
  const change = operation({
    id: 'moderateSongRequest',
    summary: 'Approve or reject a song request',
    body: z.object({ state: choiceField(['approved', 'rejected']) }),
    response: { status: 200, description: 'The changed request.', schema: recordSchema },
    check: (context) => void scope.one(context),
    run(context) {
      const request = current(context);
      if (request.state === 'played') refuse(400, { state: ['The song has been played.'] });
      requests.change({ ...request, state: context.body.state });
      return recordOf(current(context));
    },
  });
  const remove = operation({
    id: 'deleteSongRequest',
    summary: 'Delete a song request',
    response: { status: 204, description: 'The request was deleted.' },
    run(context) {
      requests.delete(current(context).id);
      return null;
    },
  });
  const shared = { tag: 'Administration', access: 'accounts' as const };
  return [
    { ...shared, path: PATH, name: 'Song Request List', operations: { get: list } },
    {
      ...shared,
      path: `${PATH}{id}/`,
      name: 'Song Request',
      operations: { get: read, patch: change, delete: remove },
    },
  ];
}
