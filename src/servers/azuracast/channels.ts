import type { ChannelRecord } from '../../contract/records.js';
import { readBoolean } from '../boolean.js';
import { readCount, readNumber, readText, readUrl } from '../fields.js';
import { fieldsOf, onlyObject, listOf } from '../json.js';
import type { ReportedRecord, StationRef } from '../server-kind.js';
import { streamByScheme } from '../streams.js';
import { nowPlayingOf, publicUrl } from './station.js';

type Channel = ReportedRecord<ChannelRecord>;

export function readChannels([response]: readonly unknown[], { baseUrl }: StationRef): Channel[] | null {
  const station = nowPlayingOf(response)?.station;
  if (!station) return null;
  const mounts = listOf(station.mounts).filter((each) => readBoolean(fieldsOf(each).is_default) === true);
  const others = listOf(station.mounts).filter((each) => !mounts.includes(each));
  const channels = [
    ...[...mounts, ...others].map((each) => readStream(each, 1, baseUrl)),
    // AzuraCast numbers remote relays separately from mounts, so their ids become negative.
    ...listOf(station.remotes).map((each) => readStream(each, -1, baseUrl)),
  ].filter((each) => each !== null);
  if (channels.length) return channels;
  // Few browsers play HLS, so it is only used if there is no other URL.
  const url = readUrl(station.listen_url) ?? readUrl(station.hls_url);
  return url ? [{ id: 0, bitrate: null, s_format: null, ...streamByScheme(url) }] : [];
}

/** Returns null if the stream has no id or no URL. */
function readStream(value: unknown, sign: 1 | -1, baseUrl: string): Channel | null {
  const stream = onlyObject(value);
  const id = readNumber(stream?.id);
  const url = readUrl(stream?.url);
  if (id === null || !url) return null;
  return {
    id: id * sign,
    bitrate: readCount(stream!.bitrate),
    s_format: readText(stream!.format),
    ...streamByScheme(publicUrl(url, baseUrl)),
  };
}
