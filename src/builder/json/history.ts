import { readEntries } from '../../servers/json/map.js';
import { jsonWith, readHistory } from '../../servers/json/read.js';
import * as values from '../../servers/json/values.js';
import type { PlayReport, ReportedPlay } from '../../servers/server-kind.js';
import type { BuilderChoice, TagChoice } from '../choice.js';
import { DEFAULT_ROWS } from '../outputs/heights.js';
import { valueAtPath } from './suggest-map.js';

const json = jsonWith(values);

/** Reads a response in the same way as the tags; returns null if they can't read it. */
export function readReport(
  { baseUrl, map }: Pick<BuilderChoice, 'baseUrl' | 'map'>,
  value: unknown,
): PlayReport | null {
  try {
    return json.newest.read([value], { baseUrl, station: map }, undefined);
  } catch {
    return null;
  }
}

/**
 * Reads the newest entry of the history before the current track, in the same way as the tags. Returns null if there is
 * no entry or if it has no title.
 */
export function newestEntry(choice: BuilderChoice, value: unknown): ReportedPlay | null {
  const { paths, zone, isTitleFirst } = readEntries(choice.map);
  const list = valueAtPath(value, paths.get('history') ?? []);
  const plays = readHistory(list, paths, { baseUrl: choice.baseUrl, zone, isTitleFirst, name: null, values });
  const current = readReport(choice, value)?.plays[0];
  const isCurrent = (play: ReportedPlay): boolean =>
    play.title === current?.title && play.author === current?.author && play.ts === current?.ts;
  const earlier = plays.length > 1 ? plays.filter((play) => !play || !isCurrent(play)) : plays;
  const [first = null] = earlier;
  return earlier.reduce((newest, play) => ((play?.ts ?? 0) > (newest?.ts ?? 0) ? play : newest), first);
}

/** Returns the number of tracks that a history shows at first; null if no track in the response has a start time. */
export function countEarlier(choice: BuilderChoice, value: unknown): number | null {
  if (choice.source !== 'json' || !readEntries(choice.map).paths.has('history')) return null;
  const earlier = readReport(choice, value)?.plays.slice(1) ?? [];
  return earlier.filter(({ ts }) => ts !== null).length || null;
}

/**
 * Limits a history to the number of tracks in the response, because further rows would stay empty. Keeps a limit that
 * the owner set. `previous` is the number from which the current limit was computed.
 */
export function withLimit(
  tags: readonly TagChoice[],
  count: number | null,
  previous: number | null,
): readonly TagChoice[] {
  return tags.map((tag) => {
    const { limit, ...others } = tag.attributes;
    if (tag.name !== 'history' || (limit !== undefined && limit !== String(previous))) return tag;
    const isShort = count !== null && count < DEFAULT_ROWS;
    return { ...tag, attributes: isShort ? { ...others, limit: String(count) } : others };
  });
}
