/** What played and plays, as both APIs tell it, in the same order: none is shown for the legacy one. */
import { Hono } from 'hono';
import { legacy, v2 } from '../../contract/paths.js';
import type { HistoryRecord } from '../../contract/records.js';
import { coverUrls } from '../covers/cover-urls.js';
import type { PanelState } from '../state.js';
import type { StoredPlay } from '../store/history.js';
import { legacyList, legacyObject, legacyServer } from '../wire/legacy-list.js';
import type { OpenList } from '../wire/list.js';
import { v2List } from '../wire/v2-list.js';
import { chosenServer } from './servers.js';

export function historyRoutes(state: PanelState): Hono {
  const { history } = state.store;
  const routes = new Hono();

  function open(server: number | null, answer: (play: StoredPlay) => object): OpenList {
    return {
      count: history.count(server),
      records: (window) => history.slice(server, window, state.options.historyOrder).map(answer),
    };
  }

  routes.all(
    v2.history,
    v2List(state, 'History List', (query, base) =>
      open(chosenServer(state, query), (play) => skewed(state, historyRecord(play, base))),
    ),
  );
  routes.all(
    legacy.history,
    legacyList(state, (query, base) => open(legacyServer(query), (play) => legacyRecord(state, play, base))),
  );
  routes.all(
    `${legacy.history}:id{[0-9]+}/`,
    legacyObject(state, (id, base) => {
      const play = history.one(id);
      return play && legacyRecord(state, play, base);
    }),
  );
  return routes;
}

/** A play as the contract's field table has it; fields that were given by hand are answered as given. */
export function historyRecord(play: StoredPlay, base: string): HistoryRecord {
  const { cover, given, ...kept } = play;
  const record: Partial<typeof kept> & HistoryRecord = { ...kept, ...coverUrls(cover, base) };
  delete record.server;
  delete record.ends;
  return Object.assign(record, given);
}

function skewed(state: PanelState, record: HistoryRecord): HistoryRecord {
  const { skew_ms } = state.faults.now;
  return typeof record.ts === 'number' ? { ...record, ts: record.ts + skew_ms } : record;
}

/** In the field the legacy API writes `ts` as a string of digits. */
function legacyRecord(state: PanelState, play: StoredPlay, base: string): object {
  const record = skewed(state, historyRecord(play, base));
  return typeof record.ts === 'number' ? { ...record, ts: String(record.ts) } : record;
}
