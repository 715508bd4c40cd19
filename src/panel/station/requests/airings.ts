import { secondsInDay } from 'date-fns/constants';
import type { GridAiring } from '../../../contract/records.js';
import { planAirings } from '../../../schedule/expand-grid.js';
import { settled, type Settled } from '../../../schedule/settled.js';
import { gridStation } from '../grid/grid-station.js';
import { asRecord } from '../grid/rules.js';
import type { StationState } from '../state.js';

/** The times at which listeners can request songs, in Unix seconds. */
export interface RequestTimes {
  /** End of the current airings that allow requests, or null if the current airing doesn't allow them. */
  until: number | null;
  /**
   * The next airing that allows requests, or null if there is none within a week or if requests are allowed
   * now.
   */
  next: { name: string; start_ts: number } | null;
}

const DAYS_AHEAD = 8;
/** No station's schedule has this many airings in a day. If the week has more, only one day is planned. */
const MAX_AIRINGS = 2000;

interface Planned {
  version: number;
  start_ts: number;
  end_ts: number;
  airings: Settled<GridAiring>[];
}

/**
 * Creates a function that returns the times at which a server's listeners can request songs. Its argument `now`
 * is in milliseconds UTC.
 */
export function createRequestTimes(
  state: Pick<StationState, 'options' | 'store'>,
): (server: number, now: number) => RequestTimes {
  const { store } = state;
  const planned = new Map<number, Planned>();

  function airingsOf(server: number, now: number): Settled<GridAiring>[] {
    const version = store.version();
    const known = planned.get(server);
    if (known?.version === version && known.start_ts <= now && now < known.start_ts + secondsInDay)
      return known.airings;
    const events = store.grid.all(server).map(asRecord);
    const plan = (days: number) => {
      const end_ts = now + days * secondsInDay;
      const found = planAirings(events, { start_ts: now, end_ts }, gridStation(state), MAX_AIRINGS);
      return found && { version, start_ts: now, end_ts, airings: settled(found.write(), end_ts) };
    };
    const read = plan(DAYS_AHEAD) ?? plan(1) ?? { version, start_ts: now, end_ts: now, airings: [] };
    planned.set(server, read);
    return read.airings;
  }

  return (server, nowMs) => {
    const now = Math.floor(nowMs / 1000);
    const airings = airingsOf(server, now);
    // If airings overlap, the one that started last is on air.
    const current = airings.filter(({ start_ts, end_ts }) => start_ts <= now && now < end_ts).at(-1);
    const later = airings.filter(({ start_ts }) => start_ts > now);
    if (!current?.allow_song_requests) {
      const next = later.find(({ allow_song_requests }) => allow_song_requests);
      return { until: null, next: next ? { name: next.name, start_ts: next.start_ts } : null };
    }
    let until = current.end_ts;
    for (const { start_ts, end_ts, allow_song_requests } of later) {
      if (start_ts > until) break;
      if (!allow_song_requests) return { until: start_ts, next: null };
      until = Math.max(until, end_ts);
    }
    return { until, next: null };
  };
}
