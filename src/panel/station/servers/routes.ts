import { legacy, v2 } from '../../../contract/paths.js';
import { legacyResource, type LegacyResource } from '../../resources/legacy-resource.js';
import { listOfRows } from '../../resources/list-source.js';
import { operation, type Resource } from '../../resources/resource.js';
import { v2List, listSchema, pageQuery } from '../../resources/v2-list.js';
import type { StationState } from '../state.js';
import { serverSchema } from './schema.js';

export function serverResources(state: StationState): Resource[] {
  const { servers } = state.store;
  const list = operation({
    id: 'listServers',
    summary: 'List the stations on this panel',
    query: pageQuery,
    response: { status: 200, description: 'The servers.', schema: listSchema(serverSchema) },
    run: (context) => v2List(context, state, listOfRows(servers.all())),
  });
  return [
    { path: v2.servers, name: 'Server List', tag: 'Servers', access: 'readers', operations: { get: list } },
  ];
}

export function legacyServers({ store: { servers } }: StationState): LegacyResource {
  return legacyResource({
    path: legacy.servers,
    name: 'Servers',
    record: serverSchema,
    list: () => listOfRows(servers.all()),
    item: (id) => servers.all().find((server) => server.id === id),
  });
}
