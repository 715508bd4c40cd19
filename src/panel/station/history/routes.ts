/**
 * Serves the history in both APIs. The contract doesn't define the order of the legacy list, so it's the same
 * as in v2.
 */
import { legacy, v2 } from '../../../contract/paths.js';
import type { HistoryRecord } from '../../../contract/records.js';
import { legacyResource, type LegacyResource } from '../../resources/legacy-resource.js';
import { PAGE, type ListSource } from '../../resources/list-source.js';
import { operation, type Resource } from '../../resources/resource.js';
import { legacyServer } from '../../resources/serve-legacy.js';
import { v2List, listSchema, pageQuery, serverQuery } from '../../resources/v2-list.js';
import { chosenServer } from '../servers/scope.js';
import type { StationState } from '../state.js';
import { coverUrls } from './cover-urls.js';
import type { StoredPlay } from '../../store/history.js';
import { historySchema, legacyHistorySchema } from './schema.js';

export function historyResources(state: StationState): Resource[] {
  const list = operation({
    id: 'listHistory',
    summary: 'List the plays of a station; the last record of the newest page is the current track',
    query: pageQuery.extend(serverQuery.shape),
    response: { status: 200, description: 'History records.', schema: listSchema(historySchema) },
    run: (context) =>
      v2List(
        context,
        state,
        openList(state, chosenServer(state, context.query), (play) =>
          publicRecord(state, play, context.base),
        ),
      ),
  });
  return [
    { path: v2.history, name: 'History List', tag: 'History', access: 'readers', operations: { get: list } },
  ];
}

export function legacyHistory(state: StationState): LegacyResource {
  return legacyResource({
    path: legacy.history,
    name: 'History',
    record: legacyHistorySchema,
    query: serverQuery,
    list: (query, base) => openList(state, legacyServer(query), (play) => legacyRecord(state, play, base)),
    item(id, base) {
      const play = state.store.history.one(id);
      return play && legacyRecord(state, play, base);
    },
  });
}

function openList(
  state: StationState,
  server: number | null,
  toRecord: (play: StoredPlay) => object,
): ListSource {
  const { history } = state.store;
  return {
    count: history.count(server),
    *pages(window) {
      for (const plays of history.pages(server, window, state.options.historyOrder, PAGE))
        yield plays.map(toRecord);
    },
  };
}

/**
 * Returns a play as the record defined by the contract. Fields in `given` replace the stored ones unchanged.
 */
export function historyRecord(play: StoredPlay, base: string): HistoryRecord {
  const { cover, given, ...kept } = play;
  const record: Partial<typeof kept> & HistoryRecord = { ...kept, ...coverUrls(cover, base) };
  delete record.server;
  delete record.ends;
  return Object.assign(record, given);
}

/** Returns the record of a play with the simulated clock error (`skew_ms`) added. */
export const publicRecord = (state: StationState, play: StoredPlay, base: string): HistoryRecord =>
  skewed(state, historyRecord(play, base));

function skewed(state: StationState, record: HistoryRecord): HistoryRecord {
  const { skew_ms } = state.faults.active;
  return typeof record.ts === 'number' ? { ...record, ts: record.ts + skew_ms } : record;
}

/** In the legacy API of real panels, `ts` is a string of digits. */
function legacyRecord(state: StationState, play: StoredPlay, base: string): object {
  const record = skewed(state, historyRecord(play, base));
  return typeof record.ts === 'number' ? { ...record, ts: String(record.ts) } : record;
}
