/**
 * In:  a podcast with its episodes.
 * Out: its feed: RSS 2.0 with Apple's tags.
 */
import { Feed, type Extension } from 'feed';
import type { StoredEpisode, StoredPodcast } from './rows.js';
import { soundBytes } from './sound.js';
import { FEED, pagePath, soundName } from './urls.js';
import { xmlText } from './xml-text.js';

export interface PublicPodcast {
  podcast: StoredPodcast;
  /** Newest first. */
  episodes: StoredEpisode[];
  /** Name of the station. */
  station: string;
  /** Absolute URL of the picture; "" without one. */
  image: string;
  /** Scheme and host, without a trailing slash. */
  base: string;
}

export function writeFeed({ podcast, episodes, station, image, base }: PublicPodcast): string {
  const page = base + pagePath(podcast.id);
  const feed = new Feed({
    title: xmlText(podcast.title),
    description: xmlText(podcast.description),
    link: page,
    feed: page + FEED,
    language: podcast.language,
    updated: new Date(lastWritten(podcast, episodes)),
    author: { name: xmlText(station) },
    generator: 'Onair panel',
    podcast: true,
    ...(image && { image }),
  });
  const about: Extension[] = [
    text('itunes:explicit', 'false'),
    text('itunes:type', 'episodic'),
    // The contract has no category, and podcast directories require one.
    attribute('itunes:category', 'text', 'Music'),
  ];
  if (image) about.push(attribute('itunes:image', 'href', image));
  about.forEach((extension) => feed.addExtension(extension));
  episodes.forEach((episode, index) => {
    const { id, title, description, ts, seconds } = episode;
    feed.addItem({
      title,
      link: `${page}#episode-${id}`,
      // Without a host, so that it stays the same when the panel's address changes.
      guid: `podcast-${podcast.id}-episode-${id}`,
      date: new Date(ts),
      audio: {
        url: page + soundName(episode),
        length: soundBytes(episode),
        type: 'audio/wav',
        duration: seconds,
      },
      extensions: [
        // The library's own two use CDATA, which a second `]]>` in a text would end.
        text('title', title),
        text('description', description),
        text('itunes:episode', String(episodes.length - index)),
        text('itunes:episodeType', 'full'),
        text('itunes:explicit', 'false'),
      ],
    });
  });
  return feed.rss2();
}

/** When the feed last changed: milliseconds, UTC. */
export function lastWritten({ changed }: StoredPodcast, [newest]: readonly StoredEpisode[]): number {
  return Math.max(changed, newest?.ts ?? 0);
}

const text = (name: string, value: string): Extension => ({ name, objects: { _text: xmlText(value) } });
const attribute = (name: string, attributeName: string, value: string): Extension => ({
  name,
  objects: { _attributes: { [attributeName]: value } },
});
