/**
 * In:  which station of an AzuraCast.
 * Out: the paths that it has, and of an answer of theirs that station's part.
 */
import { readNumber } from '../fields.js';
import { isMount, isStationName } from '../station-name.js';
import { asObject, listOf, type Fields } from '../json.js';
import type { StationRef } from '../server-kind.js';

/** What is on air, best first. Only the first has an ETag, and it is there by short name only. Empty for a name that leaves its part of a path. */
export function nowPlayingPaths({ station }: StationRef): string[] {
  if (!isShortName(station)) return [];
  const path = `/api/nowplaying/${encodeURIComponent(station)}`;
  if (!station) return ['/api/nowplaying'];
  return /^\d+$/.test(station)
    ? [path]
    : [`/api/nowplaying_static/${encodeURIComponent(station)}.json`, path];
}

export function isShortName(station: string): boolean {
  return isStationName(station) && !isMount(station);
}

/** Nobody knows the first station's number before an answer: it is asked for as number 1. */
export function stationPath({ station }: StationRef, rest: string): string {
  return `/api/station/${encodeURIComponent(station || '1')}/${rest}`;
}

/** What is on air at the station; without a name, at the server's first. Null where it is no such answer. */
export function nowPlayingOf(answer: unknown): { nowPlaying: Fields; station: Fields } | null {
  const nowPlaying = asObject(listOf(answer)[0] ?? answer);
  const station = asObject(nowPlaying?.station);
  return nowPlaying && station ? { nowPlaying, station } : null;
}

/** Whether what was asked of number 1 is the station that the other answers are about. */
export function isAskedStation({ station }: StationRef, { id }: Fields): boolean {
  return !!station || readNumber(id) === 1;
}
