/**
 * Writes the plays that a source reports at each poll to the station's history. Each play is written only once,
 * even if the panel or the source restarts in between.
 */
import { followPlays, type FollowedPlays, type FollowedPlay } from '../../../servers/follow-plays.js';
import type { PlayReport } from '../../../servers/server-kind.js';
import type { ChartCounter } from '../../station/charts/chart-counter.js';
import { playDefaults, type NewPlay, type StoredPlay } from '../../store/history.js';
import type { Store } from '../../store/store.js';
import { trackName } from '../../store/track-name.js';
import { endsOf, lengthNow } from './ends.js';
import { createPlayLimit } from './play-limit.js';
import type { RelayedPlay } from '../../store/relayed.js';
import { createSourceClock } from './source-clock.js';
import { cleanReport, sizeInPlays, playFields } from './reader/play-fields.js';

export interface PlayKeeper {
  /**
   * Writes a report's plays. Returns whether the history has changed. `receivedAt` is in milliseconds
   * (panel's clock).
   */
  keepPlays(report: PlayReport, receivedAt: number): boolean;
  /** Ends the current play if the source has been unreachable for too long. Returns whether it did. */
  endStalePlay(now: number): boolean;
  /** When the current play should end, in milliseconds; null if unknown. */
  changesAt(): number | null;
  /** Number of plays in the last report that weren't known before. */
  newPlays(): number;
}

/** Number of stored plays to compare with the reported ones. */
const MAX_COMPARED_PLAYS = 100;
/** If a reported start moves by less than this, it's treated as a correction of the same play. */
const MAX_CORRECTION_MS = 10_000;
/**
 * The same limit if both id and track are equal. If the start moved further, the source has reused the id for
 * another play of the track.
 */
const MAX_CORRECTION_SAME_TRACK_MS = 60_000;
/** Smaller changes to a reported start are ignored. */
const START_TOLERANCE_MS = 1000;
/** A flood never removes plays newer than this. */
export const WEEK_MS = 7 * 86_400_000;
/** Number of library tracks to examine after each poll. Unused ones are removed. */
const TRACKS_EXAMINED_PER_POLL = 200;
/** How often to store the time of the last response if nothing else has changed. */
const STORE_POLL_TIME_EVERY_MS = 60_000;

export interface PlayKeeperOptions {
  server: number;
  /** Counts the plays for the charts. */
  counter?: Pick<ChartCounter, 'addPlay' | 'changePlay'>;
  /** The source in the operator's spelling. */
  source: string;
  historyLimit: number;
  /** Called with true when the limit on new plays starts to apply, and with false when it no longer does. */
  onFlood?: (isFlood: boolean) => void;
}

