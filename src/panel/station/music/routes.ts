import { z } from 'zod';
import { v2 } from '../../../contract/paths.js';
import { requireServer } from '../../resources/authorization.js';
import { createRateLimit, throttle } from '../../http/rate-limit.js';
import { refuse } from '../../http/refusal.js';
import { integerField, recordField } from '../../schema/fields.js';
import { okSchema } from '../../schema/record-schema.js';
import { operation, type Operation, type Resource } from '../../resources/resource.js';
import { createChartCounter } from '../charts/chart-counter.js';
import type { StationState } from '../state.js';
import { votesSchema } from './schema.js';

const MAX_VOTERS = 100_000;

export function musicResources(state: StationState): Resource[] {
  const tag = 'Music';
  const { music, servers, votes } = state.store;
  /** The tracks and networks of past votes, which the `vote_repeat` fault needs. */
  const voted = new Set<string>();
  const limit = createRateLimit(state.options.votesPerMinute, 60);
  const counter = createChartCounter(state, () => state.clock.now());

  function vote(choice: 'up' | 'down'): Operation {
    const word = choice === 'up' ? 'like' : 'dislike';
    return operation({
      id: `${word}Track`,
      summary: `${choice === 'up' ? 'Like' : 'Dislike'} a track of the library`,
      description: 'The id is the `all_music_id` of a history record.',
      // The contract doesn't define the response.
      response: { status: 200, description: 'The track’s votes, including this one.', schema: votesSchema },
      errors: {
        400: 'A panel that accepts one vote per visitor may refuse a second vote',
        429: 'More votes from this address than `--votes-per-minute`',
      },
      async run({ id, network }) {
        await throttle(limit, network);
        const track = music.one(id) ?? refuse(404, { detail: 'Not found.' });
        const voter = `${id} ${network}`;
        if (state.faults.active.vote_repeat && voted.has(voter))
          return refuse(400, { result: 'already_voted' });
        if (voted.size >= MAX_VOTERS) voted.clear();
        voted.add(voter);
        return state.store.transaction(() => {
          if (choice === 'up') counter.addLike(track);
          return votes.cast(id, choice);
        });
      },
    });
  }

  const remove = operation({
    id: 'removeTracks',
    summary: 'Remove tracks from the library',
    description: 'The current track plays to its end.',
    body: z
      .object({
        server_id: recordField((id) => servers.has(id)),
        files: z
          .array(integerField(1), {
            error: ({ input }) =>
              input === undefined ? 'This field is required.' : 'Expected a list of track ids.',
          })
          .min(1, 'This list may not be empty.')
          .max(10_000, 'Ensure this list has no more than 10000 ids.'),
      })
      .meta({ id: 'TracksToRemove', example: { server_id: 1, files: [101, 102] } }),
    // The contract doesn't define the response. Here, it's the same as the response to clearing the grid.
    response: { status: 200, description: 'The tracks were removed.', schema: okSchema },
    run({ body, account }) {
      const { server_id, files } = body;
      requireServer(state, account, server_id);
      const unknown = files.filter((id) => music.one(id)?.server !== server_id);
      if (unknown.length > 0) {
        refuse(400, {
          files: unknown.slice(0, 20).map((id) => `Invalid pk "${id}" - object does not exist.`),
        });
      }
      state.store.transaction(() => music.remove(files));
      state.playout.libraryChanged();
      return { result: 'ok' };
    },
  });
  return [
    {
      path: `${v2.music}remove/`,
      name: 'Music Remove',
      tag,
      access: 'accounts',
      operations: { post: remove },
    },
    {
      path: `${v2.music}{id}/like/`,
      name: 'Music Like',
      tag,
      access: 'anyone',
      operations: { post: vote('up') },
    },
    {
      path: `${v2.music}{id}/dislike/`,
      name: 'Music Dislike',
      tag,
      access: 'anyone',
      operations: { post: vote('down') },
    },
  ];
}
