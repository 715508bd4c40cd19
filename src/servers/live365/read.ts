/** Reads stations on Live365: the current and previous tracks with start times, lengths and covers. */
import { LIVE_SET } from '../../contract/live-set.js';
import type { ChannelRecord } from '../../contract/records.js';
import { readBoolean } from '../boolean.js';
import { readCover } from '../cover.js';
import { readCount, readUrl } from '../fields.js';
import { HOSTED_MIN_INTERVAL_MS, pathByName } from '../hosted.js';
import { readPlayLength, readStart } from '../instants.js';
import { onlyObject, fieldsOf, listOf, type Fields } from '../json.js';
import type { StationTexts } from '../no-titles.js';
import { stationTexts } from '../station-texts.js';
import type { PlayReport, ReportedPlay, ReportedRecord, ServerKind, StationRef } from '../server-kind.js';
import { readEscaped } from '../html-entities.js';
import { formatOf, readBitrate } from '../streams.js';
import { readName, readNames } from '../titles.js';

const alternatives = pathByName(/^\w{1,40}$/, (station) => `/station/${station}`);

export const live365: ServerKind = {
  capabilities: { history: 'recent', times: true, lengths: true },
  callback: null,
  minIntervalMs: HOSTED_MIN_INTERVAL_MS,
  newest: { alternatives, read: ([response]) => readNewest(response) },
  week: null,
  channels: { alternatives, read: ([response], ref) => readChannels(response, ref) },
  podcasts: null,
};

function readStation(response: unknown): Fields | null {
  const station = onlyObject(response);
  return station && ('current-track' in station || 'last-played' in station) ? station : null;
}

function readNewest(response: unknown): PlayReport | null {
  const station = readStation(response);
  if (!station) return null;
  const name = readEscaped(station.name);
  const texts = stationTexts(name, station.description, station.website);
  const track = fieldsOf(station['current-track']);
  const title = readPlay(track, texts);
  const isLive = readBoolean(station.live_dj_on) && (track.source === 'live' || !title);
  const current: ReportedPlay | null = isLive
    ? { ...(title ?? { id: null, ts: readStart(track.start) }), performance_type: LIVE_SET, length: null }
    : title;
  const earlier = listOf(station['last-played'])
    .map((each) => readPlay(each, texts))
    .filter((play) => play !== null && play.ts !== null)
    // The list may already contain the current track.
    .filter((play) => !current?.ts || play!.ts! < current.ts) as ReportedPlay[];
  earlier.sort((a, b) => b.ts! - a.ts!);
  const count = readCount(station.listeners);
  if (current && count !== null) current.n_listeners = count;
  const onAir = readOnAir(station);
  // If there is no current title, none of the earlier tracks is on air.
  return { plays: current && onAir !== false ? [current, ...earlier] : [], onAir, now: null, name };
}

function readOnAir({ is_playing, station_enabled }: Fields): boolean | null {
  return readBoolean(station_enabled) === false ? false : readBoolean(is_playing);
}

function readPlay(value: unknown, station: StationTexts): ReportedPlay | null {
  const track = fieldsOf(value);
  const title = readNames(track.artist, track.title, station);
  if (!title) return null;
  const ts = readStart(track.start);
  const end = readStart(track.end);
  const length = readPlayLength(track.duration) ?? (ts && end && end > ts ? end - ts : null);
  const cover = readCover(track.art);
  const album = readName(track.album);
  return {
    id: null,
    ts,
    ...title,
    ...(length ? { length } : {}),
    ...(album ? { album } : {}),
    ...(cover ? { img_url: cover } : {}),
  };
}

function readChannels(response: unknown, { station }: StationRef): ReportedRecord<ChannelRecord>[] | null {
  const fields = readStation(response);
  if (!fields) return null;
  const url = readUrl(fields['stream-url']) ?? `https://streaming.live365.com/${station}`;
  const { bitrate, encoding } =
    listOf(fields['listening-urls'])
      .map(fieldsOf)
      .find((each) => readUrl(each.url) === url) ?? {};
  return [
    {
      id: 1,
      bitrate: readBitrate(bitrate),
      s_format: formatOf(encoding),
      listeners_current: readCount(fields.listeners),
      stream_url: url,
      secure_stream_url: url.startsWith('https:') ? url : null,
    },
  ];
}
