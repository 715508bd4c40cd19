/** Generated from the folders beside this file by `node scripts/languages.mjs`. */
export const listeningFiles: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
  ar: () => import('./ar/listening.js'),
  de: () => import('./de/listening.js'),
  es: () => import('./es/listening.js'),
  fr: () => import('./fr/listening.js'),
  it: () => import('./it/listening.js'),
  nl: () => import('./nl/listening.js'),
  pl: () => import('./pl/listening.js'),
  pt: () => import('./pt/listening.js'),
  ru: () => import('./ru/listening.js'),
  tr: () => import('./tr/listening.js'),
  uk: () => import('./uk/listening.js'),
};
