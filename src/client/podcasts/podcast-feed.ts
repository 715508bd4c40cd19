/**
 * Parses RSS and Atom feeds and JSON Feeds, which are untrusted. A mistake in a field or an item
 * doesn't affect the others. Markup is never inserted, and scripts never run.
 */
import { Unreachable, Unreadable } from '../http/failures.js';
import { toJson } from '../../contract/to-json.js';
import { readText } from '../../servers/fields.js';
import { chaptersOfNotes, MAX_CHAPTERS, type Chapter } from './chapter-lines.js';
import type { Episode } from './episode.js';
import { audioOf, resolveUrl, typeOf, urlOf } from './feed-audio.js';
import { readDate } from './feed-date.js';
import { parseFeed, textIn, type FeedDocument, type FindElements } from './feed-document.js';
import { readEpisodeLength, readTimeSpan } from './feed-length.js';
import { readLinkedText } from './linked-text.js';
import { plainText } from './markup-lines.js';
import { episodeOf, parseJsonFeed } from './json-feed.js';

export type { Episode } from './episode.js';

/** The rest of a larger feed isn't read. A feed with a hundred episodes is about 300 KB in size. */
const MAX_BYTES = 5_000_000;
/** Maximum number of episodes. */
export const MAX_EPISODES = 1000;
/** Supported transcript types, best first: the first ones include a speaker for each sentence. */
const TRANSCRIPT_TYPES = [/vtt/i, /json/i, /srt|subrip/i, /html/i, /^text\/plain|^txt$/i];

/** One page of a feed. Most feeds have only one. */
export interface FeedPage {
  /** Newest first. */
  readonly episodes: readonly Episode[];
  /** URL of the page with older episodes, on the same origin, or null. */
  readonly next: string | null;
}

/**
 * Reads a page of a feed with one GET request.
 *
 * @throws StationFailure, or the error from `fetch` if the caller aborted.
 */
export async function readFeedPage(url: string, signal: AbortSignal): Promise<FeedPage> {
  // Node has no parser for feeds. The feed isn't even requested on Node, because the panel chooses its URL, which may
  // point into the private network of the site.
  if (typeof DOMParser !== 'function') throw new Unreadable(url, 'feeds can only be read in a browser');
  const feed = await readLinkedText(url, MAX_BYTES, signal);
  return feedPageOf(feed.text, feed.url);
}

/**
 * Returns the episodes of an RSS feed, the entries of an Atom feed or the items of a JSON Feed. If the feed is
 * truncated, leaves out the incomplete episode at its end.
 *
 * @throws Unreadable if the text is none of these, or if it is RSS or Atom and there is no `DOMParser`; Unreachable if
 * the page's Trusted Types forbid parsing.
 */
export function feedPageOf(text: string, feedUrl: string): FeedPage {
  let feed: FeedDocument | null;
  try {
    feed = typeof DOMParser === 'function' ? parseFeed(text) : null;
  } catch (cause) {
    throw new Unreachable(feedUrl, 'blocked', cause);
  }
  if (feed) {
    const [written] = [...feed.channel('language'), ...feed.channel('dc:language')];
    const language = written ? textIn(written) : '';
    const episodes = newestOf(feed.items, (item) => {
      const all = item();
      const [id] = [...all('guid'), ...all('id')];
      return { episode: readEpisode(all, feedUrl, language), id: id ? textIn(id).trim() : '' };
    });
    return { episodes, next: nextPage(nextIn(feed.channel, feedUrl), feedUrl) };
  }
  const json = parseJsonFeed(text);
  if (!json) throw new Unreadable(feedUrl, 'no feed');
  const episodes = newestOf(json.items, (item) => ({
    episode: episodeOf(item, feedUrl),
    id: readText(item.id) ?? '',
  }));
  return { episodes, next: nextPage(resolveUrl(json.next, feedUrl), feedUrl) };
}

/** An episode with its ID in the feed, or ''. */
interface FeedItem {
  episode: Episode;
  id: string;
}

/** Returns the newest `MAX_EPISODES` episodes, newest first and without duplicates. */
function newestOf<T>(items: readonly T[], read: (item: T) => FeedItem): Episode[] {
  const ends =
    items.length > MAX_EPISODES
      ? [items[0]!, items[items.length - 1]!].map((item) => read(item).episode)
      : [];
  const newest = isOldestFirst(ends) ? items.slice(-MAX_EPISODES) : items.slice(0, MAX_EPISODES);
  const ids = new Map(newest.map(read).map(({ episode, id }) => [episode, id]));
  return withoutCopies(sortNewestFirst([...ids.keys()]), (episode) => ids.get(episode)!);
}

/** Some feeds use the same ID for all episodes, so an equal ID alone doesn't mean a duplicate. */
function withoutCopies(episodes: readonly Episode[], idOf: (episode: Episode) => string): Episode[] {
  const known = new Set<string>();
  return episodes.filter((episode) => {
    const { title, ts, url } = episode;
    const id = idOf(episode);
    const keys: string[] = [];
    if (ts !== null || url) keys.push(toJson([title, ts, url]));
    if (id && ts !== null) keys.push(toJson([id, ts]));
    if (id && url) keys.push(toJson([id, url]));
    const isCopy = keys.some((key) => known.has(key));
    keys.forEach((key) => known.add(key));
    return !isCopy;
  });
}

