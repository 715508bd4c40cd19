/**
 * Stores this browser's votes for one station, so that they survive reloads and other tabs see them. If storage is blocked or full, votes are kept
 * until the page closes.
 */
import { isCount, type Choice, type VoteCounts } from '../../client/vote.js';
import { readNumber, readText } from '../../servers/fields.js';
import { toJson } from '../../contract/to-json.js';

/** A vote that wasn't undone. If the page was closed while the state was `sending`, the result is unknown. */
export interface StoredVote {
  choice: Choice;
  state: 'sending' | 'counted' | 'sent' | 'repeated';
  /** Vote counts in the panel's response; null if it contained none. */
  counts: VoteCounts | null;
  /** Random id of the tab that sent the vote. */
  by: string;
}

/** A title that this browser liked. */
export interface Like {
  readonly title: string;
  readonly artist: string | null;
  /** Time of the like, in milliseconds (visitor's clock). */
  readonly at: number;
  /** The id of the liked play. Null if an older version stored the like. */
  readonly id: number | null;
  /** Start of that play in milliseconds, UTC. Null if an older version stored the like. */
  readonly ts: number | null;
}

export interface Remembered {
  /** Votes by play, oldest first. */
  plays: Record<string, StoredVote>;
  /** Newest first. */
  likes: Like[];
}

/** Maximum number of votes and likes kept. */
const MAX_VOTES = 1000;
const MAX_LIKES = 200;

const memories = new Map<string, VoteMemory>();

/** Returns one shared object per name. */
export function voteMemory(name: string): VoteMemory {
  const memory = memories.get(name) || new VoteMemory(name);
  memories.set(name, memory);
  return memory;
}

class VoteMemory {
  private readonly listeners = new Set<() => void>();
  private text: string | null = null;
  private remembered: Remembered = parse(null);
  private blocked = false;

  constructor(private readonly name: string) {
    // The event is only dispatched for changes by other tabs. `key` is null if the whole storage was cleared.
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (!key || key === name) this.notifyAll();
    });
  }

  /** The caller must not modify it. */
  read(): Remembered {
    if (this.blocked) return this.remembered;
    try {
      const text = localStorage.getItem(this.name);
      if (text !== this.text) this.remembered = parse(text);
      this.text = text;
    } catch {
      this.blocked = true;
    }
    return this.remembered;
  }

  /** Stores the result of `change` and notifies all listeners. */
  update(change: (remembered: Remembered) => Remembered): void {
    const { plays, likes } = change(this.read());
    this.remembered = {
      plays: Object.fromEntries(Object.entries(plays).slice(-MAX_VOTES)),
      likes: likes.slice(0, MAX_LIKES),
    };
    this.text = toJson(this.remembered);
    try {
      localStorage.setItem(this.name, this.text);
    } catch {
      this.blocked = true;
    }
    this.notifyAll();
  }

  /** Calls the listener when votes or likes may have changed, here or in another tab. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  notifyAll(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

/** Another version of this code may have written the text, so it is parsed like a response. */
function parse(text: string | null): Remembered {
  let stored: { plays?: unknown; likes?: unknown } = {};
  try {
    stored = Object(JSON.parse(text!)) as typeof stored;
  } catch {
    // The text isn't JSON.
  }
  const votes = Object.entries(Object(stored.plays) as object).map(
    ([play, vote]) => [play, readVote(vote)] as const,
  );
  return {
    plays: Object.fromEntries(votes.filter(([, vote]) => vote)) as Remembered['plays'],
    likes: Array.isArray(stored.likes) ? stored.likes.map(readLike).filter((like) => like !== null) : [],
  };
}

function readVote(value: unknown): StoredVote | null {
  const { choice, state, counts, by } = Object(value) as StoredVote;
  if (choice !== 'like' && choice !== 'dislike') return null;
  return {
    choice,
    state: state === 'counted' || state === 'repeated' || state === 'sending' ? state : 'sent',
    counts: counts && isCount(counts.up) && isCount(counts.down) ? Object.freeze(counts) : null,
    by: String(by),
  };
}

function readLike(value: unknown): Like | null {
  const { title, artist, at, id, ts } = Object(value) as Record<string, unknown>;
  const like = {
    title: readText(title)!,
    artist: readText(artist),
    at: readNumber(at)!,
    id: readNumber(id),
    ts: readMoment(ts),
  };
  return like.title && readMoment(at) !== null ? Object.freeze(like) : null;
}

/** Returns null for times outside the range of `Date`. */
function readMoment(value: unknown): number | null {
  const ms = readNumber(value);
  return ms !== null && Math.abs(ms) < 8e15 ? ms : null;
}
