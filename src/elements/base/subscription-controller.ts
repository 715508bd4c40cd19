/**
 * In:  a source of a station: its feed, a list, its name.
 * Out: the latest value, and an update of the element at each change, while it is connected.
 */
import type { ReactiveController } from 'lit';
import type { Readable } from '../../station/readable.js';
import type { StationHost } from './station-host.js';

/**
 * Subscribes to one source at a time. Which one depends on the element's settings,
 * so the element calls `follow` in `willUpdate`.
 */
export class SubscriptionController<T, S extends Readable<T> = Readable<T>> implements ReactiveController {
  /** Null while none is followed. */
  readable: S | null = null;
  private latest: T;
  private unsubscribe: (() => void) | undefined;

  /** `nothing` is the value until the source has one. */
  constructor(
    protected readonly host: StationHost,
    private readonly nothing: T,
  ) {
    this.latest = nothing;
    host.addController(this);
  }

  /** The latest value; `nothing` until the words are loaded. */
  get value(): T {
    return this.host.hasWords ? this.latest : this.nothing;
  }

  /** Subscribes to this source instead of the one before; null for none. True when it is another one. */
  follow(source: S | null): boolean {
    const isOther = source !== this.readable;
    if (isOther) {
      this.unfollow();
      this.readable = source;
      this.latest = this.nothing;
    }
    // Subscribes only while connected: an update may come after the element was removed. What a server knew is there at once.
    const { ssrSnapshot, isConnected, isPrerender } = this.host;
    if (!source || this.unsubscribe || (isPrerender ? !ssrSnapshot : !isConnected)) return isOther;
    this.unsubscribe = this.subscribe(source, (value) => {
      this.latest = value;
      this.host.requestUpdate();
    });
    return isOther;
  }

  /** Requests an update, which subscribes: the settings may be different in the new place. */
  hostConnected(): void {
    if (this.readable) this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.unfollow();
  }

  protected subscribe(source: S, listener: (value: T) => void): () => void {
    return source.subscribe(listener);
  }

  protected unfollow(): void {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
  }
}
