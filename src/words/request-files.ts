/** Generated from the folders beside this file by `node scripts/languages.mjs`. */
export const requestFiles: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
  ar: () => import('./ar/requests.js'),
  de: () => import('./de/requests.js'),
  es: () => import('./es/requests.js'),
  fr: () => import('./fr/requests.js'),
  it: () => import('./it/requests.js'),
  nl: () => import('./nl/requests.js'),
  pl: () => import('./pl/requests.js'),
  pt: () => import('./pt/requests.js'),
  ru: () => import('./ru/requests.js'),
  tr: () => import('./tr/requests.js'),
  uk: () => import('./uk/requests.js'),
};
