/**
 * In:  a station.
 * Out: its podcasts, in the panel's order; more of them when more are wanted.
 */
import { readPodcast, type Podcast } from '../../servers/panel/podcast.js';
import type { StationClient } from '../../client/station-client.js';
import type { Readable } from '../readable.js';
import { ListFeed, type ListSnapshot } from './list-feed.js';
import type { StationContext } from '../station-context.js';

export type { Podcast } from '../../servers/panel/podcast.js';

/** How long an answer is good: milliseconds. */
const FRESH = 5 * 60_000;

/** How many are asked for before anybody wants more: few stations have more. */
const FIRST = 50;

/** The most pages that one answer may take. */
const PAGES = 20;

/** A list of podcasts that can grow. */
export interface PodcastList extends Readable<ListSnapshot<Podcast>> {
  /** Asks for so many from now on, if that is more than before. */
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
    key: 'onair:podcasts:' + station.key,
    freshFor: FRESH,
    read: (signal) => readPodcasts(station.client, wanted, signal),
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

/** Drafts are left out, so a page of the panel may have none to show. */
export async function readPodcasts(
  source: StationClient,
  wanted: number,
  signal: AbortSignal,
): Promise<Podcast[]> {
  const found = new Map<number, Podcast>();
  let offset = 0;
  for (let pages = 0; pages < PAGES && found.size < wanted; pages++) {
    const before = offset;
    const { records, count } = await source.readList(
      'podcasts',
      'limit=' + wanted + '&offset=' + offset,
      (value) => {
        offset++;
        return readPodcast(value);
      },
      signal,
      wanted,
    );
    // A panel that ignores the offset sends the same page again: each podcast counts once.
    for (const each of records) found.set(each.id, each);
    if (offset === before || count === null || offset >= count) break;
  }
  return [...found.values()];
}
