/** Guesses which values of an unknown response are the current track, from the names of the keys and the values. */
import { readCount, readText, readUrl } from '../../servers/fields.js';
import { asObject } from '../../servers/json.js';
import type { MapField, PlayField, ResponseMap } from '../../servers/json/map.js';
import { followPath, type Path } from '../../servers/json/path.js';
import { readLength, readOnAir, readTime } from '../../servers/json/values.js';

/** Keys by field, without case, spaces and punctuation, most certain first. */
const KEYS: Readonly<Record<Exclude<PlayField, 'song'>, readonly string[]>> = {
  title:
    'title songtitle tracktitle tracktitel song songname track trackname tit2 titel titulo titre titolo tytul nazev cim name'.split(
      ' ',
    ),
  artist:
    'artist artistname songartist trackartist artists author performer interpret interpreter artista artiste artiest kunstler tpe1 singer band auteur autor cantante wykonawca composer by'.split(
      ' ',
    ),
  album: 'album albumname albumtitle albumtitel talb release disc'.split(' '),
  cover:
    'cover coverurl coverart coverimage albumart albumcover albumarturl artwork artworkurl artworkurllarge art arturl image imageurl img imgurl picture pictureurl thumb thumbnail pic wxxxalbumart large medium small pochette portada caratula copertina url'.split(
      ' ',
    ),
  start:
    'start started startedat starttime startat starts startsat startdate startts playedat played playtime playedtime airtime airedat begin began begins begintime beganat since timestamp ts time date datetime at beginn debut inicio inizio'.split(
      ' ',
    ),
  length:
    'duration length len lengthseconds durationseconds durationms lengthms runtime playlength seconds sec dauer duree duracion durata'.split(
      ' ',
    ),
  end: 'end ends endsat endsat endat endtime ended endts stop stoptime finish until ende fin fine'.split(' '),
  listeners:
    'listeners listenercount listenerscount currentlisteners listenerstotal uniquelisteners numlisteners nlisteners audience'.split(
      ' ',
    ),
  dj: 'dj djname djusername presenter host moderator announcer streamer streamername hosts'.split(' '),
};
/** Keys of a text with the artist and the title. */
const SONG_KEYS =
  'nowplaying nowplay currentsong currenttrack currenttitle streamtitle songtitle np onair playing song track title text current now rawtitle metadata display displaytitle'.split(
    ' ',
  );
const STATION_KEYS = 'station stationname servername stationtitle radio radioname icyname channelname'.split(
  ' ',
);
/** Not `live`: many servers report false while they play without a presenter. */
const ON_AIR_KEYS = 'online isonline onair isonair streamstatus streamonline isplaying status state'.split(
  ' ',
);

/** Words in a path to the current track. */
const CURRENT = /now|current|playing|onair|live|aktuell|actual/i;
/** Words in a path to other tracks, or to something else. */
const OTHER =
  /next|upcoming|coming|queue|previous|prev|schedule|show|program|podcast|episode|request|news|last(?!fm)|recent|histor|played|before|past/i;
const PAST = /histor|recent|last|previous|prev|played|past|before|songs|tracks|playlist/i;
const FUTURE = /next|upcoming|coming|queue|schedule|show|program|podcast|request/i;
/** A container that describes the station. */
const STATION = /^(station|radio|server|channel|stream)$/i;

const MAX_DEPTH = 8;
const MAX_NODES = 5000;
/** A track that starts or lasts longer before or after now isn't the current one. */
const MAX_AGE_MS = 30 * 60_000;
const MAX_AHEAD_MS = 60_000;

interface Candidate {
  readonly path: Path;
  readonly fields: ReadonlyMap<PlayField, Path>;
  readonly score: number;
}

/**
 * Returns a map of the values that are likely to be the fields; without a title if none is. `now` is in milliseconds,
 * and `zone` is the reader's time zone.
 */
export function suggestMap(response: unknown, now: number, zone: string): ResponseMap {
  const best = findTrack(response);
  const paths = new Map<MapField, Path>();
  if (!best) return { paths, callback: null, zone: null };
  for (const [field, path] of best.fields) paths.set(field, path);
  addFromAround(response, best.path, paths);
  const history = findHistory(response, paths);
  if (history) paths.set('history', history);
  return { paths, callback: null, zone: guessZone(response, paths, now, zone) };
}

/** Returns undefined if the response has no such path. */
export function valueAtPath(response: unknown, path: Path): unknown {
  const found = followPath(response, path);
  return 'value' in found ? found.value : undefined;
}

/** Whether a text is a date and time whose meaning depends on the time zone. */
export function dependsOnZone(value: unknown): boolean {
  const utc = readTime(value, null);
  return utc !== null && utc !== readTime(value, '+01:00');
}

