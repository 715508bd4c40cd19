/**
 * Serves `/reports/plays.csv`, the plays of a station in a range of days, for royalty reports. Only the owners
 * of the station can read it. The path isn't part of the documented interface.
 */
import { secondsInDay } from 'date-fns/constants';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { csvRow, type Cell } from '../../../contract/csv.js';
import { dateText, dayFrom, timeText } from '../../../schedule/wall-text.js';
import { zoneNamed, type Zone } from '../../../schedule/zone.js';
import { lastOf, queryOf } from '../../http/query.js';
import { refuse } from '../../http/refusal.js';
import { requireAccess, requireServer, signedIn } from '../../resources/authorization.js';
import { PAGE } from '../../resources/list-source.js';
import { streamParts } from '../../resources/stream-response.js';
import type { Account } from '../../store/accounts.js';
import type { StoredPlay } from '../../store/history.js';
import { historyRecord } from '../history/routes.js';
import { chosenServer } from '../servers/scope.js';
import type { StationState } from '../state.js';

const PATH = '/reports/plays.csv';
const COLUMNS = ['start', 'length', 'artist', 'title', 'album', 'ISRC', 'label', 'listeners'];
/** Without this mark, Excel reads the file in the computer's default encoding. */
const BYTE_ORDER_MARK = '\ufeff';

const daySchema = z.iso.date();

export function reportRoutes(state: StationState): Hono {
  const { options, playout, store } = state;
  const routes = new Hono();
  routes.all(PATH, async (c) => {
    const { method } = c.req;
    const account = await state.guards.authenticate(c);
    requireAccess({ access: 'accounts', path: PATH }, account, method);
    if (!['GET', 'HEAD'].includes(method))
      refuse(405, { detail: `Method "${method}" not allowed.` }, { Allow: 'GET, HEAD' });
    const server = readServer(c, signedIn(account));
    const { first, last } = readDays(queryOf(c));
    const zone = zoneNamed(options.zone);
    const midnight = (day: number) => zone.unixAt(day) * 1000;
    playout.catchUp();
    const pages = store.history.between(server, midnight(first), midnight(last + secondsInDay), PAGE);
    const headers = new Headers({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="plays-${server}-${dateText(first)}-${dateText(last)}.csv"`,
      'Cache-Control': 'no-store',
    });
    return streamParts(c, state, csvParts(pages, zone), headers, 'Try again later.');
  });

  /** Returns the id of the chosen station. Accounts with a single station don't have to choose. */
  function readServer(c: Context, account: Account): number {
    const chosen = chosenServer(state, queryOf(c));
    if (chosen !== null) {
      requireServer(state, account, chosen);
      return chosen;
    }
    const owned = store.servers.all().filter(({ id }) => store.accounts.owns(account.id, id));
    const [only, ...others] = owned;
    if (others.length > 0)
      refuse(400, {
        server: ['You have several stations. Enter the id of one; /api/v2/servers/ lists them.'],
      });
    requireServer(state, account, only?.id ?? 0);
    return only!.id;
  }

  return routes;
}

/**
 * Returns the first and the last day of the report as local times in seconds. Responds with 400 if one of them
 * is missing or invalid.
 */
function readDays(query: URLSearchParams): { first: number; last: number } {
  const errors: Record<string, string[]> = {};
  function read(name: 'from' | 'to', advice: string): number {
    const text = lastOf(query, name)?.trim() ?? '';
    const day = daySchema.safeParse(text);
    if (day.success) return dayFrom(day.data);
    const shown = text.slice(0, 40);
    errors[name] = [text === '' ? advice : `“${shown}” isn’t a day. ${advice}`];
    return NaN;
  }
  const first = read('from', 'Enter the first day as YYYY-MM-DD.');
  const last = read('to', 'Enter the last day as YYYY-MM-DD.');
  if (last < first) errors.to = ['The last day is before the first day.'];
  if (Object.keys(errors).length > 0) refuse(400, errors);
  return { first, last };
}

// eslint-disable-next-line @typescript-eslint/require-await -- `streamParts` reads lists that are asynchronous, too.
async function* csvParts(pages: Iterable<StoredPlay[]>, zone: Zone): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvRow(COLUMNS);
  for (const plays of pages) yield plays.map((play) => csvRow(cellsOf(play, zone))).join('');
}

function cellsOf(play: StoredPlay, zone: Zone): Cell[] {
  // Plays from the control API can have values of any type.
  const { author, title, album, isrc, label, n_listeners } = historyRecord(play, '');
  return [
    localTime(play.ts, zone),
    secondsOnAir(play),
    ...[author, title, album, isrc, label].map((value: unknown) =>
      typeof value === 'string' ? value : null,
    ),
    typeof n_listeners === 'number' ? n_listeners : null,
  ];
}

/** Returns an ISO 8601 time with the zone's offset, such as `2026-03-06T10:00:00+01:00`. */
function localTime(ms: number, zone: Zone): string {
  const ts = Math.floor(ms / 1000);
  const offset = zone.offsetAt(ts);
  const sign = offset < 0 ? '-' : '+';
  return `${dateText(ts + offset)}T${timeText(ts + offset)}${sign}${timeText(Math.abs(offset)).slice(0, 5)}`;
}

/**
 * Returns the number of seconds for which a play was on air, or null if unknown. If the play was cut short,
 * this is less than its length.
 */
function secondsOnAir({ ts, ends, length }: StoredPlay): number | null {
  return length === null ? null : Math.round(Math.max(0, Math.min(length, ends - ts)) / 1000);
}
