/**
 * Provides the words in an element's language. English is built in; another language's file and the page's own words
 * are loaded when an element needs them.
 */
import * as englishWords from '../../words/en/common.js';
import { languageCode } from '../../words/language.js';
import { overlay } from '../../words/overlay.js';
import { tagFiles } from '../../words/tag-files.js';
import type { TagWords } from '../../words/tag-words.js';
import { loadChunk } from '../../station/load-chunk.js';

/** The words that all elements have. `wordsIn` returns the words of one element. */
export interface LocaleWords extends Pick<TagWords, keyof typeof englishWords> {
  /** Language of the words, if it differs from the element's language. */
  lang?: string;
  /** Writing direction of the words, if it isn't left to right. */
  dir?: 'rtl';
}

/** How long an element waits for a language's file before starting in English. */
const LANGUAGE_TIMEOUT_MS = 3000;

export const english: LocaleWords = { ...englishWords };
/** Complete words by language code, once they have loaded. */
const loaded: Record<string, LocaleWords | undefined> = {};
/** Words from the language's file and from the page, by language code. Later ones override earlier ones. */
const overlays: Record<string, readonly unknown[] | undefined> = {};
/** Requests for language files. Elements that render before a file arrives share one request. */
const files = new Map<string, Promise<unknown>>();
/** Words that the page supplies, by language code. They are read once. */
const pageWords: Record<string, readonly unknown[] | undefined> = {};

/** Returns these words in a language, or in English if they haven't been loaded. */
export function wordsIn<T>(code: string, words: T): T {
  for (const over of overlays[code] ?? []) words = overlay(words, over);
  return words;
}

/**
 * Returns null while the words are loading, and calls `onLoad` afterwards. If they can't be loaded, the words are in
 * English.
 */
export function localeWords(lang: string, onLoad: () => void): LocaleWords | null {
  const code = languageCode(lang);
  if (code === 'en' && !document.querySelector('[data-onair-words]')) return english;
  if (!loaded[code]) void loadWords(code, onLoad);
  return loaded[code] ?? null;
}

/** Uses English if the file takes too long, and switches to the file once it arrives. */
async function loadWords(code: string, onLoad: () => void): Promise<void> {
  const use = (file: unknown): void => {
    overlays[code] = [file, ...wordsInPage(code)];
    const words = (loaded[code] = wordsIn<LocaleWords>(code, english));
    if (file || code === 'en') words.dir = directionOf(file);
    else {
      words.lang = 'en';
      // The page may have its own words for English.
      localeWords('en', onLoad);
    }
    onLoad();
  };
  const timer = setTimeout(use, LANGUAGE_TIMEOUT_MS);
  const file = await loadLanguage(code);
  clearTimeout(timer);
  use(file);
}

/** Resolves with a language's file, or with undefined for English or if it can't be loaded. */
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
 * Returns the words of `<script type="application/json" data-onair-words="fr">` elements, in document order. An empty
 * value applies to all languages. Only script elements are read, so that markup which a comment form lets through can't
 * change the words.
 */
function wordsInPage(code: string): readonly unknown[] {
  return (pageWords[code] ??= [...document.querySelectorAll<HTMLElement>('script[data-onair-words]')]
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
