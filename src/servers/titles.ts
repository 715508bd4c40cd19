/**
 * Splits the single string that servers report for the current track into artist and title. It may come from
 * an encoder, a file name or a person. An ambiguous string isn't split: a title that contains the artist is
 * acceptable, but a wrong artist isn't.
 */
import { cutTitle, readText } from './fields.js';
import { repairCodePage } from './code-pages.js';
import { unescaped } from './html-entities.js';
import {
  isAboutStation,
  isAddress,
  isInsert,
  isPlaceholder,
  isPlaceholderName,
  isSameName,
  isStationsName,
  isStationsText,
  isUnknownArtist,
  type StationTexts,
} from './no-titles.js';
import { decodePercents, repairLatin1, repairPair } from './title-encoding.js';

/** At most one of the two fields is null. */
export interface ReadTitle {
  author: string | null;
  title: string | null;
}

/**
 * The separator between artist and title: a dash between spaces, so that "Jay-Z" isn't split. A full-width
 * dash needs no spaces. Lines from `readLine` have no double spaces.
 */
const DASH = / [-‐-―−﹘﹣]+>? | ?－ ?/;
const LAST_DASH = / [-‐-―−﹘﹣－|]+ ?$/;
/** A second dash after the separator, from a template with an empty field: "Artist - - Title". */
const SECOND_DASH = /^[-‐-―−]+ /;
/** A time of day in place of the artist. */
const CLOCK = /^\d{1,2}[:.]\d\d(?: ?(?:uhr|h|am|pm))?$/i;
const FILE = /\.(mp[234]|og[ga]|opus|flac|wave?|m4a|aacp?|wma|aiff?|webm|mka|m3u8?|pls)$/i;
/** Placeholders that an encoder or a playout system didn't replace: "$artist", "%title%", "[artist]". */
const TOKEN =
  /(^|\s)(?:%[at]|<(?:artist|title)>|[$%]\{?(?:artist|author|performer|title|song|track)[$%}]?|[#[{]{1,2}(?:artist|author|performer|title|song|track)[#\]}]{1,2})(?=\s|$)/gi;
/** Placeholders for details after a title: "Title - $album". */
const DETAIL_TOKEN =
  /(^|(?: [-‐-―|]{1,9})? )(?:\$\{?(?:album|composer|genre|year|comment)\}?|%(?:album|composer|genre|year|comment)%|\{\{?(?:album|composer|genre|year|comment)\}\}?)(?=\s|$)/gi;
/** Prefixes of a title. */
const PREFIX =
  /^(?:now playing[.… ]*(?=[^-–—.… :►▶»|].* [-–—] )|you(?: a|['’])re (?:now )?listening to\b:?|[[(](?:live|on air)[)\]]) ?/i;
/** Text before a colon or a similar sign, or before a dash if artist and title follow. */
// regex-bound: 300 characters, cut by decode.
const LABEL = /^([^:►▶»|•]+?) ?([:►▶»|•]|[-–—] (?=.+ [-–—] )) ?(.+)$/;
/** Words before the sign that say that something is on air, and small words that may be between them. */
const LABEL_WORD =
  /^(now|playing|current(ly)?|air|live|vivo|direct|auto(dj)?|request(ed)?|jetzt|läuft|hören|aktuell|wunsch(titel)?|écoute[rz]?|antenne|actuellement|moment|ahora|suena|sonando|escuchas?|escuchando|onda|ora|adesso|suonando|agora|tocando|ouvindo|ar|nu|speelt|luistert|spelas|teraz|gramy|hraje|szól|acum|trenutno|çalan|şimdi|сейчас|эфире|играет|зараз|τώρα|正在播放)$/;
const SMALL_WORD =
  /^(on|song|track|show|dj|gerade|es|im|radio|sie|en|vous|à|a|l|ce|estás?|in|sta|ao|você|no|op|de|je|naar|på|právě|most|şu|an|в)$/;
/** Prefixes of the next track's title, which isn't the current one. */
const NEXT =
  /^(?:(?:up )?next(?: up| on| song| track)?|coming up(?: next)?|als nächstes|danach|gleich|à suivre|a continuación|siguiente|próxim[oa]|prossim[oa]|następnie|далее) ?[:►▶»]|^up next - .+ - /i;
/** The next track, if it follows the current one in the same line. */
// regex-bound: 300 characters, cut by decode.
const NEXT_AFTER = / (?:[>|/•·]+ )?(?:up )?(?:next|danach|à suivre|a continuación) ?: .*$/i;
/** Markup around a title or a part of it. */
const TAG = /<\/?(?:a|b|br|big|center|div|em|font|i|p|small|span|strong|u)(?: [a-z-]+=[^<>]*| ?\/)?>/gi;
/** A time of day before an artist and a title. */
const TIME = /^\[?\d{1,2}:\d\d(?::\d\d)?\]? (?=[^-].* - )/;
/** Ornaments on both sides of a line: `*** Artist - Title ***`. If a dash follows, they are an artist. */
const FRAME_START = /^(?:[-=*~|<>«»•★☆♥❤●◆]{1,9}\uFE0F? |[-=*~|<>]{2,9})(?![-‐-―])/u;
const FRAME_END = /(?: [-=*~|<>«»•★☆♥❤●◆]{1,9}\uFE0F?|[-=*~|<>]{2,9})$/u;
/** Music and playback symbols at the start of a line, and optionally at its end. */
const SIGNS_START = /^[►▶▷▸➤♩♪♫♬🎵🎶🎧🎤🎙📻🔊🔴]{1,9}\uFE0F? ?(?! ?[-‐-―])/u;
const SIGNS_END = / ?[◄◀♩♪♫♬🎵🎶🎧🎤🎙📻🔊🔴]{1,9}\uFE0F?$/u;
/** Brackets around a whole line. */
// regex-bound: 300 characters, cut by decode.
const IN_BRACKETS = /^[[({<]([^[\](){}<>]+ [-‐-―] [^[\](){}<>]+)[\])}>]$/;
/** Separators around a line, from a template with empty fields, and an unclosed quote. */
// regex-bound: 300 characters, cut by decode.
const REMAINS = /^[,;]+ ?| ?[,;]+$|^"(?=[^"]+$)/g;
/** The length, the bitrate or the type of video after a title. */
const LENGTH = / (?:[-‐-―|] \d{1,2}:\d\d(?::\d\d)?|[[(]\d{1,2}:\d\d(?::\d\d)?[)\]])$/;
const BITRATE = /(?: [-‐-―|])? [[(]?\d{2,3} ?kbps[)\]]?$/i;
const VIDEO =
  / [[(](?:(?:official )?(?:hd |4k )?(?:music |lyrics? )?(?:video|audio|visuali[sz]er)(?: hd| 4k)?|(?:with )?lyrics|hd|hq|4k|(?:video ?)?clip officiel|videoclip(?: oficial)?|v[ií]deo (?:oficial|ufficiale)|offizielles (?:musik)?video)[)\]]$/i;
/** An address, with everything after it. */
const LINK = /[ |[({-]{0,9}\bhttps?:\/\/[^]*/i;
/** Empty brackets. */
const NOTHING = / (?:\( ?\)|\[ ?\])$/;
/** A length of zero, which is removed even if there is no artist. */
const NO_LENGTH = /(?: [-‐-―|])? [[(]?(?:00?:)?00?:00[)\]]?$/;
/** Syntax around the title in a stream's metadata. Some encoders send the whole metadata as the title. */
// regex-bound: 300 characters, cut by decode.
const STREAM_FIELDS = /^StreamTitle='|'?; ?Stream[a-z]+=.*$|';$/gi;
/** A quote or a slash that a script has escaped. */
const ESCAPED_QUOTE = /\\(['"/])/g;
/** Maximum length before decoding, in characters. An escaped character can be seven characters long. */
const MAX_ENCODED_LENGTH = 4000;

/** Returns null if the text isn't a title. Texts about the station, such as its name, aren't titles. */
export function readTitle(text: unknown, station?: StationTexts): ReadTitle | null {
  const line = withoutLabel(withoutOrnaments(decode(text)).replace(PREFIX, ''));
  if (NEXT.test(line)) return null;
  const decoded = line.replace(NEXT_AFTER, '').replace(TIME, '').replace(NO_LENGTH, '');
  const fields = readAttributes(decoded) ?? readPairs(decoded) ?? readTildes(decoded);
  if (fields) return readLineFields(fields, station);
  const isFile = FILE.test(decoded) || (!/\s/.test(decoded) && /\S_-_\S/.test(decoded));
  const read = splitTitle(withoutNumber(isFile ? nameOfFile(decoded) : decoded, isFile), station);
  // A file name without an artist is a title if it has several words. Otherwise it is probably an archive
  // number or a code.
  return isFile && !read?.author && !/\p{L}\s+\p{L}/u.test(decoded) ? null : read;
}

/** Removes a label such as "Now playing:" in front of a title. */
function withoutLabel(line: string): string {
  const [, label = '', sign = '', rest = ''] = LABEL.exec(line) ?? [];
  const words = label.toLowerCase().split(/[-\s'’]+/);
  const isLabel =
    // Before a dash or a dot, a single word can be an artist: "Live", "Air". "In Vivo" is one, too.
    (words.length > 1 || /[:►▶»|]/.test(sign)) &&
    label.toLowerCase() !== 'in vivo' &&
    words.some((word) => LABEL_WORD.test(word)) &&
    words.every((word) => LABEL_WORD.test(word) || SMALL_WORD.test(word));
  return isLabel ? rest : line;
}

function withoutOrnaments(line: string): string {
  const isFramed = FRAME_START.test(line) && FRAME_END.test(line);
  const inner = isFramed ? line.replace(FRAME_START, '').replace(FRAME_END, '') : line;
  const plain = SIGNS_START.test(inner) ? inner.replace(SIGNS_START, '').replace(SIGNS_END, '') : inner;
  return plain.replace(IN_BRACKETS, '$1').replace(REMAINS, '');
}

function withoutDetails(title: string): string {
  const rest = title
    .replace(LINK, '')
    .replace(NOTHING, '')
    .replace(LENGTH, '')
    .replace(BITRATE, '')
    .replace(VIDEO, '');
  return rest === title ? title : withoutDetails(rest);
}

/** Reads an artist or a title from its own field, without splitting it. Null if it is a placeholder. */
export function readName(text: unknown): string | null {
  const name = unquoted(decode(text).replace(LAST_DASH, ''));
  return isPlaceholderName(name) ? null : name;
}

/**
 * Returns one decoded line of at most 300 characters. Returns '' for URLs and for anything that isn't a
 * string.
 */
function decode(text: unknown): string {
  const sent =
    typeof text === 'string' || typeof text === 'number' ? String(text).slice(0, MAX_ENCODED_LENGTH) : '';
  // Check before decoding, because URLs may contain escape sequences.
  if (isAddress(sent.trim())) return '';
  const repaired = repairLatin1(decodePercents(unescaped(sent).trim()));
  const plain = repairCodePage(withoutTokens(repaired)).replace(TAG, ' ').replace(ESCAPED_QUOTE, '$1');
  return readLine(plain).replace(STREAM_FIELDS, '');
}

/**
 * Reads an artist and a title from two fields. Returns null if there is no title, because the artist may be
 * left over from an earlier track. Some stations send "Artist - Title" as the title, with or without a
 * separate artist.
 */
export function readNames(
  reportedArtist: unknown,
  reportedTitle: unknown,
  station?: StationTexts,
): ReadTitle | null {
  const [artist, title] = repairPair(reportedArtist, reportedTitle);
  if (isInsert(decode(artist))) return null;
  const author = readName(artist);
  const read = readTitle(title, station);
  if (!author || isUnknownArtist(author) || isStationsName(author, station)) return read;
  // If there is an artist, punctuation can be a title: "( )".
  const name = readName(title);
  const whole = name && tidyTitle(name);
  if (!whole || isStationsText(whole, station)) return null;
  return read?.title && read.author && isSameName(read.author, author) ? read : { author, title: whole };
}

/**
 * Removes file extensions, bitrates, iHeart's fields and the like from a title that has its own field.
 * Returns '' if it is an advertisement.
 */
export function tidyTitle(title: string): string {
  const fields = readAttributes(title);
  return fields ? fields.title : (readFileName(title) ?? withoutDetails(title));
}

/** Removes placeholders that weren't replaced. */
export function withoutTokens(text: string): string {
  return /[$%{#[<]/.test(text) ? text.replace(DETAIL_TOKEN, '').replace(TOKEN, '$1') : text;
}

/** The artist and title of a line in which each has its own field. */
interface LineFields {
  artist: string;
  title: string;
}

/**
 * Reads iHeart's lines, such as `Artist - text="Title" song_spot="M" …`, and lines that are JSON, XML or a list of
 * attributes: `title="Title",artist="Artist",url="song_spot=\"M\" …"`. Returns null for any other line. `song_spot` is
 * M or F for songs; all other values mean talk or advertisements.
 */
function readAttributes(line: string): LineFields | null {
  const spot = /song_spot=\\?["']?(\w?)/i.exec(line);
  if (spot && !/[mf]/i.test(spot[1]!)) return { artist: '', title: '' };
  // regex-bound: 300 characters, cut by decode.
  const texts = /^(.*?)(?: ?- ?)?\btext=\\?"(.*?)\\?" \w+=/i.exec(line);
  if (texts) return { artist: texts[1]!, title: texts[2]! };
  if (!/^[{<]|^\w+="/.test(line)) return null;
  // regex-bound: 300 characters, cut by decode.
  const [, title] =
    /title(?:_name)?\W{1,5}(.*?)(?:<|\\?" ?(?:[,;&|}/>]|\w+=|$))/i.exec(line) ??
    // regex-bound: 300 characters, cut by decode.
    /"(?:song|track)"\W{1,5}(.*?)(?:\\?" ?(?:[,}]|$))/i.exec(line) ??
    [];
  // regex-bound: 300 characters, cut by decode.
  const [, artist = ''] =
    /(?:artist|author|performer)(?:_name)?\W{1,5}(.*?)(?:<|\\?" ?(?:[,;&|}/>]|\w+=|$))/i.exec(line) ?? [];
  return title === undefined ? null : { artist, title };
}

/** The name of a field before its value, possibly in quotes. */
const PAIR =
  /(?:^|[\s,;&|/{-])["']?(artist|author|performer|interpret|artista|artiste|title|titel|song|track|titre|t[ií]tulo|album|genre|year|cover|length|duration|url)["']? ?[:=] ?/i;
const PAIR_ARTIST = /^(artist|author|performer|interpret)/i;
const PAIR_TITLE = /^(t|song)/i;

/**
 * Reads `title=Title;artist=Artist`, `Artist: Artist - Title: Title` and the like. A colon may also follow the first
 * word of an artist or a title, so a line with colons must have both fields.
 */
function readPairs(line: string): LineFields | null {
  const start = line.replace(/^\{ ?/, '');
  const parts = start.split(PAIR);
  if (parts[0] !== '' || parts.length < 3) return null;
  const valueOf = (name: RegExp): string | undefined => {
    const at = parts.findIndex((part, index) => index % 2 === 1 && name.test(part));
    // regex-bound: 300 characters, cut by decode.
    return at < 0 ? undefined : parts[at + 1]!.replace(/^["']|[\s,;&|/{}-]+$/g, '').replace(/["']$/, '');
  };
  const [artist, title] = [valueOf(PAIR_ARTIST), valueOf(PAIR_TITLE)];
  const isPair = artist !== undefined && title !== undefined;
  return isPair || /^\w+ ?=/.test(start) ? { artist: artist ?? '', title: title ?? '' } : null;
}

/**
 * Reads `Artist~Title~~~~2026-01-02T03:04:05~…`. Titles may contain tildes, too, but not empty fields, dates
 * or years between them.
 */
function readTildes(line: string): LineFields | null {
  const [artist = '', title = '', ...others] = line.split(/[~^]/);
  const isList = others.length > 1 && /[~^]{2}|~\d{4}(?:~|-\d\d-\d\d[T ])/.test(line);
  return isList && !DASH.test(` ${artist} `) ? { artist, title } : null;
}

function readLineFields({ artist, title }: LineFields, station: StationTexts): ReadTitle | null {
  const author = readFieldName(artist, station);
  const name = readFieldName(title, station);
  return author || name ? { author, title: name } : null;
}

function readFieldName(text: string, station: StationTexts): string | null {
  const name = unquoted(text);
  return isPlaceholderName(name) || isStationsText(name, station) ? null : name;
}

/** Splits at the first dash: titles often contain dashes ("Song - Live"), but artists rarely do. */
function splitTitle(line: string, station: StationTexts): ReadTitle | null {
  if (isAboutStation(line, station)) return null;
  let rest = withoutNameOfParts(withoutMarks(unquoted(line), station), station);
  for (;;) {
    if (isPlaceholder(rest) || isOnlyStationTexts(rest, station)) return null;
    const dash = DASH.exec(` ${rest} `);
    if (!dash) return withoutDash(rest);
    const author = unquoted(rest.slice(0, Math.max(0, dash.index - 1)));
    if (CLOCK.test(author)) return withoutDash(rest);
    if (isInsert(author)) return null;
    const after = rest
      .slice(dash.index - 1 + dash[0].length)
      .trim()
      .replace(SECOND_DASH, '');
    if (!isUnknownArtist(author) && !isStationsName(author, station)) {
      const [repeated = '', ...others] = after.split(' - ');
      const own = others.length && isSameName(repeated, author) ? others.join(' - ') : after;
      const title = unquoted(withoutDetails(withoutStation(own, station)));
      const isStations = isStationsText(author, station) || isPlaceholder(author);
      if (isStations && (isStationsText(title, station) || isUnknownArtist(title))) return null;
      return { author, title: isPlaceholderName(title) ? null : title };
    }
    rest = after;
  }
}

/**
 * Removes the station's name or web site from the start of a line, or in brackets from its end: "Radio X:
 * Artist - Title".
 */
function withoutMarks(line: string, station: StationTexts): string {
  const isMark = (text: string): boolean => isStationsText(text, station) || isAddress(text);
  // regex-bound: 300 characters, cut by decode.
  const [, start = '', rest] = /^\[?([^\]:|•·»►▶]+?)(?:[\]:]+| ?[|•·»►▶]+| [*:~/>]+) ?(.+)$/.exec(line) ?? [];
  const bare = isMark(start) || isAboutStation(start, station) ? rest! : line;
  // regex-bound: 300 characters, cut by decode.
  const [, before, end] =
    /^(.+?) (?:[[(]|@ ?|on |by |auf |bei |sur |en |su |na |op )([^[\]()@]+)[\])]?$/.exec(bare) ?? [];
  return (end && isMark(end) ? before! : bare).replace(/ www\.[^\s()[\]]+$/i, '');
}

/**
 * Removes the station's name before the artist if the name contains a dash, as in "Radio - Jazz - Artist -
 * Title".
 */
function withoutNameOfParts(line: string, station: StationTexts): string {
  const parts = line.split(/( [-‐-―−﹘﹣]+ )/);
  for (let length = 3; length < parts.length; length += 2) {
    if (isStationsName(parts.slice(0, length).join(''), station)) return parts.slice(length + 1).join('');
  }
  return line;
}

/** Whether a line is the station's name, its slogan or its web site, or a list of them. */
function isOnlyStationTexts(line: string, station: StationTexts): boolean {
  return (
    isStationsText(line, station) ||
    line.split(/ [|·•~/:] /).every((part) => isStationsText(part, station) || isAddress(part))
  );
}

/**
 * Reads "Title by Artist" only if the title is in quotes. Otherwise "Stand by Me", "Day by Day" and "Killed
 * by Death" would be split. Encoders that know the artist use "Artist - Title".
 */
function withoutDash(line: string): ReadTitle {
  const [, title, author] = /^["“„«]([^"“”»]+)["”“»],? by (.+)$/i.exec(line) ?? [];
  return title && author
    ? { author: unquoted(author), title: title.trim() }
    : { author: null, title: line.replace(NOTHING, '') };
}

/**
 * Removes the station's name after a title, as in "Song - Radio X". Keeps a title that equals the station's
 * name.
 */
function withoutStation(title: string, station: StationTexts): string {
  const parts = title.replace(LAST_DASH, '').split(/( [-‐-―−﹘﹣|•·»:~/*>]+ )/);
  for (let length = 1; length + 1 < parts.length; length += 2) {
    const end = parts.slice(-length).join('');
    if (isStationsText(end, station) || isAddress(end)) return parts.slice(0, -length - 1).join('');
  }
  return title.replace(LAST_DASH, '');
}

/**
 * Removes folders and the file extension. If the name has no spaces, underscores become spaces. In
 * `03-artist-title`, the dashes are separators.
 */
function nameOfFile(path: string): string {
  const name = path
    .replace(/^.*[\\/]/, '')
    .replace(FILE, '')
    .replace(/^(\d\d)-([^-\s]+)-([^-\s]+)$/, '$1_-_$2_-_$3');
  return readLine(/\s/.test(name) ? name : name.replace(/_+/g, ' '));
}

/**
 * Returns the name of an audio file without folders, extension and track number, or null if the text isn't the name of
 * such a file.
 */
export function readFileName(text: string): string | null {
  return FILE.test(text) ? withoutNumber(nameOfFile(text), true) || null : null;
}

/**
 * Removes a track number. "50 Cent", "311 - Down" and "03 Greedo" are artists; "03. " and "03 - " are track
 * numbers.
 */
function withoutNumber(line: string, isFile: boolean): string {
  const number = isFile
    ? /^[[(]?(0\d[\s.)\]-]|\d{1,2}[.)\]]|\d{1,2} +-)\s*-?\s*/
    : /^([[(]?\d{1,2}[)\]]|0\d[.]|0\d +-|\d{1,2} +-(?=.* - ))\s+/;
  return line.replace(number, '') || line;
}

/** Removes quotes around the whole string. */
function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^(?:["“„«]([^"“”„«»]+)["”“»]|['‘]([^'‘’]+)['’])$/, '$1$2')
    .trim();
}

function readLine(text: string): string {
  return cutTitle(
    (readText(text) ?? '').replace(/[\u00ad\u200b\u2060\ufeff]/g, '').replace(/\s+/g, ' '),
  ).trim();
}
