/** The owner's words in the languages that no bundle has in it. The page in a frame has none of these: it may load nothing. */
export const ownerFiles: Record<string, (() => Promise<unknown>) | undefined> = {
  ar: () => import('../../../messages/owner/ar.js'),
  es: () => import('../../../messages/owner/es.js'),
  fr: () => import('../../../messages/owner/fr.js'),
  it: () => import('../../../messages/owner/it.js'),
  nl: () => import('../../../messages/owner/nl.js'),
  pl: () => import('../../../messages/owner/pl.js'),
  pt: () => import('../../../messages/owner/pt.js'),
  ru: () => import('../../../messages/owner/ru.js'),
  tr: () => import('../../../messages/owner/tr.js'),
  uk: () => import('../../../messages/owner/uk.js'),
};
