/** The language of the text. Compiles to ES5. */
import { LANGUAGES } from './languages.js';

/** Alternative language codes that browsers and editors use. */
const ALIASES: Record<string, string | undefined> = {
  no: 'nb',
  nn: 'nb',
  iw: 'he',
  in: 'id',
};

/** Returns `requested` with its region if the project is translated into that language, else `en`. `languages`: for tests. */
export function supportedLanguage(requested: string, languages: readonly string[] = LANGUAGES): string {
  if (!/^[a-z]{2}(?![a-z])/i.test(requested)) return 'en';
  const code = languageCode(requested);
  if (languages.indexOf(code) >= 0) return requested.replace(/_/g, '-');
  const alias = ALIASES[code];
  return alias && languages.indexOf(alias) >= 0 ? alias + requested.slice(2).replace(/_/g, '-') : 'en';
}

/** Returns the folder name of a language that `supportedLanguage` returned: its first two letters. */
export function languageCode(language: string): string {
  return language.slice(0, 2).toLowerCase();
}
