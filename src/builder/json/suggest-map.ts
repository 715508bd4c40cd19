/**
 * Guesses which values of an unknown response belong to the current track, based on the names of the keys and on the
 * values.
 */
import { readCount, readText, readUrl } from '../../servers/fields.js';
import { asObject } from '../../servers/json.js';
import type { MapField, PlayField, ResponseMap } from '../../servers/json/map.js';
import { followPath, isEmpty, isEmptyObject, writePath, type Path } from '../../servers/json/path.js';
import { isListOfTexts, pathInEntry } from '../../servers/json/read.js';
import { readLength, readOnAir, readTime } from '../../servers/json/values.js';
import {
  isAnyTime,
  mayBeCover,
  mayBeLength,
  mayBeName,
  mayBeStart,
  plain,
  rankOf,
  type NamedField,
} from './field-names.js';

/** Keys of a string that contains the artist and the title. */
const SONG_KEYS =
  'nowplaying nowplay currentsong currenttrack currenttitle streamtitle songtitle np onair playing song track title text current now rawtitle metadata display displaytitle'.split(
    ' ',
  );
const STATION_KEYS = 'station stationname servername stationtitle radio radioname icyname channelname'.split(
  ' ',
);
/** `live` isn't included, because many servers report false while they play without a presenter. */
const ON_AIR_KEYS = 'online isonline onair isonair streamstatus streamonline isplaying status state'.split(
  ' ',
);

/** Words in a path to the current track. */
const CURRENT = /now|current|playing|onair|live|aktuell|actual/i;
/** Words in a path to other tracks or to something else. */
const OTHER =
  /next|upcoming|coming|queue|previous|prev|schedule|show|program|podcast|episode|request|news|last(?!fm)|recent|histor|played|before|past/i;
const PAST = /histor|recent|last|previous|prev|played|past|before|songs|tracks|playlist/i;
/** Words in a path to tracks that are certainly over. Lists with other words may start with the current track. */
const OVER = /previous|prev|past|before/i;
/** Keys of the current track, without spaces and punctuation. */
const CURRENT_KEY =
  /^(np|now(playing)?|(on|is)?(now|air)|current(ly)?(playing|song|track)?|playing|song|track)$/;
const FUTURE = /next|upcoming|coming|queue|schedule|show|program|podcast|request/i;
/** Keys of an object that describes the station. */
const STATION = /^(station|radio|server|channel|stream)$/i;

const MAX_DEPTH = 8;
const MAX_NODES = 5000;
/** Maximum time since the start of the current track, and maximum time until its start. */
const MAX_AGE_MS = 30 * 60_000;
const MAX_AHEAD_MS = 60_000;

interface Candidate {
  readonly path: Path;
  readonly fields: ReadonlyMap<PlayField, Path>;
  readonly score: number;
  /** True if the response has no current track, so that the place of the current track is uncertain. */
  readonly isUncertain?: boolean;
}

/** A map that the owner should check. */
export interface Suggestion extends ResponseMap {
  /** Fields that are uncertain, because neither their names nor their values are clear. */
  readonly guessed: ReadonlySet<MapField>;
}

/**
 * Returns a map with the paths of the values that are probably the fields. The map has no title if no value is
 * plausible as a title. `now` is in milliseconds, and `zone` is the reader's time zone.
 */
export function suggestMap(response: unknown, now: number, zone: string): Suggestion {
  const paths = new Map<MapField, Path>();
  const guessed = new Set<MapField>();
  const isStart = (value: unknown): boolean =>
    [null, zone].some((each) => isPlausible(readTime(value, each), now, MAX_AHEAD_MS));
  const named = findTrack(response);
  const best = named ?? guessTrack(response, isStart);
  if (!best) return { paths, guessed, callback: null, zone: null, isTitleFirst: false };
  for (const [field, path] of best.fields) {
    paths.set(field, path);
    // A string with a dash is very likely an artist and a title.
    if (best.isUncertain || (!named && path.length && !hasDash(valueAtPath(response, path))))
      guessed.add(field);
  }
  addFromAround(response, best.path, paths);
  for (const [field, path] of guessDetails(response, best.path, paths, isStart)) {
    paths.set(field, path);
    // Pictures and lengths have a distinctive format, but a time may belong to something other than the track.
    if (field === 'start') guessed.add(field);
  }
  const history = findHistory(response, paths, now);
  if (history) {
    paths.set('history', history);
    addEntryFields(response, paths);
  }
  return {
    paths,
    guessed,
    callback: null,
    zone: guessZone(response, paths, now, zone),
    isTitleFirst: false,
  };
}

