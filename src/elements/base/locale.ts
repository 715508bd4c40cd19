/**
 * Provides the text in an element's language. English is built in; another language's file and the page's own text
 * are loaded when an element needs them.
 */
import * as englishWords from '../../words/en/common.js';
import { languageCode } from '../../words/language.js';
import { overlay } from '../../words/overlay.js';
import { tagFiles } from '../../words/tag-files.js';
import type { TagWords } from '../../words/tag-words.js';
import { loadChunk } from '../../station/load-chunk.js';
import { elementsIn } from '../page/nodes.js';

/** Text that all elements share. `wordsIn` returns text that only one element uses. */
export interface LocaleWords extends Pick<TagWords, keyof typeof englishWords> {
  /** Language of the text, if it isn't the element's language. */
  lang?: string;
  /** Writing direction of the text; undefined for left to right. */
  dir?: 'rtl';
}

/** How long an element waits for a language's file before it renders in English. */
const LANGUAGE_TIMEOUT_MS = 3000;

export const english: LocaleWords = { ...englishWords };
/** The complete text of each language that has loaded, by language code. */
const loaded: Record<string, LocaleWords | undefined> = {};
/** Text from the language's file and from the page, by language code. Later entries override earlier ones. */
const overlays: Record<string, readonly unknown[] | undefined> = {};
/** Requests for language files. Elements that need the same file share one request. */
const files = new Map<string, Promise<unknown>>();
/** Text that the page supplies, by language code. It is read once. */
const pageWords: Record<string, readonly unknown[] | undefined> = {};

/** Returns the translation of `words`, or `words` itself, which is English, if the language hasn't been loaded. */
export function wordsIn<T>(code: string, words: T): T {
  for (const over of overlays[code] ?? []) words = overlay(words, over);
  return words;
}

/**
 * Returns the text in a language. If it isn't loaded yet, returns null and calls `onLoad` when done. Falls back to
 * English if loading fails.
 */
export function localeWords(lang: string, onLoad: () => void): LocaleWords | null {
  const code = languageCode(lang);
  if (code === 'en' && !elementsIn(document, '[data-onair-words]').length) return english;
  if (!loaded[code]) void loadWords(code, onLoad);
  return loaded[code] ?? null;
}

/** Uses English if the file takes too long, and switches to the language when the file arrives. */
async function loadWords(code: string, onLoad: () => void): Promise<void> {
  const use = (file: unknown): void => {
    overlays[code] = [file, ...wordsInPage(code)];
    const words = (loaded[code] = wordsIn<LocaleWords>(code, english));
    if (file || code === 'en') words.dir = directionOf(file);
    else {
      words.lang = 'en';
      // The page may override the English text.
      localeWords('en', onLoad);
    }
    onLoad();
  };
  const timer = setTimeout(use, LANGUAGE_TIMEOUT_MS);
  const file = await loadLanguage(code);
  clearTimeout(timer);
  use(file);
}

/**
 * Resolves with the module of a language's file. Resolves with undefined for English, or if the file can't be loaded.
 */
export function loadLanguage(code: string): Promise<unknown> {
  const load = tagFiles[code];
  if (!load) return Promise.resolve();
  const file = files.get(code) ?? loadChunk(load).catch(() => undefined);
  files.set(code, file);
  return file;
}

/** Returns the writing direction that a language's file declares; undefined for left to right. */
export function directionOf(file: unknown): 'rtl' | undefined {
  return (file as { direction?: 'rtl' } | undefined)?.direction;
}

/**
 * Returns the text in `<script type="application/json" data-onair-words="fr">` elements, in document order. An empty
 * attribute applies to all languages. Only script elements are read, because visitors may be able to add other elements
 * with this attribute, for example in a comment.
 */
function wordsInPage(code: string): readonly unknown[] {
  return (pageWords[code] ??= elementsIn(document, 'script[data-onair-words]')
    .filter(({ dataset }) => !dataset.onairWords || languageCode(dataset.onairWords) === code)
    .map(parseWords));
}

function parseWords({ textContent }: Node): unknown {
  try {
    return JSON.parse(textContent!);
  } catch (error) {
    console.warn('Onair: the content of <script data-onair-words> is not JSON.', error);
    return null;
  }
}
