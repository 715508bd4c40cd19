/** Reads stations on Live365: the current and previous tracks, with start times, lengths and covers. */
import type { ChannelRecord } from '../../contract/records.js';
import { readCover } from '../cover.js';
import { readCount, readText, readUrl } from '../fields.js';
import { HOSTED_MIN_INTERVAL_MS, pathByName } from '../hosted.js';
import { readInstant } from '../instants.js';
import { asObject, fieldsOf, listOf, type Fields } from '../json.js';
import type { StationTexts } from '../no-titles.js';
import { stationTexts } from '../station-texts.js';
import type { PlayReport, ReportedPlay, ReportedRecord, ServerKind, StationRef } from '../server-kind.js';
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
  const station = asObject(response);
  return station && ('current-track' in station || 'last-played' in station) ? station : null;
}

function readNewest(response: unknown): PlayReport | null {
  const station = readStation(response);
  if (!station) return null;
  const name = readText(station.name);
  const texts = stationTexts(name, station.description, station.website);
  const current = readPlay(station['current-track'], texts);
  const earlier = listOf(station['last-played'])
    .map((each) => readPlay(each, texts))
    .filter((play) => play !== null && play.ts !== null)
    // The list may already contain the current track.
    .filter((play) => !current?.ts || play!.ts! < current.ts) as ReportedPlay[];
  earlier.sort((a, b) => b.ts! - a.ts!);
  const count = readCount(station.listeners);
  if (current && count !== null) current.n_listeners = count;
  // Without a current title, none of the earlier tracks is on air.
  return { plays: current ? [current, ...earlier] : [], onAir: null, now: null, name };
}

function readPlay(value: unknown, station: StationTexts): ReportedPlay | null {
  const track = fieldsOf(value);
  const title = readNames(track.artist, track.title, station);
  if (!title) return null;
  const seconds = readCount(track.duration);
  const cover = readCover(track.art);
  const album = readName(track.album);
  return {
    id: null,
    ts: readInstant(track.start),
    ...title,
    ...(seconds ? { length: Math.round(seconds * 1000) } : {}),
    ...(album ? { album } : {}),
    ...(cover ? { img_url: cover } : {}),
  };
}

function readChannels(response: unknown, { station }: StationRef): ReportedRecord<ChannelRecord>[] | null {
  const fields = readStation(response);
  if (!fields) return null;
  const url = readUrl(fields['stream-url']) ?? `https://streaming.live365.com/${station}`;
  return [
    {
      id: 1,
      listeners_current: readCount(fields.listeners),
      stream_url: url,
      secure_stream_url: url.startsWith('https:') ? url : null,
    },
  ];
}
