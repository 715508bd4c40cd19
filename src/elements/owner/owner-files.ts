/** The owner's words in the languages that no bundle has in it. The page in a frame has none of these: it may load nothing. */
export const ownerFiles: Record<string, (() => Promise<unknown>) | undefined> = {
  ar: () => import('../../words/owner/ar.js'),
  es: () => import('../../words/owner/es.js'),
  fr: () => import('../../words/owner/fr.js'),
  it: () => import('../../words/owner/it.js'),
  nl: () => import('../../words/owner/nl.js'),
  pl: () => import('../../words/owner/pl.js'),
  pt: () => import('../../words/owner/pt.js'),
  ru: () => import('../../words/owner/ru.js'),
  tr: () => import('../../words/owner/tr.js'),
  uk: () => import('../../words/owner/uk.js'),
};
