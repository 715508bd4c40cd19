/** Converts a source's channels and podcasts to rows of the panel's lists. Values from a source are never trusted. */
import type { ChannelRecord, PodcastRecord } from '../../../../contract/records.js';
import { readCount, readText, readUrl } from '../../../../servers/fields.js';
import type { ReportedRecord } from '../../../../servers/server-kind.js';
import { channelDefaults, type StoredChannel } from '../../../store/channels.js';
import { html } from '../../../http/html-page.js';
import { folderName } from '../../../station/playlists/folder-name.js';
import type { StoredPodcast } from '../../../store/podcasts.js';
import { cutText } from '../../../base/cut.js';

export interface SourceRow<Row, Fields> {
  /** Key that identifies the record when the source reports it again. */
  key: string;
  row: Omit<Row, 'id' | 'server'>;
  /** Fields that the API returns as the source reported them. */
  fields: Fields;
}

export type ChannelRow = SourceRow<StoredChannel, Partial<ChannelRecord>>;
export type PodcastRow = SourceRow<StoredPodcast, Partial<PodcastRecord>>;

const MAX_RECORDS = 200;

export const channelRows = (reported: readonly ReportedRecord<ChannelRecord>[]): ChannelRow[] =>
  firstRows(reported, readChannel);

export const podcastRows = (reported: readonly ReportedRecord<PodcastRecord>[]): PodcastRow[] =>
  firstRows(reported, readPodcast);

/** Returns the rows of the first valid records, with at most one row per key. */
function firstRows<Reported, Row extends { key: string }>(
  reported: readonly Reported[],
  read: (reported: Reported) => Row | null,
): Row[] {
  const rows = new Map<string, Row>();
  for (const each of reported) {
    const row = read(each);
    if (row && !rows.has(row.key)) rows.set(row.key, row);
    if (rows.size === MAX_RECORDS) break;
  }
  return [...rows.values()];
}

function readChannel(reported: ReportedRecord<ChannelRecord>): ChannelRow | null {
  const stream = readUrl(reported.stream_url) ?? readUrl(reported.secure_stream_url);
  if (stream === null || !URL.canParse(stream) || reported.allow_auth_listeners_only === true) return null;
  const { protocol, hostname, port } = new URL(stream);
  const isSecure = protocol === 'https:';
  const bitrate = Math.max(0, Math.round(readCount(reported.bitrate) ?? 0));
  const format = cutText(reported.s_format, 50) ?? '';
  const type = cutText(reported.s_type, 50) ?? '';
  const listening = Math.max(
    0,
    Math.round(readCount(reported.listeners_current) ?? readCount(reported.listeners) ?? 0),
  );
  const mount_point = readText(reported.mount_point) ?? '';
  return {
    key: readText(reported.id) ?? stream,
    row: {
      ...channelDefaults,
      bitrate,
      s_format: format,
      s_type: type,
      mount_point,
      active: reported.active !== false,
    },
    fields: {
      port: isSecure ? 0 : Number(port) || 80,
      ssl_port: isSecure ? Number(port) || 443 : 0,
      ip_address: hostname,
      listeners_current: listening,
      listeners_peak: Math.max(listening, Math.round(readCount(reported.listeners_peak) ?? 0)),
      listeners: String(listening),
      traf: 0,
      traf_month: 0,
      traffic: '0 MB',
      links_html: String(html`<a href="${stream}">${bitrate > 0 ? `${bitrate} kbit/s` : stream}</a>`),
      stream_url: stream,
      secure_stream_url: readUrl(reported.secure_stream_url) ?? (isSecure ? stream : ''),
      admin_link: '',
    },
  };
}

/** Reads a podcast. `changed` is 0, and `ListKeeper` replaces it. */
function readPodcast(reported: ReportedRecord<PodcastRecord>): PodcastRow | null {
  const title = readText(reported.title);
  const key = readText(reported.id) ?? readUrl(reported.feed_url) ?? title;
  // A podcast is considered published unless the source marks it as a draft.
  if (title === null || key === null || reported.published === false) return null;
  const count = readCount(reported.episodes_count);
  return {
    key,
    row: {
      title,
      description: readText(reported.description) ?? '',
      folder: folderName(title),
      published: true,
      language: 'en',
      sleeve: null,
      changed: 0,
    },
    fields: {
      image: readUrl(reported.image) ?? '',
      episodes_count: count !== null && count > 0 ? Math.floor(count) : 0,
      feed_url: readUrl(reported.feed_url) ?? '',
      public_page_url: readUrl(reported.public_page_url) ?? '',
    },
  };
}
