/**
 * Reads transcripts in WebVTT, SubRip, JSON, HTML or plain text. The format is detected from the content, because
 * servers send all kinds of media types.
 */
import { Unreadable } from '../http/failures.js';
import { readText } from '../../servers/fields.js';
import { decodeEntities } from '../../servers/html-entities.js';
import { readLinkedText } from './linked-text.js';
import { linesOf } from './markup-lines.js';

/** One caption. */
interface Cue {
  /** '' if the file doesn't name a speaker, or if the previous speaker continues. */
  speaker: string;
  text: string;
}

/** The rest of a larger file isn't read. An hour as WebVTT takes about 100 KB. */
const MAX_BYTES = 2_000_000;
/** Maximum number of paragraphs. */
const MAX_PARAGRAPHS = 2000;
/** Captions are joined until the first end of a sentence after this many characters, or up to the second limit. */
const PARAGRAPH_LENGTH = 280;
const MAX_PARAGRAPH_LENGTH = 1200;

/**
 * Returns the paragraphs of a transcript.
 *
 * @throws StationFailure, or the error from `fetch` if the caller aborted.
 */
export async function readTranscript(url: string, signal: AbortSignal): Promise<readonly string[]> {
  const { text } = await readLinkedText(url, MAX_BYTES, signal);
  const paragraphs = paragraphsOf(text);
  if (!paragraphs.length) throw new Unreadable(url, 'no transcript');
  return paragraphs;
}

/** Returns [] if nothing is readable. */
export function paragraphsOf(file: string): readonly string[] {
  const text = file.replace(/\r\n?/g, '\n').trim();
  const paragraphs = /^\s*[{[]/.test(text)
    ? joinCues(segmentsOf(text))
    : // HTML may contain comments, which end like an arrow.
      /^WEBVTT|\d[ \t]*-->/.test(text)
      ? joinCues(cuesOf(text))
      : /<\/?(p|br|div|cite|time|span|li|body|html)\b/i.test(text)
        ? speechOf(text)
        : text.split('\n');
  return paragraphs
    .slice(0, MAX_PARAGRAPHS)
    .map(readText)
    .filter((paragraph) => paragraph !== null);
}

/** Marks a line that is the name of a speaker. Text from a file never contains it. */
const SPEAKER_MARK = '\uE000';

/**
 * Reads HTML, in which a speaker in `<cite>` and a position in `<time>` may precede each paragraph. When the speaker
 * changes, the name is put before the paragraph.
 */
function speechOf(html: string): string[] {
  const lines = linesOf(html.split(SPEAKER_MARK).join(''), (body) => {
    for (const cite of body.querySelectorAll('cite')) {
      const name = cite.textContent.trim().replace(/:$/, '').trimEnd();
      // Within a sentence, `<cite>` may be the title of a work.
      if (name && isSpeaker(cite)) cite.textContent = `\n${SPEAKER_MARK}${name}\n`;
    }
    for (const time of body.querySelectorAll('time')) {
      if (/^[\s\d:.,()[\]–-]*$/.test(time.textContent)) time.remove();
    }
  });
  const paragraphs: string[] = [];
  let speaker = '';
  let named = '';
  for (const line of lines) {
    if (line.startsWith(SPEAKER_MARK)) {
      speaker = line.slice(1);
      continue;
    }
    const speech = speaker ? line.replace(/^: */, '') : line;
    paragraphs.push(speaker && speaker !== named ? `${speaker}: ${speech}` : speech);
    named = speaker;
  }
  return paragraphs;
}

/** A speaker's name ends with a colon, is followed by a position, or is outside any paragraph. */
function isSpeaker(cite: Element): boolean {
  return (
    /:\s*$/.test(cite.textContent) ||
    /^\s*:/.test(cite.nextSibling?.textContent ?? '') ||
    cite.nextElementSibling?.localName === 'time' ||
    !cite.closest('p,li,dd,td')
  );
}

/** Reads WebVTT and SubRip: the text below each line with two times. */
function cuesOf(text: string): Cue[] {
  return text.split(/\n[ \t]*\n/).flatMap((block) => {
    const times = block.indexOf('-->');
    const end = block.indexOf('\n', times);
    if (times < 0 || end < 0) return [];
    const speech = block.slice(end + 1);
    // Without `<` in the name, the pattern can't take quadratic time.
    const [, speaker] = /<v[^\s<>]*\s([^<>]+)>/.exec(speech) ?? [];
    return {
      speaker: decodeEntities(speaker ?? '').trim(),
      text: decodeEntities(speech.replace(/<[^<>]*>/g, '')),
    };
  });
}

/** Reads the JSON of Podcasting 2.0, in which a segment may be a single word. */
function segmentsOf(text: string): Cue[] {
  let segments: unknown;
  try {
    ({ segments } = Object(JSON.parse(text)) as { segments?: unknown });
  } catch {
    return [];
  }
  if (!Array.isArray(segments)) return [];
  return segments.map((each) => {
    const { speaker, body, text } = Object(each) as Record<string, unknown>;
    return { speaker: readText(speaker) ?? '', text: readText(body) ?? readText(text) ?? '' };
  });
}

/** Joins captions into paragraphs. Each new speaker starts a paragraph, which begins with the speaker's name. */
function joinCues(cues: Cue[]): string[] {
  const paragraphs: string[] = [];
  let last = '';
  for (const { speaker, text } of cues) {
    const speech = text.replace(/\s+/g, ' ').trim();
    if (!speech) continue;
    const before = paragraphs[paragraphs.length - 1] ?? '';
    const isOther = speaker !== '' && speaker !== last;
    const isFull =
      (before.length > PARAGRAPH_LENGTH && /[.!?…。？！]["”»’)]*$/.test(before)) ||
      before.length > MAX_PARAGRAPH_LENGTH;
    if (!before || isOther || isFull) paragraphs.push((isOther ? speaker + ': ' : '') + speech);
    else paragraphs[paragraphs.length - 1] = before + ' ' + speech;
    last = speaker || last;
  }
  return paragraphs;
}
