/**
 * Compares songs across spellings: another server may spell a song differently, and so may the same server at
 * another time.
 */

export interface Song {
  readonly title: string;
  /** Null if unknown. */
  readonly artist: string | null;
}

/** A dash between spaces, so that "Jay-Z" isn't split. */
const DASH = / [-‐-―−﹘﹣－]+ /;
const GUEST = /[\s([](?:feat|ft|featuring)(?:\.| )/i;
/**
 * Diacritics in scripts in which people often omit them. In Russian, only the dots of ё are often omitted.
 */
const MARKS = /([\p{Script=Latin}\p{Script=Greek}]|[еЕ](?=\u0308))\p{M}+/gu;

/** Splits `Artist - Title` at the first dash. Returns null if there is none. */
export function splitSong(line: string): { title: string; artist: string } | null {
  const dash = DASH.exec(line);
  const artist = dash && line.slice(0, dash.index).trim();
  const title = dash && line.slice(dash.index + dash[0].length).trim();
  return artist && title ? { title, artist } : null;
}

/**
 * Returns the same key for spellings of a song that differ only in case, accents, punctuation, spaces, "&" or "and",
 * "The" before the artist, or in whether a guest ("feat.") is named with the artist or the title. Versions of a song,
 * such as "(Live)", are different songs.
 */
export function songKey(song: Song): string {
  const { title, artist } = (!song.artist && splitSong(song.title)) || song;
  const [name, guestOfTitle] = splitGuest(title);
  const [author, guest] = splitGuest(artist ?? '');
  return [plain(author.replace(/^the\s|,\s?the$/i, '')), plain(name), plain(guestOfTitle || guest)].join(
    '\n',
  );
}

function splitGuest(text: string): [name: string, guest: string] {
  const found = GUEST.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text, ''];
}

function plain(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(MARKS, '$1')
    // This also changes "ß" to "SS" and "ς" to "Σ".
    .toUpperCase()
    .toLowerCase()
    .replace(/&/g, 'and');
  // Some names consist of punctuation only: "!!!", "( )".
  return folded.replace(/[\p{P}\p{Z}\p{Cc}\p{Cf}]+/gu, '') || folded.trim();
}
