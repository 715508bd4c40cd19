/**
 * What an Icecast tells: the title on air; 2.5 also the ten before. No starts, no lengths, no pictures.
 *
 * 2.4 calls its first answer `/status-json.xsl`. 2.5 still has it, and `/admin/publicstats.json`. That one comes second: 2.4
 * answers it with 401, and a page on the same host would show its visitor a window for a password.
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

const WAYS = [['/status-json.xsl'], ['/admin/publicstats.json']];

export const icecast: ServerKind = {
  capabilities: { history: 'seen', times: false, lengths: false },
  callback: null,
  parse,
  newest: { alternatives: () => WAYS, read: readNewest },
  week: null,
  channels: { alternatives: () => WAYS, read: readChannels },
  podcasts: null,
  stations: { alternatives: () => WAYS, read: readStations },
};

function readNewest([answer]: readonly unknown[], place: StationRef): PlayReport | null {
  const sources = readSources(answer);
  if (!sources) return null;
  const source = sourceAt(sources, place);
  const plays = source ? readPlays(source) : [];
  const counts = streamsOf(sources, place)
    .map(({ fields }) => readCount(fields.listeners))
    .filter((count) => count !== null);
  if (plays[0] && counts[0] !== undefined) plays[0].n_listeners = counts.reduce((sum, count) => sum + count);
  return { plays, silent: !source, now: null, name: source?.name ?? null };
}

/** Newest first. Empty where the title on air is none: an older one is not on air in its place. */
function readPlays({ fields, name }: IcecastSource): ReportedPlay[] {
  const now = readTrack(fields, name);
  if (!now) return [];
  const told = [...listOf(fieldsOf(fieldsOf(fields.playlist).playlist).track)]
    .reverse()
    .map(fieldsOf)
    .map(({ creator, title }) => readNames(creator, title, name))
    .filter((each) => each !== null);
  // The last of the list is on air; between two answers of its parts a server may be a title behind.
  const isListed = told[0]?.title === now.title && told[0].author === now.author;
  return (isListed ? told : [now, ...told]).map((names) => ({ id: null, ts: null, ...names }));
}

function readTrack(fields: IcecastSource['fields'], name: string | null): ReadTitle | null {
  const isOgg = /ogg|opus|flac|webm|matroska/i.test(
    `${readText(fields.server_type)} ${readText(fields['content-type'])}`,
  );
  const title = fields['display-title'] ?? fields.title;
  const artist = fieldsOf(fields.metadata).artist ?? fields.artist;
  const read = readTitle(title, name);
  // Only in Ogg are artist and title two fields, and dashes the title's own. Beside other sounds an artist may be left over from
  // an earlier one: a title that holds one goes before.
  if (isOgg || (read && !read.author)) return readNames(artist, title, name);
  const told = read ?? readTitle(fields.yp_currently_playing, name);
  return told?.title ? told : null;
}

/** An artist and a title from two fields. An artist whose title is unknown is no play: it may be left over. */
function readNames(artist: unknown, title: unknown, name: string | null): ReadTitle | null {
  const author = readName(artist);
  const read = readTitle(title, name);
  if (!author || isSameName(author, name)) return read;
  // Beside an artist marks may be a title: "( )".
  const whole = readName(title);
  if (!whole || isSameName(whole, name)) return null;
  return { author, title: read?.author === author ? read.title : whole };
}

function readStations([answer]: readonly unknown[]): ReportedStation[] | null {
  const sources = readSources(answer);
  return sources && onePerName(sources.map(({ mount, name }) => ({ station: mount, name })));
}

function readChannels(
  [answer]: readonly unknown[],
  place: StationRef,
): ReportedRecord<ChannelRecord>[] | null {
  const sources = readSources(answer);
  return sources && streamsOf(sources, place).map((source) => readChannel(source, place));
}

function readChannel({ mount, fields }: IcecastSource, place: StationRef): ReportedRecord<ChannelRecord> {
  // Vorbis has the first in bits, the others in kilobits; "Quality 4,00" is no number.
  const bitrate =
    readCount(fields.bitrate) ??
    readCount(fields['ice-bitrate']) ??
    (readCount(fields.audio_bitrate) ?? 0) / 1000;
  return {
    // It stays, whatever other streams come and go.
    id: mount,
    mount_point: mount,
    bitrate: bitrate ? String(bitrate) : null,
    s_format: formatOf(fields.server_type ?? fields['content-type'], fields.subtype),
    listeners_current: readCount(fields.listeners),
    ...streamUrls(fields.listenurl, mount, place.baseUrl),
  };
}
