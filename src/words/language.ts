/** Selects the language of the text. The legacy script uses this module, so it must compile to ES5. */
import { LANGUAGES } from './languages.js';

/** Alternative language codes that browsers and editors use. */
const ALIASES: Record<string, string | undefined> = {
  no: 'nb',
  nn: 'nb',
  iw: 'he',
  in: 'id',
};

/**
 * Returns `requested`, including its region, if the project supports that language, otherwise `en`. Tests can pass
 * other `languages`.
 */
export function supportedLanguage(requested: string, languages: readonly string[] = LANGUAGES): string {
  if (!/^[a-z]{2}(?![a-z])/i.test(requested)) return 'en';
  const code = languageCode(requested);
  if (languages.indexOf(code) >= 0) return requested.replace(/_/g, '-');
  const alias = ALIASES[code];
  return alias && languages.indexOf(alias) >= 0 ? alias + requested.slice(2).replace(/_/g, '-') : 'en';
}

/** Returns the folder of a language that `supportedLanguage` returned, which is its first two letters. */
export function languageCode(language: string): string {
  return language.slice(0, 2).toLowerCase();
}
