/**
 * In:  the code of a language.
 * Out: its words, from the file of its own that each language is.
 */

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

/** Settles when the words have come: with undefined, when they do not. The browser asks for a file once. */
export async function loadLanguage(code: string): Promise<unknown> {
  return FILES[code]?.().catch(() => undefined);
}
