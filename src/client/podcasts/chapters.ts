import { Unreadable } from '../http/failures.js';
import { readCount, readText } from '../../servers/fields.js';
import { decodeEntities } from '../../servers/html-entities.js';
import { asList, fieldsOf, listOf } from '../../servers/json.js';
import { parseLoose } from '../../servers/parse-loose.js';
import { chaptersInLines, MAX_CHAPTERS, type Chapter } from './chapter-lines.js';
import { readTimeSpan } from './feed-length.js';
import { readLinkedText } from './linked-text.js';

export type { Chapter } from './chapter-lines.js';

/** The rest of a larger file isn't read. A file with a hundred chapters, pictures and links is about 30 KB in size. */
const MAX_BYTES = 500_000;

/**
 * Fetches an episode's chapter file, which is usually in the JSON format of Podcasting 2.0. Returns the
 * chapters sorted by start.
 */
export async function readChapters(url: string, signal: AbortSignal): Promise<readonly Chapter[]> {
  const { text } = await readLinkedText(url, MAX_BYTES, signal);
  const chapters = chaptersOf(text);
  if (!chapters.length) throw new Unreadable(url, 'no chapters');
  return chapters;
}

/**
 * Parses chapters in JSON, XML, WebVTT, or text with positions. Hidden and repeated chapters are left out.
 * Returns [] if no chapter is readable.
 */
export function chaptersOf(text: string): readonly Chapter[] {
  const written = XML_CHAPTER.test(text) ? inXml(text) : inJson(text);
  return written.length ? written : inText(text);
}

/** A chapter as written in a file. */
interface WrittenChapter {
  start: unknown;
  title: unknown;
}

function readAll(list: readonly WrittenChapter[]): readonly Chapter[] {
  return list
    .slice(0, MAX_CHAPTERS)
    .map(({ start, title }) => ({
      seconds: secondsOf(start) ?? -1,
      title: readText(decodeEntities(readText(title) ?? '')) ?? '',
    }))
    .filter(({ seconds, title }) => seconds >= 0 && title)
    .sort((a, b) => a.seconds - b.seconds)
    .filter(({ seconds, title }, at, all) => seconds !== all[at - 1]?.seconds || title !== all[at - 1]?.title)
    .map(({ seconds, title }) => Object.freeze({ seconds, title }));
}

/** Reads a number, or a position such as `00:01:30.500`. */
function secondsOf(start: unknown): number | null {
  const ms = typeof start === 'string' ? readTimeSpan(start) : null;
  return ms === null ? readCount(start) : ms / 1000;
}

function inJson(text: string): readonly Chapter[] {
  let parsed: unknown;
  try {
    parsed = parseLoose(text);
  } catch {
    return [];
  }
  // In Podlove's format, the file is an array.
  const list = asList(parsed) ?? listOf(fieldsOf(parsed).chapters);
  return readAll(
    list
      .map(fieldsOf)
      .filter(({ toc }) => toc !== false)
      .map(({ startTime, start_time, start, time, title, name, label, tags }) => ({
        start: startTime ?? start_time ?? start ?? time,
        // ffprobe puts the title into `tags`.
        title: title ?? name ?? label ?? fieldsOf(tags).title,
      })),
  );
}

/** Chapter elements of Podlove, Matroska and MP4Box. */
const XML_CHAPTER = /<(?:\w+:)?(?:chapter|ChapterAtom|TextSample)\b/i;
const XML_START =
  /\s(?:start|sampletime)\s*=\s*(?:"([^"]*)"|'([^']*)')|<(?:ChapterTimeStart|start)>([^<]*)</i;
const XML_TITLE = /\s(?:title|text)\s*=\s*(?:"([^"]*)"|'([^']*)')|<(?:ChapterString|title)>([^<]*)</i;

function inXml(text: string): readonly Chapter[] {
  const valueOf = (pattern: RegExp, part: string): string | undefined =>
    pattern
      .exec(part)
      ?.slice(1)
      .find((each) => each !== undefined);
  const parts = text.split(XML_CHAPTER, MAX_CHAPTERS + 1).slice(1);
  return readAll(parts.map((part) => ({ start: valueOf(XML_START, part), title: valueOf(XML_TITLE, part) })));
}

/** Parses the chapter files of mp4chaps, WebVTT, OGM, ffmpeg and Audacity. */
function inText(text: string): readonly Chapter[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const below = lines.flatMap((line, at): WrittenChapter[] => {
    const title = lines[at + 1];
    const [, start] = /^([\d:.,]+)\s*-->/.exec(line) ?? /^CHAPTER\d+=(.*)$/i.exec(line) ?? [];
    if (start) return [{ start, title: title?.replace(/^CHAPTER\d+NAME=/i, '') }];
    const [, from, named] = /^(\d+[.,]\d+)\t\d+[.,]\d+\t(.+)$/.exec(line) ?? [];
    return from ? [{ start: from, title: named }] : [];
  });
  const chapters = readAll(below);
  return chapters.length ? chapters : readAll(ffmpegChapters(lines).concat(listed(lines)));
}

function listed(lines: readonly string[]): WrittenChapter[] {
  return chaptersInLines(lines).map(({ seconds, title }) => ({ start: seconds, title }));
}

/** Reads `[CHAPTER]`, `TIMEBASE=1/1000`, `START=5000` and `title=Intro`, each on its own line. */
function ffmpegChapters(lines: readonly string[]): WrittenChapter[] {
  const chapters: Map<string, string>[] = [];
  for (const line of lines) {
    if (line.startsWith('[')) chapters.push(new Map());
    const [name = ''] = line.split('=', 1);
    chapters[chapters.length - 1]?.set(name.toLowerCase(), line.slice(name.length + 1));
  }
  return chapters
    .filter((fields) => fields.has('[chapter]'))
    .map((fields) => {
      const [numerator, denominator] = (fields.get('timebase') ?? '').split('/').map(Number);
      const start = Number(fields.get('start') ?? NaN);
      return { start: (start * (numerator || 1)) / (denominator || 1000), title: fields.get('title') };
    });
}
