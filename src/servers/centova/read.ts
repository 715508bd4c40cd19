/**
 * Reads Centova Cast, a control panel that many hosting companies use. Each account has one station. Centova
 * Cast reports the current track with its cover, but no start time or length.
 */
import type { ChannelRecord } from '../../contract/records.js';
import { readBoolean } from '../boolean.js';
import { readCover } from '../cover.js';
import { readCount, readText, readUrl } from '../fields.js';
import { onlyObject, fieldsOf, listOf, type Fields } from '../json.js';
import type { StationTexts } from '../no-titles.js';
import { readStationName, stationTexts } from '../station-texts.js';
import type { PlayReport, ReportedPlay, ReportedRecord, ServerKind, StationRef } from '../server-kind.js';
import { formatOf, isPrivate, readBitrate, streamUrls } from '../streams.js';
import { readName, readNames, readTitle, type ReadTitle } from '../titles.js';

export const centova: ServerKind = {
  capabilities: { history: 'seen', times: false, lengths: false },
  callback: 'callback',
  newest: { alternatives, read: ([response], { baseUrl }) => readNewest(response, baseUrl) },
  week: null,
  channels: { alternatives, read: ([response], ref) => readChannels(response, ref) },
  podcasts: null,
};

/** `station` is the name of the account. Without a name, there is no station to read. */
function alternatives({ station }: StationRef): string[][] {
  return /^[\w.-]{1,64}$/.test(station) ? [[`/rpc/${station}/streaminfo.get`]] : [];
}

/** Returns null if the response is an error or from another kind of server. */
function readInfo(response: unknown): Fields | null {
  const { type, data } = fieldsOf(response);
  const info = onlyObject(listOf(data)[0] ?? data);
  // While the server is off, the response contains its state but no track.
  const isInfo = info && ['song', 'track', 'serverstate', 'offline'].some((name) => name in info);
  return readText(type) === 'result' && isInfo ? info : null;
}

function readNewest(response: unknown, baseUrl: string): PlayReport | null {
  const info = readInfo(response);
  if (!info) return null;
  const name = readStationName(info.title);
  const onAir = readOnAir(info);
  const track = fieldsOf(info.track);
  const title = onAir === false ? null : readTrack(info, track, stationTexts(name, null, info.url));
  if (!title) return { plays: [], onAir, now: null, name };
  const count = readCount(info.listenertotal) ?? readCount(info.listeners);
  const album = readName(track.album);
  const cover = readCover(track.imageurl, baseUrl);
  const play: ReportedPlay = {
    id: null,
    ts: null,
    ...title,
    ...(album ? { album } : {}),
    ...(cover ? { img_url: cover } : {}),
    ...(count === null ? {} : { n_listeners: count }),
  };
  return { plays: [play], onAir, now: null, name };
}

/**
 * `song` has the form "Artist - Title". The track's separate fields are empty if the encoder sends no tags.
 */
function readTrack(info: Fields, track: Fields, station: StationTexts): ReadTitle | null {
  const names = readNames(track.artist, track.title, station);
  return names?.author ? names : (readTitle(info.song, station) ?? names ?? readTitle(info.rawmeta, station));
}

/**
 * `server` and `source` are texts in the account's language, so the other fields take precedence. Older versions report
 * only the texts.
 */
function readOnAir({ offline, serverstate, sourcestate, server, source }: Fields): boolean | null {
  const states = [serverstate, sourcestate].map(readBoolean);
  if (readBoolean(offline) || states.includes(false)) return false;
  if (states.every(Boolean)) return true;
  if (/^offline$/i.test(String(server)) || /^no$/i.test(String(source))) return false;
  return /^online$/i.test(String(server)) && /^yes$/i.test(String(source)) ? true : null;
}

function readChannels(response: unknown, { baseUrl }: StationRef): ReportedRecord<ChannelRecord>[] | null {
  const info = readInfo(response);
  if (!info) return null;
  const mount = readText(info.mountpoint) ?? '';
  const reported = [info.tuneinurl, info.directtuneinurl, info.proxytuneinurl].map(readUrl);
  const urls = streamUrls(
    reported.find((url) => url && !isPrivate(url)),
    '',
    baseUrl,
  );
  const secure = readUrl(info.tuneinurltls);
  if (!urls.stream_url && !secure) return [];
  return [
    {
      id: mount || 1,
      mount_point: mount || null,
      bitrate: readBitrate(info.bitrate),
      s_format: formatOf(info.tuneinformat),
      listeners_current: readCount(info.listenertotal) ?? readCount(info.listeners),
      stream_url: urls.stream_url ?? secure,
      secure_stream_url: secure ?? urls.secure_stream_url,
    },
  ];
}
