/** Generated from the folders beside this file by `node scripts/languages.mjs`. */
export const chartFiles: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
  ar: () => import('./ar/charts.js'),
  de: () => import('./de/charts.js'),
  es: () => import('./es/charts.js'),
  fr: () => import('./fr/charts.js'),
  it: () => import('./it/charts.js'),
  nl: () => import('./nl/charts.js'),
  pl: () => import('./pl/charts.js'),
  pt: () => import('./pt/charts.js'),
  ru: () => import('./ru/charts.js'),
  tr: () => import('./tr/charts.js'),
  uk: () => import('./uk/charts.js'),
};
