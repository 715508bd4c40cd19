/**
 * In:  one start of an event.
 * Out: the Unix second of the event's own finish, null when it names none.
 *
 * A finish that is not later than the start on the wall is on the next day: so
 * 23:00 to 01:00 runs over midnight, and 10:00 to 10:00 takes a whole day. The
 * `finish_date` of a onetime event moves its finish to that day; without a
 * `finish_time` it says nothing. These are choices of this project.
 */
import { secondsInDay } from 'date-fns/constants';
import type { Start } from './starts.js';
import { dayFrom } from './wall-text.js';

export function ownFinish({ rule, day, ts }: Start): number | null {
  const { event, zone, seconds, finishSeconds: finish } = rule;
  if (Number.isNaN(finish)) return null;
  const named = event.periodicity === 'onetime' ? dayFrom(event.finish_date) : NaN;
  const onLaterDay = named > day;
  // By date-fns' addDays, a year of 1,000 events takes a sixth longer.
  const finishDay = onLaterDay ? named : finish > seconds ? day : day + secondsInDay;
  // A start that a clock change moved forward may have moved past its finish.
  return Math.max(ts, zone.unixAt(finishDay + finish));
}
