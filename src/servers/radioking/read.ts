/** Reads stations on RadioKing: the current track with its start, length and cover, and the next track. */
import { LIVE_SET } from '../../contract/live-set.js';
import { readBoolean } from '../boolean.js';
import { readCover } from '../cover.js';
import { readNumber } from '../fields.js';
import { HOSTED_MIN_INTERVAL_MS } from '../hosted.js';
import { readPlayLength, readStart } from '../instants.js';
import { onlyObject, fieldsOf, listOf, type Fields } from '../json.js';
import type { PlayReport, ReportedPlay, ServerKind, StationRef } from '../server-kind.js';
import { readName, readNames } from '../titles.js';

export const radioking: ServerKind = {
  capabilities: { history: 'seen', times: true, lengths: true },
  callback: null,
  minIntervalMs: HOSTED_MIN_INTERVAL_MS,
  newest: { alternatives, read: ([response, next]) => readNewest(response, next) },
  week: null,
  channels: null,
  podcasts: null,
};

/** The response with the next track is optional. */
function alternatives({ station }: StationRef): string[][] {
  if (!/^[\w-]{1,80}$/.test(station)) return [];
  const path = `/widget/radio/${station}/track`;
  return [[`${path}/current`, `${path}/next?limit=1`], [`${path}/current`]];
}

function readNewest(response: unknown, next: unknown): PlayReport | null {
  const track = onlyObject(response);
  if (!track || !('title' in track) || !('started_at' in track || 'cover' in track)) return null;
  const play = readPlay(track);
  const upcoming = play && play.performance_type !== LIVE_SET ? readPlay(fieldsOf(listOf(next)[0])) : null;
  return {
    plays: play ? [play] : [],
    onAir: null,
    now: null,
    name: null,
    ...(upcoming ? { upcoming } : {}),
  };
}

function readPlay(track: Fields): ReportedPlay | null {
  const read = readNames(track.artist, track.title);
  const isLive = readBoolean(track.is_live) === true;
  if (!read && !isLive) return null;
  const ts = readStart(track.started_at);
  // `next_track` is the start time of the next track.
  const end = readStart(track.end_at) ?? readStart(track.next_track);
  const length = ts && end && end > ts ? end - ts : readPlayLength(track.duration);
  const album = readName(track.album);
  // The next track has its cover in a different field.
  const cover = readBoolean(track.default_cover) ? null : readCover(track.cover ?? track.cover_url);
  return {
    // A live set repeats the id of an earlier one, so the id isn't used.
    id: ts === null ? null : readNumber(track.id),
    ts,
    ...read,
    ...(isLive ? { performance_type: LIVE_SET } : length ? { length } : {}),
    ...(album ? { album } : {}),
    ...(cover ? { img_url: cover } : {}),
  };
}
