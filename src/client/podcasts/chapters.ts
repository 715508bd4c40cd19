import { Unreadable } from '../http/failures.js';
import { readCount, readText } from '../../servers/fields.js';
import { readLinkedText } from './linked-text.js';

export interface Chapter {
  /** Start of the chapter. */
  readonly seconds: number;
  readonly title: string;
}

/** Larger files aren't read. A hundred chapters with pictures and links take 30 KB. */
const MAX_BYTES = 500_000;
/** Maximum number of chapters. */
const MAX_CHAPTERS = 300;

/**
 * Reads the chapters of an episode from a Podcasting 2.0 JSON file, in order of their start.
 *
 * @throws StationFailure, or the error from `fetch` if the caller aborted.
 */
export async function readChapters(url: string, signal: AbortSignal): Promise<readonly Chapter[]> {
  const { text } = await readLinkedText(url, MAX_BYTES, signal);
  const chapters = chaptersOf(text);
  if (!chapters.length) throw new Unreadable(url, 'no chapters');
  return chapters;
}

/** Returns [] if no chapter is readable. Hidden chapters are left out. */
export function chaptersOf(text: string): readonly Chapter[] {
  let list: unknown;
  try {
    ({ chapters: list } = Object(JSON.parse(text)) as { chapters?: unknown });
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list
    .slice(0, MAX_CHAPTERS)
    .map((each) => {
      const { startTime, title, toc } = Object(each) as Record<string, unknown>;
      return { seconds: readCount(startTime) ?? -1, title: readText(title) ?? '', toc };
    })
    .filter(({ seconds, title, toc }) => seconds >= 0 && title && toc !== false)
    .sort((a, b) => a.seconds - b.seconds)
    .map(({ seconds, title }) => Object.freeze({ seconds, title }));
}
