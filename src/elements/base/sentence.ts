/** Provides sentences for failures and for data that a kind of server can't provide. */
import { failureSentence, type FailureFacts } from '../../words/failure-sentence.js';
import { languageCode } from '../../words/language.js';
import type { UnsupportedWords } from '../../words/tag-words.js';
import { english, wordsIn } from './locale.js';

/**
 * Returns the sentence for a failure in the language `lang`, or `noAnswer` for a failure that is likely to be
 * temporary.
 */
export function sentenceFor(failure: FailureFacts, lang: string, noAnswer: string): string {
  const { failures, unsupported } = wordsIn(languageCode(lang), english);
  if (failure.reason !== 'unsupported') return failureSentence(failure, failures) || noAnswer;
  // The cause is the name of the requested list.
  const list = failure.cause === 'grid' ? 'week' : failure.cause;
  return unsupported[list as keyof UnsupportedWords] ?? noAnswer;
}

export function unsupportedSentence(list: keyof UnsupportedWords, lang: string): string {
  return wordsIn(languageCode(lang), english).unsupported[list];
}
