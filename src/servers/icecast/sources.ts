import { readText } from '../fields.js';
import { asObject, fieldsOf, listOf, MAX_ENTRIES, type Fields } from '../json.js';
import { isPlaceholder } from '../no-titles.js';
import type { StationRef } from '../server-kind.js';

export interface IcecastSource {
  /** With the leading slash; '' if unknown. */
  readonly mount: string;
  /** The station's name; null if the operator didn't set one. */
  readonly name: string | null;
  /** The raw fields of the response. */
  readonly fields: Fields;
}

/** Returns null if the response isn't from Icecast, and [] if nothing is on air. */
export function readSources(response: unknown): readonly IcecastSource[] | null {
  // Version 2.5: a pair of a type and a value, with the sources by their mounts.
  if (Array.isArray(response)) {
    const sources = fieldsOf(fieldsOf(response[1]).source);
    return fieldsOf(response[0]).name === 'icestats'
      ? Object.keys(sources)
          .slice(0, MAX_ENTRIES)
          .map((mount) => readSource(sources[mount], mount))
      : null;
  }
  const stats = asObject(fieldsOf(response).icestats);
  if (!stats) return null;
  // Version 2.4: a single source isn't in a list, and without sources the field is missing.
  const { source } = stats;
  const sources = source && !Array.isArray(source) ? [source] : listOf(source);
  return sources.map((each) => readSource(each));
}

/** Returns the stream whose title is used: the named one, else the first. Null if it isn't on air. */
export function sourceAt(sources: readonly IcecastSource[], { station }: StationRef): IcecastSource | null {
  if (!station) return sources[0] ?? null;
  return sources.find(({ mount }) => mount === station || mount === `/${station}`) ?? null;
}

/**
 * Returns the streams of the station. A server may have many stations, and the streams of one station share its name.
 * If no name is set, a stream requested by its mount is the only one.
 */
export function streamsOf(sources: readonly IcecastSource[], ref: StationRef): readonly IcecastSource[] {
  const source = sourceAt(sources, ref);
  if (!source) return [];
  return source.name || !ref.station ? sources.filter(({ name }) => name === source.name) : [source];
}

function readSource(value: unknown, mount?: string): IcecastSource {
  const fields = fieldsOf(value);
  const name = readText(fields.server_name);
  return {
    mount: mount ?? /^https?:\/\/[^/]+(\/[^?#]*)/i.exec(String(readText(fields.listenurl)))?.[1] ?? '',
    name: name && !isPlaceholder(name) ? name : null,
    fields,
  };
}