const plain = (key: string): string =>
  key
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Visits all objects. Of a list, only the entry that is likely to be the newest. */
function* objectsIn(
  value: unknown,
  path: Path,
  count = { left: MAX_NODES },
): Generator<[object: object, path: Path]> {
  if (path.length > MAX_DEPTH || count.left-- <= 0 || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const position = newestPosition(value);
    if (value.length) yield* objectsIn(value.at(Number(position)), [...path, position], count);
    return;
  }
  yield [value, path];
  for (const [key, child] of Object.entries(value)) yield* objectsIn(child, [...path, key], count);
}

/** Returns the last position if the start times increase, else the first. */
function newestPosition(entries: readonly unknown[]): '0' | '-1' {
  const times = [entries[0], entries.at(-1)].map((entry) => {
    const path = fieldIn(entry, [], 'start');
    return path ? readTime(valueAtPath(entry, path), null) : null;
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
  // A list of texts, or a single text.
  if (!best && typeof response === 'string' && isName(response))
    return { path: [], fields: new Map([['song', []]]), score: 0 };
  if (!best && Array.isArray(response) && isName(response[0]))
    return { path: [], fields: new Map([['song', ['0']]]), score: 0 };
  return best;
}

/** Points for the words in a path, which prefer the current track. */
function pointsOf(path: Path): number {
  const names = path.filter((step) => !/^-?\d+$/.test(step));
  return (
    names.reduce((sum, name) => sum + (OTHER.test(name) ? -6 : 0) + (CURRENT.test(name) ? 4 : 0), 0) -
    path.length * 0.1
  );
}

/** An object with a field for the title, and usually one for the artist. */
function trackIn(object: object, path: Path): Candidate | null {
  const title = fieldIn(object, path, 'title');
  const artist = fieldIn(object, path, 'artist');
  if (!title || (!artist && !hasTrackDetail(object, path))) return null;
  const fields = new Map<PlayField, Path>([['title', title]]);
  if (artist) fields.set('artist', artist);
  return { path, fields, score: pointsOf(path) + (artist ? 5 : 0) };
}

/** Names such as `title` are also used for stations and shows. */
function hasTrackDetail(object: object, path: Path): boolean {
  return (
    path.some((step) => CURRENT.test(step)) &&
    !STATION.test(path.at(-1) ?? '') &&
    !!fieldIn(object, path, 'album')
  );
}

/** A text such as "Artist - Title". */
function songIn(object: object, path: Path): Candidate | null {
  const texts = Object.entries(object).filter((entry): entry is [string, string] => isName(entry[1]));
  const known = SONG_KEYS.flatMap((key, rank) =>
    texts.filter(([name]) => plain(name) === key).map(([name, text]) => ({ name, text, rank })),
  );
  const [found] = known.sort((a, b) => dashes(b.text) - dashes(a.text) || a.rank - b.rank);
  if (!found) return null;
  const here = [...path, found.name];
  // Without a dash, only the name of the key shows that it is a track.
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

/** A text that can be the name of a track or an artist. */
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

const ACCEPTS: Readonly<Record<Exclude<PlayField, 'song'>, (value: unknown) => boolean>> = {
  title: (value) => isName(value) || typeof value === 'number',
  artist: isArtist,
  album: (value) => isName(value) || typeof value === 'number',
  cover: (value) =>
    typeof value === 'string' &&
    (readUrl(value) ? isPicture(value) : /^\/|\.(jpe?g|png|webp|gif|avif)$/i.test(value)),
  start: (value) => readTime(value, null) !== null,
  length: (value) => readLength(value) !== null,
  end: (value) => readTime(value, null) !== null,
  listeners: (value) => readCount(value) !== null,
  dj: isName,
};

function isArtist(value: unknown): boolean {
  return isName(value) || (Array.isArray(value) && value.length > 0 && value.every(isName));
}

/** A link named `url` may lead to a page. */
function isPicture(url: string): boolean {
  return /\.(jpe?g|png|webp|gif|avif|svg)([?#]|$)|\/(covers?|art|artwork|images?|img|thumbs?)\b|\/\d+x\d+/i.test(
    url,
  );
}

/** Returns the path of a field in an object, or in an object inside it: `artist` or `artist.name`. */
function fieldIn(object: unknown, path: Path, field: Exclude<PlayField, 'song'>): Path | null {
  const entries = Object.entries(asObject(object) ?? {});
  for (const key of KEYS[field]) {
    for (const [name, value] of entries) {
      if (plain(name) !== key) continue;
      // A cover whose name says what it is needs no file name.
      const isCover =
        field === 'cover' && !['url', 'large', 'medium', 'small'].includes(key) && !!readUrl(value);
      if (isCover || ACCEPTS[field](value)) return [...path, name];
      if (field === 'title') continue;
      const inside = nestedIn(value, [...path, name], field);
      if (inside) return inside;
    }
  }
  return null;
}

/** A value such as `{ "artist": { "name": "…" } }`, `{ "artists": [{ "name": "…" }] }` or `{ "cover": { "large": "…" } }`. */
function nestedIn(value: unknown, path: Path, field: Exclude<PlayField, 'song'>): Path | null {
  const isList = Array.isArray(value);
  const child = asObject(isList ? value[0] : value);
  if (!child) return null;
  const here = isList ? [...path, '0'] : path;
  const keys = field === 'cover' ? KEYS.cover : ['name', 'title', 'text', 'value'];
  for (const key of keys) {
    const entry = Object.entries(child).find(
      ([name, text]) => plain(name) === key && (field === 'cover' ? !!readUrl(text) : ACCEPTS[field](text)),
    );
    if (entry) return [...here, entry[0]];
  }
  return null;
}

/** Adds the details of the track from its object and the objects around it, and the state of the station. */
function addFromAround(response: unknown, track: Path, paths: Map<MapField, Path>): void {
  for (let depth = track.length; depth >= 0; depth--) {
    const path = track.slice(0, depth);
    const object = valueAtPath(response, path);
    // Farther away, names such as "title" or "image" mean the station's.
    const isNear = track.length - depth <= 1 && !(depth === 0 && track.length > 0 && hasStation(object));
    for (const field of ['album', 'cover', 'start', 'length', 'end'] as const)
      if (isNear) add(field, fieldIn(object, path, field));
    for (const field of ['listeners', 'dj'] as const)
      add(field, fieldIn(object, path, field) ?? listenersIn(object, path, field));
    add(
      'on-air',
      keyIn(object, path, ON_AIR_KEYS, (value) => readOnAir(value) === true),
    );
    add('station', keyIn(object, path, STATION_KEYS, isName) ?? stationIn(object, path));
  }
  if (paths.has('start') && paths.has('length')) paths.delete('end');

  function add(field: MapField, path: Path | null): void {
    const isUsed = path && [...paths.values()].some((other) => other.join('\0') === path.join('\0'));
    if (path && !isUsed && !paths.has(field)) paths.set(field, path);
  }
}

const hasStation = (object: unknown): boolean =>
  Object.keys(asObject(object) ?? {}).some((key) => STATION.test(key));

/** A count such as `{ "listeners": { "total": 12, "current": 12 } }`. */
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

/** A name such as `{ "station": { "name": "…" } }`. */
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

/** The list that contains the current track, or another list of tracks that were played. */
function findHistory(response: unknown, paths: ReadonlyMap<MapField, Path>): Path | null {
  const title = paths.get('title') ?? paths.get('song') ?? [];
  const position = title.findIndex(
    (step, index) => /^-?\d+$/.test(step) && Array.isArray(valueAtPath(response, title.slice(0, index))),
  );
  const around = position < 0 ? null : title.slice(0, position);
  const list = around && valueAtPath(response, around);
  if (around && Array.isArray(list) && list.length > 1 && isListOfTracks(list)) return around;
  let best: Path | null = null;
  for (const [object, path] of [[response, [] as Path] as const, ...objectsIn(response, [])]) {
    for (const [key, value] of Object.entries(asObject(object) ?? {})) {
      const here = [...path, key];
      const isPast = here.some((step) => PAST.test(step)) && !here.some((step) => FUTURE.test(step));
      if (!best && isPast && isListOfTracks(value)) best = here;
    }
  }
  return best;
}

function isListOfTracks(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  const [entry] = value as unknown[];
  if (typeof entry === 'string') return isName(entry);
  return [...objectsIn(entry, [])].some(([object]) => trackIn(object, []) ?? songIn(object, []));
}

/** Returns the reader's time zone if the start is plausible in it, but not in UTC; else null. */
function guessZone(
  response: unknown,
  paths: ReadonlyMap<MapField, Path>,
  now: number,
  zone: string,
): string | null {
  const path = paths.get('start') ?? paths.get('end');
  const value = path && valueAtPath(response, path);
  if (!dependsOnZone(value)) return null;
  const isPlausible = (time: number | null): boolean =>
    time !== null && now - time < MAX_AGE_MS && time - now < (paths.has('start') ? MAX_AHEAD_MS : MAX_AGE_MS);
  return !isPlausible(readTime(value, null)) && isPlausible(readTime(value, zone)) ? zone : null;
}
