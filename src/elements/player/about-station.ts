/**
 * In:  which station a player plays.
 * Out: its channels and its name, for as long as the player stands in the page.
 */
import type { Channel } from '../../station/lists/channels.js';
import type { ListSnapshot } from '../../station/lists/list-feed.js';
import type { Station } from '../../station/station.js';

const noChannels: ListSnapshot<Channel> = { status: 'loading', records: [], asOf: null, failure: null };

/** Listens to one station at a time and calls back at each change. */
export class AboutStation {
  channels = noChannels;
  /** Empty until it is known. */
  name = '';
  station: Station | undefined;
  private stops: (() => void)[] = [];

  constructor(private readonly changed: () => void) {}

  /** Follows this station from now on; true when it is another than before. */
  follow(station: Station): boolean {
    const isOther = station !== this.station;
    if (!isOther && this.stops.length) return false;
    this.leave();
    if (isOther) {
      this.channels = noChannels;
      this.name = '';
    }
    this.station = station;
    this.stops = [
      station.channels.subscribe((channels) => {
        this.channels = channels;
        this.changed();
      }),
      station.name.subscribe((name) => {
        this.name = name ?? '';
        this.changed();
      }),
    ];
    return isOther;
  }

  /** Stops listening, until `follow` is called again. */
  leave(): void {
    for (const stop of this.stops.splice(0)) stop();
  }
}
