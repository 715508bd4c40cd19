/** Text for importing and saving likes. It is in separate files, which are loaded only when they are needed. */
export interface LikeWords {
  /** Button that chooses a file. */
  import: string;
  /** Results of an import. `{}` is a number, or the numbers of lines. The wording must fit any number. */
  added: string;
  known: string;
  unreadable: string;
  /** The file contains no songs. */
  noSongs: string;
  /** There is no room left in the browser's storage or in the list. */
  full: string;
  /** The browser blocks storage. */
  blocked: string;
}
