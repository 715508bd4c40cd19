import { readText } from '../fields.js';
import { asList, onlyObject, fieldsOf, listOf, MAX_ENTRIES, type Fields } from '../json.js';
import type { StationRef } from '../server-kind.js';
import { readStationName } from '../station-texts.js';

export interface IcecastSource {
  /** Path of the mount with its leading slash; '' if unknown. */
  readonly mount: string;
  /** The station's name; null if the operator hasn't set one. */
  readonly name: string | null;
  /** The raw fields of the response. */
  readonly fields: Fields;
}

/**
 * Returns null if the responses aren't from Icecast, and [] if they list no mounts. `page` is Icecast-KH's status page;
 * it may be missing.
 */
export function readSources([response, page]: readonly unknown[]): readonly IcecastSource[] | null {
  // Version 2.5 sends a pair of a type and a value, with the sources keyed by mount.
  if (Array.isArray(response) && fieldsOf(response[0]).name === 'icestats')
    return sourcesIn(fieldsOf(fieldsOf(response[1]).source));
  const stats = statsIn(response);
  if (!stats) return hasMounts(response) ? sourcesIn(fieldsOf(response)) : null;
  // Version 2.4 sends a single source without a list, and omits the field if there are no sources.
  const { source } = stats;
  if (hasMounts(source)) return sourcesIn(fieldsOf(source));
  const sources = (asList(source) ?? [source]).slice(0, MAX_ENTRIES).filter((each) => !isEmptyObject(each));
  const mounts = fieldsOf(fieldsOf(page).mounts);
  return sources.map((each) => {
    const mount = readText(fieldsOf(each).mount) ?? undefined;
    return readSource(mount ? { ...fieldsOf(each), ...fieldsOf(mounts[mount]) } : each, mount);
  });
}

/** Some scripts pass on only the value of `icestats`, or only its sources. */
function statsIn(response: unknown): Fields | null {
  const root = fieldsOf(response);
  const hasSources = listOf(response).some((each) => 'listenurl' in fieldsOf(each));
  return hasSources ? { source: response } : onlyObject('server_id' in root ? root : root.icestats);
}

/** Whether an object has sources keyed by mount, which style sheets for Icecast-KH generate. */
function hasMounts(value: unknown): boolean {
  const mounts = Object.keys(fieldsOf(value));
  return mounts.length > 0 && mounts.every((mount) => mount.startsWith('/'));
}

function sourcesIn(mounts: Fields): IcecastSource[] {
  return Object.keys(mounts)
    .slice(0, MAX_ENTRIES)
    .map((mount) => readSource(mounts[mount], mount));
}

const isEmptyObject = (value: unknown): boolean => !Object.keys(fieldsOf(value)).length;

/** The data of one station in a response. */
export interface IcecastStation {
  /** The source whose title is used; null if nothing is on air. */
  readonly source: IcecastSource | null;
  /** The mount in `station`, which may have no source. Null if the server doesn't list it. */
  readonly named: IcecastSource | null;
  /** See `PlayReport`. Null if the mount may have a fallback, but it is unknown which source that is. */
  readonly onAir: boolean | null;
}

/**
 * Finds a station: the mount that `station` names, or else the first mount with a source. Icecast moves the listeners
 * of a mount without a source to its fallback. Icecast lists the mount but doesn't report which source it plays. That
 * source is known only if a single source is active or all active sources have the same name. Icecast returns 404 for a
 * mount that it doesn't list.
 */
export function stationAt(all: readonly IcecastSource[], ref: StationRef): IcecastStation {
  const active = all.filter(hasSource);
  const first = active[0] ?? null;
  // If the only source doesn't report its mount, it may be the named one.
  const unnamed = active.length === 1 && !first!.mount ? first : null;
  const named = ref.station ? (mountAt(all, ref) ?? unnamed) : first;
  if (named && hasSource(named)) return { source: named, named, onAir: true };
  if (!named) return { source: null, named, onAir: false };
  const isFallback = active.every(({ name }, index) => index === 0 || (name && name === first!.name));
  const source = isFallback ? first : null;
  return { source, named, onAir: source ? true : active.length ? null : false };
}

const PLAYLIST_END = /(\.(m3u|xspf|vclt))?\/?$/i;

const FILE_ENDING = /\.(mp3|aacp?|m4a|mp4|og[ga]|opus|flac|webm|wav|nsv)$/i;

