import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { dayAt } from '../../src/schedule/wall-text.js';
import { zoneNamed } from '../../src/schedule/zone.js';
import type { TestShow } from '../../test/kit/servers/test-server.js';
import type { Station } from './station.js';

/** Longer than any demo runs. */
const DAYS_BEFORE = 8;
const DAYS_AFTER = 60;

/** Returns the airings of the shows in the weeks around `now` (Unix milliseconds), in order. */
export function airingsAround({ shows, zone }: Station, now: number): TestShow[] {
  const { unixAt, wallAt } = zoneNamed(zone);
  const today = dayAt(wallAt(Math.floor(now / 1000)));
  const days = Array.from(
    { length: DAYS_BEFORE + DAYS_AFTER },
    (_, index) => today + (index - DAYS_BEFORE) * secondsInDay,
  );
  const airings = days.flatMap((day) =>
    shows
      .filter((show) => show.days.includes(weekday(day)))
      .map(({ name, from, to }) => ({
        name,
        from: unixAt(day + from * secondsInHour) * 1000,
        to: unixAt(day + to * secondsInHour) * 1000,
      })),
  );
  return airings.sort((a, b) => a.from - b.from);
}

/** From 1 (Monday) to 7. */
function weekday(day: number): string {
  return String(new Date(day * 1000).getUTCDay() || 7);
}
