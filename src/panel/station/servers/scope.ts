import { requireServer } from '../../resources/authorization.js';
import { lastOf, wholeNumber } from '../../http/query.js';
import { refuse } from '../../http/refusal.js';
import type { Scope } from '../../resources/collection.js';
import { serverQuery } from '../../resources/v2-list.js';
import type { StationState } from '../state.js';
import type { Rows } from '../../database/rows.js';

/**
 * Returns the `server` parameter of a v2 request, or null if it's missing. Responds with 400 to an unknown
 * server.
 */
export function chosenServer(state: StationState, query: URLSearchParams): number | null {
  const text = lastOf(query, 'server');
  if (!text) return null;
  const id = wholeNumber(text);
  if (id !== null && state.store.servers.has(id)) return id;
  return refuse(400, {
    server: ['Select a valid choice. That choice is not one of the available choices.'],
  });
}

/**
 * Returns the scope of a collection whose rows belong to servers. With `readers`, anyone can read the rows.
 * With `accounts`, only the owners of a row's server can read it. In both cases, only they can write it.
 */
export function serverScope<Row extends { id: number; server: number }>(
  state: StationState,
  rows: Pick<Rows<Row>, 'all' | 'one'>,
  reading: 'readers' | 'accounts',
): Scope<Row, { server?: number }> {
  const { accounts } = state.store;
  const findRow = (id: number): Row => rows.one(id) ?? refuse(404, { detail: 'Not found.' });
  return {
    query: serverQuery,
    all({ account, query }) {
      const server = chosenServer(state, query);
      if (reading === 'readers') return rows.all(server);
      if (server !== null) requireServer(state, account, server);
      return rows.all(server).filter((row) => account && accounts.owns(account.id, row.server));
    },
    one({ id, account }) {
      const row = findRow(id);
      if (reading === 'accounts') requireServer(state, account, row.server);
      return row;
    },
    checkWrite({ id, account }) {
      requireServer(state, account, findRow(id).server);
    },
    /** If a row is moved to another server, that server is checked as well. */
    checkBody({ account, body }, row) {
      requireServer(state, account, body.server ?? row?.server ?? 0);
    },
  };
}
