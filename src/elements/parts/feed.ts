/**
 * In:  which station an element shows.
 * Out: that station's feed, for as long as the element stands in the page.
 */
import type { FeedSnapshot } from '../../station/snapshot.js';
import type { Station } from '../../station/station.js';
import type { TemplateElement } from './template-element.js';

/** Before anything is known. */
export const nothingYet: FeedSnapshot = { status: 'loading', tracks: [], asOf: null, failure: null };

/** Listens to one feed at a time and has the element drawn anew at each change. */
export class FeedListener {
  snapshot = nothingYet;
  private station: Station | null = null;
  private records = 0;
  private stop: (() => void) | undefined;

  constructor(private readonly host: TemplateElement) {}

  /** Follows this station from now on; true when it is another than before. `records` is how many plays are wanted. */
  follow(station: Station, records: number): boolean {
    const isOther = station !== this.station;
    if (!isOther && this.stop && records === this.records) return false;
    this.leave();
    Object.assign(this, { station, records });
    this.stop = station.feed.subscribe((snapshot) => {
      this.snapshot = snapshot;
      this.host.requestUpdate();
    }, records);
    return isOther;
  }

  /** Stops listening, until `follow` is called again. */
  leave(): void {
    this.stop?.();
    this.stop = undefined;
  }
}
