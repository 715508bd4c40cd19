import { setImmediate } from 'node:timers/promises';
import { secondsInWeek } from 'date-fns/constants';
import type { GridAiring } from '../../../contract/records.js';
import { daysAfter } from '../../../schedule/calendar.js';
import { planAirings, type AiringPlan } from '../../../schedule/expand-grid.js';
import { settled, type Settled } from '../../../schedule/settled.js';
import { dayAt } from '../../../schedule/wall-text.js';
import { zoneNamed } from '../../../schedule/zone.js';
import { gridStation } from '../grid/grid-station.js';
import { asRecord } from '../grid/rules.js';
import type { StationState } from '../state.js';

const WEEKS = 8;

/**
 * A calendar with this many airings takes about 1 MB. Calendar programs reject files that are much larger. A
 * schedule with an airing every 15 minutes for eight weeks is within this limit. The contract doesn't define a
 * limit.
 */
const MAX_AIRINGS = 6000;

/** Returns the start of the station's current day as local time, in seconds. */
export function today({ clock, options }: StationState): number {
  return dayAt(zoneNamed(options.zone).wallAt(clock.now() / 1000));
}

/**
 * Returns a station's airings for eight weeks from the start of its current day. They are settled in the same
 * way as on pages. If there are too many, the range is shortened. Other requests can run between the steps.
 */
export async function upcomingAirings(state: StationState, server: number): Promise<Settled<GridAiring>[]> {
  const zone = zoneNamed(state.options.zone);
  const start_ts = zone.unixAt(today(state));
  const end = zone.unixAt(daysAfter(today(state), 7 * WEEKS));
  const events = state.store.grid.all(server).map(asRecord);
  const station = gridStation(state);
  // Expand one more week, because an event after the range may determine when the last airing in the range
  // ends.
  let end_ts = end + secondsInWeek;
  let plan: AiringPlan | null;
  for (;;) {
    await setImmediate();
    plan = planAirings(events, { start_ts, end_ts }, station, MAX_AIRINGS);
    if (plan) break;
    end_ts = start_ts + Math.floor((end_ts - start_ts) / 2);
  }
  await setImmediate();
  const last = Math.min(end, end_ts - (end_ts - start_ts) / (WEEKS + 1));
  return settled(plan.write(), end_ts).filter((airing) => airing.start_ts < last);
}
