/** Reads the current track of stations on RadioKing, with its start, length and cover. */
import { LIVE_SET } from '../../contract/live-set.js';
import { readCover } from '../cover.js';
import { readCount, readNumber } from '../fields.js';
import { HOSTED_MIN_INTERVAL_MS, pathByName } from '../hosted.js';
import { readInstant } from '../instants.js';
import { asObject, type Fields } from '../json.js';
import type { PlayReport, ReportedPlay, ServerKind } from '../server-kind.js';
import { readName, readTitle } from '../titles.js';

const alternatives = pathByName(/^[\w-]{1,80}$/, (station) => `/widget/radio/${station}/track/current`);

export const radioking: ServerKind = {
  capabilities: { history: 'seen', times: true, lengths: true },
  callback: null,
  minIntervalMs: HOSTED_MIN_INTERVAL_MS,
  newest: { alternatives, read: ([response]) => readNewest(response) },
  week: null,
  channels: null,
  podcasts: null,
};

function readNewest(response: unknown): PlayReport | null {
  const track = asObject(response);
  if (!track || !('title' in track) || !('started_at' in track || 'cover' in track)) return null;
  const play = readPlay(track);
  return { plays: play ? [play] : [], onAir: null, now: null, name: null };
}

function readPlay(track: Fields): ReportedPlay | null {
  const author = readName(track.artist);
  const title = author ? readName(track.title) : null;
  const read = title ? { author, title } : readTitle(track.title);
  const isLive = track.is_live === true;
  if (!read && !isLive) return null;
  const ts = readInstant(track.started_at);
  const end = readInstant(track.end_at);
  const seconds = readCount(track.duration);
  const length = ts && end && end > ts ? end - ts : seconds && Math.round(seconds * 1000);
  const album = readName(track.album);
  const cover = track.default_cover === true ? null : readCover(track.cover);
  return {
    // A live set repeats the id of an earlier one.
    id: ts === null ? null : readNumber(track.id),
    ts,
    ...read,
    ...(isLive ? { performance_type: LIVE_SET } : length ? { length } : {}),
    ...(album ? { album } : {}),
    ...(cover ? { img_url: cover } : {}),
  };
}
