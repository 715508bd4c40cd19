/** Access to rows that belong to a station: the parameter `server`, and who may read and write. */
import { requireServer } from '../../resources/authorization.js';
import { lastOf, wholeNumber } from '../../http/query.js';
import { refuse } from '../../http/refusal.js';
import type { Scope } from '../../resources/collection.js';
import { serverQuery } from '../../resources/v2-list.js';
import type { StationState } from '../state.js';
import type { Rows } from '../../database/rows.js';

/** The server that a v2 request asks for; null for all. Refuses an unknown one with 400. */
export function chosenServer(state: StationState, query: URLSearchParams): number | null {
  const text = lastOf(query, 'server');
  if (!text) return null;
  const id = wholeNumber(text);
  if (id !== null && state.store.servers.has(id)) return id;
  return refuse(400, {
    server: ['Select a valid choice. That choice is not one of the available choices.'],
  });
}

/** `reading` says who may read: everybody, or only the accounts that own the row's server. Only owners write. */
export function serverScope<Row extends { id: number; server: number }>(
  state: StationState,
  rows: Pick<Rows<Row>, 'all' | 'one'>,
  reading: 'readers' | 'accounts',
): Scope<Row, { server?: number }> {
  const { accounts } = state.store;
  const found = (id: number): Row => rows.one(id) ?? refuse(404, { detail: 'Not found.' });
  return {
    query: serverQuery,
    all({ account, query }) {
      const server = chosenServer(state, query);
      if (reading === 'readers') return rows.all(server);
      if (server !== null) requireServer(state, account, server);
      return rows.all(server).filter((row) => account && accounts.owns(account.id, row.server));
    },
    one({ id, account }) {
      const row = found(id);
      if (reading === 'accounts') requireServer(state, account, row.server);
      return row;
    },
    checkWrite({ id, account }) {
      requireServer(state, account, found(id).server);
    },
    /** Checks the server that a row is moved to, too. */
    checkBody({ account, body }, row) {
      requireServer(state, account, body.server ?? row?.server ?? 0);
    },
  };
}
