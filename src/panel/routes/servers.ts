/** The stations on this panel, and the choice of one by `server=`. */
import { Hono } from 'hono';
import { legacy, v2 } from '../../contract/paths.js';
import { refuse } from '../refusal.js';
import type { PanelState } from '../state.js';
import { legacyList, legacyObject } from '../wire/legacy-list.js';
import { listOf } from '../wire/list.js';
import { lastOf, wholeNumber } from '../wire/query.js';
import { v2List } from '../wire/v2-list.js';

export function serverRoutes(state: PanelState): Hono {
  const { servers } = state.store;
  const routes = new Hono();
  routes.all(
    v2.servers,
    v2List(state, 'Server List', () => listOf(servers.all())),
  );
  routes.all(
    legacy.servers,
    legacyList(state, () => listOf(servers.all())),
  );
  routes.all(
    `${legacy.servers}:id{[0-9]+}/`,
    legacyObject(state, (id) => servers.all().find((server) => server.id === id)),
  );
  return routes;
}

/** The server that a v2 request asks for; null for all. Refuses an unknown one with 400. */
export function chosenServer(state: PanelState, query: URLSearchParams): number | null {
  const text = lastOf(query, 'server');
  if (!text) return null;
  const id = wholeNumber(text);
  if (id !== null && state.store.servers.has(id)) return id;
  return refuse(400, {
    server: ['Select a valid choice. That choice is not one of the available choices.'],
  });
}