const isPlausible = (time: number | null, now: number, ahead: number): boolean =>
  time !== null && now - time < MAX_AGE_MS && time - now < ahead;

/** Returns undefined if the response has no such path. */
export function valueAtPath(response: unknown, path: Path): unknown {
  const found = followPath(response, path);
  return 'value' in found ? found.value : undefined;
}

/** Whether a string is a date and time whose meaning depends on the time zone. */
export function dependsOnZone(value: unknown): boolean {
  const utc = readTime(value, null);
  return utc !== null && utc !== readTime(value, '+01:00');
}

/**
 * Visits all objects, and all lists of plain values. In other lists, visits only the entry that is probably the newest.
 */
function* objectsIn(
  value: unknown,
  path: Path,
  count = { left: MAX_NODES },
): Generator<[object: object, path: Path]> {
  if (path.length > MAX_DEPTH || count.left-- <= 0 || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each !== 'object')) yield [value, path];
    const position = newestPosition(value);
    if (value.length) yield* objectsIn(value.at(Number(position)), [...path, position], count);
    return;
  }
  yield [value, path];
  for (const [key, child] of Object.entries(value)) yield* objectsIn(child, [...path, key], count);
}

const valuesOf = (value: unknown): readonly unknown[] => Object.values(Object(value) as object);

/** Returns the last position if the start times increase, otherwise the first. */
function newestPosition(entries: readonly unknown[]): '0' | '-1' {
  const times = [entries[0], entries.at(-1)].map((entry) => {
    const path = fieldIn(entry, [], 'start');
    const value = path ? valueAtPath(entry, path) : valuesOf(entry).find(isTime);
    return readTime(value, null);
  });
  return times[0] !== null && times[1] !== null && times[0]! < times[1]! ? '-1' : '0';
}

function findTrack(response: unknown): Candidate | null {
  let best: Candidate | null = null;
  const consider = (candidate: Candidate): void => {
    if (!best || candidate.score > best.score) best = candidate;
  };
  for (const [object, path] of objectsIn(response, [])) {
    for (const candidate of [trackIn(object, path), songIn(object, path)]) if (candidate) consider(candidate);
  }
  // The response is a string, or a list of strings.
  if (!best && typeof response === 'string' && isName(response))
    return { path: [], fields: new Map([['song', []]]), score: 0 };
  if (!best && isListOfTexts(response) && isName(response[0]) && response.some(hasDash))
    return { path: [], fields: new Map([['song', ['0']]]), score: 0 };
  return best && isIn(best, PAST) ? currentInsteadOf(best, response) : best;
}

const isIn = ({ path }: Candidate, words: RegExp): boolean => path.some((step) => words.test(step));

/** Finds the place of the current track in a response that seems to have only earlier tracks. */
function currentInsteadOf(earlier: Candidate, response: unknown): Candidate | null {
  const current = emptyTrack(response) ?? absentTrack(response, earlier);
  if (current || isIn(earlier, OVER)) return current;
  return { ...earlier, isUncertain: true };
}

/**
 * Finds the place of the current track if the station has no current track at the moment. Otherwise, an earlier track
 * would count as the current one.
 */
function emptyTrack(response: unknown): Candidate | null {
  for (const [object, path] of objectsIn(response, [])) {
    const emptyKey = (field: 'title' | 'artist'): string | undefined =>
      Object.keys(object).find(
        (key) => rankOf(key, field) !== null && isEmpty((object as Record<string, unknown>)[key]),
      );
    const [title, artist] = [emptyKey('title'), emptyKey('artist')];
    const isElsewhere = path.some((step) => OTHER.test(step) || PAST.test(step) || STATION.test(step));
    if (title === undefined || isElsewhere) continue;
    const fields = new Map<PlayField, Path>([['title', [...path, title]]]);
    if (artist !== undefined) fields.set('artist', [...path, artist]);
    return { path, fields, score: 0 };
  }
  return null;
}