/** Sorts episodes by date. An episode without a date stays behind the one before it. */
export function sortNewestFirst(episodes: readonly Episode[]): Episode[] {
  const ordered = isOldestFirst(episodes) ? [...episodes].reverse() : episodes;
  let last = ordered.find(({ ts }) => ts !== null)?.ts ?? 0;
  return ordered
    .map((episode) => ({ episode, ts: (last = episode.ts ?? last) }))
    .sort((a, b) => b.ts - a.ts)
    .map(({ episode }) => episode);
}

function isOldestFirst(episodes: readonly Episode[]): boolean {
  const dates = episodes.flatMap(({ ts }) => ts ?? []);
  return dates.length > 1 && dates[0]! < dates[dates.length - 1]!;
}

function nextIn(channel: FindElements, feedUrl: string): string | null {
  const link = channel('link').find((each) => /^(next|prev-archive)$/i.test(each.getAttribute('rel') ?? ''));
  return link ? urlOf(link, feedUrl) : null;
}

/**
 * Returns null for a page on another origin. Some sites behind a proxy use http in their own URLs, so for the same
 * host, the scheme is replaced with that of the feed.
 */
function nextPage(written: string | null, feedUrl: string): string | null {
  if (!written) return null;
  const [url, feed] = [new URL(written), new URL(feedUrl)];
  if (url.host === feed.host) url.protocol = feed.protocol;
  url.hash = '';
  return url.origin === feed.origin && url.href !== feed.href ? url.href : null;
}

/** Fields whose text may contain chapters, in lines such as `00:00 Intro`. */
const NOTES = ['content:encoded', 'description', 'itunes:summary', 'summary', 'content'];

function readEpisode(all: FindElements, feedUrl: string, language: string): Episode {
  const texts = (...names: string[]): string[] =>
    names.flatMap(all).flatMap((each) => plainText(textIn(each)) ?? []);
  const firstOf = <T>(values: readonly string[], readValue: (text: string) => T | null): T | null => {
    for (const value of values) {
      const read = readValue(value);
      if (read !== null) return read;
    }
    return null;
  };
  const chapters = chaptersIn(all('psc:chapter'));
  const chaptersUrl = firstUrl(all('podcast:chapters'), feedUrl);
  const mediaLengths = all('media:content').map((each) => each.getAttribute('duration') ?? '');
  return {
    title: texts('title', 'itunes:title', 'media:title', 'dc:title')[0] ?? null,
    description:
      texts(
        ...['description', 'itunes:summary', 'summary', 'content:encoded', 'content'],
        ...[
          'itunes:subtitle',
          'media:description',
          'dc:description',
          'googleplay:description',
          'body',
          'fullitem',
        ],
      )[0] ?? null,
    ts: firstOf(
      texts(
        ...['pubdate', 'published', 'dc:date', 'issued', 'dc:issued', 'created', 'dc:created', 'date'],
        ...['updated', 'modified', 'dc:modified'],
      ),
      (date) => readDate(date, language),
    ),
    length: firstOf([...texts('itunes:duration', 'duration'), ...mediaLengths], readEpisodeLength),
    url: audioOf(all, feedUrl),
    chapters: chapters.length || chaptersUrl ? chapters : chaptersOfNotes(NOTES.flatMap(all).map(textIn)),
    chaptersUrl,
    transcriptUrl: transcriptOf(all('podcast:transcript'), feedUrl),
  };
}

/** Reads Podlove's chapters. */
function chaptersIn(elements: readonly Element[]): readonly Chapter[] {
  const chapters = elements
    .slice(0, MAX_CHAPTERS)
    .map((each) => ({
      ms: readTimeSpan(each.getAttribute('start')),
      title: readText(each.getAttribute('title') ?? textIn(each)),
    }))
    .filter(({ ms, title }) => ms !== null && title)
    .map(({ ms, title }) => Object.freeze({ seconds: ms! / 1000, title: title! }))
    .sort((a, b) => a.seconds - b.seconds);
  return Object.freeze(chapters);
}

function transcriptOf(all: readonly Element[], feedUrl: string): string | null {
  return firstUrl(
    TRANSCRIPT_TYPES.flatMap((type) => all.filter((each) => type.test(typeOf(each) || endingOf(each)))),
    feedUrl,
  );
}

function firstUrl(elements: readonly Element[], feedUrl: string): string | null {
  return elements.map((each) => urlOf(each, feedUrl)).find(Boolean) ?? null;
}

/** Returns the URL's file extension, such as `vtt`. */
function endingOf(element: Element): string {
  return /\.(\w+)(?:[?#]|$)/.exec(element.getAttribute('url') ?? '')?.[1] ?? '';
}
