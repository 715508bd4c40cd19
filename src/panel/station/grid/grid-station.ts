/** In: a panel. Out: what the expansion of its events has to know: the zone, and the names of playlists. */
import type { GridStation } from '../../../schedule/expand-grid.js';
import type { StationState } from '../state.js';

export function gridStation({ options, store }: StationState): GridStation {
  return {
    zone: options.zone,
    nameOf: (kind, id) => (kind === 'playlist' ? (store.playlists.one(id)?.name ?? null) : null),
  };
}
