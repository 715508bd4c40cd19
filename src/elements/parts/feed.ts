/**
 * In:  which station an element shows.
 * Out: that station's feed, for as long as the element stands in the page.
 */
import type { FeedSnapshot } from '../../station/snapshot.js';
import { Station, type StationOptions } from '../../station/station.js';
import type { TemplateElement } from './template-element.js';

/** Before anything is known. */
export const nothingYet: FeedSnapshot = { status: 'loading', tracks: [], asOf: null, failure: null };

/** Listens to one feed at a time and has the element drawn anew at each change. */
export class FeedListener {
  snapshot = nothingYet;
  station!: Station;
  private following = '';
  private stop?: () => void;

  constructor(private readonly host: TemplateElement) {}

  /** Follows this station from now on; true when it is another than before. `records` is how many plays are wanted. */
  follow(options: StationOptions, records: number): boolean {
    const wanted = JSON.stringify([options, records]);
    if (wanted === this.following) return false;
    const before = this.station;
    this.leave();
    this.following = wanted;
    this.station = Station.at(options);
    this.stop = this.station.feed.subscribe((snapshot) => {
      this.snapshot = snapshot;
      this.host.requestUpdate();
    }, records);
    return this.station !== before;
  }

  /** Stops listening, until `follow` is called again. */
  leave(): void {
    this.stop?.();
    this.following = '';
  }
}
