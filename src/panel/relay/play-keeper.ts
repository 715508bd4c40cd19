/**
 * In:  what a source tells, look by look.
 * Out: the station's history in the store: every play once, also after a restart of the panel or of the source.
 */
import { followPlays, type Followed, type FollowedPlay } from '../../sources/follow-plays.js';
import type { Told } from '../../sources/server-kind.js';
import type { NewPlay, StoredPlay } from '../history/rows.js';
import type { Store } from '../store/store.js';
import { endsOf, lengthNow } from './ends.js';
import type { RelayedPlay } from './rows.js';
import { createSourceClock } from './source-clock.js';
import { cleanTold, toldFields } from './told-fields.js';
import { trackName } from './track-name.js';

export interface PlayKeeper {
  /** What the source told, at a moment of our clock: milliseconds. Whether the history is another one. */
  tell(told: Told, askedAt: number): boolean;
  /** Ends the play on air where the source has been gone too long. Whether it did. */
  settle(now: number): boolean;
  /** When the play on air should end, milliseconds; null when nobody knows. */
  changesAt(): number | null;
}

/** As many plays of ours are compared with those of the source. */
const MOST = 100;
/** A source may correct a start by so much, and it is the same play: milliseconds. */
const CORRECTED = 10_000;
/** The same, where number and track are the same; further away the source has counted anew, and plays it again: milliseconds. */
const MOVED = 60_000;
/** A start that is told anew counts when it differs by more: milliseconds. */
const SAME_START = 1000;
/** How often it is written down that a source answers: milliseconds. */
const NOTED_EVERY = 60_000;

export interface KeptServer {
  server: number;
  /** As the operator named its source. */
  source: string;
  historyLimit: number;
}

