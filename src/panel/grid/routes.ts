/** The schedule: its events as they were written, and what they mean for a range of days. */
import { z } from 'zod';
import { legacy, v2 } from '../../contract/paths.js';
import type { GridEventRecord } from '../../contract/records.js';
import { expandGrid } from '../../schedule/expand-grid.js';
import { localTimeOf } from '../../schedule/local-time.js';
import { requireServer } from '../auth/authorization.js';
import { corruptTypes } from '../faults/corrupt-types.js';
import { refuse } from '../http/refusal.js';
import { itemOperations } from '../resources/item-operations.js';
import { legacyResource, type LegacyResource } from '../resources/legacy-resource.js';
import { listOf } from '../resources/list-source.js';
import { okSchema } from '../resources/record-schema.js';
import { operation, type Resource } from '../resources/resource.js';
import { legacyServer } from '../resources/serve-legacy.js';
import { serverQuery } from '../resources/v2-list.js';
import { chosenServer } from '../servers/routes.js';
import type { PanelState } from '../state.js';
import { eventDefaults } from './defaults.js';
import { readRange } from './range.js';
import type { StoredGridEvent } from './rows.js';
import { asRecord, checkEventRules, eventFields } from './rules.js';
import { gridEventSchema, gridListSchema } from './schema.js';

const rangeQuery = serverQuery.extend({
  start_ts: z
    .int()
    .optional()
    .meta({ description: 'First second of the range. With `server` and `end_ts` it expands the events.' }),
  end_ts: z.int().optional().meta({ description: 'Second at which the range ends; at most 400 days later.' }),
  utc: z.enum(['1']).optional().meta({
    description:
      '`1`: the range is in true Unix seconds. Absent: in the station’s wall time, counted as if it were UTC.',
  }),
});

export function gridResources(state: PanelState): Resource[] {
  const { grid } = state.store;
  const tag = 'Schedule';
  const fields = eventFields(state).meta({
    id: 'GridEventFields',
    example: {
      server: 1,
      name: 'Late Show',
      periodicity: 'periodic',
      cast_type: 'radioshow',
      start_time: '22:00:00',
      wd_fri: true,
      week_1: true,
      week_3: true,
    },
  });

  function readEvent(id: number): GridEventRecord {
    const event = grid.one(id) ?? refuse(404, { detail: 'Not found.' });
    return eventRecord(state, event);
  }

  const list = operation({
    id: 'listGrid',
    summary: 'The schedule of a station over a range of days',
    description: 'Without all of `server`, `start_ts` and `end_ts`: the stored events, not expanded.',
    query: rangeQuery,
    response: { status: 200, description: 'Events, by start.', schema: gridListSchema },
    run: ({ query }) =>
      readGrid(state, chosenServer(state, query), query).map((event) =>
        state.faults.active.wrong_types ? corruptTypes(event) : event,
      ),
  });
  const create = operation({
    id: 'createGridEvent',
    summary: 'Add an event',
    body: fields,
    // The contract shows no status: 201, as for every other thing that is made.
    response: { status: 201, description: 'The new event.', schema: gridEventSchema },
    run({ body, account }) {
      requireServer(state, account, body.server);
      const event = { ...eventDefaults, ...body, id: null };
      checkEventRules(state, event);
      return readEvent(grid.add(event));
    },
  });
  const clear = operation({
    id: 'clearGrid',
    summary: 'Delete all events of a server',
    query: z.object({ server: z.int().meta({ example: 1 }) }),
    response: { status: 200, description: 'They are gone.', schema: okSchema },
    run({ query, account }) {
      const server = chosenServer(state, query) ?? refuse(400, { server: ['This field is required.'] });
      requireServer(state, account, server);
      grid.clear(server);
      return { result: 'ok' };
    },
  });
  const item = itemOperations({
    state,
    noun: 'GridEvent',
    rows: grid,
    fields,
    schema: gridEventSchema,
    reading: 'readers',
    write(changed) {
      checkEventRules(state, changed);
      grid.change(changed);
    },
    record: (event) => eventRecord(state, event),
  });
  return [
    {
      path: v2.grid,
      name: 'Grid Event List',
      tag,
      access: 'readers',
      operations: { get: list, post: create },
    },
    { path: `${v2.grid}clear/`, name: 'Grid Clear', tag, access: 'accounts', operations: { delete: clear } },
    { path: `${v2.grid}{id}/`, name: 'Grid Event Instance', tag, access: 'readers', operations: item },
  ];
}

/** For pages that have nothing but JSONP: the same list, in the legacy envelope. */
export function legacyGrid(state: PanelState): LegacyResource {
  return legacyResource({
    path: legacy.grid,
    name: 'Schedule',
    record: gridListSchema.element,
    query: rangeQuery,
    list: (query) => listOf(readGrid(state, legacyServer(query), query)),
    item(id) {
      const event = state.store.grid.one(id);
      return event && eventRecord(state, event);
    },
  });
}

function readGrid(state: PanelState, server: number | null, query: URLSearchParams): GridEventRecord[] {
  const { store, options } = state;
  const range = readRange(query, options.zone);
  const events = store.grid.all(server);
  if (server === null || range === null) return events.map((event) => eventRecord(state, event));
  return expandGrid(events.map(asRecord), range, {
    zone: options.zone,
    nameOf: (kind, id) => (kind === 'playlist' ? (store.playlists.one(id)?.name ?? null) : null),
  });
}

/** A stored event, with the zone that it has from its station where it has none of its own. */
function eventRecord({ options, clock }: PanelState, event: StoredGridEvent): GridEventRecord {
  const record = asRecord(event);
  const local_time = localTimeOf(record, options.zone, Math.floor(clock.now() / 1000));
  return { ...record, local_time, timezone: event.timezone || options.zone };
}
