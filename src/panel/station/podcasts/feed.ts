/**
 * In:  a podcast with its episodes.
 * Out: its feed: RSS 2.0 with Apple's tags, and those of Podcasting 2.0 for chapters and transcripts.
 */
import type { Extension } from 'feed';
import type { StoredEpisode, StoredPodcast } from '../../store/podcasts.js';
import { soundBytes } from './sound.js';
import { chaptersName, FEED, pagePath, soundName, transcriptName } from './urls.js';
import { xmlText } from './xml-text.js';

/** The types of an episode's texts. */
export const CHAPTERS = 'application/json+chapters';
export const TRANSCRIPT = 'text/vtt';
const NAMESPACE = 'https://podcastindex.org/namespace/1.0';

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

export async function writeFeed({ podcast, episodes, station, image, base }: PublicPodcast): Promise<string> {
  // Loaded on demand, since most panels have no podcast.
  const { Feed } = await import('feed');
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
        ...textsOf(episode, page),
      ],
    });
  });
  // The library has no way to name a namespace of one's own.
  return feed.rss2().replace('<rss ', `<rss xmlns:podcast="${NAMESPACE}" `);
}

/** What can be read beside the sound. */
function textsOf(episode: StoredEpisode, page: string): Extension[] {
  const linked = (name: string, url: string, type: string): Extension => ({
    name,
    objects: { _attributes: { url: page + url, type } },
  });
  return [
    ...(episode.chapters ? [linked('podcast:chapters', chaptersName(episode), CHAPTERS)] : []),
    ...(episode.transcript ? [linked('podcast:transcript', transcriptName(episode), TRANSCRIPT)] : []),
  ];
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
