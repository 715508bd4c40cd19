/**
 * In:  a station, and a range of time.
 * Out: its airings in that range.
 */
import { readAiring, type Airing } from '../../servers/panel/airing.js';
import { loadRequiredChunk } from '../../client/load-chunk.js';
import type { StationClient } from '../../client/station-client.js';
import { isZone } from '../../schedule/zone.js';
import { ListFeed } from './list-feed.js';
import type { StationContext } from '../station-context.js';

export type { Airing } from '../../servers/panel/airing.js';

/** Unix seconds. The start belongs to the range, the end does not. */
export interface TimeRange {
  from: number;
  to: number;
}

/** How long an answer is good: milliseconds. */
const FRESH = 15 * 60_000;

const DAY = 86_400;

/** The most records that the legacy API gives at once. */
const PAGE = 1000;
/** How many weeks without a listener are remembered. */
const MAX_IDLE = 6;
/** No station has more airings in a week than five such pages. */
const PAGES = 5;

/** The most names that are looked up: to look up an unknown one is slow, and each record may have another. */
const MAX_ZONES = 20;

const known = new WeakMap<StationContext, Map<string, ListFeed<Airing>>>();

/**
 * The airings that touch a range of Unix seconds. With `keeps`, the browser keeps a last good copy of
 * it in the place of the range before: copies of all weeks would fill the visitor's storage.
 */
export function airingsOf(
  station: StationContext,
  from: number,
  to: number,
  keeps = false,
): ListFeed<Airing> {
  return scheduleFeed(station, from + ' ' + to, keeps && ' shown', from, () => ({ from, to }));
}

/** The feed of that name. `copy` names its last good copy; false keeps none. */
export function scheduleFeed(
  station: StationContext,
  name: string,
  copy: string | false,
  part: number,
  range: () => TimeRange,
): ListFeed<Airing> {
  const feeds = known.get(station) ?? new Map<string, ListFeed<Airing>>();
  known.set(station, feeds);
  let feed = feeds.get(name);
  if (!feed) {
    feed = new ListFeed({
      baseUrl: station.baseUrl,
      key: copy === false ? '' : 'onair:week:' + station.key + copy,
      part,
      freshFor: FRESH,
      read: (signal) => readWeek(station.client, range(), signal),
      readRecord: readAiring,
    });
    // A visitor may leaf through many weeks: the oldest without a listener is forgotten.
    const idle = [...feeds.keys()].filter((each) => each && feeds.get(each)!.isIdle);
    if (idle.length >= MAX_IDLE) feeds.delete(idle[0]!);
    feeds.set(name, feed);
  }
  return feed;
}

/** The airings that touch the range, by their start; a panel that does not expand its events is helped out. */
export async function readWeek(
  source: StationClient,
  range: TimeRange,
  signal: AbortSignal,
): Promise<Airing[]> {
  const { from, to } = range;
  const airings: Airing[] = [];
  const others: unknown[] = [];
  const read = (value: unknown): true => {
    const airing = readAiring(value);
    if (airing) airings.push(airing);
    else others.push(value);
    return true;
  };
  const query = 'start_ts=' + from + '&end_ts=' + to + '&utc=1&limit=' + PAGE + '&offset=';
  for (let page = 0; page < PAGES; page++) {
    const { records, count } = await source.readList('grid', query + page * PAGE, read, signal, PAGE * PAGES);
    // An answer with more than was asked for is the whole list.
    if (records.length !== PAGE || !(count! > (page + 1) * PAGE)) break;
  }
  // Records without any start come from a panel that does not expand its events.
  const expanded = airings.length || !others.length ? airings : await expand(source, others, range);
  // Some panels answer with other weeks, too.
  return expanded
    .filter(({ start_ts, end_ts }) => start_ts < to && (end_ts ?? start_ts + DAY) > from)
    .sort((a, b) => a.start_ts - b.start_ts || (a.id ?? 0) - (b.id ?? 0));
}

async function expand(source: StationClient, records: unknown[], range: TimeRange): Promise<Airing[]> {
  const { expandEvents } = await loadRequiredChunk(source.baseUrl, () => import('./expand-events.js'));
  return expandEvents(records, range.from, range.to, commonZone);
}

/** Of the zones that this browser knows, the one that most airings name. Null where there is none. */
export function commonZone(airings: readonly { timezone: string | null }[]): string | null {
  const counts = new Map<string, number>();
  for (const { timezone } of airings) if (timezone) counts.set(timezone, (counts.get(timezone) ?? 0) + 1);
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return names.slice(0, MAX_ZONES).find(isZone) ?? null;
}
