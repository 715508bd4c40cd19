/** Parses the attribute `map`: `title: current.song, artist: current.artist`. */
import { SetupProblem } from '../setup-problem.js';
import { parsePath, type Path } from './path.js';

/** Fields of a play. For the entries of the history, separate paths can be set, such as `history.title`. */
export const PLAY_FIELDS = [
  'title',
  'artist',
  'song',
  'album',
  'cover',
  'start',
  'length',
  'end',
  'listeners',
  'dj',
  'show',
] as const;
export const FIELDS = [...PLAY_FIELDS, 'station', 'on-air', 'history'] as const;
const ALIASES: Readonly<Record<string, PlayField>> = { duration: 'length', host: 'dj', image: 'cover' };
/** Settings whose values aren't paths. */
const SETTINGS = ['time-zone', 'order', 'callback'];

export type PlayField = (typeof PLAY_FIELDS)[number];
export type MapField = (typeof FIELDS)[number] | `history.${PlayField}`;

export interface ResponseMap {
  readonly paths: ReadonlyMap<MapField, Path>;
  /** Query parameter that names the JSONP callback; null if the server doesn't support JSONP. */
  readonly callback: string | null;
  /** Time zone of dates and times without an offset; null for UTC. */
  readonly zone: string | null;
  /** Whether a single string has the form `Title - Artist` instead of `Artist - Title`. */
  readonly isTitleFirst: boolean;
}

/** Maximum length of a map, in characters. */
const MAX_LENGTH = 4000;
/** Text up to a comma, semicolon or line break that isn't in quotes. */
const ENTRY = /(?:"[^"]*"|'[^']*'|[^,;\n"'])+/g;

/** Zero-width characters, which editors and chat programs insert. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** @throws SetupProblem if the text isn't a valid map with a title. */
export function readMap(text: string): ResponseMap {
  const map = readEntries(text);
  if (!hasTitle(map)) throw invalid(text.trim());
  return map;
}

export function hasTitle({ paths }: ResponseMap): boolean {
  return paths.has('title') || paths.has('song');
}

/** @throws SetupProblem if an entry is invalid. */
export function readEntries(text: string): ResponseMap {
  if (text.length > MAX_LENGTH) throw invalid(text.slice(0, 40));
  const paths = new Map<MapField, Path>();
  let callback: string | null = null;
  let zone: string | null = null;
  let isTitleFirst = false;
  for (const entry of text.replace(INVISIBLE, '').match(ENTRY) ?? []) {
    if (!entry.trim()) continue;
    const [, name = '', written = ''] = /^\s*([\w.-]+)\s*[:=]([^]*)$/.exec(entry) ?? [];
    const value = written.trim();
    const field = fieldOf(name);
    const path = parsePath(value);
    const setting = name.toLowerCase();
    if (setting === 'callback' && /^[\w.[\]-]+$/.test(value)) callback = value;
    else if (/^time-?zone$/.test(setting) && isZone(value)) zone = value;
    else if (setting === 'order' && /^(title-artist|artist-title)$/.test(value))
      isTitleFirst = value === 'title-artist';
    else if (field && path) paths.set(field, path);
    else throw invalid(entry.trim());
  }
  return { paths, callback, zone, isTitleFirst };
}

function isZone(name: string): boolean {
  try {
    return !!new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
}

function fieldOf(name: string): MapField | null {
  const [, prefix = '', plain = ''] = /^(history\.)?(.*)$/.exec(name.toLowerCase())!;
  const field = ALIASES[plain] ?? plain.replace(/^on_?air$/, 'on-air');
  const known: readonly string[] = prefix ? PLAY_FIELDS : FIELDS;
  return known.includes(field) ? ((prefix + field) as MapField) : null;
}

function invalid(part: string): SetupProblem {
  const fields = [...FIELDS, ...SETTINGS].join(', ');
  return new SetupProblem(`map has an invalid entry, ${part}; its fields are ${fields}`, {
    entry: part,
    fields,
  });
}
