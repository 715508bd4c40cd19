/** In: a row of a field table. Out: whether a value is what it says; and the records in which it is looked for. */
import type { FieldType } from './rows.js';
import { daily, once, unix, type Station } from './station.js';

type Record_ = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string';
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);
const orNull = (holds: (value: unknown) => boolean) => (value: unknown) => value === null || holds(value);

const isTime = matches(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);
const isColour = matches(/^#[0-9a-f]{3}([0-9a-f]{3})?$/i);

export const holds: Record<FieldType, (value: unknown) => boolean> = {
  integer: Number.isSafeInteger,
  'integer or null': orNull(Number.isSafeInteger),
  boolean: (value) => typeof value === 'boolean',
  string: isText,
  'string or null': orNull(isText),
  digits: matches(/^\d+$/),
  'date or null': orNull(matches(/^\d{4}-\d\d-\d\d$/)),
  time: isTime,
  'time or null': orNull(isTime),
  colour: isColour,
  'colour or null': orNull(isColour),
  'onetime or periodic': matches(/^(onetime|periodic)$/),
  'cast type': matches(/^(playlist|radioshow|relay|rotation)$/),
  zone: (value) => isText(value) && new Intl.DateTimeFormat('en', { timeZone: value }).format(0) !== '',
  'web address': matches(/^http:\/\/127\.0\.0\.1:\d+\//),
  number: Number.isFinite,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  list: Array.isArray,
  owner(value) {
    const { pk, username } = (value ?? {}) as Record_;
    return Number.isSafeInteger(pk) && isText(username);
  },
  'server type': matches(/^(icecast|shoutcast)$/),
  nothing: (value) => value === null,
};

/** Records of a table from everywhere that the panel answers them: lists, single reads, and what was just made. */
export async function recordsOf(station: Station, table: string): Promise<Record_[]> {
  const { ask, send } = station;
  const listed = async (path: string) => (await send('GET', path)).json<Record_[]>();
  const old = async (path: string) => (await ask(path)).json<{ objects: Record_[] }>().objects;
  async function madeAt(path: string, body: object): Promise<Record_[]> {
    const made = (await send('POST', path, body)).json<Record_>();
    const at = `${path}${String(made.id)}/`;
    const read = (await send('GET', at)).json<Record_>();
    const changed = (await send('PATCH', at, { server: 1 })).json<Record_>();
    return [made, read, changed];
  }
  switch (table) {
    case 'Playlist':
      return [
        ...(await listed('/api/v2/playlists/')),
        ...(await madeAt('/api/v2/playlists/', { server: 1, name: 'Night' })),
      ];
    case 'Channel':
      return [
        ...(await listed('/api/v2/channels/')),
        ...(await old('/api/channels/')),
        ...(await madeAt('/api/v2/channels/', { server: 1, bitrate: 128 })),
      ];
    case 'Track history record':
      return [
        ...(await listed('/api/v2/history/')),
        // The one difference of the legacy API: digits in a string.
        ...(await old('/api/history/')).map((each) => ({ ...each, ts: Number(each.ts) })),
      ];
    case 'Podcast':
      return [
        ...(await listed('/api/v2/podcasts/')),
        ...(await old('/api/podcasts/')),
        ...(await madeAt('/api/v2/podcasts/', {
          server: 1,
          title: 'Harbour Talks',
          description: '',
          published: true,
        })),
      ];
    case 'Schedule (grid) event':
      return [
        ...(await listed('/api/v2/grid/')),
        ...(await madeAt('/api/v2/grid/', { server: 1, ...once('2027-01-01', '10:00') })),
        ...(await madeAt('/api/v2/grid/', {
          server: 1,
          ...daily('04:44', { color: '#ABC', color2: '#123456' }),
        })),
      ];
    default:
      throw new Error(`Nobody knows where records of "${table}" are.`);
  }
}

/** Occurrences of a list over a range: they have three fields more. */
export async function occurrences({ ask }: Station): Promise<Record_[]> {
  const [from, to] = [unix('2026-03-02T00:00Z'), unix('2026-03-09T00:00Z')];
  return (await ask(`/api/v2/grid/?server=1&start_ts=${from}&end_ts=${to}`)).json<Record_[]>();
}
