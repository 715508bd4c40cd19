/**
 * In:  one text that a server has for what is on air, as encoders, files and people leave it.
 * Out: artist and title; or that it is no title. Where a text can be read in two ways it stays whole: a title that holds
 *      an artist reads well, a wrong artist does not.
 */
import { cutTitle, readText } from './fields.js';
import { decodeEntities } from './html-entities.js';
import { isAddress, isPlaceholder, isSameName, saysNothing } from './no-titles.js';
import { decodePercents, repairLatin1 } from './title-encoding.js';

/** Of the artist and the title one may be unknown. */
export interface ReadTitle {
  author: string | null;
  title: string | null;
}

/**
 * Between artist and title: any dash with blanks around it, so that "Jay-Z" stays whole; the full-width one brings its own. In a
 * line (`readLine`) no two blanks follow each other.
 */
const DASH = / [-‐-―−﹘﹣]+ | ?－ ?/;
const LAST_DASH = / [-‐-―−﹘﹣－]+ ?$/;
const FILE = /\.(mp[234]|og[ga]|opus|flac|wave?|m4a|aacp?|wma|aiff?|webm|mka|m3u8?|pls)$/i;
/** Longer texts are cut before they are decoded: characters. One that is escaped is up to seven times as long as what it means. */
const MAX_ENCODED_LENGTH = 4000;

/** Null: no title. `stationName`: a station that sends its own name has no title to tell. */
export function readTitle(text: unknown, stationName?: string | null): ReadTitle | null {
  const told = decode(text).replace(/^(now )?playing: ?/i, '');
  const isFile = FILE.test(told) || (!/\s/.test(told) && /\S_-_\S/.test(told));
  const line = withoutNumber(isFile ? nameOfFile(told) : told, isFile);
  const read = splitTitle(line, stationName);
  // A name without an artist is for people if it has words; else it is a number or a word from an archive.
  return isFile && !read?.author && !/\p{L}\s+\p{L}/u.test(told) ? null : read;
}

/** An artist or a title from a field of its own: nothing is split. Null: none. */
export function readName(text: unknown): string | null {
  const name = unquoted(decode(text));
  return saysNothing(name) ? null : name;
}

/** One line of at most 300 characters, decoded. Empty for an address, and for what is no text. */
function decode(text: unknown): string {
  const sent =
    typeof text === 'string' || typeof text === 'number' ? String(text).slice(0, MAX_ENCODED_LENGTH) : '';
  // Before it is decoded: an address may have escapes.
  if (isAddress(sent.trim())) return '';
  return readLine(repairLatin1(decodePercents(decodeEntities(decodeEntities(sent)).trim())));
}

/** The first dash splits: titles have dashes ("Song - Live"), artists with blanks around one are rarer. */
function splitTitle(line: string, stationName: string | null | undefined): ReadTitle | null {
  let rest = unquoted(line);
  for (;;) {
    if (isPlaceholder(rest) || isSameName(rest, stationName)) return null;
    const dash = DASH.exec(` ${rest} `);
    if (!dash) return withoutDash(rest);
    const author = unquoted(rest.slice(0, Math.max(0, dash.index - 1)));
    const behind = rest.slice(dash.index - 1 + dash[0].length).trim();
    if (!saysNothing(author) && !isSameName(author, stationName)) {
      const title = unquoted(withoutStation(behind, stationName));
      return { author, title: saysNothing(title) ? null : title };
    }
    rest = behind;
  }
}

/**
 * "Title by Artist" only where quotes say what the title is. Else it can't be told from "Stand by Me", "Day by Day" or
 * "Killed by Death", and encoders that know an artist write "Artist - Title".
 */
function withoutDash(line: string): ReadTitle {
  const [, title, author] = /^["“„«]([^"“”»]+)["”“»],? by (.+)$/i.exec(line) ?? [];
  return title && author ? { author: unquoted(author), title: title.trim() } : { author: null, title: line };
}

/** "Song - Radio X", a title behind an artist, without the station. A title that is the station's name stays. */
function withoutStation(title: string, stationName: string | null | undefined): string {
  const parts = title.replace(LAST_DASH, '').split(/( [-‐-―−﹘﹣|]+ )/);
  const last = parts.length > 2 ? parts[parts.length - 1]! : '';
  return isSameName(last, stationName) || isAddress(last)
    ? parts.slice(0, -2).join('')
    : title.replace(LAST_DASH, '');
}

/** No folders, no ending; underscores are blanks where there are no others. A file's name holds no slash. */
function nameOfFile(path: string): string {
  const name = path.replace(/^.*[\\/]/, '').replace(FILE, '');
  return readLine(/\s/.test(name) ? name : name.replace(/_+/g, ' '));
}

/** Without the number of the track. "50 Cent", "311 - Down" and "03 Greedo" are artists; "03. " and "03 - " are numbers. */
function withoutNumber(line: string, isFile: boolean): string {
  const number = isFile
    ? /^(0\d[\s.)-]|\d{1,2}[.)]|\d{1,2} +-)\s*-?\s*/
    : /^(0\d[.)]|0\d +-|\d{1,2} +-(?=.* - ))\s+/;
  return line.replace(number, '') || line;
}

/** Without quotes around all of it. */
function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^(?:["“„«]([^"“”„«»]+)["”“»]|['‘]([^'‘’]+)['’])$/, '$1$2')
    .trim();
}

function readLine(text: string): string {
  return cutTitle((readText(text) ?? '').replace(/\s+/g, ' ')).trim();
}
