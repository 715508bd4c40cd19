/**
 * Reads any JSON or JSONP response that contains the current track. The base URL is the URL of the response.
 * The attribute `map`, which replaces the station's name, contains the paths of the fields.
 */
import { readCover } from '../cover.js';
import { readDjName } from '../dj-name.js';
import { readCount, readText } from '../fields.js';
import { HOSTED_MIN_INTERVAL_MS } from '../hosted.js';
import { asList, listOf } from '../json.js';
import type { LoadChunk, PlayReport, ReportedPlay, ServerKind, StationRef } from '../server-kind.js';
import { SetupProblem } from '../setup-problem.js';
import { readName, readNames, readTitle, type ReadTitle } from '../titles.js';
import { readMap, type MapField, type PlayField, type ResponseMap } from './map.js';
import { followPath, isEmpty, isEmptyObject, pathsBelow, writePath, type Path } from './path.js';
import type * as values from './values.js';

/** Called with a message for the site's owner about a path that doesn't exist. */
type Warn = (sentence: string) => void;

/** Reads times, lengths and states. Loaded only if the map has such a field. */
type Values = typeof values;

/** Stands for a current play without a title. */
const NO_PLAY: ReportedPlay = { id: null, ts: null };

const VALUE_FIELD = /start|end|length|on-air/;

/**
 * This kind doesn't read times, lengths or states. If the map has such fields, `forStation` returns a kind that reads
 * them.
 */
export const json: ServerKind = { ...jsonWith(null), forStation };

/** Returns the kind, for callers that have loaded `values.js`. */
export function jsonWith(values: Values | null): ServerKind {
  return {
    capabilities: { history: 'seen', times: false, lengths: false },
    callback: null,
    minIntervalMs: HOSTED_MIN_INTERVAL_MS,
    newest: {
      alternatives: () => [['']],
      read: ([response], { baseUrl, station }) => readNewest(response, baseUrl, readMap(station), values),
    },
    week: null,
    channels: null,
    podcasts: null,
  };
}

async function forStation(
  { baseUrl, station }: StationRef,
  warn: Warn,
  loadChunk: LoadChunk,
): Promise<ServerKind> {
  const map = readMap(station);
  const { paths, callback } = map;
  const values = VALUE_FIELD.test([...paths.keys()].join())
    ? await loadChunk(() => import('./values.js'))
    : null;
  const times = paths.has('start') || (paths.has('end') && paths.has('length'));
  const isDated = times || paths.has('history.start');
  const warned = new Set<string>();
  const warnOnce: Warn = (sentence) => {
    if (!warned.has(sentence)) warn(sentence);
    warned.add(sentence);
  };
  return {
    ...json,
    capabilities: { history: paths.has('history') && isDated ? 'recent' : 'seen', times, lengths: false },
    callback,
    newest: { ...json.newest, read: ([response]) => readNewest(response, baseUrl, map, values, warnOnce) },
  };
}

function noValueAt(path: string, known: string): SetupProblem {
  return new SetupProblem(`map names ${path}, but the response has only ${known}`, { path, known });
}

/** @throws SetupProblem if the response has none of the map's title paths. */
function readNewest(
  response: unknown,
  baseUrl: string,
  { paths, zone, isTitleFirst }: ResponseMap,
  values: Values | null,
  warn?: Warn,
): PlayReport | null {
  if (response === null || typeof response === 'boolean') return null;
  const missing = new Map<MapField, SetupProblem>();

  function valueOf(field: MapField): unknown {
    const path = paths.get(field);
    if (!path) return undefined;
    const found = followPath(response, path);
    const known =
      'known' in found ? found.known : misfits(field, found.value) && pathsBelow(found.value, path);
    if (!known) return (found as { value: unknown }).value;
    missing.set(field, noValueAt(writePath(path), known.join(', ') || '{}'));
    return null;
  }

  const name = readName(textOf(valueOf('station')));
  const onAir = values?.readOnAir(valueOf('on-air')) ?? null;
  const about = { baseUrl, zone, name, values, isTitleFirst };
  const list = valueOf('history');
  const history = readHistory(list, paths, about);
  // The current track may be an entry of a numbered list.
  const index = listOf(list).indexOf(valueOf('song'));
  const current = readPlay(
    (field) => (field === 'song' && index >= 0 ? withoutNumbers(list)[index] : valueOf(field)),
    about,
  );
  const names = (['title', 'song'] as const).filter((field) => paths.has(field));
  const isOnAirKnown = paths.has('on-air') && !missing.has('on-air');
  if (!isOnAirKnown && names.every((field) => missing.has(field))) throw missing.get(names[0]!)!;
  for (const problem of missing.values()) warn?.(problem.message);

  const earlier = history
    .filter((play) => play !== null)
    .filter((play, index) => !current || !isCurrent(play, current, index));
  earlier.sort((a, b) => (a.ts !== null && b.ts !== null ? b.ts - a.ts : 0));
  if (onAir === false) return { plays: earlier, onAir, now: null, name };
  // If there is no current title, none of the earlier tracks is on air, so the first play is empty.
  const first = current ?? (earlier.length ? NO_PLAY : null);
  return { plays: first ? [first, ...earlier] : [], onAir, now: null, name };
}

/** Reads the history's entries, newest first if they are sorted. Entries without a title are null. */
export function readHistory(
  list: unknown,
  paths: ResponseMap['paths'],
  context: ResponseContext,
): (ReportedPlay | null)[] {
  const entries = withoutNumbers(list);
  if (isOldestFirst(paths)) entries.reverse();
  return entries.map((entry) => readPlay((field) => valueIn(entry, field, paths), context));
}

