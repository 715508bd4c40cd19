/**
 * In:  a station.
 * Out: its show on air and the next one, told whenever that changes, by time alone too.
 */
import { nowNext } from '../schedule/now-next.js';
import type { Source } from './later.js';
import { goneAt } from './plan.js';
import type { Shows, Track } from './snapshot.js';
import type { Station } from './station.js';
import { scheduleOf, type Airing } from './week.js';

/** All that a station loads of its schedule comes by this file: one address less in what every page loads. */
export { scheduleOf, zoneOf } from './week.js';

/** What is known of the station's clock may change in between: milliseconds. */
const LONGEST_WAIT = 60_000;

/** Also told when the newest track is no longer on air, which nothing but the time says. */
export function showsOf(station: Station): Source<Shows> {
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
        const gone = newest ? goneAt(newest) : Infinity;
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
