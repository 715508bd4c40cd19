/** Finds the stored plays that a source reports again. */
import type { FollowedPlay } from '../../../servers/follow-plays.js';
import type { StoredPlay } from '../../store/history.js';
import type { RelayedPlay } from '../../store/relayed.js';
import type { Store } from '../../store/store.js';
import type { SourceClock } from './source-clock.js';

export interface KnownPlays {
  /**
   * Finds the stored play for a reported one. It's found by the source's id or, if the source has reused its
   * ids, by track and start. `isDated` is true if the source reported when the play started.
   */
  find(play: FollowedPlay, isDated: boolean): RelayedPlay | undefined;
  /** Links a play in the history to a play of the source. */
  link(row: RelayedPlay): void;
  /** Call this when a linked play was changed in the history. */
  refresh(): void;
}

/** Number of stored plays to compare with the reported ones. */
export const MAX_COMPARED_PLAYS = 100;
/** Smaller changes to a reported start are ignored. */
export const START_TOLERANCE_MS = 1000;
/** If a reported start moves by less than this, it's treated as a correction of the same play. */
const MAX_CORRECTION_MS = 10_000;
/**
 * This limit applies instead if both the id and the track are equal. If the start moved further, the source has
 * reused the id for another play of the track.
 */
const MAX_CORRECTION_SAME_TRACK_MS = 60_000;

export function createKnownPlays(
  { history, relayed }: Store,
  server: number,
  clock: Pick<SourceClock, 'correction'>,
): KnownPlays {
  /** The source's newest plays, cached until the next change. */
  let newestPlays: ReturnType<typeof relayed.plays> | null = null;

  function refresh(): void {
    newestPlays = null;
  }

  function link(row: RelayedPlay): void {
    relayed.keepPlay(server, row);
    refresh();
  }

  function findById(play: FollowedPlay, row: RelayedPlay | undefined): RelayedPlay | undefined {
    const stored = row && history.one(row.play);
    if (!stored) return undefined;
    const tolerance = isSameTrack(stored, play) ? MAX_CORRECTION_SAME_TRACK_MS : MAX_CORRECTION_MS;
    return movedBy(row, stored, play) < tolerance ? row : undefined;
  }

  function findByTrack(play: FollowedPlay): RelayedPlay | undefined {
    newestPlays ??= relayed.plays(server, MAX_COMPARED_PLAYS);
    return newestPlays.find(
      (each) => isSameTrack(each, play) && movedBy(each, each, play) < MAX_CORRECTION_MS,
    );
  }

  /** Returns the difference between the reported start and the stored start, in milliseconds. */
  function movedBy(row: RelayedPlay, stored: Pick<StoredPlay, 'ts'>, play: FollowedPlay): number {
    const moved = Math.abs(row.source_ts - play.ts);
    // The source's clock may have been adjusted in the meantime, so also compare with the panel's clock.
    const movedByPanelClock = Math.abs(stored.ts - play.ts - clock.correction());
    return moved > START_TOLERANCE_MS ? Math.max(moved, movedByPanelClock) : moved;
  }

  return {
    find(play, isDated) {
      const row = relayed.play(server, play.id);
      const withId = findById(play, row);
      if (withId) return withId;
      // If the source didn't report the start, this could be another play with the same title.
      const withTrack = isDated ? findByTrack(play) : undefined;
      // The source has reused the id for another play. Remove the id from the old play, which is matched by
      // track and start from now on.
      if (row && !withTrack) link({ ...row, source_id: -row.play });
      return withTrack;
    },
    link,
    refresh,
  };
}

type Named = Partial<Pick<StoredPlay, 'title' | 'author'>>;

export function isSameTrack(a: Named, b: Named): boolean {
  return (a.title ?? null) === (b.title ?? null) && (a.author ?? null) === (b.author ?? null);
}
