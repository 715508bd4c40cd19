/** Text for importing and saving likes. It has separate files, which are loaded only when they are needed. */
export interface LikeWords {
  /** Button that chooses a file. */
  import: string;
  /** Results of an import. `{}` is a number, or the numbers of lines; the wording must fit every number. */
  added: string;
  known: string;
  unreadable: string;
  /** The file contains no songs. */
  noSongs: string;
  /** The browser's storage or the list is full. */
  full: string;
  /** The browser doesn't let the page store anything. */
  blocked: string;
}
