/**
 * In:  a channel or a podcast as a source tells it, which may be anything.
 * Out: the row that stands for it in our lists, and the fields that are answered as told. Null for what can't be listed.
 */
import type { ChannelRecord, PodcastRecord } from '../../../../contract/records.js';
import { readCount, readText, readUrl } from '../../../../servers/fields.js';
import type { ReportedRecord } from '../../../../servers/server-kind.js';
import { channelDefaults } from '../../../station/channels/defaults.js';
import type { StoredChannel } from '../../../store/channels.js';
import { html } from '../../../http/html-page.js';
import { folderName } from '../../../station/playlists/defaults.js';
import type { StoredPodcast } from '../../../store/podcasts.js';
import { cutText } from './cut-text.js';

export interface ToldRow<Row, Fields> {
  /** By what it is known again. */
  key: string;
  row: Omit<Row, 'id' | 'server'>;
  fields: Fields;
}

export type ChannelRow = ToldRow<StoredChannel, Partial<ChannelRecord>>;
export type PodcastRow = ToldRow<StoredPodcast, Partial<PodcastRecord>>;

/** As many channels and podcasts are read. */
const MOST = 200;

export const channelRows = (told: readonly ReportedRecord<ChannelRecord>[]): ChannelRow[] =>
  firstRows(told, toldChannel);

export const podcastRows = (told: readonly ReportedRecord<PodcastRecord>[]): PodcastRow[] =>
  firstRows(told, toldPodcast);

/** The first records that can be listed, each key once. */
function firstRows<Told, Row extends { key: string }>(
  told: readonly Told[],
  read: (told: Told) => Row | null,
): Row[] {
  const rows = new Map<string, Row>();
  for (const each of told) {
    const row = read(each);
    if (row && !rows.has(row.key)) rows.set(row.key, row);
    if (rows.size === MOST) break;
  }
  return [...rows.values()];
}

function toldChannel(told: ReportedRecord<ChannelRecord>): ChannelRow | null {
  const stream = readUrl(told.stream_url) ?? readUrl(told.secure_stream_url);
  if (stream === null || !URL.canParse(stream) || told.allow_auth_listeners_only === true) return null;
  const { protocol, hostname, port } = new URL(stream);
  const isSecure = protocol === 'https:';
  const bitrate = Math.max(0, Math.round(readCount(told.bitrate) ?? 0));
  const format = cutText(told.s_format, 50) ?? '';
  const type = cutText(told.s_type, 50) ?? '';
  const listening = Math.max(
    0,
    Math.round(readCount(told.listeners_current) ?? readCount(told.listeners) ?? 0),
  );
  const mount_point = readText(told.mount_point) ?? '';
  return {
    key: readText(told.id) ?? stream,
    row: {
      ...channelDefaults,
      bitrate,
      s_format: format,
      s_type: type,
      mount_point,
      active: told.active !== false,
    },
    fields: {
      port: isSecure ? 0 : Number(port) || 80,
      ssl_port: isSecure ? Number(port) || 443 : 0,
      ip_address: hostname,
      listeners_current: listening,
      listeners_peak: Math.max(listening, Math.round(readCount(told.listeners_peak) ?? 0)),
      listeners: String(listening),
      traf: 0,
      traf_month: 0,
      traffic: '0 MB',
      links_html: String(html`<a href="${stream}">${bitrate > 0 ? `${bitrate} kbit/s` : stream}</a>`),
      stream_url: stream,
      secure_stream_url: readUrl(told.secure_stream_url) ?? (isSecure ? stream : ''),
      admin_link: '',
    },
  };
}

/** `changed` is 0: whoever keeps the row knows when it changed. */
function toldPodcast(told: ReportedRecord<PodcastRecord>): PodcastRow | null {
  const title = readText(told.title);
  const key = readText(told.id) ?? readUrl(told.feed_url) ?? title;
  // A source lists what is public, unless it says that it is a draft.
  if (title === null || key === null || told.published === false) return null;
  const count = readCount(told.episodes_count);
  return {
    key,
    row: {
      title,
      description: readText(told.description) ?? '',
      folder: folderName(title),
      published: true,
      language: 'en',
      sleeve: null,
      changed: 0,
    },
    fields: {
      image: readUrl(told.image) ?? '',
      episodes_count: count !== null && count > 0 ? Math.floor(count) : 0,
      feed_url: readUrl(told.feed_url) ?? '',
      public_page_url: readUrl(told.public_page_url) ?? '',
    },
  };
}
