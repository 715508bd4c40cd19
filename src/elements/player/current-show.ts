import type { LitElement } from 'lit';
import { nowNext } from '../../schedule/now-next.js';
import { nothingListed, type ListSnapshot } from '../../station/lists/list-feed.js';
import type { Airing } from '../../station/lists/week.js';
import type { OnAir, Shows } from '../../station/snapshot.js';
import type { Station } from '../../station/station.js';
import type { StationHost } from '../base/station-host.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import { isolate, type SongTexts } from '../format/song.js';
import { ShowProfilesController } from '../ui/show-profiles-controller.js';

/** Follows a station's schedule, because the player shows the current and the next show. */
export class CurrentShow {
  private readonly week: SubscriptionController<ListSnapshot<Airing>>;
  private readonly profiles: ShowProfilesController;

  constructor(host: LitElement & StationHost) {
    this.week = new SubscriptionController<ListSnapshot<Airing>>(host, nothingListed);
    this.profiles = new ShowProfilesController(host);
  }

  /** Returns the current and the next show for the listener. `now` is the listener's time, in milliseconds. */
  showsAt(station: Station, now: number): Shows {
    this.week.follow(station.week);
    const airings = this.week.value.records.filter(({ name }) => name);
    const { now: show, next } = nowNext(airings, now / 1000);
    return { show, next };
  }

  /** Returns the current show and its host. A name that the song already contains is left out. */
  line({ show, track }: OnAir, song: SongTexts): string {
    if (!show) return '';
    const host = this.profiles.profiles?.hostOf(show) || track?.dj_name;
    return [...new Set([show.name, host])]
      .filter((name) => name && !song.includes(name))
      .map((name) => isolate(name!))
      .join(' · ');
  }
}
