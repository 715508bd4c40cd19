/**
 * Reads songs from a file that a visitor chose. It may be the CSV or text file that the list of likes saves, a text
 * with lines such as "Artist - Title", or another program's table with columns for the artist and the title. Loaded
 * when a file is chosen.
 */
import { readCell } from '../../contract/csv.js';
import { cutTitle, readText } from '../../servers/fields.js';
import type { ListedSong } from './favourites.js';
import { splitSong } from './song-key.js';

interface ReadSongs {
  readonly songs: readonly ListedSong[];
  /** Line numbers, starting at 1, of the lines that contain text but no song. */
  readonly unreadable: readonly number[];
}

/** A row of a table. */
interface Row {
  /** Number of its first line in the file, starting at 1. */
  line: number;
  cells: string[];
}

/** Column names in other programs' tables. */
const COLUMNS = {
  artist: ['artist', 'artists', 'artist name', 'artist name(s)', 'author', 'performer'],
  title: ['title', 'track', 'track name', 'track title', 'song', 'song name', 'song title', 'name'],
  album: ['album', 'album name', 'album title', 'release'],
  at: ['liked', 'added', 'added at', 'date added', 'date'],
};
const SEPARATORS = [',', ';', '\t'];
/** The start of HTML, XML or JSON. */
const MARKUP = /^\s*(?:<[a-z!?/]|\{)/i;

/** Decodes a file that a spreadsheet program or an editor saved in one of the usual encodings. */
export function decodeFile(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads the songs in a text. Returns none for markup or JSON. */
export function readSongs(text: string): ReadSongs {
  const songs: ListedSong[] = [];
  const unreadable: number[] = [];
  const content = text.replace(/^\ufeff/, '');
  if (content.includes('\0') || MARKUP.test(content)) return { songs, unreadable };
  for (const { line, song } of readTable(content) ?? readLines(content)) {
    if (song) songs.push(song);
    else unreadable.push(line);
  }
  return { songs, unreadable };
}

interface Line {
  line: number;
  /** Null if the line contains no song. */
  song: ListedSong | null;
}

/**
 * Reads one song per line. In the text file that the list of likes saves, a tab and a date follow each song; these are
 * removed.
 */
function readLines(text: string): Line[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => content.trim())
    .map(({ content, line }) => {
      const [name = '', day] = content.split('\t');
      const song = splitSong(name) ?? { title: day === undefined ? '' : name, artist: null };
      return { line, song: listedSong(song.title, song.artist, '', '') };
    });
}

/** Returns null unless the first row has column names. */
function readTable(text: string): Line[] | null {
  const table = SEPARATORS.map((separator) => readRows(text, separator)).find(
    ([head]) => columnIn(head!, 'title') >= 0 && columnIn(head!, 'artist') >= 0,
  );
  if (!table) return null;
  const [head, ...rows] = table;
  const [artist, title, album, at] = (['artist', 'title', 'album', 'at'] as const).map((name) =>
    columnIn(head!, name),
  );
  return rows
    .filter(({ cells }) => cells.some((cell) => cell.trim()))
    .map(({ line, cells }) => {
      const read = (column = -1): string => readCell(cells[column] ?? '');
      return { line, song: listedSong(read(title), read(artist), read(album), read(at)) };
    });
}

function columnIn({ cells }: Row, name: keyof typeof COLUMNS): number {
  return cells.findIndex((cell) => COLUMNS[name].includes(cell.trim().toLowerCase()));
}

function listedSong(title: string, artist: string | null, album: string, at: string): ListedSong | null {
  const name = readText(title);
  if (!name) return null;
  const author = readText(artist);
  // The meaning of other date formats depends on the language of the program that wrote them.
  const time = /^\d{4}-\d\d-\d\d/.test(at) ? Number(new Date(at)) : NaN;
  return {
    title: cutTitle(name),
    artist: author && cutTitle(author),
    album: readText(album),
    at: isNaN(time) ? null : time,
  };
}

/**
 * Parses rows as in RFC 4180. An unclosed quote is treated as text, so that the following rows aren't lost.
 */
function readRows(text: string, separator: string): Row[] {
  const rows: Row[] = [];
  let line = 1;
  for (let start = 0; start < text.length || !rows.length;) {
    const { cells, end } = readRow(text, start, separator, true) ?? readRow(text, start, separator, false)!;
    rows.push({ line, cells });
    line += text.slice(start, end).split(/\r\n|\r|\n/).length - 1;
    start = end;
  }
  return rows;
}

/** Returns null if a quote isn't closed. `end` is the start of the next row. */
function readRow(
  text: string,
  start: number,
  separator: string,
  hasQuotes: boolean,
): { cells: string[]; end: number } | null {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let at = start;
  for (; at < text.length; at++) {
    const character = text[at]!;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[at++];
      else isQuoted = false;
    } else if (hasQuotes && character === '"' && !cell.trim()) {
      isQuoted = true;
      cell = '';
    } else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (character === '\r' || character === '\n') {
      break;
    } else {
      cell += character;
    }
  }
  if (isQuoted) return null;
  cells.push(cell);
  return { cells, end: at + (text.slice(at, at + 2) === '\r\n' ? 2 : 1) };
}
