/**
 * In:  a failure, or what a station's server does not tell.
 * Out: the sentence for it in a language whose words have come: loaded when there is one to say, since most pages never need it.
 */
import { failureSentence, type FailureFacts } from '../../../words/failure-sentence.js';
import { failures } from '../../../words/failures/en.js';
import { untold } from '../../../words/untold.js';
import { languageCode, type UntoldWords } from '../../../words/words.js';
import { wordsIn } from '../locale.js';

/** `lang` is an answer of `supportedLanguage`; the page's own words go before. */
export function describeFailure(failure: FailureFacts, lang: string): string {
  const code = languageCode(lang);
  const { reason, cause } = failure;
  if (reason !== 'untold') return failureSentence(failure, wordsIn(code, { failures }).failures);
  const words = wordsIn(code, { untold: untold[code] ?? untold.en! }).untold;
  // The cause is the name of the list that was asked for.
  return words[(cause === 'grid' ? 'week' : cause) as keyof UntoldWords] ?? '';
}
