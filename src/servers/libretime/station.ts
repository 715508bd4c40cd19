/**
 * Reads `/api/station-metadata`: the station's name, time zone, logo and streams. Airtime doesn't have it.
 */
import type { ChannelRecord } from '../../contract/records.js';
import { readCount, readText, readUrl } from '../fields.js';
import { readEscaped } from '../html-entities.js';
import { onlyObject, fieldsOf, listOf, MAX_ENTRIES, type Fields } from '../json.js';
import type { ReportedRecord, StationRef } from '../server-kind.js';
import { formatOf, streamByScheme, withPublicHost } from '../streams.js';

export const METADATA_PATH = '/api/station-metadata';

export function readServerName([response]: readonly unknown[]): { name: string | null } | null {
  const metadata = metadataOf(response);
  return metadata && { name: readEscaped(metadata.name) };
}

export function readChannels(
  [response]: readonly unknown[],
  ref: StationRef,
): ReportedRecord<ChannelRecord>[] | null {
  const metadata = metadataOf(response);
  if (!metadata) return null;
  const { stream_data } = metadata;
  // Streams are keyed by number. A list or a single stream has no such keys.
  const isList = listOf(stream_data).some((each) => 'url' in fieldsOf(each));
  const streams = isList
    ? listOf(stream_data).map((stream, index) => [`s${index + 1}`, stream] as const)
    : Object.entries(fieldsOf(stream_data)).slice(0, MAX_ENTRIES);
  const logo = readUrl(metadata.logo);
  return streams.flatMap(([id, value]) => {
    const { url, codec, bitrate } = fieldsOf(value);
    const address = readUrl(url);
    if (!address) return [];
    return [
      {
        id,
        bitrate: readCount(bitrate),
        s_format: formatOf(codec),
        stream_a_stream_image: logo,
        ...streamByScheme(withPublicHost(address, ref.baseUrl)),
      },
    ];
  });
}

function metadataOf(response: unknown): Fields | null {
  const metadata = onlyObject(response);
  return metadata && ('stream_data' in metadata || 'timezone' in metadata) && !('schedulerTime' in metadata)
    ? metadata
    : null;
}

/** Returns the station's time zone; null if the response doesn't include it. */
export function readZone(response: unknown): string | null {
  const metadata = metadataOf(response);
  return metadata && readText(metadata.timezone);
}
