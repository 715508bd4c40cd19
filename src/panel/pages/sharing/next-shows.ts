import { secondsInDay } from 'date-fns/constants';
import { planAirings } from '../../../schedule/expand-grid.js';
import { gridStation } from '../../station/grid/grid-station.js';
import { asRecord } from '../../station/grid/rules.js';
import type { StationState } from '../../station/state.js';

export interface NextShow {
  name: string;
  /** Start in milliseconds UTC. */
  ts: number;
}

/** If more airings than this are planned, no shows are returned. */
const MAX_AIRINGS = 500;

/** Returns the next `count` shows that start within a day, excluding the current one. */
export function nextShows(state: StationState, server: number, count: number): NextShow[] {
  const now = Math.floor(state.clock.now() / 1000);
  const events = state.store.grid.all(server).map(asRecord);
  const range = { start_ts: now, end_ts: now + secondsInDay };
  const airings = planAirings(events, range, gridStation(state), MAX_AIRINGS)?.write() ?? [];
  return airings
    .filter(({ start_ts, name }) => start_ts > now && name)
    .slice(0, count)
    .map(({ name, start_ts }) => ({ name, ts: start_ts * 1000 }));
}
