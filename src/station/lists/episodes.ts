import { StationFailure, Unreachable } from '../../client/http/failures.js';
import {
  MAX_EPISODES,
  sortNewestFirst,
  readFeedPage,
  type Episode,
} from '../../client/podcasts/podcast-feed.js';
import type { Podcast } from '../../servers/panel/podcast.js';
import { toJson } from '../../contract/to-json.js';

export type { Episode } from '../../client/podcasts/podcast-feed.js';

/** Maximum number of pages of a feed. */
const MAX_PAGES = 100;

/** The episodes of a podcast's feed, which may have several pages. */
export class EpisodePages {
  /** The episodes of all pages read so far, as frozen values, newest first. */
  episodes: readonly Episode[] = [];
  private next: string | null;
  private readonly read = new Set<string>();

  constructor(
    { feed_url }: Podcast,
    private readonly signal: AbortSignal,
  ) {
    this.next = feed_url;
  }

  /** Whether there are unread pages. */
  get hasMore(): boolean {
    return this.next !== null;
  }

  /**
   * Reads the next page. Can be called again after a failure.
   *
   * @throws StationFailure if this page can't read the feed, for example because CORS headers are missing.
   */
  async readNext(): Promise<void> {
    const url = this.next;
    if (url === null) throw new Unreachable('', 'address');
    const { episodes, next } = await readFeedPage(url, this.signal);
    this.read.add(url);
    const known = new Set(this.episodes.map(keyOf));
    // A server that ignores the page number sends the same episodes again.
    const added = episodes.filter((each) => !known.has(keyOf(each)));
    const all = sortNewestFirst([...this.episodes, ...added.map((each) => Object.freeze(each))]);
    this.episodes = Object.freeze(all.slice(0, MAX_EPISODES));
    const isLast = !added.length || all.length >= MAX_EPISODES || this.read.size >= MAX_PAGES;
    this.next = isLast || this.read.has(next!) ? null : next;
  }
}

/**
 * Reads the episodes from all pages of the podcast's feed as frozen values, newest first. If a later page
 * can't be read, returns the episodes of the pages before it.
 *
 * @throws StationFailure if this page can't read the feed, for example because CORS headers are missing.
 */
export async function readEpisodes(
  podcast: Podcast,
  signal = new AbortController().signal,
): Promise<readonly Episode[]> {
  const pages = new EpisodePages(podcast, signal);
  await pages.readNext();
  try {
    while (pages.hasMore) await pages.readNext();
  } catch (failure) {
    if (!(failure instanceof StationFailure)) throw failure;
  }
  return pages.episodes;
}

/** The audio URL of an episode may contain a key that changes with each request. */
function keyOf({ title, ts, url }: Episode): string {
  return toJson([title, ts, url?.split('?')[0]]);
}
