/**
 * In:  what a panel sent as a podcast.
 * Out: the fields that a page shows.
 */
import type { PodcastRecord } from '../../contract/records.js';
import { readCount, readNumber, readText, readUrl } from '../fields.js';

/** A podcast that is published. All text is text, never HTML. */
export interface Podcast extends Pick<PodcastRecord, 'id' | 'published'> {
  readonly title: string;
  readonly description: string | null;
  /** Address of the cover; null without one. */
  readonly image: string | null;
  /** Null where the panel does not say. */
  readonly episodes_count: number | null;
  readonly feed_url: string | null;
  readonly public_page_url: string | null;
}

/** Null when a record has no id or no title, and when it is not marked as published: drafts are not shown. */
export function readPodcast(value: unknown): Podcast | null {
  const raw = Object(value) as Record<keyof PodcastRecord, unknown>;
  const id = readNumber(raw.id);
  const title = readText(raw.title);
  const count = readCount(raw.episodes_count);
  // Some panels write true as 1, or as text.
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
