import { Unreachable } from '../../client/http/failures.js';
import { readFeedPage, type Episode } from '../../client/podcasts/podcast-feed.js';
import type { Podcast } from '../../servers/panel/podcast.js';

export type { Episode } from '../../client/podcasts/podcast-feed.js';

/**
 * Reads the episodes from the podcast's feed as frozen values. The newest is first.
 *
 * @throws StationFailure if this page can't read the feed. The feed's server may not allow it.
 */
export async function readEpisodes(
  { feed_url }: Podcast,
  signal = new AbortController().signal,
): Promise<readonly Episode[]> {
  if (!feed_url) throw new Unreachable('', 'address');
  const { episodes } = await readFeedPage(feed_url, signal);
  return Object.freeze(episodes.map((each) => Object.freeze(each)));
}
