/** Generated from the folders beside this file by `node scripts/languages.mjs`. */
export const tagFiles: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
  ar: () => import('./ar/tags.js'),
  de: () => import('./de/tags.js'),
  es: () => import('./es/tags.js'),
  fr: () => import('./fr/tags.js'),
  it: () => import('./it/tags.js'),
  nl: () => import('./nl/tags.js'),
  pl: () => import('./pl/tags.js'),
  pt: () => import('./pt/tags.js'),
  ru: () => import('./ru/tags.js'),
  tr: () => import('./tr/tags.js'),
  uk: () => import('./uk/tags.js'),
};
