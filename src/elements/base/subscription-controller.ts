import type { ReactiveController } from 'lit';
import type { Readable } from '../../station/readable.js';
import type { StationHost } from './station-host.js';

/**
 * Subscribes to one `Readable` of a station at a time and updates the element on each change. The element's settings
 * determine which `Readable` is needed, so the element calls `follow` in `willUpdate`.
 */
export class SubscriptionController<T, S extends Readable<T> = Readable<T>> implements ReactiveController {
  /** The current `Readable`, or null. */
  readable: S | null = null;
  private latest: T;
  private unsubscribe: (() => void) | undefined;

  /** `nothing` is the value until the first one arrives. */
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
   * Unsubscribes from the previous `Readable` and subscribes to this one; null only unsubscribes. Returns true if
   * `readable` differs from the previous one.
   */
  follow(readable: S | null): boolean {
    const isOther = readable !== this.readable;
    if (isOther) {
      this.unfollow();
      this.readable = readable;
      this.latest = this.nothing;
    }
    const { host } = this;
    if (!readable || this.unsubscribe || (host.isPrerender && !host.ssrSnapshot)) return isOther;
    this.unsubscribe = this.subscribe(readable, (value) => {
      this.latest = value;
      this.host.requestUpdate();
    });
    return isOther;
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
