/** In: a failure. Out: the sentence for it in a language whose words have come: loaded when something fails, since most pages never need one. */
import { failureSentence, type FailureFacts } from '../../../messages/failure-sentence.js';
import { failures } from '../../../messages/failures/en.js';
import { languageCode } from '../../../messages/words.js';
import { wordsIn } from '../locale.js';

/** `lang` is an answer of `supportedLanguage`. */
export function describeFailure(failure: FailureFacts, lang: string): string {
  return failureSentence(failure, wordsIn(languageCode(lang), { failures }).failures);
}
