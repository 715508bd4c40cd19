/**
 * In:  the code of a language.
 * Out: its words, from the file of its own that each language is.
 */
import { loadChunk } from '../../../station/load-chunk.js';

const FILES: Record<string, (() => Promise<unknown>) | undefined> = {
  ar: () => import('../../../words/ar.js'),
  de: () => import('../../../words/de.js'),
  es: () => import('../../../words/es.js'),
  fr: () => import('../../../words/fr.js'),
  it: () => import('../../../words/it.js'),
  nl: () => import('../../../words/nl.js'),
  pl: () => import('../../../words/pl.js'),
  pt: () => import('../../../words/pt.js'),
  ru: () => import('../../../words/ru.js'),
  tr: () => import('../../../words/tr.js'),
  uk: () => import('../../../words/uk.js'),
};

/** Which way a language is written; undefined for left to right. */
export const directionOf = (code: string): 'rtl' | undefined => (code === 'ar' ? 'rtl' : undefined);

/** By language. Each element that is drawn before the words have come asks for them again. */
const loading = new Map<string, Promise<unknown>>();

/** Resolves with the words, or with undefined when they can't be loaded. */
export async function loadLanguage(code: string): Promise<unknown> {
  const file = FILES[code];
  if (file && !loading.has(code)) {
    loading.set(
      code,
      loadChunk(file).catch(() => undefined),
    );
  }
  return loading.get(code);
}
