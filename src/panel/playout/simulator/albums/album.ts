/** An invented album. */
export interface Album {
  author: string;
  album: string;
  year: string;
  genre: string;
  label: string;
  /** Title of the playlist that contains its tracks. */
  playlist: string;
  titles: string[];
}

type Row = [author: string, album: string, year: string, genre: string, label: string, titles: string[]];

/** Converts a playlist's compact rows to albums. */
export function albumsOf(playlist: string, rows: Row[]): Album[] {
  return rows.map(([author, album, year, genre, label, titles]) => ({
    author,
    album,
    year,
    genre,
    label,
    playlist,
    titles,
  }));
}
