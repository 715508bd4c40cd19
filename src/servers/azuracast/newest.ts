import { readNumber, readText, readUrl } from '../fields.js';
import { readEscaped } from '../html-entities.js';
import { fieldsOf, listOf, type Fields } from '../json.js';
import type { StationRef, PlayReport, ReportedPlay } from '../server-kind.js';
import { readTitle, type ReadTitle } from '../titles.js';
import { nowPlayingOf } from './station.js';

export function readNewest([response]: readonly unknown[], ref: StationRef): PlayReport | null {
  const found = nowPlayingOf(response);
  if (!found || !('now_playing' in found.nowPlaying)) return null;
  const { nowPlaying, station } = found;
  const name = readText(station.name);
  const read = (value: unknown): ReportedPlay | null => readPlay(value, ref, name);
  const current = read(nowPlaying.now_playing);
  const live = fieldsOf(nowPlaying.live);
  if (current && live.is_live === true) {
    current.dj_name = readText(live.streamer_name) ?? current.dj_name;
    current.length = null;
  }
  const plays = [current, ...listOf(nowPlaying.song_history).map(read)];
  return {
    plays: plays.filter((each) => each !== null),
    // If there is no current play, the first entry of `song_history` would be mistaken for it. After AutoDJ stops,
    // AzuraCast still reports its last play.
    onAir: current && nowPlaying.is_online !== false ? nowPlaying.is_online === true || null : false,
    // The static file is cached, so its `elapsed` doesn't give the server's time.
    now: null,
    name,
  };
}

/** Returns null for placeholders: a station that is off air reports a play with the id 0. */
function readPlay(value: unknown, { baseUrl }: StationRef, stationName: string | null): ReportedPlay | null {
  const play = fieldsOf(value);
  const id = readNumber(play.sh_id);
  const began = readNumber(play.played_at);
  if (!id && !began) return null;
  const song = fieldsOf(play.song);
  const art = readArt(song, baseUrl);
  const duration = readNumber(play.duration);
  return {
    id: id || null,
    ts: began ? readNumber(began * 1000) : null,
    ...readNames(song, stationName),
    album: readText(song.album),
    genre: readText(song.genre),
    isrc: readText(song.isrc),
    metadata: readText(song.text),
    playlist_title: readText(play.playlist),
    dj_name: readText(play.streamer),
    length: duration! > 0 ? readNumber(duration! * 1000) : null,
    img_url: art,
    img_medium_url: art,
    img_large_url: art,
  };
}

/**
 * A live stream may have only a single `text` instead of title and artist. AzuraCast doesn't escape it, but some
 * streaming programs do.
 */
function readNames({ title, artist, text }: Fields, stationName: string | null): ReadTitle {
  const names = { title: readEscaped(title), author: readEscaped(artist) };
  return names.title || names.author ? names : (readTitle(text, stationName) ?? names);
}

/** Returns null for AzuraCast's generic picture, which is used for songs without a cover. */
function readArt({ art }: Fields, baseUrl: string): string | null {
  const url = readUrl(typeof art === 'string' && /^\/[^/]/.test(art) ? baseUrl + art : art);
  return url && /\/generic_song[^/]*$/.test(url) ? null : url;
}
