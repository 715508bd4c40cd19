/** Reads chapters from lines such as `00:00 Intro`, which occur in show notes and in the files of many programs. */
import { readText } from '../../servers/fields.js';
import { readTimeSpan } from './feed-length.js';
import { linesOf } from './markup-lines.js';

export interface Chapter {
  /** Start of the chapter in the episode. */
  readonly seconds: number;
  readonly title: string;
}

/** Maximum number of chapters per episode. */
export const MAX_CHAPTERS = 300;

/** Longer lines aren't chapters. */
const MAX_LINE_LENGTH = 400;
/** A shorter list may be something else. */
const MIN_CHAPTERS = 3;
/** In show notes, a list that starts later than this is probably not a list of chapters. */
const MAX_FIRST_SECONDS = 300;

/** Longer show notes are truncated to this many characters. */
const MAX_NOTES_LENGTH = 100_000;

/** `00:00 Intro`, `- [1:02:03] Intro`, `1. (00:00 – 01:30): Intro` */
// regex-bound: 400 characters, MAX_LINE_LENGTH.
const AT_START =
  /^[^\p{L}\d]*(?:\d{1,3}[.)] +)?[([<]?((?:\d{1,2}:)?\d{1,3}:\d\d(?:[.,]\d{1,9})?)(?!\d|:\d)(?: *[-–—] *(?:\d{1,2}:)?\d{1,3}:\d\d(?:[.,]\d{1,9})?)?[\])>]?[^\p{L}\p{N}"“„'‘«¿¡#@(]*(\S.*)$/u;
/** `Intro (00:00)`, `Intro – 1:02:03` */
// regex-bound: 400 characters, MAX_LINE_LENGTH.
const AT_END =
  /^[-•*\s]*(.*[\p{L}\p{N})!?"”])[\s:|–—.-]*[([<]?(?<![\d:])((?:\d{1,2}:)?\d{1,3}:\d\d(?:[.,]\d{1,9})?)[\])>]?$/u;

/**
 * Returns the chapters in lines that start or end with a position, if the positions are ascending; [] if
 * there are too few.
 */
export function chaptersInLines(lines: readonly string[], maxFirstSeconds = Infinity): readonly Chapter[] {
  const short = lines.filter((line) => line.length <= MAX_LINE_LENGTH);
  const lists = [
    short.map((line) => AT_START.exec(line)).map((match) => chapterOf(match?.[1], match?.[2])),
    short.map((line) => AT_END.exec(line)).map((match) => chapterOf(match?.[2], match?.[1])),
  ];
  for (const list of lists) {
    const chapters = ascending(list.filter((chapter) => chapter !== null));
    const first = chapters[0]?.seconds ?? Infinity;
    if (first <= maxFirstSeconds && chapters.length >= (first === 0 ? 2 : MIN_CHAPTERS)) return chapters;
  }
  return [];
}

/** Returns the chapters in the first text that contains any, or []. */
export function chaptersOfNotes(texts: readonly string[]): readonly Chapter[] {
  for (const text of texts) {
    // Most texts have no positions.
    if ((text.match(/\d:\d\d/g) ?? []).length < 2) continue;
    const notes = text.slice(0, MAX_NOTES_LENGTH).replace(/<!\[CDATA\[|\]\]>/g, '');
    const isPlain = !/<(?:p|br|div|li)\b/i.test(notes);
    const chapters = chaptersInLines(
      linesOf(isPlain ? notes.replace(/\r\n?|\n/g, '<br>') : notes),
      MAX_FIRST_SECONDS,
    );
    if (chapters.length)
      return Object.freeze(chapters.slice(0, MAX_CHAPTERS).map((each) => Object.freeze(each)));
  }
  return Object.freeze([]);
}

function chapterOf(clock: string | undefined, written: string | undefined): Chapter | null {
  const ms = clock === undefined ? null : readTimeSpan(clock);
  const title = readText(written);
  return ms === null || !title || !/[\p{L}\p{N}]/u.test(title) ? null : { seconds: ms / 1000, title };
}

/** Returns the chapters of the first list. A position that isn't later than the previous one starts another list. */
function ascending(chapters: readonly Chapter[]): Chapter[] {
  const end = chapters.findIndex(({ seconds }, at) => at > 0 && seconds <= chapters[at - 1]!.seconds);
  return end < 0 ? [...chapters] : chapters.slice(0, end);
}
