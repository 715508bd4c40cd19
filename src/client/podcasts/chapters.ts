/**
 * In:  the address of an episode's chapters: JSON as Podcasting 2.0 has it.
 * Out: where each begins and what it is called, in the order of the sound.
 */
import { Unreadable } from '../http/failures.js';
import { readCount, readText } from '../../servers/fields.js';
import { readLinkedText } from './linked-text.js';

export interface Chapter {
  /** Where it begins. */
  readonly seconds: number;
  readonly title: string;
}

/** A larger file is not read: bytes. A hundred chapters with pictures and links have 30 KB. */
const LARGEST = 500_000;
/** The most that are read. */
const MAX_CHAPTERS = 300;

/** @throws StationFailure; or the fetch's own error, when the caller has aborted. */
export async function readChapters(url: string, signal: AbortSignal): Promise<readonly Chapter[]> {
  const { text } = await readLinkedText(url, LARGEST, signal);
  const chapters = chaptersOf(text);
  if (!chapters.length) throw new Unreadable(url, 'no chapters');
  return chapters;
}

/** Empty where none can be read. Those that are marked as hidden are left out. */
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
