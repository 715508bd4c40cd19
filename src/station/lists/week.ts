import { readAiring, type Airing } from '../../servers/panel/airing.js';
import type { TimeRange } from '../../servers/server-kind.js';
import { loadRequiredChunk } from '../../client/load-chunk.js';
import type { StationClient } from '../../client/station-client.js';
import { isZone } from '../../schedule/zone.js';
import { ListFeed } from './list-feed.js';
import type { StationContext } from '../station-context.js';

export type { Airing } from '../../servers/panel/airing.js';

/** How long a response stays fresh. */
const FRESH_MS = 15 * 60_000;

const DAY_S = 86_400;

/** Maximum page size of the legacy API. */
const PAGE_SIZE = 1000;
/** Maximum number of weeks without a listener that are kept. */
const MAX_IDLE = 6;
/** Maximum number of pages per week. No station needs more. */
const MAX_PAGES = 5;

/**
 * Maximum number of zone names to check. Checking an unknown name is slow, and each record may have a
 * different one.
 */
const MAX_ZONES = 20;

const known = new WeakMap<StationContext, Map<string, ListFeed<Airing>>>();

/**
 * Returns the airings that overlap a range of Unix seconds. With `keeps`, the browser stores them in place of
 * the previously stored range, because copies of all weeks would fill its storage.
 */
export function airingsOf(
  station: StationContext,
  from: number,
  to: number,
  keeps = false,
): ListFeed<Airing> {
  return scheduleFeed(station, from + ' ' + to, keeps && ' shown', from, () => ({ from, to }));
}

/**
 * Returns the feed with this name. `copy` is the suffix of its storage key; if it is false, nothing is
 * stored.
 */
export function scheduleFeed(
  station: StationContext,
  name: string,
  copy: string | false,
  section: number,
  range: () => TimeRange,
): ListFeed<Airing> {
  const feeds = known.get(station) ?? new Map<string, ListFeed<Airing>>();
  known.set(station, feeds);
  let feed = feeds.get(name);
  if (!feed) {
    feed = new ListFeed({
      baseUrl: station.baseUrl,
      key: copy === false ? '' : 'onair:week:' + station.key + copy,
      section,
      freshFor: FRESH_MS,
      read: (signal) => fetchWeek(station.client, range(), signal),
      readRecord: readAiring,
      handleRecords: (records) => station.knownZone.set(commonZone(records) ?? station.knownZone.value),
    });
    // A visitor may page through many weeks, so the oldest one without a listener is dropped.
    const idle = [...feeds.keys()].filter((each) => each && feeds.get(each)!.isIdle);
    if (idle.length >= MAX_IDLE) feeds.delete(idle[0]!);
    feeds.set(name, feed);
  }
  return feed;
}

/** Reads the airings that overlap the range, in order. If the panel doesn't expand its events, they are expanded here. */
export async function fetchWeek(
  client: StationClient,
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
  const query = 'start_ts=' + from + '&end_ts=' + to + '&utc=1&limit=' + PAGE_SIZE + '&offset=';
  for (let page = 0; page < MAX_PAGES; page++) {
    const { records, count } = await client.readList(
      'grid',
      query + page * PAGE_SIZE,
      read,
      signal,
      PAGE_SIZE * MAX_PAGES,
    );
    // A response with more records than the page size is the whole list.
    if (records.length !== PAGE_SIZE || !(count! > (page + 1) * PAGE_SIZE)) break;
  }
  // Records without a start are unexpanded events.
  const expanded = airings.length || !others.length ? airings : await expand(client, others, range);
  // Some panels also send airings from other weeks.
  return expanded
    .filter(({ start_ts, end_ts }) => start_ts < to && (end_ts ?? start_ts + DAY_S) > from)
    .sort((a, b) => a.start_ts - b.start_ts || (a.id ?? 0) - (b.id ?? 0));
}

async function expand(client: StationClient, records: unknown[], range: TimeRange): Promise<Airing[]> {
  const { expandEvents } = await loadRequiredChunk(client.baseUrl, () => import('./expand-events.js'));
  return expandEvents(records, range.from, range.to, commonZone);
}

/**
 * Returns the most common time zone of the airings, ignoring zones that this browser doesn't support. Null if
 * there is none.
 */
export function commonZone(airings: readonly { timezone: string | null }[]): string | null {
  const counts = new Map<string, number>();
  for (const { timezone } of airings) if (timezone) counts.set(timezone, (counts.get(timezone) ?? 0) + 1);
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return names.slice(0, MAX_ZONES).find(isZone) ?? null;
}