/** Mounts are case-sensitive, so another case matches only if nothing else does, and no mounts differ only in case. */
function mountAt(all: readonly IcecastSource[], ref: StationRef): IcecastSource | null {
  const exact = matchingMount(all, ref, decoded);
  if (exact) return exact;
  const lowerCase = (path: string): string => decoded(path).toLowerCase();
  const isDistinct = new Set(all.map(({ mount }) => lowerCase(mount))).size === all.length;
  return isDistinct ? matchingMount(all, ref, lowerCase) : null;
}

/**
 * Returns the mount with this path. If there is none, returns the only mount whose path ends with this path or the
 * other way round, because a proxy may change the start of the path. If there is none either, returns the only station
 * whose mounts match when file extensions are ignored, because `station` may lack the extension.
 */
function matchingMount(
  all: readonly IcecastSource[],
  { station, baseUrl }: StationRef,
  normalize: (path: string) => string,
): IcecastSource | null {
  const [written = ''] = station.split(/[?#]/, 1);
  const path = normalize(written.startsWith('/') ? written : `/${written}`);
  const [, folder = ''] = /^https?:\/\/[^/]+(\/.*)$/i.exec(baseUrl) ?? [];
  // Icecast serves a playlist for each mount.
  const paths = [path, path.replace(PLAYLIST_END, ''), `${path}/`, normalize(folder) + path];
  const same = paths.map((each) => all.find(({ mount }) => normalize(mount) === each)).find(Boolean);
  if (same) return same;
  const similarBy = (nameOf: (mount: string) => string): IcecastSource[] =>
    all.filter(({ mount }) => {
      const name = nameOf(normalize(mount));
      return name.length > 1 && (name.endsWith(path) || path.endsWith(name));
    });
  const similar = similarBy((mount) => mount);
  if (similar.length) return similar.length === 1 ? similar[0]! : null;
  const [first = null, ...others] = similarBy((mount) => mount.replace(FILE_ENDING, ''));
  // The streams of one station share its name.
  return others.every(({ name }) => name && name === first!.name) ? first : null;
}

function decoded(mount: string): string {
  try {
    return decodeURIComponent(mount);
  } catch {
    return mount;
  }
}

/** Icecast reports at least one of these for a mount with a source. */
const SOURCE_FIELDS = [
  'server_type',
  'content-type',
  'stream_start',
  'stream_start_iso8601',
  'title',
  'display-title',
  'yp_currently_playing',
  'metadata',
  'audio_info',
  'bitrate',
];

/**
 * False for a mount that is listed only because it has a fallback. Such a mount has only the fields
 * `listenurl` and `listeners`.
 */
export function hasSource({ fields }: IcecastSource): boolean {
  const isListed = 'listeners' in fields || 'dummy' in fields;
  return !isListed || SOURCE_FIELDS.some((name) => fields[name] !== undefined && fields[name] !== null);
}

/**
 * Returns the station's streams. A server may have many stations, and the streams of one station share its name. If the
 * requested mount has no name, the other streams of its station can't be found, so only this mount is returned.
 */
export function streamsOf(
  all: readonly IcecastSource[],
  source: IcecastSource | null,
  ref: StationRef,
): readonly IcecastSource[] {
  if (!source) return [];
  if (!source.name && ref.station) return [source];
  const key = qualityKey(source);
  return all.filter(
    (each) => hasSource(each) && (each.name === source.name || (key !== null && qualityKey(each) === key)),
  );
}

/**
 * Returns one source per station and omits the same station's streams in other qualities. Sources without a name are
 * all kept.
 */
export function onePerQuality(sources: readonly IcecastSource[]): IcecastSource[] {
  const keys = new Set<string>();
  return sources.filter((source) => {
    const key = source.name && qualityKey(source);
    const isKnown = key !== null && keys.has(key);
    if (key !== null) keys.add(key);
    return !isKnown;
  });
}

/**
 * Returns a key that all qualities of a station share: its title, and its name without a suffix such as
 * "(AAC)".
 */
function qualityKey({ name, fields }: IcecastSource): string | null {
  const title = readText(fields.title);
  const plain = name && name.replace(/[([][^()[\]]{0,60}[)\]]$/, '').trim();
  return title && [title, readText(fields.server_url), plain?.toLowerCase()].join('\n');
}

function readSource(value: unknown, mount?: string): IcecastSource {
  const fields = fieldsOf(value);
  return {
    mount:
      mount ?? /^(?:(?:https?:)?\/\/[^/]+)?(\/[^?#]*)/i.exec(String(readText(fields.listenurl)))?.[1] ?? '',
    name: readStationName(fields.server_name ?? fields.name),
    fields,
  };
}
