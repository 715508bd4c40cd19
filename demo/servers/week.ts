/**
 * In:  a station's shows, and a moment.
 * Out: their airings of the weeks around it, by time.
 */
import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { dayAt } from '../../src/schedule/wall-text.js';
import { zoneNamed } from '../../src/schedule/zone.js';
import type { TestShow } from '../../test/kit/servers/test-server.js';
import type { Station } from './station.js';

/** Days before, and after: longer than anybody leaves a demo running. */
const BEFORE = 8;
const AFTER = 60;

/** `now`: milliseconds, UTC. */
export function airingsAround({ shows, zone }: Station, now: number): TestShow[] {
  const { unixAt, wallAt } = zoneNamed(zone);
  const today = dayAt(wallAt(Math.floor(now / 1000)));
  const days = Array.from({ length: BEFORE + AFTER }, (_, index) => today + (index - BEFORE) * secondsInDay);
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

/** 1 for Monday to 7. */
function weekday(day: number): string {
  return String(new Date(day * 1000).getUTCDay() || 7);
}
