import { fill } from './fill.js';
import type { FailureWords } from './tag-words.js';

/** The fields of a failure. They are read without checking its class, because another bundle may have created it. */
export interface FailureFacts {
  readonly kind: string;
  /** '' if there is no URL. */
  readonly url: string;
  readonly reason?: string;
  /** If `reason` is `unsupported`: the list that the server doesn't provide. */
  readonly cause?: unknown;
  readonly status?: number;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/**
 * Returns the sentence for visitors; '' for a temporary failure, for which `noAnswer` is enough. The legacy script uses
 * this function, so it must compile to ES5.
 */
export function failureSentence(failure: FailureFacts, words: FailureWords): string {
  const { kind, reason, status = 0 } = failure;
  if (kind === 'unreadable') return words.unreadable;
  if (kind === 'refused') {
    if (failure.fields?.server) return words.server;
    if (status === 404) return words.notFound;
    // The station retries if the server is overloaded or has crashed.
    return status === 429 || status > 499 ? '' : fill(words.refused, status);
  }
  if (reason === 'address') return failure.url ? words.address : words.missing;
  return words[reason as 'offline'] || '';
}
