import type { GridStation } from '../../../schedule/expand-grid.js';
import type { StationState } from '../state.js';

/** Returns the data needed to expand the schedule: the time zone and the playlist names. */
export function gridStation({ options, store }: Pick<StationState, 'options' | 'store'>): GridStation {
  return {
    zone: options.zone,
    nameOf: (kind, id) => (kind === 'playlist' ? (store.playlists.one(id)?.name ?? null) : null),
  };
}
