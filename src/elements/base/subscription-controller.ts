import type { ReactiveController } from 'lit';
import type { Readable } from '../../station/readable.js';
import type { StationHost } from './station-host.js';

/**
 * Subscribes to one readable value of a station at a time and updates its element on each change. The value depends on
 * the element's settings, so the element calls `follow` in `willUpdate`.
 */
export class SubscriptionController<T, S extends Readable<T> = Readable<T>> implements ReactiveController {
  /** Null if the controller follows nothing. */
  readable: S | null = null;
  private latest: T;
  private unsubscribe: (() => void) | undefined;

  /** `nothing` is the value before the first one arrives. */
  constructor(
    protected readonly host: StationHost,
    private readonly nothing: T,
  ) {
    this.latest = nothing;
    host.addController(this);
  }

  /** The latest value; `nothing` until the text has loaded. */
  get value(): T {
    return this.host.hasWords ? this.latest : this.nothing;
  }

  /**
   * Subscribes to this readable instead of the previous one; null to stop. Returns true if the readable has changed.
   */
  follow(readable: S | null): boolean {
    const isOther = readable !== this.readable;
    if (isOther) {
      this.unfollow();
      this.readable = readable;
      this.latest = this.nothing;
    }
    // An element may update after it was removed from the page, so subscribe only while it is connected.
    const { ssrSnapshot, isConnected, isPrerender } = this.host;
    if (!readable || this.unsubscribe || (isPrerender ? !ssrSnapshot : !isConnected)) return isOther;
    this.unsubscribe = this.subscribe(readable, (value) => {
      this.latest = value;
      this.host.requestUpdate();
    });
    return isOther;
  }

  /** The update subscribes again, because the settings may depend on the position in the page. */
  hostConnected(): void {
    if (this.readable) this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.unfollow();
  }

  protected subscribe(readable: S, listener: (value: T) => void): () => void {
    return readable.subscribe(listener);
  }

  protected unfollow(): void {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
  }
}
