/**
 * In:  the address of a podcast's feed, which anybody may have written.
 * Out: its episodes, in the feed's order. A bad field costs that field; nothing in it is ever run.
 */
import { Unreachable, Unreadable, Refused, whyUnreachable } from './failures.js';
import { readText, readUrl } from './fields.js';
import { TIMEOUT } from './v2.js';

/** One episode. All text is text, never HTML. */
export interface Episode {
  readonly title: string | null;
  readonly description: string | null;
  /** When it came out: milliseconds, UTC. Null where nobody can read the date. */
  readonly ts: number | null;
  /** Milliseconds; null when the feed does not say. */
  readonly length: number | null;
  /** Address of its sound; null without one that a page may play. */
  readonly url: string | null;
}

/** What lies beyond is not read: bytes. A feed of a hundred episodes has about 300 KB. */
const LARGEST = 5_000_000;
/** And no more episodes than this. */
const MOST = 1000;
/** Markup that is longer is no description: characters. */
const LONGEST_MARKUP = 20_000;

/**
 * Asks for the feed once. The signal is this request's alone.
 *
 * @throws StationFailure; or the fetch's own error, when the caller has given up.
 */
export async function readFeed(url: string, signal: AbortSignal): Promise<Episode[]> {
  const limit = new AbortController();
  const giveUp = (): void => limit.abort();
  const timer = setTimeout(giveUp, TIMEOUT);
  signal.addEventListener('abort', giveUp);
  try {
    const response = await fetch(url, { cache: 'no-cache', credentials: 'omit', signal: limit.signal });
    if (!response.ok) throw new Refused(url, response.status);
    const bytes = await readBytes(response);
    return episodesOf(decode(bytes, response.headers.get('Content-Type')), response.url || url);
  } catch (cause) {
    if (signal.aborted || cause instanceof Refused || cause instanceof Unreadable) throw cause;
    throw new Unreachable(url, limit.signal.aborted ? 'timeout' : whyUnreachable(), cause);
  } finally {
    clearTimeout(timer);
    // Whoever sends without end is not listened to any longer.
    giveUp();
  }
}

async function readBytes({ body }: Response): Promise<Uint8Array> {
  const pieces: BlobPart[] = [];
  const reader = body!.getReader();
  for (let length = 0; length < LARGEST;) {
    const { value, done } = await reader.read();
    if (done) break;
    pieces.push(value);
    length += value.length;
  }
  return new Uint8Array(await new Blob(pieces).slice(0, LARGEST).arrayBuffer());
}

/** By the encoding that the answer names, or else the feed itself. */
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
 * The episodes of an RSS feed, or the entries of an Atom feed. What was broken off is closed after its last whole episode.
 *
 * @throws Unreadable where it is none.
 */
export function episodesOf(text: string, feedUrl: string): Episode[] {
  // Entities of its own are what a feed has no need for, and a bomb is made of.
  const feed = /<!ENTITY/i.test(text) ? null : (parse(text) ?? parse(closed(text)));
  if (!feed) throw new Unreadable(feedUrl, 'no feed');
  const items = ['item', 'entry'].flatMap((name) => [...feed.getElementsByTagName(name)]);
  return items.slice(0, MOST).map((item) => readEpisode(item, feedUrl));
}

function parse(text: string): Document | null {
  const feed = new DOMParser().parseFromString(text.trim(), 'text/xml');
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
    url: soundOf([...all('enclosure'), ...all('link').filter(isEnclosure)], feedUrl),
  };
}

/** The text of what may be markup, as one line. */
function plain(markup: string | null | undefined): string | null {
  // A document without a window: what is in it neither loads nor runs.
  const { body } = new DOMParser().parseFromString(
    (markup ?? '').slice(0, LONGEST_MARKUP).replace(/<(?=\/?(p|br|div|li|h\d|tr)\b)/gi, ' <'),
    'text/html',
  );
  body.querySelectorAll('script,style,template').forEach((each) => each.remove());
  return readText(body.textContent?.replace(/\s+/g, ' '));
}

/** From seconds, or minutes and hours before them, to milliseconds. */
function readLength(text: string | null): number | null {
  if (!/^(\d{1,4}:){0,2}\d{1,6}(\.\d+)?$/.test(text!)) return null;
  return text!.split(':').reduce((sum, part) => sum * 60 + +part, 0) * 1000 || null;
}

/** As Atom has them. */
function isEnclosure(link: Element): boolean {
  return link.getAttribute('rel') === 'enclosure';
}

function soundOf(enclosures: Element[], feedUrl: string): string | null {
  const urls = enclosures
    .filter((each) =>
      /^(audio|video|application\/(ogg|octet-stream)|$)/i.test(each.getAttribute('type') ?? ''),
    )
    .map((each) => {
      const written = (each.getAttribute('url') ?? each.getAttribute('href'))?.trim();
      try {
        return written ? readUrl(new URL(written, feedUrl).href) : null;
      } catch {
        return null;
      }
    });
  return urls.find(Boolean) ?? null;
}
