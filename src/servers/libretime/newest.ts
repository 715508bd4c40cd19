import { LIVE_SET } from '../../contract/live-set.js';
import { readNumber, readText, readUrl } from '../fields.js';
import { onlyObject, fieldsOf, listOf, type Fields } from '../json.js';
import type { StationRef, PlayReport, ReportedPlay } from '../server-kind.js';
import { readFileName, readTitle, type ReadTitle } from '../titles.js';
import { readEscaped } from '../html-entities.js';
import { isUtc, readOffset, readUtc, timeIn, type ReadTime } from './fields.js';
import { withoutStationTexts } from '../decoded-names.js';

/** The data that the responses of both versions contain. */
interface LiveInfo {
  station: Fields;
  tracks: Fields;
  shows: Fields;
  time: ReadTime;
}

function readLiveInfo(response: unknown): LiveInfo | null {
  const { station: about, tracks, shows } = fieldsOf(response);
  const [station, trackInfo] = [onlyObject(about), isNothing(tracks, shows) ? {} : onlyObject(tracks)];
  if (!station || !trackInfo) return readOldLiveInfo(fieldsOf(response));
  // LibreTime ignores time zones that it doesn't support. Times in the wrong zone would be hours off, so they
  // are dropped.
  const time: ReadTime = isUtc(station.timezone) ? readUtc : () => null;
  return { station, tracks: trackInfo, shows: fieldsOf(shows), time };
}

/** Whether the schedule has no tracks. PHP encodes an empty object as an array. */
function isNothing(tracks: unknown, shows: unknown): boolean {
  return (Array.isArray(tracks) && tracks.length === 0) || (tracks === null && shows !== undefined);
}

/** Reads `/api/live-info` of Airtime before 2.5.2. */
function readOldLiveInfo(info: Fields): LiveInfo | null {
  if (!('schedulerTime' in info && 'currentShow' in info)) return null;
  const offset = readOffset(info);
  return {
    station: info,
    tracks: info,
    shows: { current: listOf(info.currentShow)[0] },
    time: offset === null ? () => null : timeIn(offset),
  };
}

export function readNewest([response]: readonly unknown[], { baseUrl }: StationRef): PlayReport | null {
  const info = readLiveInfo(response);
  if (!info) return null;
  const { station, tracks, shows, time } = info;
  const name = readEscaped(station.name);
  const current = onlyObject(tracks.current);
  const [before, after] = [readScheduled(tracks.previous), readScheduled(tracks.next)];
  // Outside of shows, only `source_enabled` indicates a live stream.
  const isLive = current
    ? isLiveShow(current)
    : /^(master|live)$/i.test(readText(station.source_enabled) ?? '');
  const onAir = isLive
    ? readLive(current ?? {}, shows, time)
    : current && readTrack(current, baseUrl, time, name);
  let previous = before && readTrack(before, baseUrl, time, name);
  const end = before && time(before.ends);
  // The reported start of a live play is the start of its show. If a track ended after that, the real start
  // of the live play is unknown. It is also unknown whether that track was on air, because the schedule
  // continues during a live stream.
  if (isLive && end && onAir?.ts && end > onAir.ts) {
    onAir.ts = null;
    previous = null;
  }
  return {
    plays: [onAir, previous].filter((each) => each !== null),
    onAir: onAir !== null,
    now: time(station.schedulerTime),
    name,
    // The schedule continues during a live stream.
    ...(after && !isLive ? { upcoming: readTrack(after, baseUrl, time, name) } : {}),
  };
}

/**
 * Returns the previous or next track. If there is none, `/api/live-info` contains the previous or next show
 * instead.
 */
function readScheduled(value: unknown): Fields | null {
  const item = onlyObject(value);
  return item && !isShow(item) ? item : null;
}

function isShow(item: Fields): boolean {
  return 'instance_id' in item || 'start_timestamp' in item;
}

/**
 * Files have metadata, and relayed streams have an untranslated type. Live streams have neither. If a show is
 * reported instead of a track, it is a live show that is being recorded.
 */
function isLiveShow(current: Fields): boolean {
  const { metadata, type } = current;
  return (
    !onlyObject(metadata) &&
    (isShow(current) || (typeof type === 'string' && !/^(track|webstream)$/.test(type)))
  );
}

function readLive(current: Fields, shows: Fields, time: ReadTime): ReportedPlay {
  const dj_name = readEscaped(fieldsOf(shows.current).name);
  return {
    id: null,
    ts: time(current.starts),
    title: null,
    author: null,
    dj_name,
    performance_type: LIVE_SET,
    length: null,
  };
}

function readTrack(track: Fields, baseUrl: string, time: ReadTime, stationName: string | null): ReportedPlay {
  const metadata = fieldsOf(track.metadata);
  const [start, end] = [time(track.starts), time(track.ends)];
  // The metadata of a relayed stream contains the id of the stream, not of a file.
  const art = track.type === 'webstream' ? null : readArt(metadata, baseUrl);
  return {
    // The reported id belongs to the file, not to the play.
    id: null,
    ts: start,
    ...withoutStationTexts(readNames(metadata, track), stationName),
    album: readEscaped(metadata.album_title),
    composer: readEscaped(metadata.composer),
    genre: readEscaped(metadata.genre),
    isrc: readEscaped(metadata.isrc_number),
    label: readEscaped(metadata.label),
    lyricist: readEscaped(metadata.lyricist),
    year: readEscaped(metadata.year),
    dj_name: null,
    length: start !== null && end! > start ? end! - start : null,
    img_url: art,
    img_medium_url: art,
    img_large_url: art,
  };
}

/** Returns null for a file without artwork, because the response to a request for it would be empty. */
function readArt({ id, artwork, artwork_url }: Fields, baseUrl: string): string | null {
  const file = readNumber(id);
  const url = readUrl(artwork_url);
  if (url) return url;
  return file === null || artwork === null || artwork === ''
    ? null
    : `${baseUrl}/api/track?id=${file}&return=artwork`;
}

/**
 * The name of a relayed stream may be followed by the stream's title. It isn't clear where the title starts,
 * so the text isn't split.
 */
function readNames(metadata: Fields, { name, type }: Fields): ReadTitle {
  const names = { title: readEscaped(metadata.track_title), author: readEscaped(metadata.artist_name) };
  // For a file without tags, the title is the file name.
  const fileName = names.title && readFileName(names.title);
  if (fileName) return (names.author ? null : readTitle(names.title)) ?? { ...names, title: fileName };
  // If a file has no artist, its title may contain both.
  if (names.title && !names.author) return readTitle(names.title) ?? names;
  if (names.author) return names;
  if (type === 'webstream') return { ...names, title: readEscaped(name) };
  return readTitle(name) ?? names;
}
