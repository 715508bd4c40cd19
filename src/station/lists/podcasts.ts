import { readPodcast, type Podcast } from '../../servers/panel/podcast.js';
import type { StationClient } from '../../client/station-client.js';
import type { Readable } from '../readable.js';
import { ListFeed, type ListSnapshot } from './list-feed.js';
import type { StationContext } from '../station-context.js';

export type { Podcast } from '../../servers/panel/podcast.js';

/** How long a response stays fresh. */
const FRESH_MS = 5 * 60_000;

/** Number of podcasts in the first request. Few stations have more. */
const INITIAL_COUNT = 50;

/** Maximum number of pages per update. */
const MAX_PAGES = 20;

/** A list of podcasts that grows on request. */
export interface PodcastList extends Readable<ListSnapshot<Podcast>> {
  /** Requests at least this many podcasts from now on. */
  want(count: number): void;
  /** Reads the list again immediately. */
  refresh(): void;
}

const known = new WeakMap<StationContext, PodcastList>();

export function podcastsOf(station: StationContext): PodcastList {
  let feed = known.get(station);
  if (!feed) known.set(station, (feed = openFeed(station)));
  return feed;
}

function openFeed(station: StationContext): PodcastList {
  let wanted = INITIAL_COUNT;
  const feed = new ListFeed({
    baseUrl: station.baseUrl,
    key: 'onair:podcasts:' + station.key,
    freshFor: FRESH_MS,
    read: (signal) => fetchPodcasts(station.client, wanted, signal),
    readRecord: readPodcast,
  });
  return Object.assign(feed, {
    want(count: number): void {
      if (count <= wanted) return;
      wanted = count;
      feed.refresh();
    },
  });
}

/**
 * Reads pages until there are enough podcasts. Drafts are left out, so a page may contain nothing to show.
 */
export async function fetchPodcasts(
  client: StationClient,
  wanted: number,
  signal: AbortSignal,
): Promise<Podcast[]> {
  const found = new Map<number, Podcast>();
  let offset = 0;
  for (let pages = 0; pages < MAX_PAGES && found.size < wanted; pages++) {
    const before = offset;
    const { records, count } = await client.readList(
      'podcasts',
      'limit=' + wanted + '&offset=' + offset,
      (value) => {
        offset++;
        return readPodcast(value);
      },
      signal,
      wanted,
    );
    // A panel that ignores the offset sends the same page again, so duplicates are removed.
    for (const each of records) found.set(each.id, each);
    if (offset === before || count === null || offset >= count) break;
  }
  return [...found.values()];
}
