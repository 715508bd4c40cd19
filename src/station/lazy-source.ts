/** What can be listened to; the answer of `subscribe` stops it. */
export interface Source<T> {
  subscribe(listener: (value: T) => void): () => void;
}

/** A source whose code comes with its first listener. Where the code does not come, `failed` says what to tell instead, if anything. */
export function lazySource<T>(load: () => Promise<Source<T>>, failed?: () => T): Source<T> {
  return {
    subscribe(listener) {
      let stop: (() => void) | null = null;
      let over = false;
      void load().then(
        (source) => {
          if (!over) stop = source.subscribe(listener);
        },
        () => over || !failed || listener(failed()),
      );
      return () => {
        over = true;
        stop?.();
      };
    },
  };
}
