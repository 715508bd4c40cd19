/** Generated from the folders beside this file by `node scripts/languages.mjs`. */
export const LANGUAGES: readonly string[] = ['ar', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'tr', 'uk'];
