import type { ChannelRecord } from '../../contract/records.js';
import { readCount, readNumber, readText, readUrl } from '../fields.js';

/** One stream of a station. */
export interface Channel extends Pick<ChannelRecord, 'id'> {
  /** In kbit/s; null if the panel doesn't report it. */
  readonly bitrate: number | null;
  /** A format such as `mp3` or `aac`, as the panel spells it. */
  readonly s_format: string | null;
  /** Null if the panel has no http(s) URL. */
  readonly stream_url: string | null;
  /** The https URL, for pages that use https. */
  readonly secure_stream_url: string | null;
}

/** Returns null if the record has no id, or if the channel is off or requires a listener account. */
export function readChannel(value: unknown): Channel | null {
  const raw = Object(value) as Record<keyof ChannelRecord, unknown>;
  const id = readNumber(raw.id);
  if (id === null || raw.active === false || raw.allow_auth_listeners_only === true) return null;
  const bitrate = readCount(raw.bitrate);
  return {
    id,
    bitrate: bitrate! > 0 ? bitrate : null,
    s_format: readText(raw.s_format),
    stream_url: readUrl(raw.stream_url),
    secure_stream_url: readUrl(raw.secure_stream_url),
  };
}