/**
 * Finds the key of the current track if its value is empty. The current track will probably have the same fields as the
 * earlier ones. If the value is an empty string, the track will probably be a string.
 */
function absentTrack(response: unknown, earlier: Candidate): Candidate | null {
  // Find the object that contains the fields: the entry of the list, or an object with a name such as `last`.
  let depth = earlier.path.length;
  while (depth && !/^-?\d+$/.test(earlier.path[depth - 1]!) && !PAST.test(earlier.path[depth - 1]!)) depth--;
  const entry = valueAtPath(response, earlier.path.slice(0, depth));
  for (const [object, path] of objectsIn(response, [])) {
    const found = Object.entries(object).find(
      ([key, value]) =>
        CURRENT_KEY.test(plain(key)) && value !== false && (isEmpty(value) || isEmptyObject(value)),
    );
    if (!found || path.some((step) => OTHER.test(step) || PAST.test(step))) continue;
    const [key, value] = found as [string, unknown];
    const here = [...path, key];
    if (value === '') return { path, fields: new Map([['song', here]]), score: 0, isUncertain: true };
    const fields = new Map<PlayField, Path>();
    for (const [field, inEntry] of earlier.fields) fields.set(field, [...here, ...inEntry.slice(depth)]);
    for (const field of ['start', 'length', 'cover', 'album'] as const) {
      const inEntry = fieldIn(entry, [], field);
      if (inEntry) fields.set(field, [...here, ...inEntry]);
    }
    return { path: here, fields, score: 0, isUncertain: true };
  }
  return null;
}

/** Returns points for the words in a path. The path to the current track gets the most. */
function pointsOf(path: Path): number {
  const names = path.filter((step) => !/^-?\d+$/.test(step));
  return (
    names.reduce((sum, name) => sum + (OTHER.test(name) ? -6 : 0) + (CURRENT.test(name) ? 4 : 0), 0) -
    path.length * 0.1
  );
}

/** Matches an object with a field for the title, and usually one for the artist. */
function trackIn(object: object, path: Path): Candidate | null {
  const title = fieldIn(object, path, 'title');
  const artist = fieldIn(object, path, 'artist');
  if (!title || (!artist && !hasTrackDetail(object, path, title))) return null;
  const fields = new Map<PlayField, Path>([['title', title]]);
  if (artist) fields.set('artist', artist);
  // A nested object that has both names is a better match.
  const isNested = title.length > path.length + 1;
  return { path, fields, score: pointsOf(path) + (artist ? 5 : 0) - (isNested ? 1 : 0) };
}

/** Whether the object has details of a track, because stations and shows also use names such as `title`. */
function hasTrackDetail(object: object, path: Path, title: Path): boolean {
  const has = (field: NamedField): boolean => !!fieldIn(object, path, field);
  if (STATION.test(path.at(-1) ?? '')) return false;
  const isTrack = title.slice(path.length).some((step) => /song|track/i.test(step));
  return (
    (path.some((step) => CURRENT.test(step)) && has('album')) || (isTrack && (has('start') || has('length')))
  );
}

/** Matches a string such as "Artist - Title". */
function songIn(object: object, path: Path): Candidate | null {
  const texts = Object.entries(object).filter((entry): entry is [string, string] => isName(entry[1]));
  const known = SONG_KEYS.flatMap((key, rank) =>
    texts.filter(([name]) => plain(name) === key).map(([name, text]) => ({ name, text, rank })),
  );
  const [found] = known.sort((a, b) => dashes(b.text) - dashes(a.text) || a.rank - b.rank);
  if (!found) return null;
  const here = [...path, found.name];
  // Without a dash, only the key shows that the string is a track.
  const isTrack = dashes(found.text) > 0 || CURRENT.test(found.name) || /song|track/i.test(here.join('.'));
  const isStation = STATION.test(path.at(-1) ?? '') && !dashes(found.text);
  if ((!isTrack && path.length > 0 && !CURRENT.test(path.join('.'))) || isStation) return null;
  return {
    path,
    fields: new Map([['song', here]]),
    score: pointsOf(here) + (dashes(found.text) ? 3 : isTrack ? 1 : -1),
  };
}

