/**
 * In:  one of the panel's lists that seldom change: channels, the schedule, podcasts.
 * Out: a frozen snapshot to every listener, at once and on each change.
 *
 * As with what is on air, the first listener starts it, the last one stops it,
 * and nothing is asked while nobody looks.
 */
import type { StationFailure } from '../../client/failures.js';
import { failureOf } from '../failure-of.js';
import { pageState, watchPage } from '../page-state.js';
import { retryAt } from '../feed/polling-plan.js';
import { notify } from '../notify.js';

/** What a list tells its listeners. */
export interface ListSnapshot<R> {
  /** `stale`: the last good copy, and the panel does not answer. `failed`: no copy, and no answer. */
  readonly status: 'loading' | 'ready' | 'stale' | 'failed';
  readonly records: readonly R[];
  /** When the last good answer came, by the visitor's clock: milliseconds. Null before the first. */
  readonly asOf: number | null;
  /** Why the last attempt failed; null when it did not. */
  readonly failure: StationFailure | null;
}

export interface ListSource<R> {
  /** Named in failures. */
  readonly baseUrl: string;
  /** Names the last good copy in the browser's storage; empty keeps none. */
  readonly key: string;
  /** Which part of the list this is, where several have one key: a copy of another one is none. */
  readonly part?: number;
  /** How long an answer is good: milliseconds. */
  readonly freshFor: number;
  read(signal: AbortSignal): Promise<readonly R[]>;
  /** What lies in storage may be another version's: it is read as tolerantly as an answer. */
  readRecord(value: unknown): R | null;
}

/** Before anything is known. */
export const nothingListed: ListSnapshot<never> = snapshotOf<never>('loading', [], null, null);

/** Copies larger than this are not worth a visitor's storage: characters. */
const LARGEST = 200_000;

export class ListFeed<R> {
  private readonly listeners = new Set<(snapshot: ListSnapshot<R>) => void>();
  private snapshot: ListSnapshot<R>;
  private answeredAt: number | null = null;
  private failed = { failures: 0, failedAt: 0, retryAfterSeconds: 0, random: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private request: AbortController | null = null;
  private unwatch: (() => void) | undefined;

  constructor(private readonly source: ListSource<R>) {
    this.snapshot = this.lastCopy();
  }

  /** The listener is called at once and on each change; the answer stops it. */
  subscribe(listener: (snapshot: ListSnapshot<R>) => void): () => void {
    // The same function may listen twice.
    const own = (snapshot: ListSnapshot<R>): void => listener(snapshot);
    this.listeners.add(own);
    this.unwatch ??= watchPage(({ type }) => {
      if (type === 'online') this.failed.failedAt = 0;
      this.plan();
    });
    notify(own, this.snapshot);
    this.plan();
    return () => {
      this.listeners.delete(own);
      // An element that is moved leaves and comes back at once: that is no reason to stop.
      setTimeout(() => this.listeners.size || this.stop());
    };
  }

  /** Whether nobody listens. */
  get isIdle(): boolean {
    return !this.listeners.size;
  }

  /** Asks again at once, because somebody knows of a change, or wants more. Without a listener it waits for one. */
  refresh(): void {
    this.request?.abort();
    this.request = null;
    this.answeredAt = null;
    this.failed.failures = 0;
    this.plan();
  }

  private stop(): void {
    this.unwatch?.();
    this.unwatch = undefined;
    clearTimeout(this.timer);
    this.request?.abort();
    this.request = null;
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (!this.listeners.size || this.request) return;
    const { online, visible } = pageState();
    if (!online && !this.snapshot.failure) this.fail(null);
    if (!online || !visible) return;
    const now = Date.now();
    const { answeredAt, failed, source } = this;
    const at = failed.failures ? retryAt(failed) : answeredAt === null ? now : answeredAt + source.freshFor;
    this.timer = setTimeout(() => void this.look(), at - now);
  }

  private async look(): Promise<void> {
    const request = (this.request = new AbortController());
    try {
      const records = await this.source.read(request.signal);
      if (this.request !== request) return;
      this.take(records);
    } catch (thrown) {
      if (this.request !== request) return;
      this.fail(thrown);
    }
    this.request = null;
    this.plan();
  }

  private take(records: readonly R[]): void {
    const { status, records: before } = this.snapshot;
    this.answeredAt = Date.now();
    this.failed.failures = 0;
    const text = JSON.stringify(records);
    const same = status === 'ready' && text === JSON.stringify(before);
    this.snapshot = snapshotOf('ready', same ? before : records, this.answeredAt, null);
    if (!same) this.notifyAll();
    const { key, part = 0 } = this.source;
    if (!key || text.length > LARGEST) return;
    try {
      localStorage.setItem(key, `{"asOf":${this.answeredAt},"part":${part},"records":${text}}`);
    } catch {
      // A full or forbidden storage costs the visitor one short wait, nothing else.
    }
  }

  /** Null thrown: the browser is offline. */
  private fail(thrown: unknown): void {
    const failure = failureOf(thrown, this.source.baseUrl);
    const { failures } = this.failed;
    this.failed = {
      failures: failures + 1,
      failedAt: Date.now(),
      retryAfterSeconds: failure.retryAfterSeconds,
      random: Math.random(),
    };
    const { asOf, records } = this.snapshot;
    this.snapshot = snapshotOf(asOf === null ? 'failed' : 'stale', records, asOf, failure);
    this.notifyAll();
  }

  private lastCopy(): ListSnapshot<R> {
    try {
      const { key, part = 0 } = this.source;
      const copy = JSON.parse(localStorage.getItem(key)!) as ListSnapshot<unknown> & { part?: number };
      const { asOf, records, part: of = 0 } = copy;
      const read = records.map((record) => this.source.readRecord(record)).filter((each) => each !== null);
      if (asOf! > 0 && of === part) return snapshotOf('loading', read, asOf, null);
    } catch {
      // None, or none that can be read.
    }
    return nothingListed;
  }

  private notifyAll(): void {
    for (const listener of [...this.listeners]) notify(listener, this.snapshot);
  }
}

function snapshotOf<R>(
  status: ListSnapshot<R>['status'],
  records: readonly R[],
  asOf: number | null,
  failure: StationFailure | null,
): ListSnapshot<R> {
  return Object.freeze({
    status,
    records: Object.freeze(records.map((record) => Object.freeze(record))),
    asOf,
    failure,
  });
}
