import { Unreadable } from '../http/failures.js';
import { readCount, readText } from '../../servers/fields.js';
import { decodeEntities } from '../../servers/html-entities.js';
import { parseLoose } from '../../servers/parse-loose.js';
import { readTimeSpan } from './feed-length.js';
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

/** Returns [] if no chapter is readable. Hidden and repeated chapters are left out. */
export function chaptersOf(text: string): readonly Chapter[] {
  let parsed: unknown;
  try {
    parsed = parseLoose(text);
  } catch {
    return [];
  }
  // Podlove's file is a list.
  const list = Array.isArray(parsed) ? parsed : (Object(parsed) as { chapters?: unknown }).chapters;
  if (!Array.isArray(list)) return [];
  return list
    .slice(0, MAX_CHAPTERS)
    .map((each: unknown) => {
      const { startTime, start, title, toc } = Object(each) as Record<string, unknown>;
      return {
        seconds: secondsOf(startTime ?? start) ?? -1,
        title: readText(decodeEntities(readText(title) ?? '')) ?? '',
        toc,
      };
    })
    .filter(({ seconds, title, toc }) => seconds >= 0 && title && toc !== false)
    .sort((a, b) => a.seconds - b.seconds)
    .filter(({ seconds, title }, at, all) => seconds !== all[at - 1]?.seconds || title !== all[at - 1]?.title)
    .map(({ seconds, title }) => Object.freeze({ seconds, title }));
}

/** Reads a number, or a position such as `00:01:30.500`. */
function secondsOf(start: unknown): number | null {
  const ms = typeof start === 'string' ? readTimeSpan(start) : null;
  return ms === null ? readCount(start) : ms / 1000;
}
