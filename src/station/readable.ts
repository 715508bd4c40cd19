/** A value that changes. `subscribe` calls the listener with every value and returns a function that unsubscribes. */
export interface Readable<T> {
  subscribe(listener: (value: T) => void): () => void;
}

/**
 * A readable whose code is loaded by its first listener. If the code can't be loaded, listeners get the value that
 * `failed` returns for the error. Without `failed`, they are never called.
 */
export function lazyReadable<T>(
  load: () => Promise<Readable<T>>,
  failed?: (reason: unknown) => T,
): Readable<T> {
  return {
    subscribe(listener) {
      let stop: (() => void) | null = null;
      let isStopped = false;
      void load().then(
        (source) => {
          if (!isStopped) stop = source.subscribe(listener);
        },
        (reason: unknown) => isStopped || !failed || listener(failed(reason)),
      );
      return () => {
        isStopped = true;
        stop?.();
      };
    },
  };
}
