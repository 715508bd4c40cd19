import { nowNext } from '../../schedule/now-next.js';
import type { Readable } from '../readable.js';
import { offAirAt } from '../feed/polling-plan.js';
import type { Shows, Track } from '../snapshot.js';
import type { StationContext } from '../station-context.js';
import type { ListFeed } from './list-feed.js';
import { airingsOf, scheduleFeed, type Airing } from './week.js';
import { toJson } from '../../contract/to-json.js';

const DAY_S = 86_400;

/**
 * Returns the airings that overlap a range of Unix seconds. Without a range, returns those from yesterday to eight days
 * ahead.
 */
export function scheduleOf(station: StationContext, from?: number, to?: number): ListFeed<Airing> {
  if (from !== undefined && to !== undefined) return airingsOf(station, from, to);
  // Use whole UTC days, so that all visitors share one URL per day.
  return scheduleFeed(station, '', '', 0, () => {
    const today = Math.floor(station.now() / 1000 / DAY_S) * DAY_S;
    return { from: today - DAY_S, to: today + 8 * DAY_S };
  });
}

/** Maximum time between two checks of what is on air, because the station's clock may be corrected in the meantime. */
const MAX_CHECK_INTERVAL_MS = 60_000;

/**
 * The current and the next show. Listeners are also called when the newest track goes off air, which happens
 * without a response.
 */
export function showsOf(station: StationContext): Readable<Shows> {
  return {
    subscribe(listener) {
      let airings: readonly Airing[] = [];
      let newest: Track | undefined;
      let onAir: boolean | null | undefined;
      let last = '[null,null,false]';
      let timer: ReturnType<typeof setTimeout> | undefined;
      const check = (): void => {
        clearTimeout(timer);
        const now = station.now();
        const { now: show, next } = nowNext(airings, now / 1000);
        const offAir = newest ? offAirAt(newest, onAir) : Infinity;
        const news = toJson([show, next, now > offAir && newest!.id]);
        if (news !== last) {
          last = news;
          listener({ show, next });
        }
        const changes = [show?.end_ts, next?.start_ts].map((ts) => (ts ?? 0) * 1000);
        const waits = [...changes, offAir + 1].map((at) => at - now).filter((wait) => wait > 0);
        timer = setTimeout(check, Math.min(MAX_CHECK_INTERVAL_MS, ...waits));
      };
      const stops = [
        scheduleOf(station).subscribe(({ records }) => {
          airings = records;
          check();
        }),
        station.feed.subscribe((feed) => {
          newest = feed.tracks[0];
          onAir = feed.onAir;
          check();
        }, 2),
        () => clearTimeout(timer),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}
