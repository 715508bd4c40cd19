/**
 * Reads transcripts in WebVTT, SubRip, JSON, HTML or plain text. The format is detected from the content, because
 * servers send all kinds of media types.
 */
import { Unreadable } from '../http/failures.js';
import { readText } from '../../servers/fields.js';
import { decodeEntities } from '../../servers/html-entities.js';
import { readLinkedText } from './linked-text.js';
import { linesOf } from './markup-lines.js';
import { POSITION, spokenLines } from './spoken-lines.js';
import { segmentsOf, type Cue } from './transcript-json.js';

/** The rest of a larger file isn't read. A WebVTT transcript of one hour is about 100 KB in size. */
const MAX_BYTES = 2_000_000;
/** Maximum number of paragraphs. */
const MAX_PARAGRAPHS = 2000;
/** A paragraph that is longer than this ends with the current sentence, or at the second limit at the latest. */
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
  return linesOfFile(file.replace(/\r\n?/g, '\n').trim())
    .slice(0, MAX_PARAGRAPHS)
    .map(readText)
    .filter((paragraph) => paragraph !== null);
}

const HTML = /<(!doctype|\/?(p|br|div|cite|time|span|b|strong|i|em|li|dl|dt|dd|td|h\d|body|html)\b)/i;

function linesOfFile(text: string): string[] {
  // Plain text may start with a position, as in `[00:01]`.
  if (/^\s*(\{|\[\s*[\d"{[\]])/.test(text) && !POSITION.test(text)) return joinCues(segmentsOf(text));
  // The digit excludes HTML comments, which also end with `-->`.
  if (/^WEBVTT|\d[ \t]*-->/.test(text)) return joinCues(cuesOf(text));
  const captions = text.replace(SUBVIEWER, '$1 --> $2');
  if (captions !== text) return joinCues(cuesOf(captions));
  return HTML.test(text) ? speechOf(text) : spokenLines(text.split('\n'));
}

/** A line with the times of a caption. */
const TIMES = /^[ \t]*[\d:.,]+[ \t]*-->/;
/** A name of up to four words before a colon. */
const NAMED_SPEECH =
  /^[\s>–-]*\[?(\p{Lu}[\p{L}\p{M}\d.'’-]{0,30}(?: [\p{L}\d][\p{L}\p{M}\d.'’-]{0,30}){0,3})\]?: +(\S.*)$/u;
/** Times of YouTube's and SubViewer's captions. */
const SUBVIEWER = /^(\d+:\d\d:\d\d\.\d{2,3}),(\d+:\d\d:\d\d\.\d{2,3})$/gm;

const TAG = /<[^<>]*>/g;

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
    const speech = (speaker ? line.replace(/^: */, '') : line).replace(POSITION, '');
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

/**
 * Reads WebVTT and SubRip, in which the text of a caption starts after a line with two times and ends at an empty line.
 */
function cuesOf(text: string): Cue[] {
  const cues: Cue[] = [];
  let last = '';
  let lastCount = 0;
  for (const speech of speechBelowTimes(text)) {
    // A cue can have several speakers.
    const lines = speech.join('\n').split(/\n|(?=<v[\s.])/);
    const plain = lines.map((line) => line.replace(TAG, '').trim());
    // Automatic captions repeat the previous line while the next one appears, and then show the new line
    // alone.
    const isRepeated = plain[0] !== '' && plain[0] === last && (lines.length > 1 || lastCount > 1);
    cues.push(...lines.slice(isRepeated ? 1 : 0).map(readLine));
    last = [...plain].reverse().find(Boolean) ?? '';
    lastCount = lines.length;
  }
  return cues;
}

/** Returns the lines below each line with two times. */
function speechBelowTimes(text: string): string[][] {
  const all: string[][] = [];
  let isInCue = false;
  for (const line of text.split('\n')) {
    const speech = all[all.length - 1];
    if (TIMES.test(line)) {
      // If there is no empty line between two captions, the number of this caption was read as the last line of the
      // previous one.
      if (isInCue && /^\s*\d+\s*$/.test(speech?.[speech.length - 1] ?? '')) speech!.pop();
      all.push([]);
      isInCue = true;
      // A line of spaces doesn't end a caption.
    } else if (line === '') isInCue = false;
    else if (isInCue) speech!.push(line);
  }
  return all;
}

/** Reads `<v Anna>Hello` in WebVTT, and `Anna: Hello`. */
function readLine(line: string): Cue {
  // The name can't contain `<`, so the pattern can't take quadratic time.
  const [, voice] = /<v[^\s<>]*\s([^<>]+)>/.exec(line) ?? [];
  const text = decodeEntities(line.replace(TAG, ''));
  const [, name, speech] = (voice ? null : NAMED_SPEECH.exec(text)) ?? [];
  return { speaker: name ?? decodeEntities(voice ?? '').trim(), text: speech ?? text };
}

/** Joins captions into paragraphs. Each change of speaker starts a new paragraph with the speaker's name. */
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
    else paragraphs[paragraphs.length - 1] = before + (/^[,.!?;:…]/.test(speech) ? '' : ' ') + speech;
    last = speaker || last;
  }
  return paragraphs;
}
