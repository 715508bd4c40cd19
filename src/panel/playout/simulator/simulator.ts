/**
 * Plays every simulated station. On each request, and whenever the next play is due, the simulator writes the
 * plays that have started since the last time. If the clock is moved forward, plays are added for the hours
 * that were skipped.
 */
import type { Clock } from '../../base/clock.js';
import type { PanelOptions } from '../../base/options.js';
import { createChartCounter } from '../../station/charts/chart-counter.js';
import { dropExcess } from '../../station/history/drop-excess.js';
import type { Playout } from '../../station/playout.js';
import { createRequestQueue } from '../../station/requests/queue.js';
import type { NewPlay } from '../../store/history.js';
import type { Store } from '../../store/store.js';
import { createPlayTimer } from './play-timer.js';
import { createSimulatedStation } from './simulated-station.js';

export function startSimulator(options: PanelOptions, store: Store, clock: Clock): Playout {
  const requestQueue = createRequestQueue({ options, store });
  const counter = createChartCounter({ options, store }, () => clock.now());
  const stations = store.servers
    .all()
    .map(({ id }) => createSimulatedStation(id, { options, store, clock, requestQueue, counter }));
  const timer = createPlayTimer(clock, handleDue);
  const watchers = new Set<() => void>();
  /** Whether the history may contain more plays than the limit. */
  let isOverfull = true;

  function handleDue(): void {
    try {
      catchUp();
    } catch (error) {
      options.report(error);
    }
  }

  function catchUp(): void {
    const now = clock.now();
    const dueStations = stations.filter((station) => station.nextPlayAt() <= now);
    const isAnyDue = dueStations.length > 0;
    if (isAnyDue || isOverfull) {
      store.transaction(() => {
        dueStations.forEach((station) => station.writePlays(now));
        dropExcessPlays();
      });
    }
    if (isAnyDue || !timer.isSet()) setTimer(now);
    if (isAnyDue) notifyWatchers();
  }

  function dropExcessPlays(): void {
    const areOverfull = stations.map(({ server }) => dropExcess(store.history, server, options.historyLimit));
    isOverfull = areOverfull.includes(true);
  }

  function setTimer(now: number): void {
    if (stations.length === 0) return;
    const nextPlayAt = Math.min(...stations.map((station) => station.nextPlayAt()));
    timer.setAgain(isOverfull ? 0 : nextPlayAt - now);
  }

  function notifyWatchers(): void {
    watchers.forEach((changed) => changed());
  }

  /** Ends the current play and starts the given one. Returns its id. */
  function startPlay(play: NewPlay, givenId?: number): number {
    const id = store.transaction(() => {
      store.history.cutShort(play.server, play.ts);
      return store.history.add(play, givenId);
    });
    // Prune the history later. If this play has an old `ts`, it would otherwise be deleted before the request
    // gets its response.
    isOverfull = true;
    stations.find(({ server }) => server === play.server)?.continueFromHistory();
    setTimer(clock.now());
    notifyWatchers();
    return id;
  }

  stations.forEach((station) => station.continueFromHistory());
  counter.countHistory();
  catchUp();

  return {
    catchUp,
    play(play, givenId) {
      catchUp();
      const id = startPlay(play, givenId);
      counter.addPlay(play);
      return id;
    },
    restart({ id: _, ...play }) {
      const now = clock.now();
      const ends = now + (play.ends - play.ts);
      // For a play from the control API, responses contain the `ts` that was given, but the repetition must
      // start now.
      const given = play.given && { ...play.given, id: undefined, ts: now };
      catchUp();
      // In the charts, the repetition isn't counted as another play.
      startPlay({ ...play, given, ts: now, ends });
    },
    libraryChanged() {
      catchUp();
      stations.forEach((station) => station.reloadLibrary());
    },
    moveClock(now) {
      const isBack = now < clock.now();
      clock.set(now);
      if (isBack) {
        store.history.dropAfter(now);
        store.requests.rewind(now);
        counter.rewind(now);
        stations.forEach((station) => station.continueFromHistory());
      }
      catchUp();
      setTimer(clock.now());
      notifyWatchers();
    },
    takesRequests: (id) => stations.some((station) => station.server === id && !station.isLive()),
    // The panel draws the covers of simulated stations, so there is nothing to fetch.
    fetchCover: () => Promise.resolve(null),
    watch: (changed) => void watchers.add(changed),
    close() {
      watchers.clear();
      timer.close();
    },
  };
}
