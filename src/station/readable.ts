/**
 * A value that changes over time. `subscribe` calls the listener with the current and each new value, and
 * returns a function that unsubscribes.
 */
export interface Readable<T> {
  subscribe(listener: (value: T) => void): () => void;
}

/** A readable value that other code sets. */
export class Writable<T> implements Readable<T> {
  private readonly listeners = new Set<(value: T) => void>();

  constructor(public value: T) {}

  set(value: T): void {
    if (value === this.value) return;
    this.value = value;
    for (const listener of [...this.listeners]) listener(value);
  }

  subscribe(listener: (value: T) => void): () => void {
    this.listeners.add(listener);
    listener(this.value);
    return () => this.listeners.delete(listener);
  }
}

/**
 * A readable whose code is loaded for its first listener. If the code can't be loaded, listeners get the
 * value that `failed` returns for the error. Without `failed`, they aren't called.
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