export function createPlayKeeper(
  store: Store,
  { server, counter, source, historyLimit, onFlood }: PlayKeeperOptions,
): PlayKeeper {
  const { history, relayed } = store;
  const clock = createSourceClock();
  const limit = createPlayLimit(onFlood);
  let followed = restore();
  /** When the current play ends unless the source reports it again: milliseconds. */
  let openUntil = 0;
  let pollTimeStoredAt = followed?.requestedAt ?? 0;
  let newPlays = 0;
  /** Id of the last track that was examined. */
  let examined = 0;
  /** Cache of the source's newest plays, reset when one of them is written. */
  let recent: ReturnType<typeof relayed.plays> | null = null;

  function restore(): FollowedPlays | null {
    const row = relayed.server(server);
    if (row?.source !== source) {
      relayed.forgetSource(server);
      return null;
    }
    const plays = relayed.plays(server, MAX_COMPARED_PLAYS).map((play) => {
      const { told_id: id, told_ts: ts, title, author } = play;
      return { id, ts, title, author };
    });
    return { plays, requestedAt: row.asked_at, isOver: row.silent };
  }

  /** Finds a stored play by the source's id or, if the source has reused its ids, by track and start. */
  function findKnown(play: FollowedPlay, isDated: boolean): RelayedPlay | undefined {
    const row = relayed.play(server, play.id);
    const stored = row && history.one(row.play);
    if (stored) {
      const tolerance = isSameTrack(stored, play) ? MAX_CORRECTION_SAME_TRACK_MS : MAX_CORRECTION_MS;
      if (movedBy(row, stored, play) < tolerance) return row;
    }
    // If no start was reported, this could be another play with the same title.
    const all = isDated ? (recent ??= relayed.plays(server, MAX_COMPARED_PLAYS)) : [];
    const same = all.find((each) => isSameTrack(each, play) && movedBy(each, each, play) < MAX_CORRECTION_MS);
    // The source has reused the id for another play. Free the id, and match the old play by track and start
    // from now on.
    if (row && !same) keepPlay({ ...row, told_id: -row.play });
    return same;
  }

  /** Returns the difference between the reported start and the stored one: milliseconds. */
  function movedBy(row: RelayedPlay, stored: Pick<StoredPlay, 'ts'>, play: FollowedPlay): number {
    const moved = Math.abs(row.told_ts - play.ts);
    // The source's clock may have been adjusted in the meantime, so also compare with the panel's clock.
    const movedByPanelClock = Math.abs(stored.ts - play.ts - clock.correction());
    return moved > START_TOLERANCE_MS ? Math.max(moved, movedByPanelClock) : moved;
  }

  function keepPlay(row: RelayedPlay): void {
    relayed.keepPlay(server, row);
    recent = null;
  }

  /**
   * Writes a reported play and returns its id. Returns null if the play isn't kept because it's over the
   * limit or older than the history.
   */
  function keep(play: FollowedPlay, isDated: boolean, isOnAir: boolean, receivedAt: number): number | null {
    const row = findKnown(play, isDated);
    const stored = row && history.one(row.play);
    if (!stored) newPlays += 1;
    const fields = playFields(play);
    const corrected = Math.min(play.ts + clock.correction(), receivedAt);
    const { title, author, jingle_id } = fields;
    const name = jingle_id === null ? trackName(author, title) : null;
    const track = name === null ? null : relayed.track(server, name);
    const size = sizeInPlays(fields);
    const cost = stored ? Math.max(0, size - sizeInPlays(stored)) + (track === undefined ? 1 : 0) : size;
    const isTooOld = !stored && isPastLimit(corrected, receivedAt);
    if (isTooOld) return null;
    if (!limit.allow(cost, isOnAir, receivedAt))
      return isOnAir ? replaceNewest(play, fields, stored, corrected) : (stored?.id ?? null);
    const next: NewPlay = {
      ...fields,
      server,
      all_music_id: name === null ? null : trackId(name, track, fields),
      ts: corrected,
      ends: fields.length === null ? receivedAt : corrected + fields.length,
    };
    if (!row || !stored) {
      const id = history.add(next);
      counter?.addPlay(next);
      keepPlay({ play: id, told_id: play.id, told_ts: play.ts });
      return id;
    }
    const changed: StoredPlay = {
      ...next,
      id: stored.id,
      ts: Math.abs(play.ts - row.told_ts) > START_TOLERANCE_MS ? next.ts : stored.ts,
      ends: stored.ends,
      length: next.length ?? (isOnAir ? null : stored.length),
      // Keep the number of listeners from the start of the play.
      n_listeners: stored.n_listeners ?? next.n_listeners,
      img_fetched: next.img_fetched || stored.img_fetched,
      given: next.given ?? stored.given,
    };
    change(stored, changed);
    counter?.changePlay(stored, changed);
    const told_id = relayed.play(server, play.id) ? row.told_id : play.id;
    if (row.told_id !== told_id || row.told_ts !== play.ts)
      keepPlay({ play: stored.id, told_id, told_ts: play.ts });
    return stored.id;
  }

  /** Whether the history is full and this play is older than everything in it. */
  function isPastLimit(ts: number, receivedAt: number): boolean {
    if (ts >= receivedAt - WEEK_MS || history.count(server) < historyLimit) return false;
    const oldest = history.slice(server, { limit: 1, offset: 0 }, 'asc')[0];
    return oldest !== undefined && ts < oldest.ts;
  }

  /**
   * Shows the current play during a flood. Overwrites the newest play, so that pages show the right title and
   * the history doesn't grow. Only basic fields are written. The play has no track, so listeners can't vote
   * on it.
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

  /** Writes when each of the newest plays ended. `onAir` is the id of the current play, or null for silence. */
  function writeEnds(count: number, onAir: number | null, receivedAt: number): void {
    const newest = history.slice(server, { limit: count, offset: 0 }, 'desc');
    newest.forEach((play, index) => {
      const after = newest[index - 1] ?? null;
      const isOnAir = play.id === onAir;
      const length = after || isOnAir ? play.length : lengthNow(play, Math.min(play.ends, receivedAt));
      change(play, { ...play, length, ends: endsOf({ ...play, length }, after, isOnAir, receivedAt) });
    });
  }

  return {
    keepPlays(given, receivedAt) {
      const report = cleanReport(given);
      clock.learn(report.now, receivedAt);
      // `followPlays` uses the source's time, so the poll time is converted as well.
      const shift = clock.correction();
      const known = followed && { ...followed, requestedAt: followed.requestedAt - shift };
      const next = followPlays(known, report, receivedAt - shift);
      const before = new Set(followed?.plays);
      const now = next.plays.filter((play) => !before.has(play)).reverse();
      const version = store.version();
      let hasChanged = false;
      newPlays = 0;
      recent = null;
      store.transaction(() => {
        if (report.name !== null) relayed.rename(server, report.name);
        const first = next.isOver ? undefined : playOnAir(report, now);
        let onAir: number | null = null;
        for (const play of now) {
          const isFirst = play === first;
          const isDated = report.plays.some(({ ts }) => ts === play.ts);
          const id = keep(play, isDated, isFirst, receivedAt);
          if (isFirst) onAir = id;
        }
        writeEnds(now.length + 1, onAir, receivedAt);
        hasChanged = store.version() !== version;
        const isPollTimeDue = receivedAt - pollTimeStoredAt >= STORE_POLL_TIME_EVERY_MS;
        if (hasChanged || next.isOver !== followed?.isOver || isPollTimeDue) {
          relayed.keepServer({ server, source, asked_at: receivedAt, silent: next.isOver });
          pollTimeStoredAt = receivedAt;
        }
        examined = relayed.removeUnusedTracks(examined, TRACKS_EXAMINED_PER_POLL);
      });
      limit.check(receivedAt);
      followed = { ...next, requestedAt: receivedAt };
      openUntil = 0;
      return hasChanged;
    },
    endStalePlay(now) {
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
      return latest && latest.length !== null && !followed?.isOver ? latest.ts + latest.length : null;
    },
    newPlays: () => newPlays,
  };
}

/** Returns the followed play that matches the first reported one. */
function playOnAir({ plays: [first] }: PlayReport, now: readonly FollowedPlay[]): FollowedPlay | undefined {
  if (first?.ts == null) return now.at(-1);
  return now.find((play) => play.ts === first.ts && isSameTrack(play, first));
}

type Track = ReturnType<typeof playFields>;

type Named = Partial<Pick<StoredPlay, 'title' | 'author'>>;

function isSameTrack(a: Named, b: Named): boolean {
  return (a.title ?? null) === (b.title ?? null) && (a.author ?? null) === (b.author ?? null);
}

/** Returns the fields in alphabetical order, so that they can be compared. */
const sorted = (play: object): [string, unknown][] =>
  Object.entries(play).sort(([a], [b]) => (a < b ? -1 : 1)) as [string, unknown][];
