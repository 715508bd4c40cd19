/** Expected values of the fields of station records, and records from all endpoints that return them. */
import type { Kind } from './field-tests.js';
import { daily, once, unix, type Station } from './station.js';
import { fieldTypes } from './written.js';

type Json = Record<string, unknown>;

const listed = async ({ send }: Station, path: string) => (await send('GET', path)).json<Json[]>();
const legacy = async ({ request }: Station, resource: string) =>
  (await request(`/api/${resource}/`)).json<{ meta: Json; objects: Json[] }>();

/** Responses to create, read and change. */
async function madeAt({ send }: Station, path: string, body: object): Promise<Json[]> {
  const made = (await send('POST', path, { server: 1, ...body })).json();
  const at = `${path}${String(made.id)}/`;
  return [made, (await send('GET', at)).json(), (await send('PATCH', at, { server: 1 })).json()];
}

const history = fieldTypes('### Track history record');
const event = fieldTypes('### Schedule (grid) event');

export const stationKinds: Record<string, Kind<Station>> = {
  Server: {
    fields: fieldTypes('### Server'),
    read: async (station) => [
      ...(await listed(station, '/api/v2/servers/')),
      ...(await legacy(station, 'servers')).objects,
    ],
  },
  Dj: { fields: fieldTypes('### DJ'), read: async (station) => (await legacy(station, 'djs')).objects },
  Channel: {
    fields: fieldTypes('### Channel'),
    read: async (station) => [
      ...(await listed(station, '/api/v2/channels/')),
      ...(await legacy(station, 'channels')).objects,
      ...(await madeAt(station, '/api/v2/channels/', { bitrate: 128 })),
    ],
  },
  HistoryRecord: { fields: history, read: (station) => listed(station, '/api/v2/history/') },
  LegacyHistoryRecord: {
    // The only difference in the legacy API.
    fields: { ...history, ts: 'digits' },
    read: async (station) => (await legacy(station, 'history')).objects,
  },
  LegacyMeta: {
    fields: {
      limit: 'integer',
      next: 'string or null',
      offset: 'integer',
      previous: 'string or null',
      total_count: 'integer',
    },
    read: async (station) => [(await legacy(station, 'history')).meta, (await legacy(station, 'djs')).meta],
  },
  Playlist: {
    fields: fieldTypes('### Playlist'),
    read: async (station) => [
      ...(await listed(station, '/api/v2/playlists/')),
      ...(await madeAt(station, '/api/v2/playlists/', { name: 'Night' })),
    ],
  },
  Podcast: {
    fields: fieldTypes('### Podcast'),
    read: async (station) => [
      ...(await listed(station, '/api/v2/podcasts/')),
      ...(await legacy(station, 'podcasts')).objects,
      ...(await madeAt(station, '/api/v2/podcasts/', {
        title: 'Harbour Talks',
        description: '',
        published: true,
      })),
    ],
  },
  GridEvent: {
    fields: event,
    read: async (station) => [
      ...(await listed(station, '/api/v2/grid/')),
      ...(await madeAt(station, '/api/v2/grid/', once('2027-01-01', '10:00'))),
      ...(await madeAt(station, '/api/v2/grid/', daily('04:44', { color: '#ABC', color2: '#123456' }))),
    ],
  },
  GridAiring: {
    fields: { ...event, start_ts: 'integer', start_ts_utc_readable: 'string', end_ts: 'integer' },
    async read(station) {
      const [from, to] = [unix('2026-03-02T00:00Z'), unix('2026-03-09T00:00Z')];
      return listed(station, `/api/v2/grid/?server=1&start_ts=${from}&end_ts=${to}`);
    },
  },
};
