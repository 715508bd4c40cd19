import { LIVE_SET } from '../../contract/live-set.js';
import { readBoolean } from '../boolean.js';
import { readCount, readNumber, readText, readUrl } from '../fields.js';
import { readEscaped } from '../html-entities.js';
import { fieldsOf, listOf, type Fields } from '../json.js';
import { isPlaceholderName, type StationTexts } from '../no-titles.js';
import { stationTexts } from '../station-texts.js';
import type { StationRef, PlayReport, ReportedPlay } from '../server-kind.js';
import { readTitle, withoutTokens, type ReadTitle } from '../titles.js';
import { eventsPath, nowPlayingOf, publicUrl, readUnixTime } from './station.js';
import { withoutStationTexts } from '../decoded-names.js';

/** Larger lengths are ignored, because AzuraCast may report them for streams without an end. */
const MAX_LENGTH_SECONDS = 86_400;
const ERROR_FILE = /^(azuracast(\.com)? - )?azuracast is live!?$/i;

export function readNewest([response]: readonly unknown[], ref: StationRef): PlayReport | null {
  const found = nowPlayingOf(response);
  if (!found || !('now_playing' in found.nowPlaying)) return null;
  const { nowPlaying, station } = found;
  const name = readEscaped(station.name);
  const texts = stationTexts(name, station.description, station.url);
  const live = fieldsOf(nowPlaying.live);
  const isLive = readBoolean(live.is_live) === true;
  const isOnline = readBoolean(nowPlaying.is_online);
  const current =
    readPlay(nowPlaying.now_playing, ref, texts) ??
    // A DJ is connected but hasn't sent a title yet.
    (isLive && isOnline ? { id: null, ts: readUnixTime(live.broadcast_start) } : null);
  if (current) {
    if (isLive) Object.assign(current, readLive(live, ref));
    const { total, current: listening } = fieldsOf(nowPlaying.listeners);
    current.n_listeners = readCount(total) ?? readCount(listening);
  }
  const before = listOf(nowPlaying.song_history)
    .filter((each) => !isErrorFile(fieldsOf(each).song))
    .map((each) => readPlay(each, ref, texts));
  // Immediately after a change, the history may contain the current play.
  const earlier = before.filter((each) => each?.id !== current?.id || !each?.id);
  return {
    plays: [current, ...earlier].filter((each) => each !== null),
    // If there is no current play, this is false, because the first entry of `song_history` would otherwise be mistaken
    // for the current play. AzuraCast still reports AutoDJ's last play after AutoDJ has stopped.
    onAir: current && isOnline !== false ? isOnline : false,
    // The static file is cached, so `elapsed` gives only an approximate server time.
    now: null,
    roughNow: readRoughNow(fieldsOf(nowPlaying.now_playing)),
    name,
    // During a live set, AzuraCast still reports the next track in its queue.
    upcoming: isLive ? null : readUpcoming(nowPlaying.playing_next, texts),
    eventsPath: eventsPath(station),
    takesRequests: readBoolean(station.requests_enabled) === true,
  };
}

/** Returns null after the end of a play, because some versions don't let `elapsed` exceed the length. */
function readRoughNow({ played_at, elapsed, duration }: Fields): number | null {
  const began = readUnixTime(played_at);
  const seconds = readCount(elapsed);
  const length = readCount(duration);
  const isOver = length && seconds && seconds >= length;
  return began && seconds !== null && !isOver ? began + seconds * 1000 : null;
}

/** Returns the fields of a live set. */
function readLive({ streamer_name, art }: Fields, { baseUrl }: StationRef): Partial<ReportedPlay> {
  const name = readEscaped(streamer_name);
  const picture = readArt(art, baseUrl);
  return {
    length: null,
    performance_type: LIVE_SET,
    ...(name && { dj_name: name }),
    ...(picture && { img_url: picture, img_medium_url: picture, img_large_url: picture }),
  };
}

/** Returns null for placeholders: a station that is off air reports a play whose id is 0. */
function readPlay(value: unknown, { baseUrl }: StationRef, station: StationTexts): ReportedPlay | null {
  const play = fieldsOf(value);
  const id = readNumber(play.sh_id);
  const began = readUnixTime(play.played_at);
  if (!id && !began) return null;
  // AzuraCast's error file means that something is on air, but not a song.
  const song = isErrorFile(play.song) ? {} : fieldsOf(play.song);
  const art = readArt(song.art, baseUrl);
  const duration = readNumber(play.duration);
  const album = readFilled(song.album);
  return {
    id: id || null,
    ts: began,
    ...readNames(song, station),
    album: album && !isPlaceholderName(album) ? album : null,
    genre: readFilled(song.genre),
    isrc: readText(song.isrc),
    metadata: readFilled(song.text),
    playlist_title: readText(play.playlist),
    dj_name: readEscaped(play.streamer),
    length: duration! > 0 && duration! < MAX_LENGTH_SECONDS ? duration! * 1000 : null,
    img_url: art,
    img_medium_url: art,
    img_large_url: art,
  };
}

/** Older versions don't report the expected start. */
function readUpcoming(value: unknown, station: StationTexts): ReportedPlay | null {
  const { song, played_at } = fieldsOf(value);
  return isErrorFile(song)
    ? null
    : { id: null, ts: readUnixTime(played_at), ...readNames(fieldsOf(song), station) };
}

/**
 * Whether a song is the file that AzuraCast plays if it has nothing else to play. AzuraCast before
 * 0.17.7 lists that file in the history.
 */
function isErrorFile(song: unknown): boolean {
  const { title, text } = fieldsOf(song);
  return [title, text].some((each) => typeof each === 'string' && ERROR_FILE.test(each));
}

/**
 * A live stream may have only a single `text` instead of a title and an artist. AzuraCast doesn't escape it,
 * but some streaming programs do.
 */
function readNames({ title, artist, text }: Fields, station: StationTexts): ReadTitle {
  const names = { title: readFilled(title), author: readFilled(artist) };
  const read = names.author ? null : readTitle(names.title ?? text, station);
  return read ?? withoutStationTexts(names, station);
}

/** Reads text without placeholders that the DJ's program didn't replace: "Title - $album". */
function readFilled(value: unknown): string | null {
  const text = readEscaped(value);
  return text && readText(withoutTokens(text));
}

/** Returns null for AzuraCast's generic picture, which it reports for songs without a cover. */
function readArt(art: unknown, baseUrl: string): string | null {
  const text = publicUrl(readText(art) ?? '', baseUrl);
  const url = readUrl(
    // The address may lack the scheme or the host.
    text.startsWith('//')
      ? baseUrl.replace(/\/\/.*/, text)
      : text.replace(/^\/|^(?=\w+\/)/, () => `${baseUrl}/`),
  );
  return url && /\/generic_song[^/]*$/.test(url) ? null : url;
}
