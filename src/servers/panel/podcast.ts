import type { PodcastRecord } from '../../contract/records.js';
import { readCount, readNumber, readText, readUrl } from '../fields.js';

/** A published podcast. All text is plain text, never HTML. */
export interface Podcast extends Pick<PodcastRecord, 'id' | 'published'> {
  readonly title: string;
  readonly description: string | null;
  /** URL of the cover, or null. */
  readonly image: string | null;
  /** Null if the panel doesn't report it. */
  readonly episodes_count: number | null;
  readonly feed_url: string | null;
  readonly public_page_url: string | null;
}

/** Returns null if the record has no id or title, or isn't published. Drafts aren't shown. */
export function readPodcast(value: unknown): Podcast | null {
  const raw = Object(value) as Record<keyof PodcastRecord, unknown>;
  const id = readNumber(raw.id);
  const title = readText(raw.title);
  const count = readCount(raw.episodes_count);
  // Some panels send true as 1 or as a string.
  if (id === null || !title || !/^(true|1)$/i.test(String(raw.published))) return null;
  return {
    id,
    published: true,
    title,
    description: readText(raw.description),
    image: readUrl(raw.image),
    episodes_count: count === null ? null : Math.floor(count),
    feed_url: readUrl(raw.feed_url),
    public_page_url: readUrl(raw.public_page_url),
  };
}
