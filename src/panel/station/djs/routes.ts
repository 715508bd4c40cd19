/** Serves the list of DJs in the legacy API, and the v2 action `rewind`, which restarts a DJ's current track. */
import { z } from 'zod';
import { legacy, v2 } from '../../../contract/paths.js';
import type { DjRecord } from '../../../contract/records.js';
import { requireServer } from '../../resources/authorization.js';
import { refuse } from '../../http/refusal.js';
import { legacyResource, type LegacyResource } from '../../resources/legacy-resource.js';
import { listOfRows } from '../../resources/list-source.js';
import { okSchema } from '../../schema/record-schema.js';
import { operation, type Resource } from '../../resources/resource.js';
import { legacyFlag, legacyServer } from '../../resources/serve-legacy.js';
import { serverQuery } from '../../resources/v2-list.js';
import type { StationState } from '../state.js';
import { djSchema } from './schema.js';

export function djResources(state: StationState): Resource[] {
  const { clock, playout, store } = state;
  const rewind = operation({
    id: 'rewindDj',
    summary: 'Start the DJ’s current track again',
    description: 'The current play ends, and a new play of the same track starts.',
    response: { status: 200, description: 'Done.', schema: okSchema },
    errors: { 400: 'The DJ has nothing on air' },
    run({ id, account }) {
      const dj = store.djs.one(id) ?? refuse(404, { detail: 'Not found.' });
      requireServer(state, account, dj.server);
      const playing = store.history.latest(dj.server);
      if (playing === undefined || playing.dj_name !== dj.name || playing.ends <= clock.now()) {
        // The contract doesn't define this case. No single field is wrong, so the error applies to the whole
        // request.
        return refuse(400, { non_field_errors: [`${dj.name} has nothing on air.`] });
      }
      playout.restart(playing);
      return { result: 'ok' };
    },
  });
  return [
    {
      path: `${v2.djs}{id}/rewind/`,
      name: 'Dj Rewind',
      tag: 'DJs',
      access: 'accounts',
      operations: { post: rewind },
    },
  ];
}

export function legacyDjs(state: StationState): LegacyResource {
  const flags = ['active', 'connected', 'on_air'] as const;
  const flag = (name: string) =>
    z
      .enum(['0', '1'])
      .optional()
      .meta({ description: `1: only DJs that are ${name.replace('_', ' ')}; 0: only the others.` });
  return legacyResource({
    path: legacy.djs,
    name: 'DJs',
    record: djSchema,
    query: serverQuery.extend(Object.fromEntries(flags.map((name) => [name, flag(name)]))),
    list(query) {
      const wanted = flags.map((name) => [name, legacyFlag(query, name)] as const);
      const djs = readDjs(state, legacyServer(query));
      return listOfRows(
        djs.filter((dj) => wanted.every(([name, flag]) => flag === null || dj[name] === flag)),
      );
    },
    item: (id) => readDjs(state, null).find((dj) => dj.id === id),
  });
}

/**
 * The contract defines neither `on_air` nor `connected`. In this panel, a DJ is on air if the current play has
 * the DJ's name. A DJ is also connected if that play is live, which means that it is neither a library track
 * nor a jingle.
 */
function readDjs(state: StationState, server: number | null): DjRecord[] {
  return state.store.djs.all(server).map((dj) => {
    const playing = state.store.history.latest(dj.server);
    const on_air = playing?.dj_name === dj.name;
    const isLive = playing !== undefined && playing.all_music_id === null && playing.jingle_id === null;
    return { ...dj, active: dj.active === 1, connected: on_air && isLive, on_air };
  });
}
