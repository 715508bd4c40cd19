/**
 * Reads stations on Radio.co: the current track with its start and cover. Earlier titles have no times, so
 * they aren't read. The status of a closed station stays available for years.
 */
import { LIVE_SET } from '../../contract/live-set.js';
import type { ChannelRecord } from '../../contract/records.js';
import { readCover } from '../cover.js';
import { readText } from '../fields.js';
import { HOSTED_MIN_INTERVAL_MS, pathByName } from '../hosted.js';
import { readStart } from '../instants.js';
import { onlyObject, fieldsOf, listOf, type Fields } from '../json.js';
import type { PlayReport, ReportedPlay, ReportedRecord, ServerKind, StationRef } from '../server-kind.js';
import { formatOf, readBitrate } from '../streams.js';
import { readDjName } from '../dj-name.js';
import { readName, readNames, readTitle, type ReadTitle } from '../titles.js';

const alternatives = pathByName(/^\w{1,40}$/, (station) => `/stations/${station}/status`);

export const radioco: ServerKind = {
  capabilities: { history: 'seen', times: true, lengths: false },
  callback: null,
  minIntervalMs: HOSTED_MIN_INTERVAL_MS,
  newest: { alternatives, read: ([response]) => readNewest(response) },
  week: null,
  channels: { alternatives, read: ([response], ref) => readChannels(response, ref) },
  podcasts: null,
};

function readStatus(response: unknown): Fields | null {
  const status = onlyObject(response);
  return status && typeof status.status === 'string' && 'current_track' in status ? status : null;
}

function readNewest(response: unknown): PlayReport | null {
  const status = readStatus(response);
  if (!status) return null;
  // The status "online" may be years old, so it doesn't prove that anything is on air.
  const onAir = /^online$/i.test(readText(status.status) ?? '') ? null : false;
  const track = fieldsOf(status.current_track);
  const title = readTrack(track);
  const { collaborator, type } = fieldsOf(status.source);
  const isLive = type === 'live';
  if (!(title || isLive) || onAir === false) return { plays: [], onAir, now: null, name: null };
  const dj = readDjName(fieldsOf(collaborator).name ?? collaborator);
  // Tracks without a cover have the station's logo.
  const [small, large] = [track.artwork_url, track.artwork_url_large].map((art) =>
    art === status.logo_url ? null : readCover(art),
  );
  const cover = small ?? large;
  const play: ReportedPlay = {
    id: null,
    ts: readStart(track.start_time),
    ...title,
    ...(isLive ? { performance_type: LIVE_SET } : {}),
    ...(dj ? { dj_name: dj } : {}),
    ...(cover ? { img_url: cover } : {}),
    ...(large ? { img_large_url: large } : {}),
  };
  return { plays: [play], onAir, now: null, name: null };
}

/**
 * The title is "Artist - Title", or "Title" followed by two spaces and the artist. In the second format, the
 * title itself may contain a dash.
 */
function readTrack(track: Fields): ReadTitle | null {
  if (track.artist) return readNames(track.artist, track.title);
  const text = readText(track.title) ?? '';
  const [title = '', author = '', ...more] = text.split(/ {2,}/);
  const names = { title: readName(title), author: readName(author) };
  const isPair = more.length === 0 && !/[-–—] *$/.test(title) && !/^[-–—([]| [-–—] /.test(author);
  return isPair && names.title && names.author ? names : readTitle(text);
}

function readChannels(response: unknown, { station }: StationRef): ReportedRecord<ChannelRecord>[] | null {
  const status = readStatus(response);
  if (!status) return null;
  const host = readText(status.streaming_hostname) ?? '';
  if (!/^[\w.-]+$/.test(host)) return [];
  const { outputs } = status;
  return listOf(outputs)
    .map(fieldsOf)
    .filter(({ name }) => /^[\w.-]+$/.test(readText(name) ?? ''))
    .map(({ name, format, bitrate }) => {
      const url = `https://${host}/${station}/${readText(name)}`;
      return {
        id: readText(name),
        mount_point: `/${station}/${readText(name)}`,
        bitrate: readBitrate(bitrate),
        s_format: formatOf(format),
        stream_url: url,
        secure_stream_url: url,
      };
    });
}
