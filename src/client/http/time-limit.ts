/**
 * In:  the caller's signal, if there is one.
 * Out: a signal that also aborts a request that takes too long.
 *
 * `AbortSignal.timeout` and `AbortSignal.any` would do, but they are younger
 * than the oldest browsers that can use the elements (Chrome 80, Safari 14).
 */

/** How long an answer may take: milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000;

export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Ends the limit, because the answer is complete. */
  clear(): void;
  abort(): void;
}

export function limitTime(caller?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, REQUEST_TIMEOUT_MS);
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    abort,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}
