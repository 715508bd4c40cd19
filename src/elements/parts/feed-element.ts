/**
 * In:  a station's feed of what is on air and was.
 * Out: what the elements share that show it: the moment heard, and the events when that changes.
 */
import { onAirAt } from '../../station/feed/on-air.js';
import type { FeedSnapshot, OnAir, Shows, Status, Track } from '../../station/snapshot.js';
import { FeedListener, nothingYet } from './feed.js';
import { StationElement } from './station-element.js';
import { tickAt, type TickPeriod } from './tick-controller.js';

/** Base of every element that shows what is on air, or was. */
export abstract class FeedElement extends StationElement {
  protected readonly feed = new FeedListener(this);
  protected onAir!: OnAir;
  protected snapshot!: FeedSnapshot;
  /** How often time alone changes what is shown. */
  protected abstract readonly beat: TickPeriod;
  /** Changes whenever another track is heard: what is drawn by it in two templates is made anew, so that it moves nothing. */
  protected turn = false;
  private heard: Track | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.feed.leave();
    tickAt(this, 0);
  }

  protected override readStation(): void {
    const before = this.onAir?.track?.id;
    if (this.feed.follow(this.station, this.recordsWanted())) this.heard = null;
    this.snapshot = this.spoken ? this.feed.snapshot : nothingYet;
    this.onAir = onAirAt(this.snapshot, this.station.now(), this.settings.delay, this.showsNow?.());
    if (this.onAir.track?.id !== before) this.turn = !this.turn;
  }

  protected override afterDrawing(): void {
    const { track } = this.onAir;
    const previous = this.heard;
    tickAt(this, this.snapshot.tracks.length ? this.beat : 0);
    if (track?.id !== previous?.id) {
      this.heard = track;
      this.trackChanged(track);
      this.send('track', { track, previous });
    }
    super.afterDrawing();
  }

  protected statusNow(): Status {
    return this.onAir.status;
  }

  protected failureNow(): OnAir['failure'] {
    return this.onAir.failure;
  }

  /** How many plays the feed has to hold for this element. */
  protected abstract recordsWanted(): number;

  /** The shows of the moment, where the element knows them. */
  protected showsNow?(): Shows | undefined;

  /** Another track is heard than before; null when none is. */
  protected trackChanged(_track: Track | null): void {}
}
