/**
 * Returns the finish of an event in Unix seconds, or null if it specifies none.
 *
 * The contract doesn't define the following. If the finish isn't later than the start, it is on the next day.
 * For example, 23:00 to 01:00 passes midnight, and 10:00 to 10:00 takes a whole day. If a onetime event has a
 * `finish_date` and a `finish_time`, its finish is on that date.
 */
import { secondsInDay } from 'date-fns/constants';
import type { Start } from './starts.js';
import { dayFrom } from './wall-text.js';

export function ownFinish({ rule, day, ts }: Start): number | null {
  const { event, zone, seconds, finishSeconds: finish } = rule;
  if (Number.isNaN(finish)) return null;
  const named = event.periodicity === 'onetime' ? dayFrom(event.finish_date) : NaN;
  const onLaterDay = named > day;
  // `addDays` of date-fns isn't used, because it makes the expansion of 1,000 events over a year take a sixth
  // longer.
  const finishDay = onLaterDay ? named : finish > seconds ? day : day + secondsInDay;
  // A clock change can move the start to a time after the finish.
  return Math.max(ts, zone.unixAt(finishDay + finish));
}
