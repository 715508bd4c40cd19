import type { LitElement, ReactiveController } from 'lit';
import { nowNext } from '../../schedule/now-next.js';
import type { Airing } from '../../station/lists/week.js';
import type { OnAir, Shows } from '../../station/snapshot.js';
import type { Station } from '../../station/station.js';
import { isolate, type Song } from '../format/song.js';
import { ShowProfilesController } from '../ui/show-profiles-controller.js';

/** Follows a station's schedule, because a player names the current show and the next one. */
export class CurrentShow implements ReactiveController {
  private station: Station | null = null;
  private airings: readonly Airing[] = [];
  private unfollow = (): void => undefined;
  private readonly profiles: ShowProfilesController;

  constructor(private readonly host: LitElement) {
    this.profiles = new ShowProfilesController(host);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.follow(null);
  }

  /** Follows this station instead of the previous one; null to stop. */
  private follow(station: Station | null): void {
    if (station === this.station) return;
    this.unfollow();
    this.unfollow = () => undefined;
    this.station = station;
    this.airings = [];
    if (!station) return;
    this.unfollow = station.week.subscribe(({ records }) => {
      this.airings = records.filter(({ name }) => name);
      this.host.requestUpdate();
    });
  }

  /** Returns the current and the next show. `now` is the moment that the listener hears, in milliseconds. */
  showsAt(station: Station, now: number): Shows {
    if (this.host.isConnected) this.follow(station);
    const { now: show, next } = nowNext(this.airings, now / 1000);
    return { show, next };
  }

  /** Returns the current show and its host. Names that the song already contains are left out. */
  line({ show, track }: OnAir, song: Song): string {
    if (!show) return '';
    const host = this.profiles.profiles?.hostOf(show) || track?.dj_name;
    return [...new Set([show.name, host])]
      .filter((name) => name && !song.includes(name))
      .map((name) => isolate(name!))
      .join(' · ');
  }
}
