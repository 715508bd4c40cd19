/**
 * In:  what a source tells, look by look.
 * Out: the station's history in the store: every play once, also after a restart of the panel or of the source.
 */
import { followPlays, type FollowedPlays, type FollowedPlay } from '../../../servers/follow-plays.js';
import type { PlayReport } from '../../../servers/server-kind.js';
import { playDefaults } from '../../station/history/defaults.js';
import type { NewPlay, StoredPlay } from '../../store/history.js';
import type { Store } from '../../store/store.js';
import { endsOf, lengthNow } from './ends.js';
import { createPlayLimit } from './play-limit.js';
import type { RelayedPlay } from '../../store/relayed.js';
import { createSourceClock } from './source-clock.js';
import { cleanTold, sizeInPlays, toldFields } from './reader/told-fields.js';
import { trackName } from './track-name.js';

export interface PlayKeeper {
  /** What the source told, at a moment of our clock: milliseconds. Whether the history is another one. */
  tell(told: PlayReport, askedAt: number): boolean;
  /** Ends the play on air where the source has been gone too long. Whether it did. */
  settle(now: number): boolean;
  /** When the play on air should end, milliseconds; null when nobody knows. */
  changesAt(): number | null;
  /** How many plays the source reported last time that were not known before. */
  newPlays(): number;
}

/** As many plays of ours are compared with those of the source. */
const MOST = 100;
/** A source may correct a start by so much, and it is the same play: milliseconds. */
const CORRECTED = 10_000;
/** The same, where number and track are the same; further away the source has counted anew, and plays it again: milliseconds. */
const MOVED = 60_000;
/** A start that is told anew counts when it differs by more: milliseconds. */
const SAME_START = 1000;
/** A flood never removes plays that are younger than this: milliseconds. */
export const WEEK = 7 * 86_400_000;
/** As many tracks are examined each time whether they are still in use. */
const TRACKS_AT_A_TIME = 200;
/** How often it is written down that a source answers: milliseconds. */
const NOTED_EVERY = 60_000;

export interface KeptServer {
  server: number;
  /** As the operator named its source. */
  source: string;
  historyLimit: number;
  /** Called when the source adds more plays than a station has, and when it no longer does. */
  onFlood?: (isFlood: boolean) => void;
}

