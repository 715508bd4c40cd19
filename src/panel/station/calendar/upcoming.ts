/**
 * In:  a station's stored events, and the panel's clock.
 * Out: its airings from the beginning of this day on, eight weeks ahead, settled as pages show them.
 */
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

/** More than one each quarter of an hour, and about 1 MB: calendars refuse what is much larger. A choice of this project. */
const MOST = 6000;

/** The midnight that began the station's day, as a wall second: until the next one, the range stays as it is. */
export function today({ clock, options }: StationState): number {
  return dayAt(zoneNamed(options.zone).wallAt(clock.now() / 1000));
}

/** Of a schedule with more airings than a calendar takes, those of as many days as have room. Others are answered meanwhile. */
export async function upcomingAirings(state: StationState, server: number): Promise<Settled<GridAiring>[]> {
  const zone = zoneNamed(state.options.zone);
  const start_ts = zone.unixAt(today(state));
  const end = zone.unixAt(daysAfter(today(state), 7 * WEEKS));
  const events = state.store.grid.all(server).map(asRecord);
  const station = gridStation(state);
  // What is planned past the end decides how the last airings go on: without it, their names would change a day later.
  let end_ts = end + secondsInWeek;
  let plan: AiringPlan | null;
  for (;;) {
    await setImmediate();
    plan = planAirings(events, { start_ts, end_ts }, station, MOST);
    if (plan) break;
    end_ts = start_ts + Math.floor((end_ts - start_ts) / 2);
  }
  await setImmediate();
  const last = Math.min(end, end_ts - (end_ts - start_ts) / (WEEKS + 1));
  return settled(plan.write(), end_ts).filter((airing) => airing.start_ts < last);
}