const dashes = (text: string): number => (/\S [-–—] \S/.test(text) ? 1 : 0);
const hasDash = (value: unknown): value is string => isName(value) && dashes(value) > 0;

/** Whether a string can be the name of a track or an artist. */
function isName(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    !!readText(value) &&
    !readUrl(value) &&
    readTime(value, null) === null &&
    !/^[\d:.,\s-]*$/.test(value) &&
    value.length < 500
  );
}

const isTime = (value: unknown): boolean => readTime(value, null) !== null;

const ACCEPTS: Readonly<Record<NamedField, (value: unknown) => boolean>> = {
  title: (value) => isName(value) || typeof value === 'number',
  artist: isArtist,
  album: (value) => isName(value) || typeof value === 'number',
  cover: (value) =>
    typeof value === 'string' &&
    (readUrl(value) ? isPicture(value) : /^\/|\.(jpe?g|png|webp|gif|avif)$/i.test(value)),
  start: isTime,
  length: (value) => readLength(value) !== null,
  end: isTime,
  listeners: (value) => readCount(value) !== null,
  dj: isName,
  show: isName,
};

function isArtist(value: unknown): boolean {
  return isName(value) || (Array.isArray(value) && value.length > 0 && value.every(isName));
}

const PICTURE_SIGNS = [
  /\.(jpe?g|png|webp|gif|avif|svg)([?#]|$)/i,
  /\/(covers?|art|artwork|images?|img|thumbs?)\b/i,
  /\/\d+x\d+/i,
];

/** Whether a URL points to a picture. A field named `url` may also link to a page. */
function isPicture(url: string): boolean {
  return PICTURE_SIGNS.some((sign) => sign.test(url));
}

/** Returns the path of a field in an object or in a nested object: `artist` or `artist.name`. */
function fieldIn(object: unknown, path: Path, field: NamedField): Path | null {
  const ranked = Object.entries(asObject(object) ?? {})
    .map(([name, value]) => ({ name, value, rank: rankOf(name, field) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => a.rank! - b.rank!);
  for (const { name, value } of ranked) {
    // If the key clearly means a cover, the URL doesn't need a picture's file extension.
    const isCover =
      field === 'cover' && !['url', 'large', 'medium', 'small'].includes(plain(name)) && !!readUrl(value);
    if (isCover || ACCEPTS[field](value)) return [...path, name];
    const inside = nestedIn(value, [...path, name], field);
    if (inside) return inside;
  }
  return null;
}

/** Keys under which a nested object has its main value, including the text of XML that was converted to JSON. */
const INNER = ['name', 'title', 'text', 'value', 'content', 'cdata', 't', ''];
const INNER_TIMES = [...INNER, 'utc', 'iso', 'date', 'timestamp', 'unix', 'seconds', 'ms'];

/**
 * Matches a value such as `{ "artist": { "name": "…" } }`, `{ "artists": [{ "name": "…" }] }` or `{ "cover": { "large":
 * "…" } }`.
 */
function nestedIn(value: unknown, path: Path, field: NamedField): Path | null {
  if (Array.isArray(value)) {
    const [entry] = value as unknown[];
    if (value.length === 0) return null;
    return ACCEPTS[field](entry)
      ? [...path, '0']
      : Array.isArray(entry)
        ? null
        : nestedIn(entry, [...path, '0'], field);
  }
  const entries = Object.entries(asObject(value) ?? {});
  if (field === 'cover')
    entries.sort(([a], [b]) => (rankOf(a, 'cover') ?? Infinity) - (rankOf(b, 'cover') ?? Infinity));
  const keys = field === 'title' || field === 'artist' || field === 'album' ? INNER : INNER_TIMES;
  const found = entries.find(([name, inner]) =>
    field === 'cover'
      ? !!readUrl(inner) && (rankOf(name, 'cover') !== null || isPicture(inner as string))
      : keys.includes(plain(name)) && ACCEPTS[field](inner),
  );
  return found ? [...path, found[0]] : null;
}

/** Adds the details of the track from its object and the surrounding objects, and the state of the station. */
function addFromAround(response: unknown, track: Path, paths: Map<MapField, Path>): void {
  const own = titleOf(paths).slice(0, -1);
  for (let depth = Math.max(own.length, track.length); depth >= 0; depth--) {
    const path = depth > track.length ? own.slice(0, depth) : track.slice(0, depth);
    const object = valueAtPath(response, path);
    const isTrack = depth >= track.length || /^-?\d+$/.test(path.at(-1) ?? '');
    if (isNear(response, track, depth))
      for (const field of DETAILS) {
        const found = fieldIn(object, path, field);
        if (field !== 'start' || isTrack || !isAnyTime(found?.at(-1) ?? '')) add(field, found);
      }
    for (const field of ['listeners', 'dj', 'show'] as const)
      add(field, fieldIn(object, path, field) ?? listenersIn(object, path, field));
    add(
      'on-air',
      keyIn(object, path, ON_AIR_KEYS, (value) => readOnAir(value) === true),
    );
    add('station', keyIn(object, path, STATION_KEYS, isName) ?? stationIn(object, path));
  }
  for (const [object, path] of detailsAround(response, track))
    for (const field of DETAILS) add(field, fieldIn(object, path, field));
  if (paths.has('start') && paths.has('length')) paths.delete('end');

  function add(field: MapField, path: Path | null): void {
    if (path && !isUsed(path, paths) && !paths.has(field)) paths.set(field, path);
  }
}

const DETAILS = ['album', 'cover', 'start', 'length', 'end'] as const;

const titleOf = (paths: ReadonlyMap<MapField, Path>): Path => paths.get('title') ?? paths.get('song') ?? [];

const isUsed = (path: Path, paths: ReadonlyMap<MapField, Path>): boolean =>
  [...paths.values()].some((other) => writePath(other) === writePath(path));

/**
 * Whether an object is close to the track. In more distant objects, names such as "title" or "image" refer to the
 * station.
 */
function isNear(response: unknown, track: Path, depth: number): boolean {
  return (
    track.length - depth <= 1 && !(depth === 0 && track.length > 0 && hasStation(valueAtPath(response, [])))
  );
}

/** Yields the objects next to the track's object or inside it, such as `times` or `images`. */
function* detailsAround(response: unknown, track: Path): Generator<[object: object, path: Path]> {
  for (const depth of [track.length, track.length - 1]) {
    if (depth < 0 || !isNear(response, track, depth)) continue;
    const path = track.slice(0, depth);
    for (const [key, value] of Object.entries(asObject(valueAtPath(response, path)) ?? {})) {
      const isOther = OTHER.test(key) || STATION.test(key) || /^(live|dj|host|presenter|streamer)/i.test(key);
      if (asObject(value) && !isOther && !track.includes(key)) yield [value as object, [...path, key]];
    }
  }
}

/** Finds details by their values if the keys don't help. */
function* guessDetails(
  response: unknown,
  track: Path,
  paths: ReadonlyMap<MapField, Path>,
  isStart: (value: unknown) => boolean,
): Generator<[field: PlayField, path: Path]> {
  const near = [track.length, track.length - 1].filter(
    (depth) => depth >= 0 && isNear(response, track, depth),
  );
  const values = near.flatMap((depth) => {
    const path = track.slice(0, depth);
    return Object.entries(Object(valueAtPath(response, path)) as object).map(([key, value]) => ({
      key,
      value: value as unknown,
      path: [...path, key],
      isTrack: depth === track.length,
    }));
  });
  const find = (accepts: (each: (typeof values)[number]) => boolean): Path | undefined =>
    values.find((each) => !isUsed(each.path, paths) && accepts(each))?.path;
  const start = find(
    ({ key, value, isTrack }) => isStart(value) && mayBeStart(key) && (isTrack || !isAnyTime(key)),
  );
  if (start && !paths.has('start') && !paths.has('end')) yield ['start', start];
  const length = find(({ key, value }) => isMinutes(value) && mayBeLength(key));
  if (length && !paths.has('length') && !paths.has('end')) yield ['length', length];
  const cover = find(({ key, value, isTrack }) => isTrack && isPictureUrl(value) && mayBeCover(key));
  if (cover && !paths.has('cover')) yield ['cover', cover];
}

const isMinutes = (value: unknown): boolean =>
  typeof value === 'string' && /^(\d?\d:[0-5]\d|PT\d.*)$/.test(value.trim());

/** Whether a value is the URL of a picture. A relative URL must have the file extension of a picture. */
const isPictureUrl = (value: unknown): boolean =>
  typeof value === 'string' &&
  (readUrl(value) ? isPicture(value) : /^\S+\.(jpe?g|png|webp|gif|avif)$/i.test(value));

/**
 * Finds the track by its values if no key identifies it: a string with a dash, or strings next to a start time, a
 * length or a picture. If there are two strings, the title is assumed to be first in an object, and the artist in a
 * list.
 */
function guessTrack(response: unknown, isStart: (value: unknown) => boolean): Candidate | null {
  let best: Candidate | null = null;
  for (const [object, path] of objectsIn(response, [])) {
    if (path.some((step) => OTHER.test(step) || STATION.test(step))) continue;
    const entries = Object.entries(object as Record<string, unknown>);
    const texts = entries.filter(([key, value]) => isName(value) && mayBeName(key) && !OTHER.test(key));
    const song = texts.find(([, value]) => hasDash(value));
    const hints = entries.filter(
      ([key, value]) =>
        (isStart(value) && mayBeStart(key)) ||
        (isMinutes(value) && mayBeLength(key)) ||
        (isPictureUrl(value) && mayBeCover(key)),
    ).length;
    const [first, second] = texts.map(([key]) => [...path, key]);
    const fields = new Map<PlayField, Path>();
    if (song) fields.set('song', [...path, song[0]]);
    else if (hints && first && second) {
      fields.set('title', Array.isArray(object) ? second : first);
      fields.set('artist', Array.isArray(object) ? first : second);
    } else if (hints && first) fields.set('song', first);
    const score = pointsOf(path) + hints + (song ? 2 : 0);
    if (fields.size && (!best || score > best.score)) best = { path, fields, score };
  }
  return best;
}

const hasStation = (object: unknown): boolean =>
  Object.keys(asObject(object) ?? {}).some((key) => STATION.test(key));

/** Matches a count such as `{ "listeners": { "total": 12, "current": 12 } }`. */
function listenersIn(object: unknown, path: Path, field: PlayField): Path | null {
  if (field !== 'listeners') return null;
  const entry = Object.entries(asObject(object) ?? {}).find(([name]) => plain(name) === 'listeners');
  return entry
    ? keyIn(
        entry[1],
        [...path, entry[0]],
        ['current', 'total', 'unique', 'count'],
        (value) => readCount(value) !== null,
      )
    : null;
}

/** Matches a name such as `{ "station": { "name": "…" } }`. */
function stationIn(object: unknown, path: Path): Path | null {
  const entry = Object.entries(asObject(object) ?? {}).find(([name]) => STATION.test(name));
  return entry ? keyIn(entry[1], [...path, entry[0]], ['name', 'title', 'displayname'], isName) : null;
}

function keyIn(
  object: unknown,
  path: Path,
  keys: readonly string[],
  accepts: (value: unknown) => boolean,
): Path | null {
  const entries = Object.entries(asObject(object) ?? {});
  for (const key of keys) {
    const entry = entries.find(([name, value]) => plain(name) === key && accepts(value));
    if (entry) return [...path, entry[0]];
  }
  return null;
}

/** Finds the list that contains the current track, or another list of played tracks. */
function findHistory(response: unknown, paths: ReadonlyMap<MapField, Path>, now: number): Path | null {
  const title = titleOf(paths);
  const position = title.findIndex(
    (step, index) => /^-?\d+$/.test(step) && isTrackList(valueAtPath(response, title.slice(0, index))),
  );
  const around = position < 0 ? null : title.slice(0, position);
  const list = around && valueAtPath(response, around);
  if (around && Array.isArray(list) && list.length > 1 && isListOfTracks(list)) return around;
  // A list that contains only the current track isn't a history.
  const isAround = ({ path, value }: { path: Path; value: readonly unknown[] }): boolean =>
    value.length === 1 && path.every((step, index) => step === title[index]);
  const lists = [...listsIn(response, [])].filter(
    (each) => !each.path.some((step) => FUTURE.test(step)) && isListOfTracks(each.value) && !isAround(each),
  );
  const past = lists.find(({ path }) => path.some((step) => PAST.test(step)));
  // If no word refers to the past, only times show that these tracks were played.
  return (past ?? lists.find(({ value }) => wasPlayed(value, now)))?.path ?? null;
}

/** Whether a list contains tracks. A row of plain values counts as one track. */
const isTrackList = (value: unknown): boolean =>
  Array.isArray(value) && (value.some((each) => typeof each === 'object') || isListOfTexts(value));

function* listsIn(response: unknown, at: Path): Generator<{ path: Path; value: readonly unknown[] }> {
  for (const [object, path] of [[Object(response) as object, at] as const, ...objectsIn(response, at)]) {
    if (Array.isArray(object)) continue;
    for (const [key, value] of Object.entries(object))
      if (Array.isArray(value)) yield { path: [...path, key], value };
  }
}

function isListOfTracks(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  const [entry] = value as unknown[];
  if (typeof entry === 'string') return isName(entry);
  return !!trackOf(entry) || (Array.isArray(entry) && entry.some(isName));
}

/** Finds the title and the artist of the track in an entry of a list. */
function trackOf(entry: unknown): Candidate | null {
  for (const [object, path] of objectsIn(entry, [])) {
    if (Array.isArray(object)) continue;
    const found = trackIn(object, path) ?? songIn(object, path);
    if (found) return found;
  }
  return null;
}

function wasPlayed(entries: readonly unknown[], now: number): boolean {
  const times = entries.map((entry) => {
    const path = startOf(entry);
    return path ? readTime(valueAtPath(entry, path), null) : null;
  });
  // Time zones are at most 14 hours ahead of UTC.
  return times.length > 0 && times.every((time) => time !== null && time < now + 14 * 3_600_000);
}

/** Returns the path of the start time in an entry of a list. */
function startOf(entry: unknown): Path | null {
  const track = trackOf(entry);
  const named =
    fieldIn(entry, [], 'start') ?? (track && fieldIn(valueAtPath(entry, track.path), track.path, 'start'));
  if (named) return named;
  const other = Object.entries(Object(entry) as object).find(
    ([key, value]) => isTime(value) && mayBeStart(key),
  );
  return other ? [other[0]] : null;
}

/** Adds the paths of fields whose names in the history differ from those of the current track. */
function addEntryFields(response: unknown, paths: Map<MapField, Path>): void {
  const list = valueAtPath(response, paths.get('history')!) as readonly unknown[];
  const entry = list.at(Number(newestPosition(list)));
  if (typeof entry !== 'object' || entry === null) return;
  const isRead = (field: PlayField, accepts: (value: unknown) => boolean): boolean => {
    const path = pathInEntry(entry, field, paths);
    return !!path && accepts(valueAtPath(entry, path));
  };
  const track = trackOf(entry);
  if (track && !isRead('title', ACCEPTS.title) && !isRead('song', isName))
    for (const [field, path] of track.fields) paths.set(`history.${field}`, path);
  const artist = track?.fields.get('artist');
  if (artist && paths.has('artist') && !isRead('artist', isArtist)) paths.set('history.artist', artist);
  const start = startOf(entry);
  if (start && !isRead('start', isTime)) paths.set('history.start', start);
  for (const field of ['length', 'cover', 'album'] as const) {
    const path =
      fieldIn(entry, [], field) ?? (track && fieldIn(valueAtPath(entry, track.path), track.path, field));
    if (path && !isRead(field, ACCEPTS[field])) paths.set(`history.${field}`, path);
  }
}

/** Returns the reader's time zone if the start is plausible in that zone but not in UTC; otherwise null. */
function guessZone(
  response: unknown,
  paths: ReadonlyMap<MapField, Path>,
  now: number,
  zone: string,
): string | null {
  const path = paths.get('start') ?? paths.get('end');
  const value = path && valueAtPath(response, path);
  if (!dependsOnZone(value)) return null;
  const ahead = paths.has('start') ? MAX_AHEAD_MS : MAX_AGE_MS;
  return !isPlausible(readTime(value, null), now, ahead) && isPlausible(readTime(value, zone), now, ahead)
    ? zone
    : null;
}
