/** A value that changes. `subscribe` calls the listener with each value; the returned function ends that. */
export interface Readable<T> {
  subscribe(listener: (value: T) => void): () => void;
}

/**
 * A source whose code is loaded with its first listener. Where the code can't be
 * loaded, the listener gets the value of `failed`, which is given the reason, or nothing.
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
