/**
 * Base class of all feeds of a station. The first listener starts polling, and polling stops with the last
 * one. All listeners share one request at a time. The feed doesn't poll while the page is hidden, retries
 * with increasing delays after failures, and ignores responses to aborted requests.
 */
import type { StationFailure } from '../client/http/failures.js';
import { noFailures, retryAt, type Retry } from '../servers/retry.js';
import { failureOf } from './failure-of.js';
import { isVisible, watchPage } from './page-state.js';

/** Timers don't count the time during which the computer sleeps, so a longer wait is split up. */
const MAX_TIMER_MS = 2000;
/**
 * Maximum time between a request and its response. Requests time out much earlier, so if it took longer, the
 * page was frozen.
 */
const MAX_RESPONSE_MS = 300_000;
/** If the clock was set back by more than this, earlier times are wrong. */
const SET_BACK_MS = 60_000;

export abstract class PollingFeed<Snapshot extends { readonly failure: StationFailure | null }, Data> {
  /** Listeners, with the number of records that each needs. */
  private readonly listeners = new Map<(snapshot: Snapshot) => void, number>();
  private retry: Retry = noFailures;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private request: AbortController | null = null;
  private unwatch: (() => void) | undefined;
  /** When the last plan was made, in milliseconds (visitor's clock). */
  private plannedAt = 0;

  protected constructor(
    /** The base URL that failures contain. */
    readonly baseUrl: string,
    protected snapshot: Snapshot,
  ) {}

  /**
   * Calls the listener immediately and on each change. Returns a function that unsubscribes. `records` is the
   * number of records that the listener needs, for feeds that read only some of their records.
   */
  subscribe(listener: (snapshot: Snapshot) => void, records = 0): () => void {
    // The listener is wrapped, because the same function may be passed twice.
    const wrapper = (snapshot: Snapshot): void => listener(snapshot);
    this.listeners.set(wrapper, records);
    this.unwatch ??= watchPage(({ type }) => {
      // Browsers can be wrong about whether there is a network, such as with a VPN, so send a request. A request in
      // flight may never finish, or its response may be outdated. If the page only becomes visible, a pending retry
      // isn't sent earlier.
      if (type === 'online' || type === 'offline') {
        this.abort();
        this.retry = { ...this.retry, failures: 1, failedAt: 0 };
      }
      this.plan();
    });
    notify(wrapper, this.snapshot);
    this.plan();
    return () => {
      this.listeners.delete(wrapper);
      // An element that is moved in the page unsubscribes and immediately subscribes again.
      setTimeout(() => this.isIdle && this.stop());
    };
  }

  /** Whether there are no listeners. */
  get isIdle(): boolean {
    return !this.listeners.size;
  }

  /** The largest number of records that any listener needs. */
  protected get mostWanted(): number {
    return Math.max(0, ...this.listeners.values());
  }

  /** Whether the feed keeps polling while the page is hidden. */
  protected get runsHidden(): boolean {
    return false;
  }

  /**
   * Time of the next request after a successful response, in milliseconds (visitor's clock). It may be in the
   * past.
   */
  protected abstract dueAt(isVisible: boolean, now: number): number;

  protected abstract read(signal: AbortSignal): Promise<Data>;

  /** Updates `snapshot` with a response. Errors that it throws become failures. */
  protected abstract handleResponse(data: Data, requestedAt: number): void;

  /** Returns the snapshot to show after a failure. */
  protected abstract snapshotAfter(failure: StationFailure): Snapshot;

  protected notifyAll(): void {
    for (const listener of [...this.listeners.keys()]) notify(listener, this.snapshot);
  }

  /** Schedules the next request, unless there is no listener or a request is in flight. */
  protected plan(): void {
    clearTimeout(this.timer);
    if (this.isIdle || this.request) return;
    const visible = isVisible();
    if (!visible && !this.runsHidden) return;
    const now = Date.now();
    const isSetBack = now < this.plannedAt - SET_BACK_MS;
    this.plannedAt = now;
    const planned = this.retry.failures ? retryAt(this.retry) : this.dueAt(visible, now);
    const at = isSetBack ? now : planned;
    this.timer = setTimeout(
      () => (Date.now() < at ? this.plan() : void this.sendRequest()),
      Math.min(at - now, MAX_TIMER_MS),
    );
  }

  /** Aborts the request in flight and forgets past failures. */
  protected restart(): void {
    this.abort();
    this.forgetFailures();
  }

  protected forgetFailures(): void {
    this.retry = noFailures;
    this.plan();
  }

  private async sendRequest(): Promise<void> {
    const request = (this.request = new AbortController());
    const requestedAt = Date.now();
    try {
      const data = await this.read(request.signal);
      if (this.request !== request) return;
      if (Date.now() - requestedAt > MAX_RESPONSE_MS) return void this.sendRequest();
      this.handleResponse(data, requestedAt);
      this.retry = noFailures;
    } catch (thrown) {
      if (this.request !== request) return;
      this.handleFailure(thrown);
    }
    this.request = null;
    this.plan();
  }

  private handleFailure(thrown: unknown): void {
    const failure = failureOf(thrown, this.baseUrl);
    this.retry = {
      failures: this.retry.failures + 1,
      failedAt: Date.now(),
      retryAfterSeconds: failure.retryAfterSeconds,
      random: Math.random(),
    };
    this.snapshot = this.snapshotAfter(failure);
    this.notifyAll();
  }

  protected stop(): void {
    this.unwatch?.();
    this.unwatch = undefined;
    clearTimeout(this.timer);
    this.abort();
  }

  private abort(): void {
    this.request?.abort();
    this.request = null;
  }
}

/**
 * Calls a listener. If the listener throws, the error is reported as uncaught, and the other listeners are
 * still called.
 */
function notify<T>(listener: (value: T) => void, value: T): void {
  try {
    listener(value);
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
