/**
 * In:  a failure.
 * Out: the sentence that an element shows, once its code is loaded.
 */
import type { FailureFacts } from '../../words/failure-sentence.js';
import { loadChunk } from '../../station/load-chunk.js';

type DescribeFailure = (failure: FailureFacts, lang: string) => string;
let describeFailure: DescribeFailure | undefined;

/** Empty while the code is loading; `noAnswer` for a failure without a sentence of its own. */
export function sentenceFor(failure: FailureFacts, lang: string, noAnswer: string): string {
  return describeFailure ? describeFailure(failure, lang) || noAnswer : '';
}

/** Loads the code of the sentences with the first failure. If it can't be loaded, every failure is `noAnswer`. */
export function loadSentences(loaded: () => void): void {
  if (describeFailure) return;
  void loadChunk(() => import('./words/sentences.js'))
    .then(
      (words) => (describeFailure = words.describeFailure),
      () => (describeFailure = () => ''),
    )
    .then(loaded);
}
