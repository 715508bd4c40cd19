/**
 * In:  likes and dislikes of this browser's visitor.
 * Out: each sent once at most, and its state: there at once, and taken back where the panel refuses the vote.
 *
 * Each browser has one vote for each play of a track: a double click, a reload,
 * another tab and a second try never count twice. Pages load this file only for votes.
 */
import {
  castVote,
  type Choice,
  type NotCounted,
  type VoteCounts,
  type VoteResult,
} from '../../client/vote.js';
import type { StationClient } from '../../client/station-client.js';
import { withLock } from './with-lock.js';
import { voteMemory, type Like, type StoredVote } from './vote-memory.js';
import type { Track } from '../snapshot.js';
import type { StationContext } from '../station-context.js';

export type { Choice, VoteCounts } from '../../client/vote.js';
export type { Like } from './vote-memory.js';

/** The state of this browser's vote on one play. */
export interface TrackVote {
  /**
   * Whether a vote is possible at all. `live`, `jingle`, `unknown`: a live set, a jingle or this track is not in the station's library.
   * `waiting`: a vote is sent by the interface that the page reads, and that is known only after the
   * first answer to the station's feed.
   */
  readonly possible: 'yes' | 'waiting' | 'live' | 'jingle' | 'unknown';
  /** Null before the vote, and after it was taken back. */
  readonly choice: Choice | null;
  /**
   * `sending`: no answer yet. `counted`: the panel took it. `sent`: the page can't know whether it counts.
   * `repeated`: the panel had a vote of this visitor already. Null without a choice.
   */
  readonly state: StoredVote['state'] | null;
  /** Why this page's last vote was taken back; null when it was not. */
  readonly problem: NotCounted | null;
  /** As the panel's answer to this vote had them; null when it had none. */
  readonly counts: VoteCounts | null;
}

/** A vote of this page that is not stored yet, or was taken back. */
interface Attempt {
  choice: Choice | null;
  problem: TrackVote['problem'];
}

/** Without a lock, a tab waits for so long after its write to see whether another tab wrote, too: milliseconds. */
const SETTLE_TIME = 100;
/** A tab keeps its lock for so long after the answer, so that other tabs find the stored vote: milliseconds. */
const LOCK_TIME = 500;

const known = new WeakMap<StationContext, Votes>();

/** The votes of this browser at a station. */
export function votesOf(station: StationContext): Votes {
  const votes = known.get(station) || new Votes(station.client, station.server);
  known.set(station, votes);
  return votes;
}

export class Votes {
  /** Tries of this page, by play: under way, or taken back. */
  private readonly attempts = new Map<string, Attempt>();
  private readonly name: string;
  private readonly memory;

  constructor(
    private readonly source: StationClient,
    server: number,
  ) {
    // The same by any transport: the panel counts one visitor.
    this.name = 'onair:votes:' + source.baseUrl + ' ' + server;
    this.memory = voteMemory(this.name);
  }

  /** The state of the vote on this play: a frozen value. */
  of(track: Track): TrackVote {
    const attempt = this.attempts.get(playOf(track));
    const stored = this.memory.read().plays[playOf(track)];
    return Object.freeze({
      possible: this.possible(track),
      choice: stored?.choice ?? attempt?.choice ?? null,
      state: stored
        ? stored.state === 'sending' && !attempt?.choice
          ? 'sent'
          : stored.state
        : attempt?.choice
          ? 'sending'
          : null,
      problem: (!stored && attempt?.problem) || null,
      counts: stored?.counts ?? null,
    });
  }

  /** Titles that this browser liked here, newest first, 200 at most. */
  get likes(): readonly Like[] {
    return this.memory.read().likes;
  }

  /** Forgets the liked titles. The votes stay. */
  clearLikes(): void {
    this.memory.update(({ plays }) => ({ plays, likes: [] }));
  }

  /** The listener is called at once and whenever a vote or the likes may have changed, in other tabs too; the returned function ends that. */
  subscribe(listener: (votes: this) => void): () => void {
    const update = (): void => listener(this);
    const stop = this.memory.subscribe(update);
    update();
    return stop;
  }

  /**
   * Votes on a play, and resolves with the result. Where there is a vote already,
   * or none is possible, nothing is sent. Never rejects.
   */
  async cast(track: Track, choice: Choice): Promise<TrackVote> {
    const play = playOf(track);
    const { possible, choice: before } = this.of(track);
    if (possible !== 'yes' || before) return this.of(track);
    this.attempts.set(play, { choice, problem: null });
    this.memory.notifyAll();
    await new Promise<void>((settled) => {
      void withLock(this.name + ' ' + play, async (isLocked) => {
        const by = String(Math.random());
        const isFirst = await this.claim(play, choice, by, isLocked);
        if (isFirst) await this.send(track, choice, by);
        else this.attempts.delete(play);
        this.memory.notifyAll();
        settled();
        if (isFirst && isLocked) await pause(LOCK_TIME);
      });
    });
    return this.of(track);
  }

  private possible({ all_music_id, jingle_id, length }: Track): TrackVote['possible'] {
    if (jingle_id) return 'jingle';
    // A live set has no length. What has one is a track, which is not in the panel's library.
    if (!Number.isSafeInteger(all_music_id) || all_music_id! < 1) return length ? 'unknown' : 'live';
    return this.source.canReadResponses === null ? 'waiting' : 'yes';
  }

  /** Stores the vote; false when another tab has stored one. */
  private async claim(play: string, choice: Choice, by: string, isLocked: boolean): Promise<boolean> {
    const stored = (): StoredVote | undefined => this.memory.read().plays[play];
    if (stored()) return false;
    this.store(play, { choice, state: 'sending', counts: null, by });
    if (isLocked) return true;
    await pause(SETTLE_TIME);
    // Another tab may have overwritten it at the same moment.
    if (!stored()) this.store(play, { choice, state: 'sending', counts: null, by });
    return stored()!.by === by;
  }

  private async send(track: Track, choice: Choice, by: string): Promise<void> {
    const play = playOf(track);
    const result = await castVote(
      this.source.baseUrl,
      track.all_music_id!,
      choice,
      !!this.source.canReadResponses,
    );
    if (isTakenBack(result)) {
      this.attempts.set(play, { choice: null, problem: result.kind });
      this.memory.update(({ plays: { [play]: _, ...plays }, likes }) => ({ plays, likes }));
      return;
    }
    this.attempts.delete(play);
    const counts = result.kind === 'counted' ? result.counts : null;
    this.store(play, { choice, state: result.kind, counts: counts && Object.freeze(counts), by });
    if (choice === 'like') this.keepTitle(track);
  }

  private store(play: string, vote: StoredVote): void {
    this.memory.update(({ plays, likes }) => ({ plays: { ...plays, [play]: vote }, likes }));
  }

  /** A title liked again moves to the front. */
  private keepTitle(track: Track): void {
    const title = track.title || track.metadata || '#' + track.all_music_id;
    const { author: artist, id, ts } = track;
    const like = Object.freeze({ title, artist, at: Date.now(), id, ts });
    const isOther = (each: Like): boolean => each.title !== title || each.artist !== artist;
    this.memory.update(({ plays, likes }) => ({ plays, likes: [like, ...likes.filter(isOther)] }));
  }
}

function isTakenBack(result: VoteResult): result is Extract<VoteResult, { kind: NotCounted }> {
  return ['offline', 'blocked', 'gone', 'throttled', 'refused'].includes(result.kind);
}

/** A play and its track: where a panel starts its ids again, an old vote does not count for a new play. */
function playOf({ id, all_music_id }: Track): string {
  return id + ':' + all_music_id;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
