/**
 * In:  something that a station tells: its feed, a list, a name.
 * Out: the latest value, for as long as the element stands in the page; it is drawn anew at each change.
 */
import type { ReactiveController } from 'lit';
import type { Source } from '../../station/lazy-source.js';
import type { StationHost } from './station-host.js';

/**
 * Subscribes to one source at a time. Which one depends on the element's
 * settings, so the element says it in `willUpdate`, by `follow`.
 */
export class SourceController<T, S extends Source<T> = Source<T>> implements ReactiveController {
  /** Null while none is followed. */
  source: S | null = null;
  private latest: T;
  private unsubscribe: (() => void) | undefined;

  /** `nothing` is the value before the source has told one. */
  constructor(
    protected readonly host: StationHost,
    private readonly nothing: T,
  ) {
    this.latest = nothing;
    host.addController(this);
  }

  /** Without words there is nothing to show yet. */
  get value(): T {
    return this.host.hasWords ? this.latest : this.nothing;
  }

  /** Subscribes to this source, in the place of the one before; true where it is another. Null is none. */
  follow(source: S | null): boolean {
    const isOther = source !== this.source;
    if (isOther) {
      this.unfollow();
      this.source = source;
      this.latest = this.nothing;
    }
    // Only what stands in the page listens: an update may come after the element was taken out.
    if (!source || this.unsubscribe || this.host.isPrerender || !this.host.isConnected) return isOther;
    this.unsubscribe = this.subscribe(source, (value) => {
      this.latest = value;
      this.host.requestUpdate();
    });
    return isOther;
  }

  /** Back in the page, it subscribes in the update that follows: its settings may be others here. */
  hostConnected(): void {
    if (this.source) this.host.requestUpdate();
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
