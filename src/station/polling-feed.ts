/**
 * In:  when the next request is due, and how it is sent.
 * Out: the latest snapshot to every listener, at once and on each change.
 *
 * What all feeds of a station share: the first listener starts the feed and the
 * last one stops it; however many listen, one request is in flight; nothing is
 * asked while nobody sees the page or while it has no network; failures are
 * retried after growing waits; the answer to an aborted request is ignored.
 */
import type { StationFailure } from '../client/http/failures.js';
import { noFailures, retryAt, type Retry } from '../servers/retry.js';
import { failureOf } from './failure-of.js';
import { notify } from './notify.js';
import { pageState, watchPage } from './page-state.js';

export abstract class PollingFeed<Snapshot extends { readonly failure: StationFailure | null }, Answer> {
  /** Listeners, and how many records each wants to see. */
  private readonly listeners = new Map<(snapshot: Snapshot) => void, number>();
  private retry: Retry = noFailures;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private request: AbortController | null = null;
  private unwatch: (() => void) | undefined;

  protected constructor(
    /** Named in failures. */
    readonly baseUrl: string,
    protected snapshot: Snapshot,
  ) {}

  /**
   * The listener is called at once and on each change; the answer stops it.
   * `records`: how many it wants to see, of a feed that asks for part of its records.
   */
  subscribe(listener: (snapshot: Snapshot) => void, records = 0): () => void {
    // The same function may listen twice.
    const own = (snapshot: Snapshot): void => listener(snapshot);
    this.listeners.set(own, records);
    this.unwatch ??= watchPage(({ type }) => {
      // A network that is back ends any wait; a tab that is shown again does not. What was asked as it went may never be
      // answered, or tell of before.
      if (type === 'online') {
        this.abort();
        this.retry = { ...this.retry, failures: 1, failedAt: 0 };
      }
      this.plan();
    });
    notify(own, this.snapshot);
    this.plan();
    return () => {
      this.listeners.delete(own);
      // An element that is moved leaves and comes back at once: that is no reason to stop.
      setTimeout(() => this.isIdle && this.stop());
    };
  }

  /** Whether nobody listens. */
  get isIdle(): boolean {
    return !this.listeners.size;
  }

  /** The most records that a listener wants to see. */
  protected get mostWanted(): number {
    return Math.max(0, ...this.listeners.values());
  }

  /** Whether the feed goes on while the page is hidden. */
  protected get runsHidden(): boolean {
    return false;
  }

  /** When the next request is due after a good answer, by the visitor's clock: milliseconds, perhaps past. */
  protected abstract dueAt(isVisible: boolean, now: number): number;

  protected abstract read(signal: AbortSignal): Promise<Answer>;

  /** Takes an answer over into `snapshot`. What it throws is a failure. */
  protected abstract onAnswer(answer: Answer, askedAt: number): void;

  /** What is shown after a failure. */
  protected abstract snapshotAfter(failure: StationFailure): Snapshot;

  protected notifyAll(): void {
    for (const listener of [...this.listeners.keys()]) notify(listener, this.snapshot);
  }

  /** Sets the timer of the next request, if somebody listens and none is in flight. */
  protected plan(): void {
    clearTimeout(this.timer);
    if (this.isIdle || this.request) return;
    const { online, visible } = pageState();
    if (!online && !this.snapshot.failure) this.onFailure(null);
    if (!online || !(visible || this.runsHidden)) return;
    const now = Date.now();
    const at = this.retry.failures ? retryAt(this.retry) : this.dueAt(visible, now);
    this.timer = setTimeout(() => void this.ask(), at - now);
  }

  /** Gives up the request in flight and forgets past failures. */
  protected restart(): void {
    this.abort();
    this.forgetFailures();
  }

  protected forgetFailures(): void {
    this.retry = noFailures;
    this.plan();
  }

  private async ask(): Promise<void> {
    const request = (this.request = new AbortController());
    const askedAt = Date.now();
    try {
      const answer = await this.read(request.signal);
      if (this.request !== request) return;
      this.onAnswer(answer, askedAt);
      this.retry = noFailures;
    } catch (thrown) {
      if (this.request !== request) return;
      this.onFailure(thrown);
    }
    this.request = null;
    this.plan();
  }

  /** Null thrown: the browser is offline. */
  private onFailure(thrown: unknown): void {
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
