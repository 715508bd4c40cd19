import { utc } from '@date-fns/utc/utc';
import { addHours } from 'date-fns/addHours';
import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';
import { subWeeks } from 'date-fns/subWeeks';
import { folderName } from '../../station/playlists/folder-name.js';
import { fingerprint } from '../../base/random.js';
import type { Store } from '../../store/store.js';
import { ferryPodcasts } from './podcasts/ferry.js';
import { meridianPodcasts } from './podcasts/meridian.js';
import { chaptersJson, webVtt } from './podcasts/episode-texts.js';
import type { SeedPodcast } from './podcasts/podcast.js';

/**
 * Adds the podcasts of the first servers. Their episodes are weekly, and all of them are before `start`, which
 * is in milliseconds UTC. The same seed and start always produce the same feeds.
 */
export function seedPodcasts(store: Store, seed: number, start: number): void {
  const firstDay = startOfDay(start, { in: utc });
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
  firstDay: Date,
  { title, description, published, language, daysAgo, hour, episodes }: SeedPodcast,
  server: number,
  index: number,
): void {
  const newest = addHours(subDays(firstDay, daysAgo), hour);
  const podcast = podcasts.add({
    id: server * 10 + index - 9,
    server,
    folder: folderName(title),
    title,
    description,
    published,
    language,
    sleeve: fingerprint(seed, 'podcast', title).toString(16),
    changed: newest.getTime(),
  });
  episodes.forEach(([name, about, seconds, texts], place) => {
    const ts = subWeeks(newest, episodes.length - 1 - place).getTime();
    podcasts.addEpisode({
      podcast,
      title: name,
      description: about,
      ts,
      seconds,
      chapters: texts ? chaptersJson(texts) : null,
      transcript: texts ? webVtt(texts, seconds) : null,
    });
  });
}
