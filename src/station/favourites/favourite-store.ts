/**
 * Stores the songs that this visitor liked, in this browser. All stations of a site share one list, which
 * survives a move to another server.
 */
import { toJson } from '../../contract/to-json.js';
import { readNumber, readText, readUrl } from '../../servers/fields.js';
import type { Like } from '../votes/vote-memory.js';
import { songKey } from './song-key.js';

/** A song that this visitor liked. */
export interface Favourite extends Like {
  /** Null if unknown. */
  readonly album: string | null;
  readonly cover: string | null;
  /** Key of the station that played the song, to which the play's `id` belongs; null if the song was imported. */
  readonly station: string | null;
}

/**
 * Why a song wasn't saved. `full`: the list or the storage is full. `blocked`: the browser blocks storage, so
 * the list lasts until the page closes.
 */
export type SaveProblem = 'full' | 'blocked';

interface Saved {
  /** Newest first. */
  readonly songs: readonly Favourite[];
  /** Time of the newest like that was copied from each station's votes, keyed by the name of these votes. */
  readonly copied: Readonly<Record<string, number>>;
}

type Change = (saved: Saved) => Saved;

const NAME = 'onair:favourites';
/** Maximum number of songs. They use about a fifth of a site's storage quota. */
const MAX_SONGS = 5000;
/**
 * If two tabs save at the same time, one overwrites the other's list. Each tab then repeats its changes of
 * the last second.
 */
const RECENT_MS = 1000;

const NOTHING: Saved = { songs: [], copied: {} };

export class FavouriteStore {
  private readonly listeners = new Set<() => void>();
  private text: string | null = null;
  private saved = NOTHING;
  private byKey = new Map<string, Favourite>();
  private isBlocked = false;
  /** Parsing a long list takes time, so the list is read again only if it may have changed. */
  private isOutdated = true;
  private recent: { change: Change; at: number }[] = [];

  constructor() {
    // The event is only dispatched for changes by other tabs. `key` is null if the whole storage was cleared.
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (key && key !== NAME) return;
      this.isOutdated = true;
      if (key) this.repeatRecent();
      this.notifyAll();
    });
    // A page restored from the back/forward cache has missed events.
    globalThis.addEventListener?.('pageshow', ({ persisted }) => {
      if (!persisted) return;
      this.isOutdated = true;
      this.notifyAll();
    });
  }

  /** Newest first, frozen. */
  get songs(): readonly Favourite[] {
    return this.read().songs;
  }

  /** Returns the saved song, whose spelling may differ. */
  find(key: string): Favourite | null {
    this.read();
    return this.byKey.get(key) ?? null;
  }

  /**
   * Adds all songs or none. A song that is already in the list keeps its position, and its missing fields are filled in. Returns why the
   * songs weren't saved; null if they were.
   */
  add(songs: readonly Favourite[]): SaveProblem | null {
    if (merge(this.read().songs, songs).length > MAX_SONGS) return 'full';
    return this.update(({ songs: saved, copied }) => ({ songs: merge(saved, songs), copied }));
  }

  remove(keys: readonly string[]): void {
    const removed = new Set(keys);
    this.update(({ songs, copied }) => ({
      songs: songs.filter((song) => !removed.has(songKey(song))),
      copied,
    }));
  }

  /**
   * Adds each like that other code stored with the votes called `name`, but only once. On most pages, there are no new
   * likes.
   */
  copyLikes(name: string, station: string, likes: readonly Like[]): void {
    const newest = Math.max(...likes.map(({ at }) => at));
    const before = this.read().copied[name] ?? -Infinity;
    const fresh = likes
      .filter(({ at }) => at > before)
      .map((like) => Object.freeze({ ...like, album: null, cover: null, station }));
    if (!fresh.length) return;
    this.update(({ songs, copied }) => ({
      songs: merge(songs, fresh).slice(0, MAX_SONGS),
      copied: { ...copied, [name]: newest },
    }));
  }

  /** Calls the listener whenever the list may have changed, here or in another tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    // Other code on the page may have cleared the storage, which dispatches no event.
    this.isOutdated = true;
    return () => this.listeners.delete(listener);
  }

  private read(): Saved {
    if (this.isBlocked || !this.isOutdated) return this.saved;
    this.isOutdated = false;
    try {
      const text = localStorage.getItem(NAME);
      if (text !== this.text) this.hold(parse(text), text);
    } catch {
      this.isBlocked = true;
    }
    return this.saved;
  }

  private hold(saved: Saved, text: string | null): void {
    this.saved = saved;
    this.text = text;
    this.byKey = new Map(saved.songs.map((song) => [songKey(song), song]));
  }

  private update(change: Change): SaveProblem | null {
    this.isOutdated = true;
    const problem = this.write(change(this.read()));
    if (!problem) this.recent.push({ change, at: Date.now() });
    this.notifyAll();
    return problem;
  }

  private write(saved: Saved): SaveProblem | null {
    const text = toJson(saved);
    if (text === this.text) return null;
    try {
      if (!this.isBlocked) localStorage.setItem(NAME, text);
    } catch (error) {
      if (isFull(error)) return 'full';
      this.isBlocked = true;
    }
    this.hold(saved, text);
    return this.isBlocked ? 'blocked' : null;
  }

  private repeatRecent(): void {
    const now = Date.now();
    this.recent = this.recent.filter(({ at }) => now - at >= 0 && now - at < RECENT_MS);
    if (!this.recent.length) return;
    let saved = this.read();
    for (const { change } of this.recent) saved = change(saved);
    this.write(saved);
  }

  private notifyAll(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

/** Returns the same list if nothing is new. */
function merge(songs: readonly Favourite[], added: readonly Favourite[]): readonly Favourite[] {
  const byKey = new Map(songs.map((song) => [songKey(song), song]));
  for (const song of added) {
    const key = songKey(song);
    const known = byKey.get(key);
    byKey.set(key, known ? complete(known, song) : song);
  }
  return [...byKey.values()].sort((one, other) => other.at - one.at);
}

