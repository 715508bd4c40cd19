/**
 * Keeps every server on the air: whenever somebody looks, and whenever the next
 * track is due, it writes what has begun since. A clock that was moved on for
 * hours finds those hours filled, as if they had been waited for.
 */
import { millisecondsInDay, millisecondsInMinute, millisecondsInWeek } from 'date-fns/constants';
import type { Clock } from '../clock.js';
import type { NewPlay, StoredPlay } from '../history/rows.js';
import type { PanelOptions } from '../options.js';
import type { Store } from '../store/store.js';
import { createMinuteOfDay } from './local-time.js';
import { nextPlay, REMEMBERED, type PlayedBefore, type Programme } from './programme.js';
import { programmeOf } from './seed-stations.js';

export interface Simulator {
  /** Writes every play that has begun by now. Cheap when nothing is due. */
  catchUp(): void;
  /** Puts a play on air by hand and answers its id; the simulated one under it ends there. */
  play(play: NewPlay, id?: number): number;
  /** Puts what a play had on air anew; the play ends now. */
  restart(play: StoredPlay): void;
  /** Chooses from the library as it is now. What is on air plays to its end. */
  libraryChanged(): void;
  /** Moves the clock. Backwards, what then has not begun yet is forgotten. */
  moveClock(now: number): void;
  close(): void;
}

/** How much of the past a new station has. */
const PAST = millisecondsInDay;
/** A longer pause than this is left silent, but for its last day. */
const LONGEST_FILL = millisecondsInWeek;
/** Plays that are forgotten at a time: a limit that was lowered by much must not hold up a request. */
const PRUNED_AT_A_TIME = 1000;
/** How often an empty library is looked at. */
const SILENCE = millisecondsInMinute;
const LONGEST_TIMER = 2 ** 31 - 1;
/** A fast clock has a change every few milliseconds: they are written in batches. */
const SHORTEST_TIMER = 20;

interface OnAir {
  programme: Programme;
  /** When the next simulated play begins: milliseconds, UTC. */
  next: number;
  before: PlayedBefore[];
}

export function startSimulator(options: PanelOptions, store: Store, clock: Clock): Simulator {
  const minuteOfDay = createMinuteOfDay(options.zone);
  const servers = store.servers.all().map(({ id }): OnAir => {
    const library = readLibrary(id);
    return {
      programme: { ...programmeOf(id), seed: options.seed, server: id, minuteOfDay, ...library },
      next: 0,
      before: [],
    };
  });
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let overfull = true;

  function readLibrary(server: number): Pick<Programme, 'tracks' | 'jingles'> {
    return { tracks: store.music.tracks(server), jingles: store.music.jingles(server) };
  }

  function recall(server: OnAir): void {
    const { server: id } = server.programme;
    const start = Math.floor((clock.now() - PAST) / 1000) * 1000;
    server.next = store.history.endOfLast(id) ?? start;
    server.before = store.history.slice(id, { limit: REMEMBERED, offset: 0 }, 'latest');
  }

  function fill(server: OnAir, now: number): void {
    const { tracks, jingles } = server.programme;
    // Nothing to play: silence until there is.
    if (tracks.length + jingles.length === 0) server.next = now + SILENCE;
    if (now - server.next > LONGEST_FILL) server.next = now - PAST;
    while (server.next <= now) {
      const play = nextPlay(server.programme, server.next, server.before);
      store.history.add(play);
      server.before.push(play);
      if (server.before.length > REMEMBERED) server.before.shift();
      server.next = play.ends;
    }
  }

  /** The oldest go first, so what is on air stays. Each server has its own limit: a busy one costs the others nothing. */
  function prune(): void {
    overfull = false;
    for (const { programme } of servers) {
      const excess = store.history.count(programme.server) - options.historyLimit;
      if (excess > 0) store.history.dropOldest(programme.server, Math.min(excess, PRUNED_AT_A_TIME));
      if (excess > PRUNED_AT_A_TIME) overfull = true;
    }
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
  }

  function schedule(now: number): void {
    clearTimeout(timer);
    if (closed || clock.speed === 0 || servers.length === 0) return;
    const wait = overfull ? 0 : (Math.min(...servers.map((server) => server.next)) - now) / clock.speed;
    timer = setTimeout(onTime, Math.min(Math.max(wait, SHORTEST_TIMER), LONGEST_TIMER));
    // A panel without a port must not keep its process alive.
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

  servers.forEach(recall);
  catchUp();

  function play(next: NewPlay, id?: number): number {
    catchUp();
    const added = store.transaction(() => {
      store.history.cutShort(next.server, next.ts);
      return store.history.add(next, id);
    });
    // Not at once: a play of long ago would be gone before it is answered.
    overfull = true;
    servers.filter((server) => server.programme.server === next.server).forEach(recall);
    schedule(clock.now());
    return added;
  }

  return {
    catchUp,
    play,
    restart({ id: _, ...again }) {
      const now = clock.now();
      const ends = now + (again.ends - again.ts);
      // A controlled play answers the moment that it was given: anew, it is this one.
      const given = again.given && { ...again.given, id: undefined, ts: now };
      play({ ...again, given, ts: now, ends });
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
        servers.forEach(recall);
      }
      catchUp();
      schedule(clock.now());
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
