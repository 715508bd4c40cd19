export interface ClockStart {
  /** The same moment by the real clock and by the station's, in milliseconds. */
  machine: number;
  station: number;
  /** Speed of the page's time. */
  rate: number;
}

type Caller = (...args: unknown[]) => number;

/** Makes the page's dates and timers run at the station's speed. The returned function returns the number of pending timers. */
export function runClock({ machine, station, rate }: ClockStart): () => number {
  const RealDate = Date;
  const now = (): number => Math.round(station + (RealDate.now() - machine) * rate);
  const StationDate: DateConstructor = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(
        target,
        args.length ? args : [now()],
        newTarget === StationDate ? target : newTarget,
      ) as Date,
    apply: () => new StationDate().toString(),
    get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
  });
  globalThis.Date = StationDate;

  const pending = new Set<string>();
  const page = globalThis as unknown as Record<string, Caller>;

  /** Timers of one `pool` share their ids. */
  function watch(set: string, clear: string, pool: string, isOnce: boolean): void {
    const realSet = page[set]!.bind(globalThis);
    const realClear = page[clear]!.bind(globalThis);
    page[set] = (callback, delay, ...args) => {
      const run = (...given: unknown[]): void => {
        if (isOnce) pending.delete(pool + id);
        (callback as Caller)(...given);
      };
      const id = realSet(run, typeof delay === 'number' ? delay / rate : delay, ...args);
      pending.add(pool + id);
      return id;
    };
    page[clear] = (id) => {
      pending.delete(pool + String(id));
      return realClear(id);
    };
  }

  watch('setTimeout', 'clearTimeout', 'timer ', true);
  watch('setInterval', 'clearInterval', 'timer ', false);
  watch('requestAnimationFrame', 'cancelAnimationFrame', 'frame ', true);
  watch('requestIdleCallback', 'cancelIdleCallback', 'idle ', true);
  return () => pending.size;
}
