/** Parses JSON transcripts, whose structure differs between programs. */
import { readText } from '../../servers/fields.js';
import { asList, fieldsOf, listOf, type Fields } from '../../servers/json.js';
import { parseLoose } from '../../servers/parse-loose.js';

/** One caption. */
export interface Cue {
  /** '' if the file doesn't name a speaker, or if the previous speaker continues. */
  speaker: string;
  text: string;
}

/** Lists in the files of Podcasting 2.0, Podlove, Whisper, AssemblyAI, Rev, Deepgram, Amazon, Google, Azure and others. */
const LISTS: readonly (readonly string[])[] = [
  [],
  ['segments'],
  ['utterances'],
  ['monologues'],
  ['transcript'],
  ['results', 'utterances'],
  ['results', 'channels', '0', 'alternatives', '0', 'paragraphs', 'paragraphs'],
  ['results', 'channels', '0', 'alternatives', '0', 'words'],
  ['results', 'audio_segments'],
  ['results', 'items'],
  ['results', 'segments'],
  ['results'],
  ['recognizedPhrases'],
  ['paragraphs'],
  ['sentences'],
  ['captions'],
  ['cues'],
  ['words'],
];
/** Paths of the whole text, for files without segments. */
const TEXTS: readonly (readonly string[])[] = [
  ['text'],
  ['transcript'],
  ['results', 'transcripts', '0', 'transcript'],
  ['results', 'channels', '0', 'alternatives', '0', 'transcript'],
  ['combinedRecognizedPhrases', '0', 'display'],
];

/** Parses JSON, in which a segment may be a single word. */
export function segmentsOf(text: string): Cue[] {
  let parsed: unknown;
  try {
    parsed = parseLoose(text);
  } catch {
    return [];
  }
  for (const path of LISTS) {
    const cues = (asList(valueAt(parsed, path)) ?? []).map(cueOf);
    if (cues.some((cue) => cue.text)) return cues;
  }
  const whole = TEXTS.map((path) => readLong(valueAt(parsed, path))).find(Boolean) ?? '';
  // Split the text after each sentence, because paragraphs are put together from whole sentences.
  return whole.split(/(?<=[.!?…。？！]["”»’)]?)\s+/).map((speech) => ({ speaker: '', text: speech }));
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let inner = value;
  for (const key of path) inner = (Object(inner) as Record<string, unknown>)[key];
  return inner;
}

function cueOf(segment: unknown): Cue {
  const fields = fieldsOf(segment);
  const { sentences, elements, alternatives, nBest } = fields;
  const best = fieldsOf(listOf(alternatives)[0] ?? listOf(nBest)[0]);
  const parts =
    listOf(sentences)
      .map((each) => textOf(fieldsOf(each)))
      .join(' ') ||
    // In this format, spaces are separate elements.
    listOf(elements)
      .map((each) => fieldsOf(each).value)
      .filter((value) => typeof value === 'string')
      .join('');
  return { speaker: speakerOf(fields) || speakerOf(best), text: parts || textOf(fields) || textOf(best) };
}

function textOf({ body, text, transcript, display, content, punctuated_word, word }: Fields): string {
  const texts = [body, text, transcript, display, content, punctuated_word, word];
  return texts.map(readLong).find(Boolean) ?? '';
}

/** Reads text without `readText`'s length limit. Paragraphs are truncated later. */
function readLong(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Many programs only number the speakers. Podlove also writes their names. */
function speakerOf({ voice, speaker, speaker_name, speaker_label, speaker_id }: Fields): string {
  const name = readText(voice) ?? readText(speaker_name);
  if (name) return name;
  const label =
    readText(fieldsOf(speaker).name) ?? readText(speaker) ?? readText(speaker_label) ?? readText(speaker_id);
  if (label === null || /^(UU|unknown)$/i.test(label)) return '';
  const [, number] = /^(?:speaker|spk|s)?[ _-]?(\d{1,3})$/i.exec(label) ?? [];
  return number ? `Speaker ${Number(number)}` : label;
}
