import type { Extension } from 'feed';
import { withoutDirections } from '../../../contract/writing-direction.js';
import type { StoredEpisode, StoredPodcast } from '../../store/podcasts.js';
import { soundBytes } from './sound.js';
import { chaptersName, FEED, pagePath, soundName, transcriptName } from './urls.js';

/** Media types of an episode's chapters and transcript files. */
export const CHAPTERS_TYPE = 'application/json+chapters';
export const TRANSCRIPT_TYPE = 'text/vtt';
const NAMESPACE = 'https://podcastindex.org/namespace/1.0';
/** Characters that XML 1.0 doesn't allow, including lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export interface PublicPodcast {
  podcast: StoredPodcast;
  /** The episodes, newest first. */
  episodes: StoredEpisode[];
  /** Name of the station. */
  station: string;
  /** Absolute URL of the podcast's picture, or '' if it has none. */
  image: string;
  /** Scheme and host, without a trailing slash. */
  base: string;
}

/** Returns the podcast's feed: RSS 2.0 with Apple's tags, plus Podcasting 2.0 tags for chapters and transcripts. */
export async function writeFeed({ podcast, episodes, station, image, base }: PublicPodcast): Promise<string> {
  // Loaded on demand, since most panels have no podcasts.
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
  const channelTags: Extension[] = [
    text('itunes:explicit', 'false'),
    text('itunes:type', 'episodic'),
    // Podcast directories require a category, but the contract has none.
    attribute('itunes:category', 'text', 'Music'),
  ];
  if (image) channelTags.push(attribute('itunes:image', 'href', image));
  channelTags.forEach((extension) => feed.addExtension(extension));
  episodes.forEach((episode, index) => {
    const { id, title, description, ts, seconds } = episode;
    feed.addItem({
      title,
      link: `${page}#episode-${id}`,
      // The id doesn't contain the host, so that it doesn't change with the panel's URL.
      guid: `podcast-${podcast.id}-episode-${id}`,
      date: new Date(ts),
      audio: {
        url: page + soundName(episode),
        length: soundBytes(episode),
        type: 'audio/wav',
        duration: seconds,
      },
      extensions: [
        // The library writes these two tags with CDATA, and `]]>` in a value would end the CDATA section too
        // early.
        text('title', title),
        text('description', description),
        text('itunes:episode', String(episodes.length - index)),
        text('itunes:episodeType', 'full'),
        text('itunes:explicit', 'false'),
        ...linkedTexts(episode, page),
      ],
    });
  });
  // The library has no way to add a namespace.
  return feed.rss2().replace('<rss ', `<rss xmlns:podcast="${NAMESPACE}" `);
}

/** Returns the tags that link to the chapters and the transcript. */
function linkedTexts(episode: StoredEpisode, page: string): Extension[] {
  const linked = (name: string, url: string, type: string): Extension => ({
    name,
    objects: { _attributes: { url: page + url, type } },
  });
  return [
    ...(episode.chapters ? [linked('podcast:chapters', chaptersName(episode), CHAPTERS_TYPE)] : []),
    ...(episode.transcript ? [linked('podcast:transcript', transcriptName(episode), TRANSCRIPT_TYPE)] : []),
  ];
}

/** Returns the time at which the feed last changed, in milliseconds UTC. */
export function lastWritten({ changed }: StoredPodcast, [newest]: readonly StoredEpisode[]): number {
  return Math.max(changed, newest?.ts ?? 0);
}

const text = (name: string, value: string): Extension => ({ name, objects: { _text: xmlText(value) } });
const attribute = (name: string, attributeName: string, value: string): Extension => ({
  name,
  objects: { _attributes: { [attributeName]: value } },
});

/**
 * Prepares text for the feed library. Characters that XML doesn't allow are removed, and `&amp;` is escaped
 * twice, since the library unescapes it once.
 */
function xmlText(text: string): string {
  return withoutDirections(text).replace(FORBIDDEN, '').replace(/&amp;/g, '&amp;amp;');
}