export function createPlayKeeper(store: Store, { server, source, historyLimit }: KeptServer): PlayKeeper {
  const { history, relayed } = store;
  const clock = createSourceClock();
  let followed = restore();
  /** When the play on air is over unless the source tells of it again: milliseconds. */
  let openUntil = 0;
  let noted = followed?.askedAt ?? 0;

  function restore(): Followed | null {
    const row = relayed.server(server);
    if (row?.source !== source) {
      relayed.forgetSource(server);
      return null;
    }
    const plays = relayed.plays(server, MOST).map((play) => {
      const { told_id: id, told_ts: ts, title, author } = play;
      return { id, ts, title, author };
    });
    return { plays, askedAt: row.asked_at, silent: row.silent };
  }

  /** The play of ours that is this one: by the source's number, or, where it has numbered anew, by track and start. */
  function known(play: FollowedPlay, isDated: boolean): RelayedPlay | undefined {
    const row = relayed.play(server, play.id);
    const stored = row && history.one(row.play);
    if (stored && movedBy(row, stored, play) < (isSameTrack(stored, play) ? MOVED : CORRECTED)) return row;
    // Without a start, the same title may have come again.
    const all = isDated ? relayed.plays(server, MOST) : [];
    const same = all.find((each) => isSameTrack(each, play) && movedBy(each, each, play) < CORRECTED);
    // The number is another play's now; the one that had it is known by track and start.
    if (row && !same) relayed.keepPlay(server, { ...row, told_id: -row.play });
    return same;
  }

  /** By how much a play with this number is told to have begun at another time, by the source's clock or by ours: milliseconds. */
  function movedBy(row: RelayedPlay, stored: Pick<StoredPlay, 'ts'>, play: FollowedPlay): number {
    const moved = Math.abs(row.told_ts - play.ts);
    // The source's clock may have been set since.
    const byOurs = Math.abs(stored.ts - play.ts - clock.correction());
    return moved > SAME_START ? Math.max(moved, byOurs) : moved;
  }

  /** Writes a play that was told; answers its id, null where it is older than all that are kept. */
  function keep(play: FollowedPlay, isDated: boolean, isOnAir: boolean, askedAt: number): number | null {
    const row = known(play, isDated);
    const stored = row && history.one(row.play);
    const told = toldFields(play);
    const corrected = Math.min(play.ts + clock.correction(), askedAt);
    const { title, author, jingle_id } = told;
    const name = jingle_id === null ? trackName(author, title) : null;
    const next: NewPlay = {
      ...told,
      server,
      all_music_id: name === null ? null : trackId(name, told),
      ts: corrected,
      ends: told.length === null ? askedAt : corrected + told.length,
    };
    if (!row || !stored) {
      const oldest = history.slice(server, { limit: 1, offset: 0 }, 'asc')[0];
      if (oldest && next.ts < oldest.ts && history.count(server) >= historyLimit) return null;
      const id = history.add(next);
      relayed.keepPlay(server, { play: id, told_id: play.id, told_ts: play.ts });
      return id;
    }
    const changed: StoredPlay = {
      ...next,
      id: stored.id,
      ts: Math.abs(play.ts - row.told_ts) > SAME_START ? next.ts : stored.ts,
      ends: stored.ends,
      length: next.length ?? (isOnAir ? null : stored.length),
      // Those of its start.
      n_listeners: stored.n_listeners ?? next.n_listeners,
      img_fetched: next.img_fetched || stored.img_fetched,
      given: next.given ?? stored.given,
    };
    change(stored, changed);
    const told_id = relayed.play(server, play.id) ? row.told_id : play.id;
    if (row.told_id !== told_id || row.told_ts !== play.ts)
      relayed.keepPlay(server, { play: stored.id, told_id, told_ts: play.ts });
    return stored.id;
  }

  function change(before: StoredPlay, after: StoredPlay): void {
    if (JSON.stringify(sorted(before)) !== JSON.stringify(sorted(after))) history.change(after);
  }

  function trackId(
    name: string,
    { author, title, album, composer, genre, isrc, label, year, length }: Track,
  ): number {
    const id = relayed.track(server, name);
    if (store.music.one(id) === undefined) {
      store.music.addTrack({
        id,
        server,
        author: author ?? '',
        title: title ?? '',
        album: album ?? '',
        composer,
        genre: genre ?? '',
        isrc,
        label: label ?? '',
        year: year ?? '',
        playlist: null,
        length: length ?? 0,
        cover: null,
      });
    }
    return id;
  }

  /** Writes when each of the newest plays ended. `onAir`: the id of the one on air; null for silence. */
  function writeEnds(count: number, onAir: number | null, askedAt: number): void {
    const newest = history.slice(server, { limit: count, offset: 0 }, 'desc');
    newest.forEach((play, index) => {
      const after = newest[index - 1] ?? null;
      const isOnAir = play.id === onAir;
      const length = after || isOnAir ? play.length : lengthNow(play, Math.min(play.ends, askedAt));
      change(play, { ...play, length, ends: endsOf({ ...play, length }, after, isOnAir, askedAt) });
    });
  }

  return {
    tell(given, askedAt) {
      const told = cleanTold(given);
      clock.learn(told.now, askedAt);
      // What is followed is in the source's time, our looks, too.
      const shift = clock.correction();
      const known = followed && { ...followed, askedAt: followed.askedAt - shift };
      const next = followPlays(known, told, askedAt - shift);
      const before = new Set(followed?.plays);
      const now = next.plays.filter((play) => !before.has(play)).reverse();
      const version = store.version();
      let isOther = false;
      store.transaction(() => {
        if (told.name !== null) relayed.rename(server, told.name);
        const first = told.silent ? undefined : playOnAir(told, now);
        let onAir: number | null = null;
        for (const play of now) {
          const isFirst = play === first;
          const isDated = told.plays.some(({ ts }) => ts === play.ts);
          const id = keep(play, isDated, isFirst, askedAt);
          if (isFirst) onAir = id;
        }
        writeEnds(now.length + 1, onAir, askedAt);
        isOther = store.version() !== version;
        const isDue = isOther || told.silent !== followed?.silent || askedAt - noted >= NOTED_EVERY;
        if (isDue) relayed.keepServer({ server, source, asked_at: askedAt, silent: told.silent });
        if (isDue) noted = askedAt;
      });
      followed = { ...next, askedAt };
      openUntil = 0;
      return isOther;
    },
    settle(now) {
      if (now < openUntil) return false;
      const latest = history.latest(server);
      openUntil = !latest || latest.length !== null ? Infinity : latest.ends;
      if (!latest || !followed || now < openUntil) return false;
      const length = lengthNow(latest, followed.askedAt);
      history.change({ ...latest, length, ends: latest.ts + length });
      return true;
    },
    changesAt() {
      const latest = history.latest(server);
      return latest && latest.length !== null && !followed?.silent ? latest.ts + latest.length : null;
    },
  };
}

/** The first that was told, as it is followed. */
function playOnAir({ plays: [first] }: Told, now: readonly FollowedPlay[]): FollowedPlay | undefined {
  if (first?.ts == null) return now.at(-1);
  return now.find((play) => play.ts === first.ts && isSameTrack(play, first));
}

type Track = ReturnType<typeof toldFields>;

type Named = Partial<Pick<StoredPlay, 'title' | 'author'>>;

function isSameTrack(a: Named, b: Named): boolean {
  return (a.title ?? null) === (b.title ?? null) && (a.author ?? null) === (b.author ?? null);
}

/** With its fields in one order. */
const sorted = (play: object): [string, unknown][] =>
  Object.entries(play).sort(([a], [b]) => (a < b ? -1 : 1)) as [string, unknown][];
