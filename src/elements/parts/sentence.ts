/**
 * In:  a failure that an element has to put into words.
 * Out: the sentence, once the words have come.
 */
import type { SayableFailure } from '../../messages/failure-sentence.js';

type Say = (failure: SayableFailure, lang: string) => string;
let say: Say | undefined;

/** Empty while the words are on their way; `noAnswer` for a failure without words of its own. */
export function sentenceFor(failure: SayableFailure, lang: string, noAnswer: string): string {
  return say ? say(failure, lang) || noAnswer : '';
}

/** Most pages never fail, so the words are loaded when one does; where even they do not come, `noAnswer` is true enough. */
export function loadSentences(loaded: () => void): void {
  if (say) return;
  void import('./words/sentences.js')
    .then(
      (words) => (say = words.sentenceFor),
      () => (say = () => ''),
    )
    .then(loaded);
}
