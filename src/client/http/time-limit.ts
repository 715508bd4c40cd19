/** How long a response may take. */
export const REQUEST_TIMEOUT_MS = 10_000;

export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Clears the timer once the response is complete. */
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