/** Fills in missing fields of a known song: the artist, the album, the cover or the play. */
function complete(known: Favourite, other: Favourite): Favourite {
  const { id, ts, station } = known.id === null ? other : known;
  const named = known.artist ? known : other.artist ? other : known;
  return Object.freeze({
    title: named.title,
    artist: named.artist,
    at: known.at,
    id,
    ts,
    album: known.album ?? other.album,
    cover: known.cover ?? other.cover,
    station,
  });
}

function isFull(error: unknown): boolean {
  const { name } = Object(error) as Partial<DOMException>;
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}

/** Another version of this code may have written the text, so it is parsed like a response. */
function parse(text: string | null): Saved {
  let stored: { songs?: unknown; copied?: unknown } = {};
  try {
    stored = Object(JSON.parse(text!)) as typeof stored;
  } catch {
    // The text isn't JSON.
  }
  const songs = Array.isArray(stored.songs) ? stored.songs.map(readFavourite) : [];
  const copied = Object.entries(Object(stored.copied) as object).filter(([, at]) => typeof at === 'number');
  return {
    songs: merge(
      [],
      songs.filter((song) => song !== null),
    ),
    copied: Object.fromEntries(copied),
  };
}

function readFavourite(value: unknown): Favourite | null {
  const { title, artist, at, id, ts, album, cover, station } = Object(value) as Record<string, unknown>;
  const song = {
    title: readText(title)!,
    artist: readText(artist),
    at: readMoment(at)!,
    id: readNumber(id),
    ts: readMoment(ts),
    album: readText(album),
    cover: readUrl(cover),
    station: readText(station),
  };
  return song.title && song.at !== null ? Object.freeze(song) : null;
}

/** Returns null for times outside the range of `Date`. */
function readMoment(value: unknown): number | null {
  const ms = readNumber(value);
  return ms !== null && Math.abs(ms) < 8e15 ? ms : null;
}
