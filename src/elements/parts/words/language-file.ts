/**
 * In:  the code of a language.
 * Out: its words, from the file of its own that each language is.
 */
import { loadPart } from '../../../station/load-part.js';

const FILES: Record<string, (() => Promise<unknown>) | undefined> = {
  ar: () => import('../../../messages/ar.js'),
  de: () => import('../../../messages/de.js'),
  es: () => import('../../../messages/es.js'),
  fr: () => import('../../../messages/fr.js'),
  it: () => import('../../../messages/it.js'),
  nl: () => import('../../../messages/nl.js'),
  pl: () => import('../../../messages/pl.js'),
  pt: () => import('../../../messages/pt.js'),
  ru: () => import('../../../messages/ru.js'),
  tr: () => import('../../../messages/tr.js'),
  uk: () => import('../../../messages/uk.js'),
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
      loadPart(file).catch(() => undefined),
    );
  }
  return loading.get(code);
}
