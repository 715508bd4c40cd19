/**
 * Plays every simulated station. On each request, and whenever the next play is due, it writes the plays that
 * have started since the last time. If the clock is moved forward, the skipped hours are filled with plays.
 */
import { millisecondsInDay, millisecondsInMinute, millisecondsInWeek } from 'date-fns/constants';
import type { Clock } from '../../base/clock.js';
import { dropExcess } from '../../station/history/drop-excess.js';
import type { NewPlay } from '../../store/history.js';
import type { PanelOptions } from '../../base/options.js';
import { createChartCounter } from '../../station/charts/chart-counter.js';
import type { Playout } from '../../station/playout.js';
import { createRequestQueue, REQUEST_LIFE_MS } from '../../station/requests/queue.js';
import type { Store } from '../../store/store.js';
import { createMinuteOfDay, createWeekday } from './local-time.js';
import { isLive, nextPlay, REMEMBERED, type PlayedBefore, type Programme } from './programme.js';
import { programmeOf } from './stations.js';

/** How much history a new station starts with. */
const INITIAL_HISTORY_MS = millisecondsInDay;
/** After a longer pause, only the last day is filled. */
const MAX_FILL_MS = millisecondsInWeek;
/** How often to check whether an empty library has tracks. */
const SILENCE_MS = millisecondsInMinute;
const MAX_TIMER_MS = 2 ** 31 - 1;
/** With a fast clock, a play starts every few milliseconds, so several are written together. */
const MIN_TIMER_MS = 20;

interface OnAir {
  programme: Programme;
  /** When the next simulated play starts: milliseconds, UTC. */
  next: number;
  before: PlayedBefore[];
}

export function startSimulator(options: PanelOptions, store: Store, clock: Clock): Playout {
  const minuteOfDay = createMinuteOfDay(options.zone);
  const requestQueue = createRequestQueue({ options, store });
  const counter = createChartCounter({ options, store }, () => clock.now());
  const weekday = createWeekday(options.zone);
  const servers = store.servers.all().map(({ id }): OnAir => {
    const library = readLibrary(id);
    return {
      programme: { ...programmeOf(id), seed: options.seed, server: id, minuteOfDay, weekday, ...library },
      next: 0,
      before: [],
    };
  });
  let timer: NodeJS.Timeout | undefined;
  const watchers = new Set<() => void>();
  let closed = false;
  let overfull = true;

  function readLibrary(server: number): Pick<Programme, 'tracks' | 'jingles'> {
    return { tracks: store.music.tracks(server), jingles: store.music.jingles(server) };
  }

  function readHistory(server: OnAir): void {
    const { server: id } = server.programme;
    const start = Math.floor((clock.now() - INITIAL_HISTORY_MS) / 1000) * 1000;
    server.next = store.history.endOfLast(id) ?? start;
    server.before = store.history.slice(id, { limit: REMEMBERED, offset: 0 }, 'latest');
  }

  function fill(server: OnAir, now: number): void {
    const { tracks, jingles } = server.programme;
    // The station stays silent while it has nothing to play.
    if (tracks.length + jingles.length === 0) server.next = now + SILENCE_MS;
    if (now - server.next > MAX_FILL_MS) server.next = now - INITIAL_HISTORY_MS;
    const id = server.programme.server;
    // Checked once per update. Otherwise, filling a new station's day would read an empty queue for each
    // play.
    const hasRequests = store.requests.waiting(id, server.next - REQUEST_LIFE_MS).length > 0;
    while (server.next <= now) {
      const request = hasRequests ? requestQueue.first(id, server.next) : null;
      const requested = tracks.find((track) => track.id === request?.music) ?? null;
      const play = nextPlay(server.programme, server.next, server.before, requested);
      store.history.add(play);
      counter.addPlay(play);
      if (request && play.all_music_id === request.music)
        store.requests.change({ ...request, state: 'played', played_at: play.ts });
      server.before.push(play);
      if (server.before.length > REMEMBERED) server.before.shift();
      server.next = play.ends;
    }
  }

  function prune(): void {
    const left = servers.map(({ programme }) =>
      dropExcess(store.history, programme.server, options.historyLimit),
    );
    overfull = left.includes(true);
  }

  function catchUp(): void {
    const now = clock.now();
    const due = servers.filter((server) => server.next <= now);
    if (due.length > 0 || overfull) {
      store.transaction(() => {
        due.forEach((server) => fill(server, now));
        prune();
      });
    }
    if (due.length > 0 || timer === undefined) schedule(now);
    if (due.length > 0) notify();
  }

  function notify(): void {
    watchers.forEach((changed) => changed());
  }

  function schedule(now: number): void {
    clearTimeout(timer);
    if (closed || clock.speed === 0 || servers.length === 0) return;
    const wait = overfull ? 0 : (Math.min(...servers.map((server) => server.next)) - now) / clock.speed;
    timer = setTimeout(onTime, Math.min(Math.max(wait, MIN_TIMER_MS), MAX_TIMER_MS));
    // The timer must not keep the process of a panel without a port alive.
    timer.unref();
  }

  function onTime(): void {
    timer = undefined;
    try {
      catchUp();
    } catch (error) {
      options.report(error);
    }
  }

  servers.forEach(readHistory);
  counter.countHistory();
  catchUp();

  function start(next: NewPlay, id?: number): number {
    const added = store.transaction(() => {
      store.history.cutShort(next.server, next.ts);
      return store.history.add(next, id);
    });
    // Prune later, because a play with an old `ts` would be deleted before this request gets its response.
    overfull = true;
    servers.filter((server) => server.programme.server === next.server).forEach(readHistory);
    schedule(clock.now());
    notify();
    return added;
  }

  return {
    catchUp,
    play(next, id) {
      catchUp();
      const added = start(next, id);
      counter.addPlay(next);
      return added;
    },
    restart({ id: _, ...again }) {
      const now = clock.now();
      const ends = now + (again.ends - again.ts);
      // A play from the control API keeps its given `ts` in responses, but the repetition starts now.
      const given = again.given && { ...again.given, id: undefined, ts: now };
      catchUp();
      // The charts count the repetition as the same play.
      start({ ...again, given, ts: now, ends });
    },
    libraryChanged() {
      catchUp();
      for (const server of servers) Object.assign(server.programme, readLibrary(server.programme.server));
    },
    moveClock(now) {
      const back = now < clock.now();
      clock.set(now);
      if (back) {
        store.history.dropAfter(now);
        store.requests.rewind(now);
        counter.rewind(now);
        servers.forEach(readHistory);
      }
      catchUp();
      schedule(clock.now());
      notify();
    },
    takesRequests: (id) =>
      servers.some(({ programme }) => programme.server === id && !isLive(programme, clock.now())),
    // The panel draws the covers of this station.
    fetchCover: () => Promise.resolve(null),
    watch: (changed) => void watchers.add(changed),
    close() {
      closed = true;
      watchers.clear();
      clearTimeout(timer);
    },
  };
}
