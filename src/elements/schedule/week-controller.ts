import { airingsOf, type Airing } from '../../station/lists/week.js';
import { nothingListed, type ListFeed, type ListSnapshot } from '../../station/lists/list-feed.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import type { StationHost } from '../base/station-host.js';
import { syncClock } from './sync-clock.js';

/** Provides the airings of the shown days, and the station's zone. */
export class WeekController extends SubscriptionController<ListSnapshot<Airing>, ListFeed<Airing>> {
  constructor(host: StationHost) {
    super(host, nothingListed);
  }

  /** IANA name of the station's zone; null until it is known from the airings. */
  get stationZone(): string | null {
    return this.host.shownStation.knownZone.value;
  }

  /**
   * Follows the airings between two times in Unix seconds. Returns true if the range has changed. If `keepsCopy` is
   * true, the browser stores the airings for the next page.
   */
  update(from: number, to: number, keepsCopy: boolean): boolean {
    return this.follow(airingsOf(this.host.shownStation, from, to, keepsCopy));
  }

  refresh(): void {
    this.readable?.refresh();
  }

  protected override subscribe(
    airings: ListFeed<Airing>,
    listener: (list: ListSnapshot<Airing>) => void,
  ): () => void {
    const { host } = this;
    const { shownStation: station } = host;
    const update = (): void => host.requestUpdate();
    const stops = [
      airings.subscribe(listener),
      station.knownZone.subscribe(update),
      syncClock(station, update),
    ];
    return () => stops.forEach((stop) => stop());
  }
}
