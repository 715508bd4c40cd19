interface Holder {
  release(reason: Error): void;
}

/** Web Locks for tests in Node, with the features that the product uses: exclusive locks that can be stolen. */
export class FakeLocks {
  private readonly holders = new Map<string, Holder>();
  private readonly queues = new Map<string, (() => void)[]>();

  request<T>(name: string, work: () => T | Promise<T>): Promise<T>;
  request<T>(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    work: () => T | Promise<T>,
  ): Promise<T>;
  request<T>(
    name: string,
    ...given: [() => T | Promise<T>] | [{ signal?: AbortSignal; steal?: boolean }, () => T | Promise<T>]
  ): Promise<T> {
    const [{ signal, steal = false }, work] = given.length === 1 ? [{}, given[0]] : given;
    return new Promise<T>((resolve, reject) => {
      const hold = (): void => {
        signal?.removeEventListener('abort', leave);
        const holder: Holder = { release: reject };
        this.holders.set(name, holder);
        void Promise.resolve()
          .then(work)
          .then(resolve, reject)
          .then(() => {
            // The lock may have been stolen meanwhile.
            if (this.holders.get(name) === holder) this.next(name);
          });
      };
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      const leave = (): void => {
        const place = queue.indexOf(hold);
        if (place >= 0) queue.splice(place, 1);
        reject(signal!.reason as Error);
      };
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave);
      const holder = this.holders.get(name);
      if (holder && !steal) return void queue.push(hold);
      holder?.release(new DOMException('The lock was stolen.', 'AbortError'));
      hold();
    });
  }

  private next(name: string): void {
    this.holders.delete(name);
    this.queues.get(name)?.shift()?.();
  }
}
