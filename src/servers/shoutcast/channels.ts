import type { ChannelRecord } from '../../contract/records.js';
import { readCount, readNumber, readText } from '../fields.js';
import { readEscaped } from '../html-entities.js';
import { onlyObject, fieldsOf, listOf, type Fields } from '../json.js';
import type { StationRef, ReportedRecord, ReportedStation } from '../server-kind.js';
import { formatOf, onePerName, readBitrate, streamUrls } from '../streams.js';

export function readChannels(
  response: unknown,
  sid: number,
  ref: StationRef,
): ReportedRecord<ChannelRecord>[] | null {
  const server = onlyObject(response);
  if (!server) return null;
  if (!('streams' in server)) {
    return 'streamstatus' in server || 'streampath' in server ? [readChannel(server, sid, ref)] : null;
  }
  const streams = listOf(server.streams).map(fieldsOf);
  const named = streams.find(({ id }) => readNumber(id) === sid);
  return streams
    .filter((each) => isSameStation(each, named, ref))
    .filter(({ id, streamstatus }) => readNumber(id) !== null && readNumber(streamstatus) !== 0)
    .map((each) => readChannel(each, readNumber(each.id)!, ref));
}

export function readStations([response]: readonly unknown[]): ReportedStation[] | null {
  const server = onlyObject(response);
  return (
    server &&
    onePerName(
      listOf(server.streams).map((each) => {
        const { id, servertitle } = fieldsOf(each);
        return { station: String(readNumber(id) ?? ''), name: readEscaped(servertitle) };
      }),
    )
  );
}

/** A server may have many stations, and the streams of one station share its name. */
function isSameStation(stream: Fields, named: Fields | undefined, { station }: StationRef): boolean {
  const name = readEscaped(named?.servertitle);
  return stream === named || (name ? readEscaped(stream.servertitle) === name : !station);
}

function readChannel(stream: Fields, id: number, { baseUrl }: StationRef): ReportedRecord<ChannelRecord> {
  const path = (readText(stream.streampath) ?? `/stream/${id}/`).replace(/^(?!\/)/, '/');
  return {
    id,
    mount_point: path,
    bitrate: readBitrate(stream.bitrate),
    s_format: formatOf(stream.content),
    listeners_current: readCount(stream.currentlisteners),
    // At `/`, Shoutcast sends browsers its web page; at `/;` it sends the stream.
    ...streamUrls(null, path === '/' ? '/;' : path, baseUrl),
  };
}
