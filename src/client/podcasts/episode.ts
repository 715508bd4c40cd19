import type { Chapter } from './chapter-lines.js';

/** One episode. All text is plain text, never HTML. */
export interface Episode {
  readonly title: string | null;
  readonly description: string | null;
  /** Publication date in milliseconds, UTC; null if unreadable. */
  readonly ts: number | null;
  /** Length in milliseconds; null if the feed doesn't specify it. */
  readonly length: number | null;
  /** URL of the audio; null if the feed has no audio that a page can play. */
  readonly url: string | null;
  /** Chapters in the feed, sorted by start. */
  readonly chapters: readonly Chapter[];
  /** URL of the chapter file, or null. */
  readonly chaptersUrl: string | null;
  /** URL of the transcript in the most readable format, or null. */
  readonly transcriptUrl: string | null;
}
