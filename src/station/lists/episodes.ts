/**
 * In:  a podcast.
 * Out: its episodes, from its RSS or Atom feed, as frozen values.
 */
import { Unreachable } from '../../client/http/failures.js';
import { readPodcastFeed, type Episode } from '../../client/podcasts/podcast-feed.js';
import type { Podcast } from '../../servers/panel/podcast.js';

export type { Episode } from '../../client/podcasts/podcast-feed.js';

/**
 * In the feed's order, mostly newest first.
 *
 * @throws StationFailure where this page can't read the feed: its server may not allow it.
 */
export async function readEpisodes(
  { feed_url }: Podcast,
  signal = new AbortController().signal,
): Promise<readonly Episode[]> {
  if (!feed_url) throw new Unreachable('', 'address');
  const episodes = await readPodcastFeed(feed_url, signal);
  return Object.freeze(episodes.map((each) => Object.freeze(each)));
}
