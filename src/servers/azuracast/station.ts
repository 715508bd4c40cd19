import { readNumber, readText } from '../fields.js';
import { isMount, isStationName } from '../station-name.js';
import { onlyObject, listOf, type Fields } from '../json.js';
import type { StationRef } from '../server-kind.js';
import { isPrivate } from '../streams.js';
import { toJson } from '../../contract/to-json.js';

/**
 * Returns the paths for the current track, best first; [] if `station` can't be a short name. The static file has an
 * ETag but exists only for short names.
 */
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

/**
 * The number of the first station is unknown before the first response, so 1 is assumed; `isRequestedStation`
 * verifies it.
 */
export function stationApiPath({ station }: StationRef, rest: string): string {
  return `/api/station/${encodeURIComponent(station || '1')}/${rest}`;
}

/**
 * Returns one station's data in a nowplaying response: the response itself or the first entry of a list. Null
 * for any other response.
 */
export function nowPlayingOf(response: unknown): { nowPlaying: Fields; station: Fields } | null {
  const nowPlaying = onlyObject(listOf(response)[0] ?? response);
  const station = onlyObject(nowPlaying?.station);
  return nowPlaying && station ? { nowPlaying, station } : null;
}

/** Whether a response for station number 1 belongs to the same station as the other responses. */
export function isRequestedStation({ station }: StationRef, { id }: Fields): boolean {
  return !!station || readNumber(id) === 1;
}

/**
 * Returns the path of a station's events. AzuraCast names Centrifugo's channels after its stations. With
 * `recover`, the first event has the last known state.
 */
export function eventsPath({ shortcode }: Fields): string | null {
  const name = readText(shortcode);
  if (!name) return null;
  const connect = toJson({ subs: { [`station:${name}`]: { recover: true } } });
  return `/api/live/nowplaying/sse?cf_connect=${encodeURIComponent(connect)}`;
}

/**
 * If AzuraCast's public address isn't set, it reports a private one. Its streams and pictures are also available at the
 * base URL, because AzuraCast forwards them.
 */
export function publicUrl(url: string, baseUrl: string): string {
  return isPrivate(url) ? url.replace(/^https?:\/\/[^/]*/i, baseUrl) : url;
}

/**
 * Converts Unix seconds to milliseconds. Null for 0, which means that there is no time. Very large numbers are already
 * milliseconds.
 */
export function readUnixTime(value: unknown): number | null {
  const number = readNumber(value);
  return number && readNumber(number < 1e11 ? number * 1000 : number);
}
