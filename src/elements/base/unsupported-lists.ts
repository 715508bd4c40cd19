import type { StationFailure } from '../../station/snapshot.js';
import type { ElementSettings } from './settings.js';

/** For each list, the values of `source` for servers that may provide it. */
const SOURCES = {
  week: ['panel', 'auto', 'azuracast', 'libretime'],
  podcasts: ['panel', 'auto', 'azuracast'],
} as const;

export type UnsupportedList = keyof typeof SOURCES;

/**
 * Whether a station's server can't provide a list, so that no space needs to be reserved for it. Only `source` is used,
 * because the code for that kind of server may not have loaded.
 */
export function isUnsupported(
  list: UnsupportedList,
  { station }: Pick<ElementSettings, 'station'>,
  failure: StationFailure | null,
): boolean {
  const sources: readonly string[] = SOURCES[list];
  const { reason } = (failure ?? {}) as { reason?: string };
  return reason === 'unsupported' || !sources.includes(station.source ?? 'panel');
}
