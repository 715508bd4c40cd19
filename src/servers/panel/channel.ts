/**
 * In:  what a panel sent as a channel.
 * Out: the fields that a listener needs.
 */
import type { ChannelRecord } from '../../contract/records.js';
import { readCount, readNumber, readText, readUrl } from '../fields.js';

/** One stream of a station. */
export interface Channel extends Pick<ChannelRecord, 'id'> {
  /** In kbit/s; null where the panel does not say. */
  readonly bitrate: number | null;
  /** `mp3`, `aac` and so on, as the panel writes it. */
  readonly s_format: string | null;
  /** Address of the stream; null where the panel gives no http(s) address. */
  readonly stream_url: string | null;
  /** The same over https, for pages on https. */
  readonly secure_stream_url: string | null;
}

/** Null when a record has no id, when the channel is off, or when only listeners with an account may hear it. */
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
