/**
 * In:  a failure and the words of a language.
 * Out: the one sentence that an owner or a listener reads; empty for one that
 *      passes by itself, where `noAnswer` says enough.
 *
 * Reads the failure's fields, not its class, so it works for failures of another
 * bundle, too. Compiles to ES5.
 */
import { fill } from './fill.js';
import type { FailureWords } from './tag-words.js';

/** What a sentence needs to know about a failure. */
export interface FailureFacts {
  readonly kind: string;
  /** Empty when there was no address to ask. */
  readonly url: string;
  readonly reason?: string;
  /** Of what is `untold`: the name of the list. */
  readonly cause?: unknown;
  readonly status?: number;
  readonly fields?: Readonly<Record<string, unknown>>;
}

export function failureSentence(failure: FailureFacts, words: FailureWords): string {
  const { kind, reason, status = 0 } = failure;
  if (kind === 'unreadable') return words.unreadable;
  if (kind === 'refused') {
    if (failure.fields?.server) return words.server;
    if (status === 404) return words.notFound;
    // Overload and crashes pass: the station is asked again.
    return status === 429 || status > 499 ? '' : fill(words.refused, status);
  }
  if (reason === 'address') return failure.url ? words.address : words.missing;
  return words[reason as 'offline'] || '';
}
