/** In: what a station's server does not tell. Out: the sentence in its place. Loaded where such a server lacks what a tag shows. */
import { untold } from '../../../messages/untold.js';
import { languageCode, type UntoldWords } from '../../../messages/words.js';
import { wordsIn } from '../locale.js';

/** `lang` is an answer of `supportedLanguage`. The page's own words go before. */
export function untoldWords(lang: string): UntoldWords {
  const code = languageCode(lang);
  return wordsIn(code, { untold: untold[code] ?? untold.en! }).untold;
}
