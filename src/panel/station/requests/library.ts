import type { ListedTrack } from '../../store/music.js';
import type { Store } from '../../store/store.js';

/**
 * Returns the tracks whose artist, title and album together contain all words of a query, sorted by artist and
 * title.
 */
export type SearchLibrary = (server: number, query: string) => readonly ListedTrack[];

interface Library {
  /** Identifies the state of the library, and changes when tracks are added or removed. */
  key: string;
  tracks: { track: ListedTrack; text: string }[];
}

/** Creates a search that keeps each server's sorted library in memory. */
export function createSearch({ music }: Pick<Store, 'music'>): SearchLibrary {
  const libraries = new Map<number, Library>();
  const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

  function libraryOf(server: number): Library {
    const key = music.stateOf(server);
    const known = libraries.get(server);
    if (known?.key === key) return known;
    const tracks = music
      .tracks(server)
      .sort(
        (a, b) =>
          startOf(a.author) - startOf(b.author) ||
          collator.compare(a.author, b.author) ||
          collator.compare(a.title, b.title),
      )
      .map((track) => ({ track, text: folded(`${track.author} ${track.title} ${track.album}`) }));
    const library = { key, tracks };
    libraries.set(server, library);
    return library;
  }

  return (server, query) => {
    const words = folded(query).split(/\s+/).filter(String);
    return libraryOf(server)
      .tracks.filter(({ text }) => words.every((word) => text.includes(word)))
      .map(({ track }) => track);
  };
}

/**
 * Returns a number by which names that start with a letter or a digit are sorted before those that start with a
 * symbol.
 */
function startOf(name: string): number {
  return /^[\p{L}\p{N}]/u.test(name) ? 0 : 1;
}

/** Normalizes case, accents and compatible characters. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('’', "'");
}
