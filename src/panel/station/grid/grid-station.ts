import type { GridStation } from '../../../schedule/expand-grid.js';
import type { StationState } from '../state.js';

/** Returns what the expansion of the schedule needs: the time zone and the names of playlists. */
export function gridStation({ options, store }: StationState): GridStation {
  return {
    zone: options.zone,
    nameOf: (kind, id) => (kind === 'playlist' ? (store.playlists.one(id)?.name ?? null) : null),
  };
}
