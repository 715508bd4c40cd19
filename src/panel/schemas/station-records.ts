/** The records of the station API as schemas, for the document. Each must fit the contract's type. */
import { z } from 'zod';
import type {
  ChannelRecord,
  DjRecord,
  GridEventRecord,
  HistoryRecord,
  PlaylistRecord,
  PodcastRecord,
  ServerRecord,
} from '../../contract/records.js';

type Fields<Type> = { [Name in keyof Type]: z.ZodType<Type[Name]> };

/** A schema with exactly the fields of a record. */
function record<Type>(id: string, fields: Fields<Type>): z.ZodObject {
  return z.strictObject(fields).meta({ id });
}

const text = () => z.string();
const textOrNull = () => z.string().nullable();
const integer = () => z.int();
const integerOrNull = () => z.int().nullable();
const yes = () => z.boolean();
const digits = () => z.string().regex(/^\d+$/);
const day = () => z.string().nullable().meta({ format: 'date' });
const time = () => z.string().regex(/^\d\d:\d\d:\d\d$/);

export const serverSchema = record<ServerRecord>('Server', { id: integer(), name: text() });

export const djSchema = record<DjRecord>('Dj', {
  id: integer(),
  server: integer(),
  name: text(),
  active: yes(),
  connected: yes(),
  on_air: yes(),
});

const history: Fields<HistoryRecord> = {
  id: integer(),
  all_music_id: integerOrNull(),
  jingle_id: integerOrNull(),
  album: textOrNull(),
  author: textOrNull(),
  author_other: textOrNull(),
  comment: textOrNull(),
  composer: textOrNull(),
  genre: textOrNull(),
  isrc: textOrNull(),
  label: textOrNull(),
  lyricist: textOrNull(),
  performance_type: textOrNull(),
  publisher: textOrNull(),
  title: textOrNull(),
  year: textOrNull(),
  dj_name: textOrNull(),
  img_fetched: z.boolean().nullable(),
  img_url: textOrNull(),
  img_medium_url: textOrNull(),
  img_large_url: textOrNull(),
  length: integerOrNull().meta({ description: 'Milliseconds.' }),
  metadata: textOrNull(),
  n_listeners: integerOrNull(),
  playlist_title: textOrNull(),
  ts: integer().meta({ description: 'When it began: milliseconds, UTC.' }),
};

export const historySchema = record<HistoryRecord>('HistoryRecord', history);

/** In the field the legacy API writes `ts` as digits. */
export const legacyHistorySchema = record<Omit<HistoryRecord, 'ts'> & { ts: string }>('LegacyHistoryRecord', {
  ...history,
  ts: digits(),
});

export const channelSchema = record<ChannelRecord>('Channel', {
  id: integer(),
  server: integer(),
  port: integer(),
  ssl_port: integer(),
  traf: integer(),
  traf_month: integer(),
  proxy_status: integer(),
  ssl_proxy_status: integer(),
  queue_size: integer(),
  burst_size: integer(),
  listeners_current: integer(),
  listeners_peak: integer(),
  state: integer(),
  active: yes(),
  public: yes(),
  autodj_enabled: yes(),
  vendor_compatible: yes(),
  proxy_enabled: yes(),
  ssl_proxy_enabled: yes(),
  allow_auth_listeners_only: yes(),
  bitrate: digits().meta({ description: 'kbit/s, as digits in a string.' }),
  listeners: digits(),
  s_type: text(),
  s_format: text(),
  ip_address: text(),
  mount_point: text(),
  traffic: text(),
  links_html: text(),
  stream_url: text(),
  secure_stream_url: text(),
  admin_link: text(),
  proxy_url_path: textOrNull(),
  ssl_proxy_url_path: textOrNull(),
  stream_a_stream_image: textOrNull(),
  stream_b_stream_image: textOrNull(),
  stream_c_stream_image: textOrNull(),
  stream_d_stream_image: textOrNull(),
  stream_e_stream_image: textOrNull(),
  stream_a_stream_image_resolution: textOrNull(),
  stream_b_stream_image_resolution: textOrNull(),
  stream_c_stream_image_resolution: textOrNull(),
  stream_d_stream_image_resolution: textOrNull(),
});

export const playlistSchema = record<PlaylistRecord>('Playlist', {
  id: integer(),
  duration: integer().meta({ description: 'Seconds of all its tracks.' }),
  playlist_files_per_page: integer(),
  tracks_num: integer(),
  name: text(),
  is_default: yes(),
  is_random: yes(),
  on_air: yes(),
  directory_name: text(),
  current_track_order: integer(),
  server: integer(),
});

export const podcastSchema = record<PodcastRecord>('Podcast', {
  id: integer(),
  folder: text(),
  image: text(),
  episodes_count: integer(),
  feed_url: text(),
  public_page_url: text(),
  title: text(),
  description: text(),
  published: yes(),
  server: integer(),
});

const event: Fields<GridEventRecord> = {
  id: integerOrNull().meta({ description: 'Null for the end event that a list adds after a radioshow.' }),
  server: integer(),
  name: text(),
  periodicity: z.enum(['onetime', 'periodic']),
  cast_type: z.enum(['playlist', 'radioshow', 'relay', 'rotation']),
  break_track: yes(),
  start_playlist_from_beginning: yes(),
  start_date: day(),
  finish_date: day(),
  start_time: time(),
  finish_time: time().nullable(),
  wd_mon: yes(),
  wd_tue: yes(),
  wd_wed: yes(),
  wd_thu: yes(),
  wd_fri: yes(),
  wd_sat: yes(),
  wd_sun: yes(),
  week_1: yes(),
  week_2: yes(),
  week_3: yes(),
  week_4: yes(),
  playlist: integerOrNull(),
  playlist_after_radioshow: integerOrNull(),
  rotation_after_radioshow: integerOrNull(),
  dj: integerOrNull(),
  rotation: integerOrNull(),
  allow_jingles: yes(),
  allow_song_requests: yes(),
  allow_jingles_after: yes(),
  allow_song_requests_after: yes(),
  color: text(),
  color2: textOrNull(),
  local_time: time(),
  timezone: text(),
  parent_id: integerOrNull(),
};

export const gridEventSchema = record<GridEventRecord>('GridEvent', event);

/** An event of a list over a range has its instants; one that is only stored doesn't. */
export const gridListSchema = z.array(
  z
    .strictObject({
      ...(event as z.ZodRawShape),
      start_ts: integer().optional().meta({ description: 'Unix seconds, UTC.' }),
      start_ts_utc_readable: z
        .string()
        .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
        .optional(),
      end_ts: integer().optional().meta({ description: 'Unix seconds, UTC.' }),
    })
    .meta({ id: 'GridAiring' }),
);

export const okSchema = z.strictObject({ result: z.literal('ok') }).meta({ id: 'Ok' });
export const votesSchema = z.strictObject({ up: integer(), down: integer() }).meta({ id: 'Votes' });
export const tokenSchema = z.strictObject({ token: text() }).meta({ id: 'Token' });
