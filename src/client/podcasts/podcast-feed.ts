/**
 * Reads RSS and Atom feeds, which can't be trusted. A bad field affects only itself, and no markup or script in it is
 * ever run.
 */
import { Unreachable, Unreadable } from '../http/failures.js';
import { readText, readUrl } from '../../servers/fields.js';
import { readLinkedText } from './linked-text.js';
import { linesOf } from './markup-lines.js';
import { trustedHtml } from '../http/trusted-types.js';

/** One episode. All text is plain text, never HTML. */
export interface Episode {
  readonly title: string | null;
  readonly description: string | null;
  /** Publication date in milliseconds, UTC; null if unreadable. */
  readonly ts: number | null;
  /** Milliseconds; null if the feed doesn't say. */
  readonly length: number | null;
  /** URL of the audio; null if the feed has no audio that a page may play. */
  readonly url: string | null;
  /** URL of the chapters as JSON, or null. */
  readonly chaptersUrl: string | null;
  /** URL of the transcript in the most readable format, or null. */
  readonly transcriptUrl: string | null;
}

/** The rest of a larger feed isn't read. A feed of a hundred episodes takes about 300 KB. */
const MAX_BYTES = 5_000_000;
/** Maximum number of episodes. */
const MAX_EPISODES = 1000;
/** Longer markup is cut, in characters. */
const MAX_MARKUP_LENGTH = 20_000;
/** Supported transcript types, best first: the first ones include a speaker for each sentence. */
const TRANSCRIPT_TYPES = [/^text\/vtt/i, /json/i, /srt|subrip/i, /^text\/html/i, /^text\/plain/i];

/**
 * Reads a feed with one GET request.
 *
 * @throws StationFailure, or the error from `fetch` if the caller aborted.
 */
export async function readPodcastFeed(url: string, signal: AbortSignal): Promise<Episode[]> {
  // Node can't parse feeds. It doesn't request them either, because the panel chooses the URL, which may be in the Node
  // site's own network.
  if (typeof DOMParser !== 'function') throw new Unreadable(url, 'feeds are read in browsers only');
  const feed = await readLinkedText(url, MAX_BYTES, signal);
  return episodesOf(feed.text, feed.url);
}

/**
 * Returns the episodes of an RSS feed or the entries of an Atom feed. If the feed is truncated, incomplete episodes are
 * left out.
 *
 * @throws Unreadable if it is neither, and outside a browser; Unreachable if the page's Trusted Types forbid parsing.
 */
export function episodesOf(text: string, feedUrl: string): Episode[] {
  // Feeds don't need custom entities, but XML bombs do.
  const isSafe = typeof DOMParser === 'function' && !/<!ENTITY/i.test(text);
  let feed: Document | null;
  try {
    feed = isSafe ? (parse(text) ?? parse(closeFeed(text))) : null;
  } catch (cause) {
    throw new Unreachable(feedUrl, 'blocked', cause);
  }
  if (!feed) throw new Unreadable(feedUrl, 'no feed');
  const items = ['item', 'entry'].flatMap((name) => [...feed.getElementsByTagName(name)]);
  return items.slice(0, MAX_EPISODES).map((item) => readEpisode(item, feedUrl));
}

function parse(text: string): Document | null {
  const feed = new DOMParser().parseFromString(trustedHtml(text.trim()), 'text/xml');
  const isFeed = /^(rss|rdf:RDF|feed)$/.test(feed.documentElement.nodeName);
  return isFeed && !feed.getElementsByTagName('parsererror').length ? feed : null;
}

function closeFeed(text: string): string {
  const [item, rest] = /<feed\b/.test(text) ? ['</entry>', '</feed>'] : ['</item>', '</channel></rss>'];
  return text.slice(0, text.lastIndexOf(item)) + item + rest;
}

function readEpisode(item: Element, feedUrl: string): Episode {
  const all = (name: string): Element[] => [...item.children].filter(({ nodeName }) => nodeName === name);
  const text = (...names: string[]): string | null =>
    names.map((name) => plainText(all(name)[0]?.textContent)).find(Boolean) ?? null;
  const ts = Date.parse(text('pubDate', 'dc:date', 'published', 'updated') ?? '');
  return {
    title: text('title', 'itunes:title'),
    description: text('description', 'itunes:summary', 'itunes:subtitle', 'summary', 'content'),
    ts: isNaN(ts) ? null : ts,
    length: readLength(text('itunes:duration')),
    url: audioOf([...all('enclosure'), ...all('link').filter(isEnclosure)], feedUrl),
    chaptersUrl: all('podcast:chapters').map(urlIn(feedUrl)).find(Boolean) ?? null,
    transcriptUrl: transcriptOf(all('podcast:transcript'), feedUrl),
  };
}

/** Returns the text of a field that may contain markup, as one line. */
function plainText(markup: string | null | undefined): string | null {
  return readText(linesOf((markup ?? '').slice(0, MAX_MARKUP_LENGTH)).join(' '));
}

/** Reads seconds, `minutes:seconds` or `hours:minutes:seconds`. Returns milliseconds. */
function readLength(text: string | null): number | null {
  if (!/^(\d{1,4}:){0,2}\d{1,6}(\.\d+)?$/.test(text!)) return null;
  return text!.split(':').reduce((sum, part) => sum * 60 + +part, 0) * 1000 || null;
}

/** Atom has links instead of enclosures. */
function isEnclosure(link: Element): boolean {
  return link.getAttribute('rel') === 'enclosure';
}

function audioOf(enclosures: Element[], feedUrl: string): string | null {
  const urls = enclosures
    .filter((each) =>
      /^(audio|video|application\/(ogg|octet-stream)|$)/i.test(each.getAttribute('type') ?? ''),
    )
    .map(urlIn(feedUrl));
  return urls.find(Boolean) ?? null;
}

function transcriptOf(all: Element[], feedUrl: string): string | null {
  const urls = TRANSCRIPT_TYPES.flatMap((type) =>
    all.filter((each) => type.test(each.getAttribute('type') ?? '')).map(urlIn(feedUrl)),
  );
  return urls.find(Boolean) ?? null;
}

/** Returns a reader for the URL of a feed's element, which may be relative to the feed. */
function urlIn(feedUrl: string): (element: Element) => string | null {
  return (element) => {
    const url = (element.getAttribute('url') ?? element.getAttribute('href'))?.trim();
    try {
      return url ? readUrl(new URL(url, feedUrl).href) : null;
    } catch {
      return null;
    }
  };
}
