/**
 * Returns the event's finish in Unix seconds; null if it doesn't specify one.
 *
 * The contract doesn't define the following. A finish that isn't later than the start is on the next day: 23:00 to
 * 01:00 passes midnight, and 10:00 to 10:00 takes a whole day. If a onetime event has a `finish_date` and a
 * `finish_time`, its finish is on that date.
 */
import { secondsInDay } from 'date-fns/constants';
import type { Start } from './starts.js';
import { dayFrom } from './wall-text.js';

export function ownFinish({ rule, day, ts }: Start): number | null {
  const { event, zone, seconds, finishSeconds: finish } = rule;
  if (Number.isNaN(finish)) return null;
  const named = event.periodicity === 'onetime' ? dayFrom(event.finish_date) : NaN;
  const onLaterDay = named > day;
  // With date-fns' `addDays`, expanding 1,000 events over a year takes a sixth longer.
  const finishDay = onLaterDay ? named : finish > seconds ? day : day + secondsInDay;
  // A clock change can move the start past the finish.
  return Math.max(ts, zone.unixAt(finishDay + finish));
}
