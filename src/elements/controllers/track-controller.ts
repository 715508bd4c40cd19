import type { Feed } from '../../station/feed/feed.js';
import { onAirAt } from '../../station/feed/on-air.js';
import type { FeedSnapshot, OnAir, Shows, Track } from '../../station/snapshot.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import type { StationHost } from '../base/station-host.js';

const LOADING: FeedSnapshot = { status: 'loading', tracks: [], asOf: null, failure: null };

/**
 * Follows a station's feed, delayed by the element's `delay`, and emits `onair-track` when the listener hears another
 * track.
 */
export class TrackController extends SubscriptionController<FeedSnapshot, Feed> {
  onAir: OnAir = onAirAt(LOADING, 0, 0);
  private records = 0;
  /** The track of the last event. */
  private heard: Track | null = null;

  /**
   * `onTrack` is called with the new track, or with null between tracks, after the element has rendered it and before
   * the event is emitted.
   */
  constructor(
    host: StationHost,
    private readonly onTrack: (track: Track | null) => void = () => undefined,
  ) {
    super(host, LOADING);
  }

  /**
   * Call it in `willUpdate`. `records` is the number of plays that the element needs. `shows` are the current and the
   * next show for the listener, if known.
   */
  update(records: number, shows?: Shows): void {
    const { shownStation: station, settings } = this.host;
    if (records !== this.records) this.unfollow();
    this.records = records;
    if (this.follow(station.feed)) this.heard = null;
    this.onAir = onAirAt(this.value, station.now(), settings.delay, shows);
  }

  hostUpdated(): void {
    const { track } = this.onAir;
    const previous = this.heard;
    // The track from a server-rendered page may have ended. The next update checks that.
    if (this.host.isPrerender || track?.id === previous?.id) return;
    this.heard = track;
    this.onTrack(track);
    this.host.emit('onair-track', { track, previous });
  }

  protected override subscribe(feed: Feed, listener: (snapshot: FeedSnapshot) => void): () => void {
    return feed.subscribe(listener, this.records);
  }
}