export function createPlayKeeper(
  store: Store,
  { server, source, historyLimit, onFlood }: KeptServer,
): PlayKeeper {
  const { history, relayed } = store;
  const clock = createSourceClock();
  const limit = createPlayLimit(onFlood);
  let followed = restore();
  /** When the play on air is over unless the source tells of it again: milliseconds. */
  let openUntil = 0;
  let noted = followed?.requestedAt ?? 0;
  let newPlays = 0;
  /** Id of the last track that was examined whether it is still in use. */
  let examined = 0;
  /** The newest plays that the source reported, until one of them is written. */
  let recent: ReturnType<typeof relayed.plays> | null = null;

  function restore(): FollowedPlays | null {
    const row = relayed.server(server);
    if (row?.source !== source) {
      relayed.forgetSource(server);
      return null;
    }
    const plays = relayed.plays(server, MOST).map((play) => {
      const { told_id: id, told_ts: ts, title, author } = play;
      return { id, ts, title, author };
    });
    return { plays, requestedAt: row.asked_at, silent: row.silent };
  }

  /** The play of ours that is this one: by the source's number, or, where it has numbered anew, by track and start. */
  function known(play: FollowedPlay, isDated: boolean): RelayedPlay | undefined {
    const row = relayed.play(server, play.id);
    const stored = row && history.one(row.play);
    if (stored && movedBy(row, stored, play) < (isSameTrack(stored, play) ? MOVED : CORRECTED)) return row;
    // Without a start, the same title may have come again.
    const all = isDated ? (recent ??= relayed.plays(server, MOST)) : [];
    const same = all.find((each) => isSameTrack(each, play) && movedBy(each, each, play) < CORRECTED);
    // The number is another play's now; the one that had it is known by track and start.
    if (row && !same) keepPlay({ ...row, told_id: -row.play });
    return same;
  }

  /** By how much a play with this number is told to have begun at another time, by the source's clock or by ours: milliseconds. */
  function movedBy(row: RelayedPlay, stored: Pick<StoredPlay, 'ts'>, play: FollowedPlay): number {
    const moved = Math.abs(row.told_ts - play.ts);
    // The source's clock may have been set since.
    const byOurs = Math.abs(stored.ts - play.ts - clock.correction());
    return moved > SAME_START ? Math.max(moved, byOurs) : moved;
  }

  function keepPlay(row: RelayedPlay): void {
    relayed.keepPlay(server, row);
    recent = null;
  }

  /** Writes a play that the source reported. Returns its id; null when it is not kept: past the limit, or older than all that are. */
  function keep(play: FollowedPlay, isDated: boolean, isOnAir: boolean, askedAt: number): number | null {
    const row = known(play, isDated);
    const stored = row && history.one(row.play);
    if (!stored) newPlays += 1;
    const told = toldFields(play);
    const corrected = Math.min(play.ts + clock.correction(), askedAt);
    const { title, author, jingle_id } = told;
    const name = jingle_id === null ? trackName(author, title) : null;
    const track = name === null ? null : relayed.track(server, name);
    const size = sizeInPlays(told);
    const cost = stored ? Math.max(0, size - sizeInPlays(stored)) + (track === undefined ? 1 : 0) : size;
    const isTooOld = !stored && isPastLimit(corrected, askedAt);
    if (isTooOld) return null;
    if (!limit.allow(cost, isOnAir, askedAt))
      return isOnAir ? replaceNewest(play, told, stored, corrected) : (stored?.id ?? null);
    const next: NewPlay = {
      ...told,
      server,
      all_music_id: name === null ? null : trackId(name, track, told),
      ts: corrected,
      ends: told.length === null ? askedAt : corrected + told.length,
    };
    if (!row || !stored) {
      const id = history.add(next);
      keepPlay({ play: id, told_id: play.id, told_ts: play.ts });
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
      keepPlay({ play: stored.id, told_id, told_ts: play.ts });
    return stored.id;
  }

  /** Whether the play was removed past the limit of the history, or would be at once. */
  function isPastLimit(ts: number, askedAt: number): boolean {
    if (ts >= askedAt - WEEK || history.count(server) < historyLimit) return false;
    const oldest = history.slice(server, { limit: 1, offset: 0 }, 'asc')[0];
    return oldest !== undefined && ts < oldest.ts;
  }

  /**
   * Shows the current play in a flood: it takes the row of the newest play, so that the page has the right title and the
   * history does not grow. It has no other fields, and no track for votes.
   */
  function replaceNewest(
    play: FollowedPlay,
    { title, author, length, jingle_id }: Track,
    stored: StoredPlay | undefined,
    ts: number,
  ): number | null {
    if (stored && isSameTrack(stored, { title, author })) return stored.id;
    const newest = stored ?? history.latest(server);
    if (!newest) return null;
    const start = Math.max(ts, newest.ts);
    const ends = length === null ? start : start + length;
    change(newest, {
      ...playDefaults,
      server,
      id: newest.id,
      ts: start,
      ends,
      title,
      author,
      length,
      jingle_id,
    });
    keepPlay({ play: newest.id, told_id: play.id, told_ts: play.ts });
    return newest.id;
  }

  function change(before: StoredPlay, after: StoredPlay): void {
    if (JSON.stringify(sorted(before)) === JSON.stringify(sorted(after))) return;
    history.change(after);
    recent = null;
  }

  function trackId(
    name: string,
    known: number | null | undefined,
    { author, title, album, composer, genre, isrc, label, year, length }: Track,
  ): number {
    const id = known ?? relayed.addTrack(server, name);
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
      const known = followed && { ...followed, askedAt: followed.requestedAt - shift };
      const next = followPlays(known, told, askedAt - shift);
      const before = new Set(followed?.plays);
      const now = next.plays.filter((play) => !before.has(play)).reverse();
      const version = store.version();
      let isOther = false;
      newPlays = 0;
      recent = null;
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
        examined = relayed.removeUnusedTracks(examined, TRACKS_AT_A_TIME);
      });
      limit.check(askedAt);
      followed = { ...next, requestedAt: askedAt };
      openUntil = 0;
      return isOther;
    },
    settle(now) {
      if (now < openUntil) return false;
      const latest = history.latest(server);
      openUntil = !latest || latest.length !== null ? Infinity : latest.ends;
      if (!latest || !followed || now < openUntil) return false;
      const length = lengthNow(latest, followed.requestedAt);
      history.change({ ...latest, length, ends: latest.ts + length });
      return true;
    },
    changesAt() {
      const latest = history.latest(server);
      return latest && latest.length !== null && !followed?.silent ? latest.ts + latest.length : null;
    },
    newPlays: () => newPlays,
  };
}

/** The first that was told, as it is followed. */
function playOnAir({ plays: [first] }: PlayReport, now: readonly FollowedPlay[]): FollowedPlay | undefined {
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
