/**
 * Keeps a station's history up to date with what its source reports at each poll. Each play is written only once,
 * even if the panel or the source restarts in between.
 */
import { followPlays, type FollowedPlay, type FollowedPlays } from '../../../servers/follow-plays.js';
import type { PlayReport } from '../../../servers/server-kind.js';
import type { ChartCounter } from '../../station/charts/chart-counter.js';
import type { Store } from '../../store/store.js';
import { lengthNow } from './ends.js';
import { createKnownPlays, isSameTrack, MAX_COMPARED_PLAYS } from './known-plays.js';
import { createPlayLimit } from './play-limit.js';
import { createPlayWriter } from './play-writer.js';
import { cleanReport } from './reader/play-fields.js';
import { createSourceClock } from './source-clock.js';

export interface PlayKeeper {
  /**
   * Writes a report's plays. Returns whether the history has changed. `receivedAt` is in milliseconds by the
   * panel's clock.
   */
  keepPlays(report: PlayReport, receivedAt: number): boolean;
  /**
   * Ends the current play if the source has been unreachable for too long. Returns whether the play was ended.
   */
  endStalePlay(now: number): boolean;
  /** Returns the time at which the current play should end, in milliseconds, or null if unknown. */
  changesAt(): number | null;
  /** Returns the number of plays in the last report that weren't known before. */
  newPlays(): number;
}

/** Number of library tracks to examine after each poll. Unused ones are removed. */
const TRACKS_EXAMINED_PER_POLL = 200;
/** How often to store the time of the last response if nothing else has changed. */
const STORE_POLL_TIME_EVERY_MS = 60_000;

export interface PlayKeeperOptions {
  server: number;
  /** Counts the plays for the charts. */
  counter?: Pick<ChartCounter, 'addPlay' | 'changePlay'>;
  /** The source as the operator wrote it. */
  source: string;
  historyLimit: number;
  /** Called with true when the limit on new plays starts to apply, and with false when it no longer applies. */
  onFlood?: (isFlood: boolean) => void;
}

export function createPlayKeeper(
  store: Store,
  { server, counter, source, historyLimit, onFlood }: PlayKeeperOptions,
): PlayKeeper {
  const { history, relayed } = store;
  const clock = createSourceClock();
  const limit = createPlayLimit(onFlood);
  const knownPlays = createKnownPlays(store, server, clock);
  const writer = createPlayWriter({ store, server, historyLimit, knownPlays, clock, limit, counter });
  let followed = restore();
  /** Time in milliseconds at which the current play ends unless the source reports it again. */
  let openUntil = 0;
  let pollTimeStoredAt = followed?.requestedAt ?? 0;
  let newPlays = 0;
  let isUntitled = false;
  /** Id of the last track that was examined. */
  let examined = 0;

  /** Returns what the source had reported before the panel was restarted. */
  function restore(): FollowedPlays | null {
    const row = relayed.server(server);
    if (row?.source !== source) {
      relayed.forgetSource(server);
      return null;
    }
    const plays = relayed.plays(server, MAX_COMPARED_PLAYS).map((play) => {
      const { source_id: id, source_ts: ts, title, author } = play;
      return { id, ts, title, author };
    });
    return { plays, requestedAt: row.polled_at, isOver: row.silent };
  }

  /** Returns the known plays after applying the report. Doesn't write anything. */
  function follow(report: PlayReport, receivedAt: number): FollowedPlays {
    clock.learn(report.now, receivedAt);
    // `followPlays` uses the source's time, so the time of the poll must be converted to it as well.
    const shift = clock.correction();
    const known = followed && { ...followed, requestedAt: followed.requestedAt - shift };
    return followPlays(known, report, receivedAt - shift);
  }

  /** Writes the plays that have changed, oldest first, and the times at which they ended. */
  function writePlays(
    changed: readonly FollowedPlay[],
    report: PlayReport,
    isOver: boolean,
    receivedAt: number,
  ): void {
    const playOnAir = isOver ? undefined : findOnAir(report, changed);
    let onAirId: number | null = null;
    newPlays = 0;
    for (const play of changed) {
      const isDated = report.plays.some(({ ts }) => ts === play.ts);
      const isOnAir = play === playOnAir;
      const written = writer.write(play, { isDated, isOnAir, receivedAt });
      if (written.isNew) newPlays += 1;
      if (isOnAir) onAirId = written.id;
    }
    writer.writeEnds(changed.length + 1, onAirId, receivedAt);
  }

  return {
    keepPlays(given, receivedAt) {
      const report = cleanReport(given);
      const next = follow(report, receivedAt);
      const unchanged = new Set(followed?.plays);
      const changed = next.plays.filter((play) => !unchanged.has(play)).reverse();
      const version = store.version();
      let hasChanged = false;
      knownPlays.refresh();
      store.transaction(() => {
        if (report.name !== null) relayed.rename(server, report.name);
        writePlays(changed, report, next.isOver, receivedAt);
        hasChanged = store.version() !== version;
        const isPollTimeDue = receivedAt - pollTimeStoredAt >= STORE_POLL_TIME_EVERY_MS;
        const untitled = next.isOver && report.onAir === true;
        const isChange = next.isOver !== followed?.isOver || untitled !== isUntitled;
        if (hasChanged || isChange || isPollTimeDue) {
          relayed.keepServer({ server, source, polled_at: receivedAt, silent: next.isOver, untitled });
          isUntitled = untitled;
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

/** Returns the followed play that matches the first play in the report. */
function findOnAir(
  { plays: [first] }: PlayReport,
  changed: readonly FollowedPlay[],
): FollowedPlay | undefined {
  if (first?.ts == null) return changed.at(-1);
  return changed.find((play) => play.ts === first.ts && isSameTrack(play, first));
}
