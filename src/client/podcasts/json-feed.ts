/** Parses JSON Feed (jsonfeed.org), versions 1 and 1.1. The files of an item are in `attachments`. */
import { readText } from '../../servers/fields.js';
import { asList, asObject, fieldsOf, listOf, type Fields } from '../../servers/json.js';
import { parseLoose } from '../../servers/parse-loose.js';
import { isMedia, resolveUrl } from './feed-audio.js';
import { readDate } from './feed-date.js';
import { readEpisodeLength } from './feed-length.js';
import { plainText } from './markup-lines.js';
import { chaptersOfNotes } from './chapter-lines.js';
import type { Episode } from './episode.js';

export interface JsonFeed {
  readonly items: readonly Fields[];
  /** URL of the next page as written, or ''. */
  readonly next: string;
}

/** Returns null if the text isn't a JSON Feed. */
export function parseJsonFeed(text: string): JsonFeed | null {
  // PHP escapes slashes in JSON.
  if (!/jsonfeed\.org\\?\/version/.test(text)) return null;
  let feed: Fields | null;
  try {
    feed = asObject(parseLoose(text));
  } catch {
    return null;
  }
  const items = asList(feed?.items);
  return items && { items: items.map(fieldsOf), next: stringOf(feed?.next_url) };
}

export function episodeOf(item: Fields, feedUrl: string): Episode {
  const audio = audioIn(item, feedUrl);
  return {
    title: plainText(textOf(item.title)),
    description:
      plainText(textOf(item.content_html)) ??
      readText(textOf(item.content_text).replace(/\s+/g, ' ')) ??
      plainText(textOf(item.summary)),
    ts: readDate(textOf(item.date_published)) ?? readDate(textOf(item.date_modified)),
    length: audio && readEpisodeLength(audio.seconds),
    url: audio && audio.url,
    chapters: chaptersOfNotes([textOf(item.content_html), textOf(item.content_text), textOf(item.summary)]),
    chaptersUrl: null,
    transcriptUrl: null,
  };
}

/** Returns the first audio file, or else the first video; null if there is neither. */
function audioIn(item: Fields, feedUrl: string): { url: string; seconds: string } | null {
  const files = listOf(item.attachments)
    .map(fieldsOf)
    .flatMap((file) => {
      const url = resolveUrl(stringOf(file.url), feedUrl);
      const type = textOf(file.mime_type);
      return url && isMedia(url, type) ? [{ url, type, seconds: textOf(file.duration_in_seconds) }] : [];
    });
  return files.find(({ type }) => !/video/i.test(type)) ?? files[0] ?? null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
