/** Writes the plays of one simulated station to its history. */
import { millisecondsInDay, millisecondsInMinute, millisecondsInWeek } from 'date-fns/constants';
import type { Clock } from '../../base/clock.js';
import type { PanelOptions } from '../../base/options.js';
import type { ChartCounter } from '../../station/charts/chart-counter.js';
import { REQUEST_LIFE_MS, type RequestQueue } from '../../station/requests/queue.js';
import type { Store } from '../../store/store.js';
import { createMinuteOfDay, createWeekday } from './local-time.js';
import { isLive, nextPlay, MAX_RECENT_PLAYS, type Programme, type RecentPlay } from './programme.js';
import { programmeOf } from './stations.js';

/** Length of the history with which a new station starts. */
const INITIAL_HISTORY_MS = millisecondsInDay;
/** If the panel was off for longer than this, plays are added only for the last day. */
const MAX_FILL_MS = millisecondsInWeek;
/** How often to check whether an empty library has tracks. */
const SILENCE_MS = millisecondsInMinute;

export interface SimulatedStation {
  readonly server: number;
  /** Returns the start of the next play in milliseconds UTC. */
  nextPlayAt(): number;
  /** Writes all plays that start at or before `now`. The caller opens the transaction. */
  writePlays(now: number): void;
  /** Continues after the last stored play. Call this when the history was changed elsewhere. */
  continueFromHistory(): void;
  /** Call this when the library was changed. */
  reloadLibrary(): void;
  /** Whether a DJ plays live now. */
  isLive(): boolean;
}

interface Dependencies {
  options: PanelOptions;
  store: Store;
  clock: Clock;
  requestQueue: RequestQueue;
  counter: ChartCounter;
}

export function createSimulatedStation(
  server: number,
  { options, store, clock, requestQueue, counter }: Dependencies,
): SimulatedStation {
  const programme: Programme = {
    ...programmeOf(server),
    seed: options.seed,
    server,
    minuteOfDay: createMinuteOfDay(options.zone),
    weekday: createWeekday(options.zone),
    ...readLibrary(),
  };
  let nextPlayAt = 0;
  let recentPlays: RecentPlay[] = [];

  function readLibrary(): Pick<Programme, 'tracks' | 'jingles'> {
    return { tracks: store.music.tracks(server), jingles: store.music.jingles(server) };
  }

  /**
   * Writes the next play. It is a requested track if `mayBeRequested` is true and a request has been approved.
   */
  function writeNextPlay(mayBeRequested: boolean): void {
    const request = mayBeRequested ? requestQueue.first(server, nextPlayAt) : null;
    const requestedTrack = programme.tracks.find((track) => track.id === request?.music) ?? null;
    const play = nextPlay(programme, nextPlayAt, recentPlays, requestedTrack);
    store.history.add(play);
    counter.addPlay(play);
    if (request && play.all_music_id === request.music)
      store.requests.change({ ...request, state: 'played', played_at: play.ts });
    recentPlays.push(play);
    if (recentPlays.length > MAX_RECENT_PLAYS) recentPlays.shift();
    nextPlayAt = play.ends;
  }

  return {
    server,
    nextPlayAt: () => nextPlayAt,
    writePlays(now) {
      const hasLibrary = programme.tracks.length + programme.jingles.length > 0;
      // The station stays silent while it has nothing to play.
      if (!hasLibrary) nextPlayAt = now + SILENCE_MS;
      if (now - nextPlayAt > MAX_FILL_MS) nextPlayAt = now - INITIAL_HISTORY_MS;
      // Check this once per update. Otherwise, filling the first day of a new station would read an empty queue
      // for every play.
      const hasRequests = store.requests.waiting(server, nextPlayAt - REQUEST_LIFE_MS).length > 0;
      while (nextPlayAt <= now) writeNextPlay(hasRequests);
    },
    continueFromHistory() {
      const start = Math.floor((clock.now() - INITIAL_HISTORY_MS) / 1000) * 1000;
      nextPlayAt = store.history.endOfLast(server) ?? start;
      recentPlays = store.history.slice(server, { limit: MAX_RECENT_PLAYS, offset: 0 }, 'latest');
    },
    reloadLibrary: () => void Object.assign(programme, readLibrary()),
    isLive: () => isLive(programme, clock.now()),
  };
}
