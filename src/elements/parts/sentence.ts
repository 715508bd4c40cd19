/**
 * In:  a failure that an element has to put into words.
 * Out: the sentence, once the words have come.
 */
import type { FailureFacts } from '../../messages/failure-sentence.js';

type DescribeFailure = (failure: FailureFacts, lang: string) => string;
let describeFailure: DescribeFailure | undefined;

/** Empty while the words are on their way; `noAnswer` for a failure without words of its own. */
export function sentenceFor(failure: FailureFacts, lang: string, noAnswer: string): string {
  return describeFailure ? describeFailure(failure, lang) || noAnswer : '';
}

/** Most pages never fail, so the words are loaded when one does; where even they do not come, `noAnswer` is true enough. */
export function loadSentences(loaded: () => void): void {
  if (describeFailure) return;
  void import('./words/sentences.js')
    .then(
      (words) => (describeFailure = words.describeFailure),
      () => (describeFailure = () => ''),
    )
    .then(loaded);
}
