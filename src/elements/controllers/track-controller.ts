/**
 * In:  a station's feed.
 * Out: the track that a listener hears, with the element's delay, and the event when it changes.
 */
import type { Feed } from '../../station/feed/feed.js';
import { onAirAt } from '../../station/feed/on-air.js';
import type { FeedSnapshot, OnAir, Shows, Track } from '../../station/snapshot.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import type { StationHost } from '../base/station-host.js';

const nothingYet: FeedSnapshot = { status: 'loading', tracks: [], asOf: null, failure: null };

/** For elements that show the track on air, or past ones. Sends `onair-track`. */
export class TrackController extends SubscriptionController<FeedSnapshot, Feed> {
  onAir: OnAir = onAirAt(nothingYet, 0, 0);
  private records = 0;
  private heard: Track | null = null;

  /** `onTrack` is called when another track is heard, or none (null): after it is drawn, and before the event. */
  constructor(
    host: StationHost,
    private readonly onTrack: (track: Track | null) => void = () => undefined,
  ) {
    super(host, nothingYet);
  }

  /** `records`: how many plays the element wants to see. `shows`: those of the moment heard, where the element knows them. */
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
    // What a server knew may be over: that comes to light with the next update.
    if (this.host.isPrerender || track?.id === previous?.id) return;
    this.heard = track;
    this.onTrack(track);
    this.host.emit('onair-track', { track, previous });
  }

  protected override subscribe(feed: Feed, listener: (snapshot: FeedSnapshot) => void): () => void {
    return feed.subscribe(listener, this.records);
  }
}
