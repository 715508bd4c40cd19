/**
 * In:  an Icecast's answer: of `/status-json.xsl` (2.4), or of `/admin/publicstats.json` (2.5).
 * Out: its sources, one for each stream, and which of them are the station's.
 */
import { readText } from '../fields.js';
import { asObject, fieldsOf, listOf, MAX_ENTRIES, type Fields } from '../json.js';
import { isPlaceholder } from '../no-titles.js';
import type { StationRef } from '../server-kind.js';

export interface IcecastSource {
  /** With its slash; empty where it can't be told. */
  readonly mount: string;
  /** The station's name; null where nobody set one. */
  readonly name: string | null;
  /** The fields as the server has them. */
  readonly fields: Fields;
}

/** Null when the answer is no Icecast's. No sources: nothing is on air. */
export function readSources(answer: unknown): readonly IcecastSource[] | null {
  // 2.5: a list of what it is and the thing, with the sources by their mounts.
  if (Array.isArray(answer)) {
    const sources = fieldsOf(fieldsOf(answer[1]).source);
    return fieldsOf(answer[0]).name === 'icestats'
      ? Object.keys(sources)
          .slice(0, MAX_ENTRIES)
          .map((mount) => readSource(sources[mount], mount))
      : null;
  }
  const stats = asObject(fieldsOf(answer).icestats);
  if (!stats) return null;
  // 2.4: one source is no list; without one there is no field.
  const { source } = stats;
  const sources = source && !Array.isArray(source) ? [source] : listOf(source);
  return sources.map((each) => readSource(each));
}

/** The stream whose titles count: the one that is named, else the first. Null: it is not on air. */
export function sourceAt(sources: readonly IcecastSource[], { station }: StationRef): IcecastSource | null {
  if (!station) return sources[0] ?? null;
  return sources.find(({ mount }) => mount === station || mount === `/${station}`) ?? null;
}

/**
 * The streams of the same station: a server may carry many stations, and one station with several qualities names them
 * all the same. Where nobody named anything, a stream that was asked for stands alone.
 */
export function streamsOf(sources: readonly IcecastSource[], place: StationRef): readonly IcecastSource[] {
  const source = sourceAt(sources, place);
  if (!source) return [];
  return source.name || !place.station ? sources.filter(({ name }) => name === source.name) : [source];
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
