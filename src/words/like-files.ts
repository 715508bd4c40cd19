/** Generated from the folders beside this file by `node scripts/languages.mjs`. */
export const likeFiles: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
  ar: () => import('./ar/likes.js'),
  de: () => import('./de/likes.js'),
  es: () => import('./es/likes.js'),
  fr: () => import('./fr/likes.js'),
  it: () => import('./it/likes.js'),
  nl: () => import('./nl/likes.js'),
  pl: () => import('./pl/likes.js'),
  pt: () => import('./pt/likes.js'),
  ru: () => import('./ru/likes.js'),
  tr: () => import('./tr/likes.js'),
  uk: () => import('./uk/likes.js'),
};
