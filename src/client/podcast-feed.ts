/**
 * In:  the address of a podcast's RSS or Atom feed, which anybody may have written.
 * Out: its episodes, in the feed's order. A bad field costs that field; no markup or script in it is ever run.
 */
import { readBody } from './body.js';
import { Refused, StationFailure, Unreachable, Unreadable, whyUnreachable } from './failures.js';
import { readText, readUrl } from './fields.js';
import { limitTime } from './time-limit.js';
import { trustedHtml } from './trusted-types.js';

/** One episode. All text is text, never HTML. */
export interface Episode {
  readonly title: string | null;
  readonly description: string | null;
  /** When it was published: milliseconds, UTC. Null where the date can't be read. */
  readonly ts: number | null;
  /** Milliseconds; null when the feed does not say. */
  readonly length: number | null;
  /** Address of its audio; null without one that a page may play. */
  readonly url: string | null;
}

/** The rest of a larger feed is not read: bytes. A feed of a hundred episodes has about 300 KB. */
const LARGEST = 5_000_000;
/** The most episodes that are read. */
const MAX_EPISODES = 1000;
/** Longer markup is cut: characters. */
const LONGEST_MARKUP = 20_000;

/**
 * Sends one GET to the feed.
 *
 * @throws StationFailure; or the fetch's own error, when the caller has aborted.
 */
export async function readPodcastFeed(url: string, signal: AbortSignal): Promise<Episode[]> {
  const limit = limitTime(signal);
  try {
    const response = await fetch(url, { cache: 'no-cache', credentials: 'omit', signal: limit.signal });
    if (!response.ok) throw new Refused(url, response.status);
    const body = await readBody(response, LARGEST);
    const bytes = new Uint8Array(await body.slice(0, LARGEST).arrayBuffer());
    return episodesOf(decode(bytes, response.headers.get('Content-Type')), response.url || url);
  } catch (cause) {
    if (signal.aborted || cause instanceof StationFailure) throw cause;
    throw new Unreachable(url, limit.signal.aborted ? 'timeout' : whyUnreachable(), cause);
  } finally {
    limit.clear();
    // A server that sends without end is cut off.
    limit.abort();
  }
}

/** By the encoding that the answer's header names, or else the feed itself. */
function decode(bytes: Uint8Array, type: string | null): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, encoding] =
    /charset="?([\w-]+)/i.exec(type!) ?? /^<\?xml[^>]*encoding=["']([\w-]+)/.exec(start) ?? [];
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/**
 * The episodes of an RSS feed, or the entries of an Atom feed. A feed that was cut off ends with its last whole episode.
 *
 * @throws Unreadable where it is neither, and outside a browser; Unreachable where the page's Trusted Types forbid to parse it.
 */
export function episodesOf(text: string, feedUrl: string): Episode[] {
  // No feed needs entities of its own; XML bombs are made of them.
  const isSafe = typeof DOMParser === 'function' && !/<!ENTITY/i.test(text);
  let feed: Document | null;
  try {
    feed = isSafe ? (parse(text) ?? parse(closed(text))) : null;
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

function closed(text: string): string {
  const [item, rest] = /<feed\b/.test(text) ? ['</entry>', '</feed>'] : ['</item>', '</channel></rss>'];
  return text.slice(0, text.lastIndexOf(item)) + item + rest;
}

function readEpisode(item: Element, feedUrl: string): Episode {
  const all = (name: string): Element[] => [...item.children].filter(({ nodeName }) => nodeName === name);
  const text = (...names: string[]): string | null =>
    names.map((name) => plain(all(name)[0]?.textContent)).find(Boolean) ?? null;
  const ts = Date.parse(text('pubDate', 'dc:date', 'published', 'updated') ?? '');
  return {
    title: text('title', 'itunes:title'),
    description: text('description', 'itunes:summary', 'itunes:subtitle', 'summary', 'content'),
    ts: isNaN(ts) ? null : ts,
    length: readLength(text('itunes:duration')),
    url: audioOf([...all('enclosure'), ...all('link').filter(isEnclosure)], feedUrl),
  };
}

/** The text of a field that may be markup, as one line. */
function plain(markup: string | null | undefined): string | null {
  // Nothing in a document without a window loads or runs.
  const { body } = new DOMParser().parseFromString(
    trustedHtml((markup ?? '').slice(0, LONGEST_MARKUP).replace(/<(?=\/?(p|br|div|li|h\d|tr)\b)/gi, ' <')),
    'text/html',
  );
  body.querySelectorAll('script,style,template').forEach((each) => each.remove());
  return readText(body.textContent?.replace(/\s+/g, ' '));
}

/** In: seconds, `minutes:seconds` or `hours:minutes:seconds`. Out: milliseconds. */
function readLength(text: string | null): number | null {
  if (!/^(\d{1,4}:){0,2}\d{1,6}(\.\d+)?$/.test(text!)) return null;
  return text!.split(':').reduce((sum, part) => sum * 60 + +part, 0) * 1000 || null;
}

/** Atom has links in the place of enclosures. */
function isEnclosure(link: Element): boolean {
  return link.getAttribute('rel') === 'enclosure';
}

function audioOf(enclosures: Element[], feedUrl: string): string | null {
  const urls = enclosures
    .filter((each) =>
      /^(audio|video|application\/(ogg|octet-stream)|$)/i.test(each.getAttribute('type') ?? ''),
    )
    .map((each) => {
      const url = (each.getAttribute('url') ?? each.getAttribute('href'))?.trim();
      try {
        return url ? readUrl(new URL(url, feedUrl).href) : null;
      } catch {
        return null;
      }
    });
  return urls.find(Boolean) ?? null;
}
