/**
 * In:  a station.
 * Out: the week around now; its show on air and the next one, told whenever that changes, by time alone too; its zone.
 */
import { nowNext } from '../../schedule/now-next.js';
import type { Source } from '../lazy-source.js';
import { offAirAt } from '../feed/polling-plan.js';
import type { Shows, Track } from '../snapshot.js';
import type { StationContext } from '../station-context.js';
import type { ListFeed } from './list-feed.js';
import { airingsOf, commonZone, scheduleFeed, type Airing } from './week.js';

const DAY = 86_400;

/** The airings that touch a range of Unix seconds; without one, those around now: from yesterday on, eight days ahead. */
export function scheduleOf(station: StationContext, from?: number, to?: number): ListFeed<Airing> {
  if (from !== undefined && to !== undefined) return airingsOf(station, from, to);
  // Whole days of UTC, so that visitors of a day share one URL, wherever they are.
  return scheduleFeed(station, '', '', 0, () => {
    const today = Math.floor(station.now() / 1000 / DAY) * DAY;
    return { from: today - DAY, to: today + 8 * DAY };
  });
}

/** What is known of the station's clock may change in between: milliseconds. */
const LONGEST_WAIT = 60_000;

/** Also told when the newest track is no longer on air, which nothing but the time says. */
export function showsOf(station: StationContext): Source<Shows> {
  return {
    subscribe(listener) {
      let airings: readonly Airing[] = [];
      let newest: Track | undefined;
      let told = '[null,null,false]';
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = (): void => {
        clearTimeout(timer);
        const now = station.now();
        const { now: show, next } = nowNext(airings, now / 1000);
        const gone = newest ? offAirAt(newest) : Infinity;
        const news = JSON.stringify([show, next, now > gone && newest!.id]);
        if (news !== told) {
          told = news;
          listener({ show, next });
        }
        const changes = [show?.end_ts, next?.start_ts].map((ts) => (ts ?? 0) * 1000);
        const waits = [...changes, gone + 1].map((at) => at - now).filter((wait) => wait > 0);
        timer = setTimeout(look, Math.min(LONGEST_WAIT, ...waits));
      };
      const stops = [
        scheduleOf(station).subscribe(({ records }) => {
          airings = records;
          look();
        }),
        station.feed.subscribe(({ tracks }) => {
          newest = tracks[0];
          look();
        }, 2),
        () => clearTimeout(timer),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** The station's time zone, as its week tells it; null until that is known, and where it does not tell. */
export function zoneOf(station: StationContext): Source<string | null> {
  return {
    subscribe(listener) {
      let told: string | null | undefined;
      return scheduleOf(station).subscribe(({ records }) => {
        const zone = commonZone(records);
        if (zone !== told) listener((told = zone));
      });
    },
  };
}