/** Removes numbers from a list of texts if all of them have one: "1. Artist - Title". */
function withoutNumbers(list: unknown): unknown[] {
  const entries = listOf(list);
  const texts = entries.map((each) => String(each).replace(/^\s*#?\d{1,3}[.:)]\s+/, ''));
  const isNumbered = entries.length > 1 && texts.every((text, index) => text !== String(entries[index]));
  return isNumbered ? texts : [...entries];
}

/**
 * Whether the value has the wrong type for the field: an object instead of text, or something other than a
 * list for the history.
 */
function misfits(field: MapField, value: unknown): boolean {
  if (isEmpty(value) || isEmptyObject(value)) return false;
  if (field === 'history') return !asList(value);
  return typeof value === 'object' && !isListOfTexts(value);
}

/** Whether the path of the current track leads to the history and counts from its end. */
function isOldestFirst(paths: ResponseMap['paths']): boolean {
  const [history, title] = [paths.get('history'), paths.get('title') ?? paths.get('song')];
  const isWithin = history?.every((step, index) => step === title![index]);
  return !!isWithin && /^-/.test(title![history!.length] ?? '');
}

/** Whether a value is a list of strings, such as several performers, which are joined into one text. */
export function isListOfTexts(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function textOf(value: unknown): string | null {
  return readText(isListOfTexts(value) ? value.slice(0, 10).join(', ') : value);
}

/**
 * Returns a field of a history entry. Its path is set for the history or derived from the current track's
 * path.
 */
function valueIn(entry: unknown, field: PlayField, paths: ResponseMap['paths']): unknown {
  // An entry that is a string is a song and has no fields.
  if (typeof entry === 'string') return field === 'song' ? entry : undefined;
  const path = pathInEntry(entry, field, paths);
  return path && valueAt(entry, path);
}

/** Returns the path of a field relative to a history entry, or null. */
export function pathInEntry(entry: unknown, field: PlayField, paths: ResponseMap['paths']): Path | null {
  const path = paths.get(field);
  const own = paths.get(`history.${field}`);
  if (own || !path) return own ?? null;
  const parent = parentOf(entry, paths);
  const shared = path.findIndex((step, index) => step !== parent[index]);
  return path.slice(shared);
}

/**
 * Returns the path of the object with the current track. The rest of the title's path is also the path of the title in
 * a history entry.
 */
function parentOf(entry: unknown, paths: ResponseMap['paths']): Path {
  const titles = [paths.get('title'), paths.get('song')].filter((path) => path !== undefined);
  for (const path of titles) {
    const start = path.findIndex((_, index) => valueAt(entry, path.slice(index)) !== undefined);
    if (start >= 0) return path.slice(0, start);
  }
  return titles[0]!.slice(0, -1);
}

/** Returns undefined if the entry has no such path. */
function valueAt(entry: unknown, path: Path): unknown {
  const found = followPath(entry, path);
  return 'value' in found ? found.value : undefined;
}

export interface ResponseContext {
  /** URL of the response. */
  readonly baseUrl: string;
  readonly zone: string | null;
  readonly isTitleFirst: boolean;
  readonly values: Values | null;
  /** The station's name. */
  readonly name: string | null;
}

function readPlay(
  valueOf: (field: PlayField) => unknown,
  { baseUrl, zone, name, values, isTitleFirst }: ResponseContext,
): ReportedPlay | null {
  const title = readTrack(valueOf, name, isTitleFirst);
  const end = values?.readTime(valueOf('end'), zone, values.HALF_DAY_MS) ?? null;
  const reported = values?.readTime(valueOf('start'), zone) ?? null;
  const duration = values?.readLength(valueOf('length')) ?? null;
  const cover = readCover(valueOf('cover'), baseUrl);
  const album = readName(textOf(valueOf('album')));
  const count = readListeners(valueOf('listeners'));
  const host = readDjName(textOf(valueOf('dj')), name);
  const show = readDjName(textOf(valueOf('show')), name);
  const dj = [title ? null : show, host].filter(Boolean).join(' – ');
  // A live set may have only a DJ or a show.
  if (!title && !dj) return null;
  const ts = reported ?? (end !== null && duration !== null ? end - duration : null);
  const length = duration ?? (end !== null && ts !== null && end > ts ? end - ts : null);
  return {
    id: null,
    ts,
    ...title,
    ...(length ? { length } : {}),
    ...(album ? { album } : {}),
    ...(cover ? { img_url: cover } : {}),
    ...(count === null ? {} : { n_listeners: count }),
    ...(dj ? { dj_name: dj } : {}),
  };
}

/** Reads `12`, `1,234` and `12 listeners`. */
function readListeners(value: unknown): number | null {
  const [digits] = /^\d+(?:[,. ]\d{3})*(?![\d.,])/.exec(readText(value) ?? '') ?? [];
  return readCount(digits?.replace(/\D/g, ''));
}

function readTrack(
  valueOf: (field: PlayField) => unknown,
  name: string | null,
  isTitleFirst: boolean,
): ReadTitle | null {
  const artist = textOf(valueOf('artist'));
  const track = readNames(artist, textOf(valueOf('title')), name) ?? readTitle(textOf(valueOf('song')), name);
  const isSwapped = isTitleFirst && !artist && !!track?.author;
  return isSwapped ? { author: track.title, title: track.author } : track;
}

/**
 * Whether a history entry is the current track or a later one. Without times, only the first entry can be the current
 * track.
 */
function isCurrent(play: ReportedPlay, current: ReportedPlay, index: number): boolean {
  if (play.ts !== null && current.ts !== null) return play.ts >= current.ts;
  return index === 0 && play.title === current.title && play.author === current.author;
}
