/**
 * Reads Icecast, which reports the current title; 2.5 also reports the ten titles before it. Icecast doesn't
 * provide start times, lengths or pictures.
 *
 * Both 2.4 and 2.5 serve `/status-json.xsl`; Icecast-KH has other pages. `/admin/publicstats.json` of 2.5 is
 * the last alternative: 2.4 returns 401 for it, which makes the browser show a password prompt if the page is
 * on the same host.
 */
import { readCount, readText } from '../fields.js';
import { fieldsOf, listOf } from '../json.js';
import type { StationTexts } from '../no-titles.js';
import { stationTexts } from '../station-texts.js';
import type {
  StationRef,
  ServerKind,
  PlayReport,
  ReportedPlay,
  ReportedRecord,
  ReportedStation,
} from '../server-kind.js';
import { readNames, readTitle, type ReadTitle } from '../titles.js';
import type { ChannelRecord } from '../../contract/records.js';
import { parseIcecast } from './parse.js';
import {
  hasSource,
  onePerQuality,
  readSources,
  stationAt,
  streamsOf,
  type IcecastSource,
} from './sources.js';
import { formatOf, onePerName, readBitrate, streamUrls } from '../streams.js';

const ALTERNATIVES = [
  ['/status-json.xsl'],
  ['/status2.xsl', '/status.xsl'],
  ['/status2.xsl'],
  ['/admin/publicstats.json'],
];

export const icecast: ServerKind = {
  capabilities: { history: 'seen', times: false, lengths: false },
  callback: null,
  parse: parseIcecast,
  newest: { alternatives: () => ALTERNATIVES, read: readNewest },
  week: null,
  channels: { alternatives: () => ALTERNATIVES, read: readChannels },
  podcasts: null,
  stations: { alternatives: () => ALTERNATIVES, read: readStations },
};

function readNewest(responses: readonly unknown[], ref: StationRef): PlayReport | null {
  const sources = readSources(responses);
  if (!sources) return null;
  const { source, named, onAir } = stationAt(sources, ref);
  const streams = streamsOf(sources, source, ref);
  // Some of a station's streams, such as those in AAC, may lack titles.
  const plays = [...(source ? [source] : []), ...streams].map(readPlays).find((each) => each.length) ?? [];
  const counts = streams.map(({ fields }) => readCount(fields.listeners)).filter((count) => count !== null);
  if (plays[0] && counts.length) {
    plays[0].n_listeners = 0;
    for (const count of counts) plays[0].n_listeners += count;
  }
  const report: PlayReport = { plays, onAir, now: null, name: source?.name ?? null };
  // The server has sources, but the mount's name may be misspelt.
  const isUnknown = onAir === null || (!named && sources.some(hasSource));
  return isUnknown ? { ...report, otherStations: readStations(responses)! } : report;
}

/**
 * Returns the plays, newest first. Returns [] if the current title isn't a real title, because then none of the older
 * plays is on air.
 */
function readPlays({ fields, name }: IcecastSource): ReportedPlay[] {
  const station = stationTexts(name, fields.server_description, fields.server_url);
  const now = readTrack(fields, station);
  if (!now) return [];
  const listed = [...listOf(fieldsOf(fieldsOf(fields.playlist).playlist).track)]
    .reverse()
    .map(fieldsOf)
    .map(({ creator, title }) => readNames(creator, title, station))
    .filter((each) => each !== null);
  // The current track is the last entry of the list. The list may be one title behind the other fields.
  const isListed = listed[0]?.title === now.title && listed[0].author === now.author;
  return (isListed ? listed : [now, ...listed]).map((names) => ({ id: null, ts: null, ...names }));
}

function readTrack(fields: IcecastSource['fields'], station: StationTexts): ReadTitle | null {
  const isOgg = /ogg|opus|flac|webm|matroska/i.test(
    `${readText(fields.server_type)} ${readText(fields['content-type'])}`,
  );
  const title = fields['display-title'] ?? fields.title ?? fieldsOf(fields.metadata).title;
  const artist = fieldsOf(fields.metadata).artist ?? fields.artist;
  const read = readTitle(title, station);
  // Only Ogg has separate fields for artist and title, so its titles may contain dashes. In other formats,
  // the artist may be left over from an earlier track, so a title that contains an artist takes precedence.
  if (isOgg || (read && !read.author)) return readNames(artist, title, station);
  const hasTitle = title !== undefined && title !== null;
  // Icecast updates this field after the title, so it may still contain an earlier track.
  const listed = read ?? (hasTitle ? null : readTitle(fields.yp_currently_playing, station));
  return listed?.title ? listed : null;
}

function readStations(responses: readonly unknown[]): ReportedStation[] | null {
  const sources = readSources(responses)?.filter(hasSource);
  return sources
    ? onePerName(onePerQuality(sources).map(({ mount, name }) => ({ station: mount, name })))
    : null;
}

function readChannels(
  responses: readonly unknown[],
  ref: StationRef,
): ReportedRecord<ChannelRecord>[] | null {
  const sources = readSources(responses);
  if (!sources) return null;
  const { source, named } = stationAt(sources, ref);
  return streamsOf(sources, source, ref).map((each) =>
    // The named mount plays its fallback. Use the URL of the mount, which keeps working when the original source
    // returns.
    each === source && named ? readChannel(named, source, ref) : readChannel(each, each, ref),
  );
}

/** `source` is the source that the mount currently plays. */
function readChannel(
  { mount, fields: { listenurl } }: IcecastSource,
  { fields }: IcecastSource,
  ref: StationRef,
): ReportedRecord<ChannelRecord> {
  const bitrate = readKbits(fields);
  return {
    // Unlike a position in the list, the mount doesn't change when other streams start and stop.
    id: mount,
    mount_point: mount,
    bitrate: bitrate ? String(bitrate) : null,
    s_format: formatOf(fields.server_type ?? fields['content-type'], fields.subtype),
    listeners_current: readCount(fields.listeners),
    ...streamUrls(listenurl, mount, ref.baseUrl),
  };
}

/** Larger numbers are bitrates in bits per second. */
const MAX_KBITS = 10_000;

/** Returns kbit/s, or 0 if unknown. */
function readKbits(fields: IcecastSource['fields']): number {
  const [, inInfo] = /\bbitrate=(\d+)/i.exec(readText(fields.audio_info) ?? '') ?? [];
  // "Quality 4,00" isn't a number.
  const found = [fields.bitrate, fields['ice-bitrate'], inInfo]
    .map((each) => readCount(each) ?? Number(readBitrate(each)))
    .find(Boolean);
  const bitrate = found ?? (readCount(fields.audio_bitrate) ?? 0) / 1000;
  return bitrate > MAX_KBITS ? bitrate / 1000 : bitrate;
}
