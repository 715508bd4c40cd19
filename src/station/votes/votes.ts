/**
 * Sends likes and dislikes, each at most once. Votes are shown immediately and undone if the panel rejects them.
 *
 * A browser has one vote per play of a track. Double clicks, reloads, other tabs and retries never count twice. This
 * file is loaded only on pages with votes.
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
   * Whether voting is possible. `live`, `jingle`, `unknown`: the play isn't in the station's library, because
   * it is a live set, a jingle or an unknown track. `waiting`: it isn't known yet which interface to use,
   * because the feed's first response hasn't arrived.
   */
  readonly possible: 'yes' | 'waiting' | 'live' | 'jingle' | 'unknown';
  /** Null before the vote, and after it was undone. */
  readonly choice: Choice | null;
  /**
   * `sending`: no response yet. `counted`: the panel accepted it. `sent`: it is unknown whether it counts.
   * `repeated`: the panel already had a vote from this visitor. Null without a choice.
   */
  readonly state: StoredVote['state'] | null;
  /** Why this page's last vote was undone; null if it wasn't. */
  readonly problem: NotCounted | null;
  /** Vote counts in the panel's response; null if it contained none. */
  readonly counts: VoteCounts | null;
}

/** A vote from this page that isn't stored yet or was undone. */
interface Attempt {
  choice: Choice | null;
  problem: TrackVote['problem'];
}

/** Without a lock, a tab waits this long after writing to see whether another tab wrote as well. */
const SETTLE_TIME_MS = 100;
/** A tab holds its lock until this long after the response, so that the next tab finds the stored vote. */
const LOCK_TIME_MS = 500;

const known = new WeakMap<StationContext, Votes>();

/** Returns one shared object per station. */
export function votesOf(station: StationContext): Votes {
  const votes = known.get(station) || new Votes(station.client, station.server);
  known.set(station, votes);
  return votes;
}

export class Votes {
  /** Votes from this page that are in flight or were undone, by play. */
  private readonly attempts = new Map<string, Attempt>();
  /** Name under which the votes are stored in the browser. */
  readonly name: string;
  private readonly memory;

  constructor(
    private readonly client: StationClient,
    server: number,
  ) {
    // The name is the same for every transport, because the panel counts one vote per visitor.
    this.name = 'onair:votes:' + client.baseUrl + ' ' + server;
    this.memory = voteMemory(this.name);
  }

  /** Returns the state of the vote on a play as a frozen object. */
  of(track: Track): TrackVote {
    const attempt = this.attempts.get(playOf(track));
    const stored = this.memory.read().plays[playOf(track)];
    return Object.freeze({
      possible: this.possible(track),
      choice: stored?.choice ?? attempt?.choice ?? null,
      state: stateOf(stored, attempt),
      problem: (!stored && attempt?.problem) || null,
      counts: stored?.counts ?? null,
    });
  }

  /** Titles that this browser liked at this station, newest first, at most 200. */
  get likes(): readonly Like[] {
    return this.memory.read().likes;
  }

  /** Deletes the liked titles but keeps the votes. */
  clearLikes(): void {
    this.memory.update(({ plays }) => ({ plays, likes: [] }));
  }

  /**
   * Calls the listener immediately, and whenever votes or likes may have changed, in this or another tab. Returns a
   * function that unsubscribes.
   */
  subscribe(listener: (votes: this) => void): () => void {
    const update = (): void => listener(this);
    const stop = this.memory.subscribe(update);
    update();
    return stop;
  }

  /**
   * Votes on a play and resolves with the result. Sends nothing if there already is a vote or voting isn't possible.
   * Never rejects.
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
        if (isFirst && isLocked) await pause(LOCK_TIME_MS);
      });
    });
    return this.of(track);
  }

  private possible({ all_music_id, jingle_id, length }: Track): TrackVote['possible'] {
    if (jingle_id) return 'jingle';
    // A live set has no length, so a record with a length is a track that isn't in the panel's library.
    if (!Number.isSafeInteger(all_music_id) || all_music_id! < 1) return length ? 'unknown' : 'live';
    return this.client.canReadResponses === null ? 'waiting' : 'yes';
  }

  /** Stores the vote. Resolves with false if another tab has stored one. */
  private async claim(play: string, choice: Choice, by: string, isLocked: boolean): Promise<boolean> {
    const stored = (): StoredVote | undefined => this.memory.read().plays[play];
    if (stored()) return false;
    this.store(play, { choice, state: 'sending', counts: null, by });
    if (isLocked) return true;
    await pause(SETTLE_TIME_MS);
    // Another tab may have overwritten the vote at the same time.
    if (!stored()) this.store(play, { choice, state: 'sending', counts: null, by });
    return stored()!.by === by;
  }

  private async send(track: Track, choice: Choice, by: string): Promise<void> {
    const play = playOf(track);
    const result = await castVote(
      this.client.baseUrl,
      track.all_music_id!,
      choice,
      !!this.client.canReadResponses,
    );
    if (isTakenBack(result)) {
      this.attempts.set(play, { choice: null, problem: result.kind });
      this.memory.update(({ plays: { [play]: _, ...plays }, likes }) => ({ plays, likes }));
      return;
    }
    this.attempts.delete(play);
    const counts = result.kind === 'counted' ? result.counts : null;
    this.store(play, { choice, state: result.kind, counts: counts && Object.freeze(counts), by });
    if (choice === 'like') this.rememberLike(track);
  }

  private store(play: string, vote: StoredVote): void {
    this.memory.update(({ plays, likes }) => ({ plays: { ...plays, [play]: vote }, likes }));
  }

  /** Liking a title again moves it to the front. */
  private rememberLike(track: Track): void {
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

/**
 * Identifies a play by its id and track: if a panel reuses ids, an old vote doesn't apply to the new play.
 */
function playOf({ id, all_music_id }: Track): string {
  return id + ':' + all_music_id;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function stateOf(stored: StoredVote | undefined, attempt: Attempt | undefined): TrackVote['state'] {
  const isSending = !!attempt?.choice;
  if (!stored) return isSending ? 'sending' : null;
  // The page that sent the vote was closed, or its request failed without a response.
  return stored.state === 'sending' && !isSending ? 'sent' : stored.state;
}
