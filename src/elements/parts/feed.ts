/**
 * In:  which station an element shows.
 * Out: that station's feed, for as long as the element stands in the page.
 */
import type { ReactiveController, ReactiveElement } from 'lit';
import type { FeedSnapshot } from '../../station/snapshot.js';
import { Station, type StationOptions } from '../../station/station.js';

/** Listens to one feed at a time and has the element drawn anew at each change. */
export class FeedController implements ReactiveController {
  snapshot: FeedSnapshot = { status: 'loading', tracks: [], asOf: null, failure: null };
  station!: Station;
  private following = '';
  private stop?: () => void;

  constructor(private host: ReactiveElement) {
    host.addController(this);
  }

  /** Follows this station from now on; true when it is another than before. `records` is how many plays are wanted. */
  follow(options: StationOptions, records: number): boolean {
    const wanted = JSON.stringify([options, records]);
    // An update that was asked for while connected may come after the element was taken out.
    if (wanted === this.following || !this.host.isConnected) return false;
    const before = this.station;
    this.hostDisconnected();
    this.following = wanted;
    this.station = Station.at(options);
    this.stop = this.station.feed.subscribe((snapshot) => {
      this.snapshot = snapshot;
      this.host.requestUpdate();
    }, records);
    return this.station !== before;
  }

  hostConnected(): void {
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.stop?.();
    this.following = '';
  }
}
