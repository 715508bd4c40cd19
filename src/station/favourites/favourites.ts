/** The songs that this visitor liked, for the elements of one station. */
import type { Track } from '../snapshot.js';
import type { StationContext } from '../station-context.js';
import { votesOf, type Votes } from '../votes/votes.js';
import { FavouriteStore, type Favourite, type SaveProblem } from './favourite-store.js';
import { songKey, type Song } from './song-key.js';

export type { Favourite, SaveProblem } from './favourite-store.js';

/** A song from a file. */
export interface ListedSong extends Song {
  readonly album: string | null;
  /** Time of the like in milliseconds; null if unknown. */
  readonly at: number | null;
}

export interface ImportResult {
  readonly added: number;
  /** Number of songs that were already in the list, or are repeated in the file. */
  readonly known: number;
  readonly problem: SaveProblem | null;
}

let store: FavouriteStore | null = null;
const known = new WeakMap<StationContext, Favourites>();

/** Returns one shared object per station. */
export function favouritesOf(station: StationContext): Favourites {
  const favourites = known.get(station) ?? new Favourites(station.key, votesOf(station));
  known.set(station, favourites);
  return favourites;
}

export class Favourites {
  private readonly store = (store ??= new FavouriteStore());

  constructor(
    private readonly station: string,
    private readonly votes: Votes,
  ) {}

  /** Newest first. Songs from other stations have no play, because this station can't resolve their ids. */
  get songs(): readonly Favourite[] {
    return this.store.songs.map((song) =>
      song.station === this.station ? song : { ...song, id: null, ts: null },
    );
  }

  get count(): number {
    return this.store.songs.length;
  }

  /** Whether a song is in the list, regardless of its spelling. */
  has(song: Song): boolean {
    return this.store.find(songKey(song)) !== null;
  }

  /** Returns the song of a play; null for jingles and plays without a title. */
  songOf({ jingle_id, title, metadata, author, id, ts, album, img_url }: Track): Favourite | null {
    const name = title || metadata;
    // A page's author may set any object as the track.
    if (jingle_id || !name || typeof name !== 'string') return null;
    return Object.freeze({
      title: name,
      artist: author || null,
      at: Date.now(),
      id,
      ts,
      album: album ?? null,
      cover: img_url ?? null,
      station: this.station,
    });
  }

  /** Adds all songs or none. Returns why they weren't saved; null if they were. */
  add(songs: readonly Favourite[]): SaveProblem | null {
    return this.store.add(songs);
  }

  /**
   * Adds the songs of a file, or none if there isn't room for all. Without times, the first song is treated
   * as the newest.
   */
  import(listed: readonly ListedSong[]): ImportResult {
    const now = Date.now();
    const before = this.count;
    const problem = this.add(
      listed.map(({ title, artist, album, at }, index) =>
        Object.freeze({
          title,
          artist,
          album,
          at: Math.min(at ?? now - index, now),
          id: null,
          ts: null,
          cover: null,
          station: null,
        }),
      ),
    );
    const added = this.count - before;
    return { added, known: listed.length - added, problem };
  }

  remove(song: Song): void {
    this.store.remove([songKey(song)]);
  }

  /** Deletes all songs but keeps the votes. */
  clear(): void {
    this.store.remove(this.store.songs.map(songKey));
    this.votes.clearLikes();
  }

  /**
   * Calls the listener immediately, and whenever the list may have changed, in this or another tab. Returns a function that
   * unsubscribes.
   */
  subscribe(listener: (favourites: this) => void): () => void {
    const update = (): void => listener(this);
    const stops = [
      this.store.subscribe(update),
      // Earlier versions stored likes with the votes, and another page of the site may still use such a
      // version.
      this.votes.subscribe(({ name, likes }) => this.store.copyLikes(name, this.station, likes)),
    ];
    update();
    return () => stops.forEach((stop) => stop());
  }
}
