/**
 * In:  what LibreTime says of what is on air (`/api/live-info-v2`, asked for in UTC).
 * Out: the play on air and the one before.
 */
import { readNumber, readText } from '../fields.js';
import { asObject, fieldsOf, type Fields } from '../json.js';
import type { StationRef, PlayReport, ReportedPlay } from '../server-kind.js';
import { readTitle, type ReadTitle } from '../titles.js';
import { readEscaped } from '../html-entities.js';
import { readUtc } from './fields.js';

type Read = (value: unknown) => number | null;

export function readNewest([answer]: readonly unknown[], { baseUrl }: StationRef): PlayReport | null {
  const { station: about, tracks, shows } = fieldsOf(answer);
  const [station, told] = [asObject(about), asObject(tracks)];
  if (!station || !told) return null;
  // A zone that it does not take is ignored: times in another one would be wrong by hours.
  const time: Read = /^((etc\/)?utc|gmt)?$/i.test(readText(station.timezone) ?? '') ? readUtc : () => null;
  const [current, before] = [asObject(told.current), asObject(told.previous)];
  // Who streams while no show is on is told by the source alone.
  const isLive = current
    ? isLiveShow(current)
    : /^(master|live)$/i.test(readText(station.source_enabled) ?? '');
  const onAir = isLive
    ? readLive(current ?? {}, fieldsOf(shows), time)
    : current && readTrack(current, baseUrl, time);
  let previous = before && readTrack(before, baseUrl, time);
  const end = before && time(before.ends);
  // The start of a live play is told as that of its show. Where a track ended since, nobody knows when the live play began, and
  // whether that track was heard: the schedule goes on beneath it.
  if (isLive && end && onAir?.ts && end > onAir.ts) {
    onAir.ts = null;
    previous = null;
  }
  return {
    plays: [onAir, previous].filter((each) => each !== null),
    silent: !onAir,
    now: time(station.schedulerTime),
    name: readEscaped(station.name),
  };
}

/** Files have metadata and relayed streams a type that is not translated; who streams live has neither. */
function isLiveShow({ metadata, type }: Fields): boolean {
  return !asObject(metadata) && typeof type === 'string' && !/^(track|webstream)$/.test(type);
}

function readLive(current: Fields, shows: Fields, time: Read): ReportedPlay {
  const dj_name = readEscaped(fieldsOf(shows.current).name);
  return { id: null, ts: time(current.starts), title: null, author: null, dj_name, length: null };
}

function readTrack(track: Fields, baseUrl: string, time: Read): ReportedPlay {
  const metadata = fieldsOf(track.metadata);
  const [start, end] = [time(track.starts), time(track.ends)];
  const art = readArt(metadata, baseUrl);
  return {
    // The number is that of the file, not of the play.
    id: null,
    ts: start,
    ...readNames(metadata, track),
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

/** The answer for a file without a cover is empty: where the file says that it has none, nobody asks. */
function readArt({ id, artwork }: Fields, baseUrl: string): string | null {
  const file = readNumber(id);
  return file === null || artwork === null || artwork === ''
    ? null
    : `${baseUrl}/api/track?id=${file}&return=artwork`;
}

/** A relayed stream's name may be followed by what it tells itself: nobody knows where that begins. */
function readNames(metadata: Fields, { name, type }: Fields): ReadTitle {
  const names = { title: readEscaped(metadata.track_title), author: readEscaped(metadata.artist_name) };
  if (names.title || names.author) return names;
  if (type === 'webstream') return { ...names, title: readEscaped(name) };
  return readTitle(name) ?? names;
}
