/**
 * In:  an empty store with its first servers, and when the station begins.
 * Out: their podcasts, whose episodes came out week by week before that moment,
 *      so that the same seed and beginning give the same feeds.
 */
import { folderName } from '../playlists/defaults.js';
import { fingerprint } from '../random.js';
import type { Store } from '../store/store.js';
import { ferryPodcasts } from './podcasts/ferry.js';
import { meridianPodcasts } from './podcasts/meridian.js';
import type { SeedPodcast } from './podcasts/podcast.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** `begins` is in milliseconds, UTC. */
export function seedPodcasts(store: Store, seed: number, begins: number): void {
  const firstDay = Math.floor(begins / DAY) * DAY;
  for (const [server, podcasts] of [
    [1, meridianPodcasts],
    [2, ferryPodcasts],
  ] as const) {
    podcasts.forEach((podcast, index) => addPodcast(store, seed, firstDay, podcast, server, index));
  }
}

function addPodcast(
  { podcasts }: Store,
  seed: number,
  firstDay: number,
  { title, description, published, language, daysAgo, hour, episodes }: SeedPodcast,
  server: number,
  index: number,
): void {
  const newest = firstDay - daysAgo * DAY + hour * HOUR;
  const podcast = podcasts.add({
    id: server * 10 + index - 9,
    server,
    folder: folderName(title),
    title,
    description,
    published,
    language,
    sleeve: fingerprint(seed, 'podcast', title).toString(16),
    changed: newest,
  });
  episodes.forEach(([name, about, seconds], place) => {
    const ts = newest - (episodes.length - 1 - place) * 7 * DAY;
    podcasts.addEpisode({ podcast, title: name, description: about, ts, seconds });
  });
}
