import { readCount, readText, readUrl } from '../fields.js';
import { asObject, fieldsOf, listOf } from '../json.js';
import type { RequestableSong, SongPage, SongQuery, SongRequestPaths } from '../server-kind.js';
import { stationApiPath } from './station.js';

/**
 * AzuraCast lists the songs in playlists that allow requests and are currently scheduled. If there are none,
 * the request for the list fails.
 */
export const requests: SongRequestPaths = {
  songsPath: (ref, { text, offset, limit }) =>
    stationApiPath(
      ref,
      `requests?per_page=${limit}&page=${offset / limit + 1}&searchPhrase=${encodeURIComponent(text)}`,
    ),
  requestPath: (ref, id) => stationApiPath(ref, `request/${encodeURIComponent(id)}`),
  readSongs,
};

/** Reads a page of songs. Older versions return all songs as an array. */
function readSongs(response: unknown, { offset, limit }: SongQuery): SongPage | null {
  const page = asObject(response);
  const isWhole = Array.isArray(response);
  const rows = isWhole ? response : page?.rows;
  if (!Array.isArray(rows)) return null;
  const shown = isWhole ? rows.slice(offset, offset + limit) : rows;
  const songs = listOf(shown)
    .map(readSong)
    .filter((song) => song !== null);
  return { songs, count: isWhole ? rows.length : readCount(page?.total) };
}

/** Returns null if the song has no id or title. */
function readSong(value: unknown): RequestableSong | null {
  const { request_id, song } = fieldsOf(value);
  const { title, text, artist, album, art } = fieldsOf(song);
  const id = readText(request_id);
  const name = readText(title) ?? readText(text);
  if (!id || !name) return null;
  return {
    id,
    title: name,
    artist: readText(artist),
    album: readText(album),
    cover: readUrl(art),
    refusal: null,
  };
}
