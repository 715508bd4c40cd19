/**
 * Reads Icecast, which reports the current title; 2.5 also reports the ten titles before it. It provides no start
 * times, lengths or pictures.
 *
 * Both 2.4 and 2.5 serve `/status-json.xsl`. `/admin/publicstats.json` of 2.5 is the second alternative, because 2.4
 * returns 401 for it, which would make a page on the same host show a password prompt.
 */
import { readCount, readText } from '../fields.js';
import { fieldsOf, listOf } from '../json.js';
import { isSameName } from '../no-titles.js';
import { onePerName } from '../one-per-name.js';
import type {
  StationRef,
  ServerKind,
  PlayReport,
  ReportedPlay,
  ReportedRecord,
  ReportedStation,
} from '../server-kind.js';
import { readName, readTitle, type ReadTitle } from '../titles.js';
import type { ChannelRecord } from '../../contract/records.js';
import { parse } from './parse.js';
import { readSources, sourceAt, streamsOf, type IcecastSource } from './sources.js';
import { formatOf, streamUrls } from '../streams.js';

const ALTERNATIVES = [['/status-json.xsl'], ['/admin/publicstats.json']];

export const icecast: ServerKind = {
  capabilities: { history: 'seen', times: false, lengths: false },
  callback: null,
  parse,
  newest: { alternatives: () => ALTERNATIVES, read: readNewest },
  week: null,
  channels: { alternatives: () => ALTERNATIVES, read: readChannels },
  podcasts: null,
  stations: { alternatives: () => ALTERNATIVES, read: readStations },
};

function readNewest([response]: readonly unknown[], ref: StationRef): PlayReport | null {
  const sources = readSources(response);
  if (!sources) return null;
  const source = sourceAt(sources, ref);
  const plays = source ? readPlays(source) : [];
  const counts = streamsOf(sources, ref)
    .map(({ fields }) => readCount(fields.listeners))
    .filter((count) => count !== null);
  if (plays[0] && counts[0] !== undefined) plays[0].n_listeners = counts.reduce((sum, count) => sum + count);
  return { plays, onAir: source !== null, now: null, name: source?.name ?? null };
}

/** Newest first. Empty if the current title isn't a real title, because no older play is on air in that case. */
function readPlays({ fields, name }: IcecastSource): ReportedPlay[] {
  const now = readTrack(fields, name);
  if (!now) return [];
  const listed = [...listOf(fieldsOf(fieldsOf(fields.playlist).playlist).track)]
    .reverse()
    .map(fieldsOf)
    .map(({ creator, title }) => readNames(creator, title, name))
    .filter((each) => each !== null);
  // The last entry of the list is the current track. The list may be one title behind the other fields.
  const isListed = listed[0]?.title === now.title && listed[0].author === now.author;
  return (isListed ? listed : [now, ...listed]).map((names) => ({ id: null, ts: null, ...names }));
}

function readTrack(fields: IcecastSource['fields'], name: string | null): ReadTitle | null {
  const isOgg = /ogg|opus|flac|webm|matroska/i.test(
    `${readText(fields.server_type)} ${readText(fields['content-type'])}`,
  );
  const title = fields['display-title'] ?? fields.title;
  const artist = fieldsOf(fields.metadata).artist ?? fields.artist;
  const read = readTitle(title, name);
  // Only Ogg has separate fields for artist and title, so dashes are part of its titles. With other formats, the artist
  // may be left over from an earlier track, so a title that contains an artist takes precedence.
  if (isOgg || (read && !read.author)) return readNames(artist, title, name);
  const listed = read ?? readTitle(fields.yp_currently_playing, name);
  return listed?.title ? listed : null;
}

/**
 * Combines an artist and a title from two fields. Returns null if only the artist is known, since it may be left over
 * from an earlier track.
 */
function readNames(artist: unknown, title: unknown, name: string | null): ReadTitle | null {
  const author = readName(artist);
  const read = readTitle(title, name);
  if (!author || isSameName(author, name)) return read;
  // If there is an artist, punctuation can be a title: "( )".
  const whole = readName(title);
  if (!whole || isSameName(whole, name)) return null;
  return { author, title: read?.author === author ? read.title : whole };
}

function readStations([response]: readonly unknown[]): ReportedStation[] | null {
  const sources = readSources(response);
  return sources && onePerName(sources.map(({ mount, name }) => ({ station: mount, name })));
}

function readChannels(
  [response]: readonly unknown[],
  ref: StationRef,
): ReportedRecord<ChannelRecord>[] | null {
  const sources = readSources(response);
  return sources && streamsOf(sources, ref).map((source) => readChannel(source, ref));
}

function readChannel({ mount, fields }: IcecastSource, ref: StationRef): ReportedRecord<ChannelRecord> {
  // `bitrate` of Vorbis is in bits per second, the other fields are in kbit/s. "Quality 4,00" isn't a number.
  const bitrate =
    readCount(fields.bitrate) ??
    readCount(fields['ice-bitrate']) ??
    (readCount(fields.audio_bitrate) ?? 0) / 1000;
  return {
    // The mount stays the same when other streams start and stop.
    id: mount,
    mount_point: mount,
    bitrate: bitrate ? String(bitrate) : null,
    s_format: formatOf(fields.server_type ?? fields['content-type'], fields.subtype),
    listeners_current: readCount(fields.listeners),
    ...streamUrls(fields.listenurl, mount, ref.baseUrl),
  };
}
