/**
 * In:  a station.
 * Out: its podcasts, in the panel's order, and more of them when somebody wants more.
 */
import { readPodcast, type Podcast } from '../../client/podcast.js';
import type { Source } from '../lazy-source.js';
import { ListFeed, type ListSnapshot } from './list-feed.js';
import type { StationContext } from '../station-context.js';

export type { Podcast } from '../../client/podcast.js';

/** How long an answer is good: milliseconds. */
const FRESH = 5 * 60_000;

/** Hardly a station has more: what is asked for before anybody wants more. */
const FIRST = 50;

/** A panel that gives a page at a time is asked for so many at most. */
const PAGES = 20;

/** A list that grows when it is asked to. */
export interface PodcastList extends Source<ListSnapshot<Podcast>> {
  /** Holds so many from now on, where there are so many. */
  want(count: number): void;
  /** Asks again at once. */
  refresh(): void;
}

const known = new WeakMap<StationContext, PodcastList>();

export function podcastsOf(station: StationContext): PodcastList {
  let feed = known.get(station);
  if (!feed) known.set(station, (feed = openFeed(station)));
  return feed;
}

function openFeed(station: StationContext): PodcastList {
  let wanted = FIRST;
  const feed = new ListFeed({
    baseUrl: station.baseUrl,
    key: 'onair:podcasts:' + station.baseUrl + ' ' + station.server,
    freshFor: FRESH,
    read: (signal) => readPodcasts(station, wanted, signal),
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

/** Drafts are left out as they come, so that a page of a panel may hold none that counts. */
async function readPodcasts(
  { panel }: StationContext,
  wanted: number,
  signal: AbortSignal,
): Promise<Podcast[]> {
  const found = new Map<number, Podcast>();
  let offset = 0;
  for (let pages = 0; pages < PAGES && found.size < wanted; pages++) {
    const before = offset;
    const { records, count } = await panel.readList(
      'podcasts',
      'limit=' + wanted + '&offset=' + offset,
      (value) => {
        offset++;
        return readPodcast(value);
      },
      signal,
    );
    // A panel that knows no offset sends the same again: each counts once.
    for (const each of records) found.set(each.id, each);
    if (offset === before || count === null || offset >= count) break;
  }
  return [...found.values()];
}
