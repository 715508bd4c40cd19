/**
 * The records of the station API, named as in the contract's field tables. The records of this project's panel
 * can have additional fields, which are declared only as columns in `panel/store/`.
 *
 * In these types, a missing value is null. Responses may contain "" or the string "None" instead, which the
 * readers in `servers/panel` convert to null.
 */

/** One play of a track, a jingle or a live set. */
export interface HistoryRecord {
  /** Unique id of the history record. Votes use `all_music_id` instead. */
  id: number;
  /** Id of the track in the library, which votes use. Null for jingles and live sets. */
  all_music_id: number | null;
  /** Id of the jingle, or null if the record isn't a jingle. */
  jingle_id: number | null;
  album: string | null;
  author: string | null;
  author_other: string | null;
  comment: string | null;
  composer: string | null;
  genre: string | null;
  isrc: string | null;
  label: string | null;
  lyricist: string | null;
  performance_type: string | null;
  publisher: string | null;
  title: string | null;
  year: string | null;
  dj_name: string | null;
  /** Whether a cover lookup was attempted. */
  img_fetched: boolean | null;
  /** Small cover, about 100x100 pixels. */
  img_url: string | null;
  /** Medium cover, 500x500 pixels. */
  img_medium_url: string | null;
  /** Full-size cover. */
  img_large_url: string | null;
  /** Length in milliseconds. Null or 0 if unknown, as for a live set. */
  length: number | null;
  /** Final metadata that was broadcast with the track, usually `Author - Title`. */
  metadata: string | null;
  /** Number of listeners when the track started. */
  n_listeners: number | null;
  playlist_title: string | null;
  /** Start of the track in milliseconds, UTC. Grid timestamps are in seconds. */
  ts: number;
}

/** One stream that listeners can choose. The contract doesn't define the meaning of several fields. */
export interface ChannelRecord {
  id: number;
  server: number;
  port: number;
  ssl_port: number;
  traf: number;
  traf_month: number;
  proxy_status: number;
  ssl_proxy_status: number;
  queue_size: number;
  burst_size: number;
  listeners_current: number;
  listeners_peak: number;
  state: number;
  active: boolean;
  public: boolean;
  autodj_enabled: boolean;
  vendor_compatible: boolean;
  proxy_enabled: boolean;
  ssl_proxy_enabled: boolean;
  allow_auth_listeners_only: boolean;
  /** Bitrate in kbit/s, as a string of digits. */
  bitrate: string;
  /** Number of listeners, as a string of digits. */
  listeners: string;
  s_type: string;
  s_format: string;
  ip_address: string;
  mount_point: string;
  traffic: string;
  links_html: string;
  stream_url: string;
  secure_stream_url: string;
  admin_link: string;
  proxy_url_path: string | null;
  ssl_proxy_url_path: string | null;
  stream_a_stream_image: string | null;
  stream_b_stream_image: string | null;
  stream_c_stream_image: string | null;
  stream_d_stream_image: string | null;
  stream_e_stream_image: string | null;
  stream_a_stream_image_resolution: string | null;
  stream_b_stream_image_resolution: string | null;
  stream_c_stream_image_resolution: string | null;
  stream_d_stream_image_resolution: string | null;
}

/** A station on the panel. The contract doesn't list its fields. This project uses `id` and `name`. */
export interface ServerRecord {
  id: number;
  name: string;
}

/** A presenter. The contract doesn't list the fields. The names of the three flags are those of the legacy filters. */
export interface DjRecord {
  id: number;
  server: number;
  name: string;
  active: boolean;
  connected: boolean;
  on_air: boolean;
}

/** A list of tracks that the station can put on air. */
export interface PlaylistRecord {
  id: number;
  /** The contract doesn't define the unit. This project uses seconds. */
  duration: number;
  playlist_files_per_page: number;
  tracks_num: number;
  name: string;
  is_default: boolean;
  is_random: boolean;
  on_air: boolean;
  directory_name: string;
  current_track_order: number;
  server: number;
}

/** A podcast of the station. Its episodes are only in the feed. */
export interface PodcastRecord {
  id: number;
  /** Folder on the panel's disk. */
  folder: string;
  /** URL of the cover, or "". */
  image: string;
  episodes_count: number;
  feed_url: string;
  public_page_url: string;
  title: string;
  description: string;
  /** False for a draft. */
  published: boolean;
  server: number;
}

export type Periodicity = 'onetime' | 'periodic';

/** The kind of content that an event plays. */
export type CastType = 'playlist' | 'radioshow' | 'relay' | 'rotation';

/** One rule of the schedule, as stored: a single date or a weekly repetition. */
export interface GridEventRecord {
  /** Null for the end event that a list adds after a radioshow (grid rule 4). */
  id: number | null;
  server: number;
  name: string;
  periodicity: Periodicity;
  cast_type: CastType;
  /** Whether the start of the event interrupts the current track. */
  break_track: boolean;
  start_playlist_from_beginning: boolean;
  /** YYYY-MM-DD in the event's zone. A periodic event doesn't need a date, and its date is ignored. */
  start_date: string | null;
  finish_date: string | null;
  /** HH:MM:SS in the event's zone. */
  start_time: string;
  finish_time: string | null;
  wd_mon: boolean;
  wd_tue: boolean;
  wd_wed: boolean;
  wd_thu: boolean;
  wd_fri: boolean;
  wd_sat: boolean;
  wd_sun: boolean;
  /** The weeks of the month consist of days 1–7, 8–14, 15–21, and 22 to the last day. */
  week_1: boolean;
  week_2: boolean;
  week_3: boolean;
  week_4: boolean;
  playlist: number | null;
  playlist_after_radioshow: number | null;
  rotation_after_radioshow: number | null;
  dj: number | null;
  rotation: number | null;
  allow_jingles: boolean;
  allow_song_requests: boolean;
  allow_jingles_after: boolean;
  allow_song_requests_after: boolean;
  /** Hexadecimal colour, such as `#1f6feb`. */
  color: string;
  /** Hexadecimal colour of the programme that follows a radioshow, or null. */
  color2: string | null;
  /**
   * Start of the event in the station's time zone, as HH:MM:SS. The contract doesn't define the meaning of this
   * field.
   */
  local_time: string;
  /** IANA name of the time zone for dates and times. */
  timezone: string;
  /** The radioshow to which an end event belongs; null for all other events. */
  parent_id: number | null;
}

/** One occurrence of an event, as in the list for a time range. */
export interface GridAiring extends GridEventRecord {
  /** Start as a Unix timestamp in seconds. The timestamps of the history are in milliseconds. */
  start_ts: number;
  /** Start in UTC, in the format YYYY-MM-DDThh:mm:ssZ. */
  start_ts_utc_readable: string;
  /** End as a Unix timestamp in seconds. */
  end_ts: number;
}
