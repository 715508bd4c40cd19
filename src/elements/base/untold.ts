/** In: what an element itself knows to be untold, or not taken. Out: the sentence in its place. */
import type { FailureFacts } from '../../words/failure-sentence.js';
import type { UntoldWords } from '../../words/words.js';
import { loadSentences, sentenceFor } from './sentence.js';

/** Empty while the words are loading: `loaded` is called when they have come. */
export function untoldSentence(cause: keyof UntoldWords, lang: string, loaded: () => void): string {
  loadSentences(loaded);
  const untold: FailureFacts = { kind: 'unreachable', url: '', reason: 'untold', cause };
  return sentenceFor(untold, lang, '');
}
