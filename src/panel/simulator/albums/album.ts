/** One invented record, and the short form in which the shelves are written. */

export interface Album {
  author: string;
  album: string;
  year: string;
  genre: string;
  label: string;
  /** Title of the playlist that its tracks are played from. */
  playlist: string;
  titles: string[];
}

type Row = [author: string, album: string, year: string, genre: string, label: string, titles: string[]];

/** The records of one playlist. */
export function shelf(playlist: string, rows: Row[]): Album[] {
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
