/** The schedule, with its stored events and their airings within a time range. */
import { z } from 'zod';
import { legacy, v2 } from '../../../contract/paths.js';
import type { GridEventRecord } from '../../../contract/records.js';
import { planAirings } from '../../../schedule/expand-grid.js';
import { localTimeOf } from '../../../schedule/local-time.js';
import { requireServer } from '../../resources/authorization.js';
import { refuse } from '../../http/refusal.js';
import { collection } from '../../resources/collection.js';
import { legacyResource, type LegacyResource } from '../../resources/legacy-resource.js';
import { listOfRows, PAGE, type ListSource } from '../../resources/list-source.js';
import { okSchema } from '../../schema/record-schema.js';
import { operation, type Resource } from '../../resources/resource.js';
import { sentColumns } from '../../resources/sent-columns.js';
import { legacyServer } from '../../resources/serve-legacy.js';
import { wholeList, serverQuery } from '../../resources/v2-list.js';
import { chosenServer, serverScope } from '../servers/scope.js';
import type { StationState } from '../state.js';
import { gridStation } from './grid-station.js';
import { readGridRange } from './range.js';
import { eventDefaults, type StoredGridEvent } from '../../store/grid.js';
import { asRecord, checkEventRules, eventFields } from './rules.js';
import { gridEventSchema, gridListSchema } from './schema.js';

const rangeQuery = serverQuery.extend({
  start_ts: z.int().optional().meta({
    description: 'Start of the range. With `server` and `end_ts`, the events are expanded to airings.',
  }),
  end_ts: z.int().optional().meta({
    description: 'End of the range (exclusive), at most 400 days and 50,000 airings after its start.',
  }),
  utc: z.enum(['1']).optional().meta({
    description:
      '`1`: the range is in true Unix seconds. Otherwise it is in the station’s wall time, treated as if it were UTC.',
  }),
});

export function gridResources(state: StationState): Resource[] {
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

  const list = operation({
    id: 'listGrid',
    summary: 'List the schedule of a station in a range of time',
    description:
      'Unless `server`, `start_ts` and `end_ts` are all given, the response has the stored events.',
    query: rangeQuery,
    response: {
      status: 200,
      description: 'Airings ordered by start, or stored events.',
      schema: gridListSchema,
    },
    run: ({ query }) => wholeList(state, openGrid(state, chosenServer(state, query), query)),
  });
  const clear = operation({
    id: 'clearGrid',
    summary: 'Delete all events of a server',
    query: z.object({ server: z.int().meta({ example: 1 }) }),
    response: { status: 200, description: 'The events were deleted.', schema: okSchema },
    run({ query, account }) {
      const server = chosenServer(state, query) ?? refuse(400, { server: ['This field is required.'] });
      requireServer(state, account, server);
      grid.clear(server);
      return { result: 'ok' };
    },
  });
  const [events, event] = collection(state, {
    path: v2.grid,
    key: 'id',
    noun: 'GridEvent',
    title: 'Grid Event',
    nounWithArticle: 'a grid event',
    tag,
    access: 'readers',
    scope: serverScope(state, grid, 'readers'),
    schema: gridEventSchema,
    fields,
    describe: { create: { summary: 'Add an event', returns: 'The new event.' } },
    list,
    record: (event) => eventRecord(state, event),
    create(body) {
      const event = { ...eventDefaults, ...body };
      checkEventRules(state, { ...event, id: null });
      return { ...event, id: grid.add({ ...event, id: null }) };
    },
    change(row, body) {
      const event = { ...row, ...sentColumns(row, body) };
      checkEventRules(state, event);
      grid.change(event);
    },
    delete: ({ id }) => grid.delete(id),
  });
  const cleared: Resource = {
    path: `${v2.grid}clear/`,
    name: 'Grid Clear',
    tag,
    access: 'accounts',
    operations: { delete: clear },
  };
  // `clear` must come before `event`, whose path pattern also matches it.
  return [events, cleared, event];
}

/** Serves the same list in the legacy API, for pages that can use only JSONP. */
export function legacyGrid(state: StationState): LegacyResource {
  return legacyResource({
    path: legacy.grid,
    name: 'Schedule',
    record: gridListSchema.element,
    query: rangeQuery,
    list: (query) => openGrid(state, legacyServer(query), query),
    item(id) {
      const event = state.store.grid.one(id);
      return event && eventRecord(state, event);
    },
  });
}

/** The contract doesn't define a limit. An event every 15 minutes has 35,040 airings a year. */
const MAX_AIRINGS = 50_000;

function openGrid(state: StationState, server: number | null, query: URLSearchParams): ListSource {
  const { store, options } = state;
  const range = readGridRange(query, options.zone);
  const events = store.grid.all(server);
  if (server === null || range === null) return listOfRows(events, (event) => eventRecord(state, event));
  const plan =
    planAirings(events.map(asRecord), range, gridStation(state), MAX_AIRINGS) ??
    refuse(400, {
      end_ts: [`The range has more than ${MAX_AIRINGS} airings. Request a shorter range.`],
    });
  return {
    count: plan.count,
    *pages({ limit, offset }) {
      const end = limit === null ? plan.count : Math.min(plan.count, offset + limit);
      for (let from = offset; from < end; from += PAGE) yield plan.write(from, Math.min(end, from + PAGE));
    },
  };
}

/** Returns the record of a stored event. An event without a time zone uses the station's. */
function eventRecord({ options, clock }: StationState, event: StoredGridEvent): GridEventRecord {
  const record = asRecord(event);
  const local_time = localTimeOf(record, options.zone, Math.floor(clock.now() / 1000));
  return { ...record, local_time, timezone: event.timezone || options.zone };
}
