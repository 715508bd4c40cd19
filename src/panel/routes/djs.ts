/** The presenters, in the legacy API only. */
import { Hono } from 'hono';
import { legacy } from '../../contract/paths.js';
import type { DjRecord } from '../../contract/records.js';
import type { PanelState } from '../state.js';
import { legacyFlag, legacyList, legacyObject, legacyServer } from '../wire/legacy-list.js';
import { listOf } from '../wire/list.js';

export function djRoutes(state: PanelState): Hono {
  const routes = new Hono();
  routes.all(
    legacy.djs,
    legacyList(state, (query) => {
      const flags = (['active', 'connected', 'on_air'] as const).map(
        (name) => [name, legacyFlag(query, name)] as const,
      );
      const djs = readDjs(state, legacyServer(query));
      return listOf(djs.filter((dj) => flags.every(([name, flag]) => flag === null || dj[name] === flag)));
    }),
  );
  routes.all(
    `${legacy.djs}:id{[0-9]+}/`,
    legacyObject(state, (id) => readDjs(state, null).find((dj) => dj.id === id)),
  );
  return routes;
}

/**
 * Whose name is on what plays now is on air; who plays live, without a library
 * track, is connected too. The contract shows neither; this is our reading.
 */
function readDjs(state: PanelState, server: number | null): DjRecord[] {
  return state.store.djs.all(server).map((dj) => {
    const playing = state.store.history.latest(dj.server);
    const on_air = playing?.dj_name === dj.name;
    const isLive = playing !== undefined && playing.all_music_id === null && playing.jingle_id === null;
    return { ...dj, active: dj.active === 1, connected: on_air && isLive, on_air };
  });
}
