/** Generated from the folders beside this file by `node scripts/languages.mjs`. */
export const ownerFiles: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
  ar: () => import('./ar/owner.js'),
  de: () => import('./de/owner.js'),
  es: () => import('./es/owner.js'),
  fr: () => import('./fr/owner.js'),
  it: () => import('./it/owner.js'),
  nl: () => import('./nl/owner.js'),
  pl: () => import('./pl/owner.js'),
  pt: () => import('./pt/owner.js'),
  ru: () => import('./ru/owner.js'),
  tr: () => import('./tr/owner.js'),
  uk: () => import('./uk/owner.js'),
};
