/**
 * Every operation of the panel's interface, written by `npm run interface` from its
 * document. Not to be changed by hand: a test compares it with the document.
 */

export interface paths {
  '/api/v2/api-token-auth/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in: a token for the Authorization header */
    post: operations['obtainToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/servers/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The stations on this panel */
    get: operations['listServers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/channels/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The streams of a station */
    get: operations['listChannels'];
    put?: never;
    /** Add a stream */
    post: operations['createChannel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/channels/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One channel */
    get: operations['readChannel'];
    /** Write a channel; optional fields that are not sent stay */
    put: operations['replaceChannel'];
    post?: never;
    /** Delete a channel */
    delete: operations['deleteChannel'];
    options?: never;
    head?: never;
    /** Change some fields of a channel */
    patch: operations['changeChannel'];
    trace?: never;
  };
  '/api/v2/history/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What played; the last record of a page from the newest end is on air */
    get: operations['listHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/playlists/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The playlists of a station */
    get: operations['listPlaylists'];
    put?: never;
    /** Add a playlist */
    post: operations['createPlaylist'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/playlists/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One playlist */
    get: operations['readPlaylist'];
    /** Write a playlist; optional fields that are not sent stay */
    put: operations['replacePlaylist'];
    post?: never;
    /** Delete a playlist */
    delete: operations['deletePlaylist'];
    options?: never;
    head?: never;
    /** Change some fields of a playlist */
    patch: operations['changePlaylist'];
    trace?: never;
  };
  '/api/v2/podcasts/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The podcasts of a station */
    get: operations['listPodcasts'];
    put?: never;
    /** Add a podcast */
    post: operations['createPodcast'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/podcasts/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One podcast */
    get: operations['readPodcast'];
    /** Write a podcast; optional fields that are not sent stay */
    put: operations['replacePodcast'];
    post?: never;
    /** Delete a podcast */
    delete: operations['deletePodcast'];
    options?: never;
    head?: never;
    /** Change some fields of a podcast */
    patch: operations['changePodcast'];
    trace?: never;
  };
  '/api/v2/music/remove/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take tracks out of the library
     * @description What is on air plays to its end.
     */
    post: operations['removeTracks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/music/{id}/like/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register a like for a track of the library
     * @description The id is the `all_music_id` of a history record.
     */
    post: operations['likeTrack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/music/{id}/dislike/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register a dislike for a track of the library
     * @description The id is the `all_music_id` of a history record.
     */
    post: operations['dislikeTrack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/djs/{id}/rewind/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start the DJ’s current track again
     * @description The play on air ends now, and the same track goes on air anew.
     */
    post: operations['rewindDj'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/grid/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The schedule of a station over a range of days
     * @description Without all of `server`, `start_ts` and `end_ts`: the stored events, not expanded.
     */
    get: operations['listGrid'];
    put?: never;
    /** Add an event */
    post: operations['createGridEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/grid/clear/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete all events of a server */
    delete: operations['clearGrid'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/grid/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One gridevent */
    get: operations['readGridEvent'];
    /** Write a gridevent; optional fields that are not sent stay */
    put: operations['replaceGridEvent'];
    post?: never;
    /** Delete a gridevent */
    delete: operations['deleteGridEvent'];
    options?: never;
    head?: never;
    /** Change some fields of a gridevent */
    patch: operations['changeGridEvent'];
    trace?: never;
  };
  '/api/servers/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Servers, as JSON or JSONP */
    get: operations['legacyListServers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/servers/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of Servers, as JSON or JSONP */
    get: operations['legacyReadServers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/channels/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Channels, as JSON or JSONP */
    get: operations['legacyListChannels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/channels/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of Channels, as JSON or JSONP */
    get: operations['legacyReadChannels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/history/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** History, as JSON or JSONP */
    get: operations['legacyListHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/history/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of History, as JSON or JSONP */
    get: operations['legacyReadHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/djs/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** DJs, as JSON or JSONP */
    get: operations['legacyListDJs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/djs/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of DJs, as JSON or JSONP */
    get: operations['legacyReadDJs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/grid/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Schedule, as JSON or JSONP */
    get: operations['legacyListSchedule'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/grid/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of Schedule, as JSON or JSONP */
    get: operations['legacyReadSchedule'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/podcasts/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Podcasts, as JSON or JSONP */
    get: operations['legacyListPodcasts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/podcasts/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of Podcasts, as JSON or JSONP */
    get: operations['legacyReadPodcasts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Token: {
      token: string;
    };
    /**
     * @description Each field with what is wrong with it; `non_field_errors` for the whole.
     * @example {
     *       "server": [
     *         "This field is required."
     *       ]
     *     }
     */
    FieldErrors: {
      [key: string]: string[] | string;
    };
    /**
     * @example {
     *       "detail": "Not found."
     *     }
     */
    Detail: {
      detail: string;
    };
    Server: {
      id: number;
      name: string;
    };
    /**
     * @example {
     *       "detail": "Authentication credentials were not provided."
     *     }
     */
    NotSignedIn: {
      detail: string;
      code?: string;
      messages?: {
        [key: string]: string;
      }[];
    };
    Channel: {
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
      /** @description kbit/s, as digits in a string. */
      bitrate: string;
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
    };
    /**
     * @example {
     *       "server": 1,
     *       "bitrate": 128
     *     }
     */
    ChannelFields: {
      /** @example 1 */
      server: number;
      bitrate: number;
      s_type?: string;
      s_format?: string;
      mount_point?: string;
      active?: boolean;
      public?: boolean;
      autodj_enabled?: boolean;
      vendor_compatible?: boolean;
      proxy_enabled?: boolean;
      ssl_proxy_enabled?: boolean;
      allow_auth_listeners_only?: boolean;
      queue_size?: number;
      burst_size?: number;
    };
    HistoryRecord: {
      id: number;
      all_music_id: number | null;
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
      img_fetched: boolean | null;
      img_url: string | null;
      img_medium_url: string | null;
      img_large_url: string | null;
      /** @description Milliseconds. */
      length: number | null;
      metadata: string | null;
      n_listeners: number | null;
      playlist_title: string | null;
      /** @description When it began: milliseconds, UTC. */
      ts: number;
    };
    Playlist: {
      id: number;
      /** @description Seconds of all its tracks. */
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
    };
    /**
     * @example {
     *       "server": 1,
     *       "name": "Night"
     *     }
     */
    PlaylistFields: {
      /** @example 1 */
      server: number;
      name: string;
      is_default?: boolean;
      is_random?: boolean;
      directory_name?: string;
      playlist_files_per_page?: number;
      current_track_order?: number;
    };
    Podcast: {
      id: number;
      folder: string;
      image: string;
      episodes_count: number;
      feed_url: string;
      public_page_url: string;
      title: string;
      description: string;
      published: boolean;
      server: number;
    };
    /**
     * @example {
     *       "server": 1,
     *       "title": "Harbour Talks",
     *       "description": "Talks at the harbour.",
     *       "published": true
     *     }
     */
    PodcastFields: {
      /** @example 1 */
      server: number;
      title: string;
      description: string;
      published: boolean;
      /**
       * Format: binary
       * @description JPEG, PNG, WebP or GIF, at most 4096 pixels a side and 20 MiB. Null or "" takes the cover away; any other text leaves it as it is.
       */
      image?: Blob | null;
    };
    Ok: {
      /** @enum {string} */
      result: 'ok';
    };
    /**
     * @example {
     *       "server_id": 1,
     *       "files": [
     *         101,
     *         102
     *       ]
     *     }
     */
    TracksToRemove: {
      /** @example 1 */
      server_id: number;
      files: number[];
    };
    Votes: {
      up: number;
      down: number;
    };
    GridAiring: {
      /** @description Null for the end event that a list adds after a radioshow. */
      id: number | null;
      server: number;
      name: string;
      /** @enum {string} */
      periodicity: 'onetime' | 'periodic';
      /** @enum {string} */
      cast_type: 'playlist' | 'radioshow' | 'relay' | 'rotation';
      break_track: boolean;
      start_playlist_from_beginning: boolean;
      /** Format: date */
      start_date: string | null;
      /** Format: date */
      finish_date: string | null;
      start_time: string;
      finish_time: string | null;
      wd_mon: boolean;
      wd_tue: boolean;
      wd_wed: boolean;
      wd_thu: boolean;
      wd_fri: boolean;
      wd_sat: boolean;
      wd_sun: boolean;
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
      color: string;
      color2: string | null;
      local_time: string;
      timezone: string;
      parent_id: number | null;
      /** @description Unix seconds, UTC. */
      start_ts?: number;
      start_ts_utc_readable?: string;
      /** @description Unix seconds, UTC. */
      end_ts?: number;
    };
    GridEvent: {
      /** @description Null for the end event that a list adds after a radioshow. */
      id: number | null;
      server: number;
      name: string;
      /** @enum {string} */
      periodicity: 'onetime' | 'periodic';
      /** @enum {string} */
      cast_type: 'playlist' | 'radioshow' | 'relay' | 'rotation';
      break_track: boolean;
      start_playlist_from_beginning: boolean;
      /** Format: date */
      start_date: string | null;
      /** Format: date */
      finish_date: string | null;
      start_time: string;
      finish_time: string | null;
      wd_mon: boolean;
      wd_tue: boolean;
      wd_wed: boolean;
      wd_thu: boolean;
      wd_fri: boolean;
      wd_sat: boolean;
      wd_sun: boolean;
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
      color: string;
      color2: string | null;
      local_time: string;
      timezone: string;
      parent_id: number | null;
    };
    /**
     * @example {
     *       "server": 1,
     *       "name": "Late Show",
     *       "periodicity": "periodic",
     *       "cast_type": "radioshow",
     *       "start_time": "22:00:00",
     *       "wd_fri": true,
     *       "week_1": true,
     *       "week_3": true
     *     }
     */
    GridEventFields: {
      /** @example 1 */
      server: number;
      name: string;
      /** @enum {string} */
      periodicity: 'onetime' | 'periodic';
      /** @enum {string} */
      cast_type: 'playlist' | 'radioshow' | 'relay' | 'rotation';
      /** @example 20:00:00 */
      start_time: string;
      /** Format: date */
      start_date?: string | null;
      /** Format: date */
      finish_date?: string | null;
      /** @example 20:00:00 */
      finish_time?: string;
      break_track?: boolean;
      start_playlist_from_beginning?: boolean;
      wd_mon?: boolean;
      wd_tue?: boolean;
      wd_wed?: boolean;
      wd_thu?: boolean;
      wd_fri?: boolean;
      wd_sat?: boolean;
      wd_sun?: boolean;
      week_1?: boolean;
      week_2?: boolean;
      week_3?: boolean;
      week_4?: boolean;
      allow_jingles?: boolean;
      allow_song_requests?: boolean;
      allow_jingles_after?: boolean;
      allow_song_requests_after?: boolean;
      /** @example 1 */
      playlist?: number;
      /** @example 1 */
      playlist_after_radioshow?: number;
      rotation?: number | null;
      rotation_after_radioshow?: number | null;
      /** @example 1 */
      dj?: number;
      /** @example #1f6feb */
      color?: string;
      /** @example #1f6feb */
      color2?: string | null;
      timezone?: string;
    };
    /** @description `next` and `previous` are paths without a host. */
    LegacyMeta: {
      limit: number;
      next: string | null;
      offset: number;
      previous: string | null;
      total_count: number;
    };
    /**
     * @example {
     *       "error": "JSONP callback name is invalid."
     *     }
     */
    LegacyError: {
      error: string;
    };
    LegacyHistoryRecord: {
      id: number;
      all_music_id: number | null;
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
      img_fetched: boolean | null;
      img_url: string | null;
      img_medium_url: string | null;
      img_large_url: string | null;
      /** @description Milliseconds. */
      length: number | null;
      metadata: string | null;
      n_listeners: number | null;
      playlist_title: string | null;
      ts: string;
    };
    Dj: {
      id: number;
      server: number;
      name: string;
      active: boolean;
      connected: boolean;
      on_air: boolean;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Token = components['schemas']['Token'];
export type FieldErrors = components['schemas']['FieldErrors'];
export type Detail = components['schemas']['Detail'];
export type Server = components['schemas']['Server'];
export type NotSignedIn = components['schemas']['NotSignedIn'];
export type Channel = components['schemas']['Channel'];
export type ChannelFields = components['schemas']['ChannelFields'];
export type HistoryRecord = components['schemas']['HistoryRecord'];
export type Playlist = components['schemas']['Playlist'];
export type PlaylistFields = components['schemas']['PlaylistFields'];
export type Podcast = components['schemas']['Podcast'];
export type PodcastFields = components['schemas']['PodcastFields'];
export type Ok = components['schemas']['Ok'];
export type TracksToRemove = components['schemas']['TracksToRemove'];
export type Votes = components['schemas']['Votes'];
export type GridAiring = components['schemas']['GridAiring'];
export type GridEvent = components['schemas']['GridEvent'];
export type GridEventFields = components['schemas']['GridEventFields'];
export type LegacyMeta = components['schemas']['LegacyMeta'];
export type LegacyError = components['schemas']['LegacyError'];
export type LegacyHistoryRecord = components['schemas']['LegacyHistoryRecord'];
export type Dj = components['schemas']['Dj'];
export type $defs = Record<string, never>;
export interface operations {
  obtainToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          username: string;
          /** Format: password */
          password: string;
        };
      };
    };
    responses: {
      /** @description A token; it ends after the panel’s `--token-life`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Token'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listServers: {
    parameters: {
      query?: {
        /** @description Records on the page. Absent: all, as a bare array. */
        limit?: number;
        /** @description Records before the page; needs `limit`. */
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The servers. */
      200: {
        headers: {
          /** @description Changes with the answer. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Server'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['Server'][];
              };
        };
      };
      /** @description What `If-None-Match` names is still so */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token that was sent is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listChannels: {
    parameters: {
      query?: {
        /** @description Records on the page. Absent: all, as a bare array. */
        limit?: number;
        /** @description Records before the page; needs `limit`. */
        offset?: number;
        /** @description Id of a server; absent means all. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Channels. */
      200: {
        headers: {
          /** @description Changes with the answer. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Channel'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['Channel'][];
              };
        };
      };
      /** @description What `If-None-Match` names is still so */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description The token that was sent is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  createChannel: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChannelFields'];
      };
    };
    responses: {
      /** @description The new channel. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Channel'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readChannel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The channel. */
      200: {
        headers: {
          /** @description Changes with the answer. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Channel'];
        };
      };
      /** @description What `If-None-Match` names is still so */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token that was sent is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  replaceChannel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChannelFields'];
      };
    };
    responses: {
      /** @description The channel as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Channel'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  deleteChannel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changeChannel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @example 1 */
          server?: number;
          bitrate?: number;
          s_type?: string;
          s_format?: string;
          mount_point?: string;
          active?: boolean;
          public?: boolean;
          autodj_enabled?: boolean;
          vendor_compatible?: boolean;
          proxy_enabled?: boolean;
          ssl_proxy_enabled?: boolean;
          allow_auth_listeners_only?: boolean;
          queue_size?: number;
          burst_size?: number;
        };
      };
    };
    responses: {
      /** @description The channel as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Channel'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listHistory: {
    parameters: {
      query?: {
        /** @description Records on the page. Absent: all, as a bare array. */
        limit?: number;
        /** @description Records before the page; needs `limit`. */
        offset?: number;
        /** @description Id of a server; absent means all. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description History records. */
      200: {
        headers: {
          /** @description Changes with the answer. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['HistoryRecord'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['HistoryRecord'][];
              };
        };
      };
      /** @description What `If-None-Match` names is still so */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description The token that was sent is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listPlaylists: {
    parameters: {
      query?: {
        /** @description Records on the page. Absent: all, as a bare array. */
        limit?: number;
        /** @description Records before the page; needs `limit`. */
        offset?: number;
        /** @description Id of a server; absent means all. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Playlists of the servers that are yours. */
      200: {
        headers: {
          /** @description Changes with the answer. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Playlist'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['Playlist'][];
              };
        };
      };
      /** @description What `If-None-Match` names is still so */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  createPlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlaylistFields'];
      };
    };
    responses: {
      /** @description The new playlist. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Playlist'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readPlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The playlist. */
      200: {
        headers: {
          /** @description Changes with the answer. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Playlist'];
        };
      };
      /** @description What `If-None-Match` names is still so */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  replacePlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlaylistFields'];
      };
    };
    responses: {
      /** @description The playlist as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Playlist'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  deletePlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changePlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @example 1 */
          server?: number;
          name?: string;
          is_default?: boolean;
          is_random?: boolean;
          directory_name?: string;
          playlist_files_per_page?: number;
          current_track_order?: number;
        };
      };
    };
    responses: {
      /** @description The playlist as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Playlist'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listPodcasts: {
    parameters: {
      query?: {
        /** @description Records on the page. Absent: all, as a bare array. */
        limit?: number;
        /** @description Records before the page; needs `limit`. */
        offset?: number;
        /** @description Id of a server; absent means all. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Podcasts, drafts among them. */
      200: {
        headers: {
          /** @description Changes with the answer. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Podcast'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['Podcast'][];
              };
        };
      };
      /** @description What `If-None-Match` names is still so */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description The token that was sent is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  createPodcast: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PodcastFields'];
        'multipart/form-data': components['schemas']['PodcastFields'];
      };
    };
    responses: {
      /** @description The new podcast. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Podcast'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readPodcast: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The podcast. */
      200: {
        headers: {
          /** @description Changes with the answer. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Podcast'];
        };
      };
      /** @description What `If-None-Match` names is still so */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token that was sent is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  replacePodcast: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PodcastFields'];
        'multipart/form-data': components['schemas']['PodcastFields'];
      };
    };
    responses: {
      /** @description The podcast as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Podcast'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  deletePodcast: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changePodcast: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @example 1 */
          server?: number;
          title?: string;
          description?: string;
          published?: boolean;
          /**
           * Format: binary
           * @description JPEG, PNG, WebP or GIF, at most 4096 pixels a side and 20 MiB. Null or "" takes the cover away; any other text leaves it as it is.
           */
          image?: Blob | null;
        };
        'multipart/form-data': {
          /** @example 1 */
          server?: number;
          title?: string;
          description?: string;
          published?: boolean;
          /**
           * Format: binary
           * @description JPEG, PNG, WebP or GIF, at most 4096 pixels a side and 20 MiB. Null or "" takes the cover away; any other text leaves it as it is.
           */
          image?: Blob | null;
        };
      };
    };
    responses: {
      /** @description The podcast as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Podcast'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  removeTracks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TracksToRemove'];
      };
    };
    responses: {
      /** @description They are gone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ok'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  likeTrack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The track’s counts, this vote included. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Votes'];
        };
      };
      /** @description A panel that counts each visitor once may refuse the second vote */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description The token that was sent is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  dislikeTrack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The track’s counts, this vote included. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Votes'];
        };
      };
      /** @description A panel that counts each visitor once may refuse the second vote */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description The token that was sent is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  rewindDj: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ok'];
        };
      };
      /** @description The DJ has nothing on air */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listGrid: {
    parameters: {
      query?: {
        /** @description Id of a server; absent means all. */
        server?: number;
        /** @description First second of the range. With `server` and `end_ts` it expands the events. */
        start_ts?: number;
        /** @description Second at which the range ends; at most 400 days later. */
        end_ts?: number;
        /** @description `1`: the range is in true Unix seconds. Absent: in the station’s wall time, counted as if it were UTC. */
        utc?: '1';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events, by start. */
      200: {
        headers: {
          /** @description Changes with the answer. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GridAiring'][];
        };
      };
      /** @description What `If-None-Match` names is still so */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description The token that was sent is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  createGridEvent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GridEventFields'];
      };
    };
    responses: {
      /** @description The new event. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GridEvent'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  clearGrid: {
    parameters: {
      query: {
        server: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description They are gone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ok'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readGridEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The gridevent. */
      200: {
        headers: {
          /** @description Changes with the answer. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GridEvent'];
        };
      };
      /** @description What `If-None-Match` names is still so */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token that was sent is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  replaceGridEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GridEventFields'];
      };
    };
    responses: {
      /** @description The gridevent as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GridEvent'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  deleteGridEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changeGridEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @example 1 */
          server?: number;
          name?: string;
          /** @enum {string} */
          periodicity?: 'onetime' | 'periodic';
          /** @enum {string} */
          cast_type?: 'playlist' | 'radioshow' | 'relay' | 'rotation';
          /** @example 20:00:00 */
          start_time?: string;
          /** Format: date */
          start_date?: string | null;
          /** Format: date */
          finish_date?: string | null;
          /** @example 20:00:00 */
          finish_time?: string;
          break_track?: boolean;
          start_playlist_from_beginning?: boolean;
          wd_mon?: boolean;
          wd_tue?: boolean;
          wd_wed?: boolean;
          wd_thu?: boolean;
          wd_fri?: boolean;
          wd_sat?: boolean;
          wd_sun?: boolean;
          week_1?: boolean;
          week_2?: boolean;
          week_3?: boolean;
          week_4?: boolean;
          allow_jingles?: boolean;
          allow_song_requests?: boolean;
          allow_jingles_after?: boolean;
          allow_song_requests_after?: boolean;
          /** @example 1 */
          playlist?: number;
          /** @example 1 */
          playlist_after_radioshow?: number;
          rotation?: number | null;
          rotation_after_radioshow?: number | null;
          /** @example 1 */
          dj?: number;
          /** @example #1f6feb */
          color?: string;
          /** @example #1f6feb */
          color2?: string | null;
          timezone?: string;
        };
      };
    };
    responses: {
      /** @description The gridevent as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GridEvent'];
        };
      };
      /** @description A field or parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is broken or expired */
      401: {
        headers: {
          /** @description `JWT realm="api"`. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description A body of another kind */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  legacyListServers: {
    parameters: {
      query?: {
        /** @description 20 unless given, 1000 at most; 0 means 1000. */
        limit?: number;
        /** @description Objects before the page. */
        offset?: number;
        format?: 'json' | 'jsonp';
        /** @description The function that a JSONP answer calls. */
        callback?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            meta: components['schemas']['LegacyMeta'];
            objects: components['schemas']['Server'][];
          };
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
    };
  };
  legacyReadServers: {
    parameters: {
      query?: {
        format?: 'json' | 'jsonp';
        /** @description The function that a JSONP answer calls. */
        callback?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Server'];
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  legacyListChannels: {
    parameters: {
      query?: {
        /** @description 20 unless given, 1000 at most; 0 means 1000. */
        limit?: number;
        /** @description Objects before the page. */
        offset?: number;
        format?: 'json' | 'jsonp';
        /** @description The function that a JSONP answer calls. */
        callback?: string;
        /** @description Id of a server; absent means all. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            meta: components['schemas']['LegacyMeta'];
            objects: components['schemas']['Channel'][];
          };
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
    };
  };
  legacyReadChannels: {
    parameters: {
      query?: {
        format?: 'json' | 'jsonp';
        /** @description The function that a JSONP answer calls. */
        callback?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Channel'];
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  legacyListHistory: {
    parameters: {
      query?: {
        /** @description 20 unless given, 1000 at most; 0 means 1000. */
        limit?: number;
        /** @description Objects before the page. */
        offset?: number;
        format?: 'json' | 'jsonp';
        /** @description The function that a JSONP answer calls. */
        callback?: string;
        /** @description Id of a server; absent means all. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            meta: components['schemas']['LegacyMeta'];
            objects: components['schemas']['LegacyHistoryRecord'][];
          };
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
    };
  };
  legacyReadHistory: {
    parameters: {
      query?: {
        format?: 'json' | 'jsonp';
        /** @description The function that a JSONP answer calls. */
        callback?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyHistoryRecord'];
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  legacyListDJs: {
    parameters: {
      query?: {
        /** @description 20 unless given, 1000 at most; 0 means 1000. */
        limit?: number;
        /** @description Objects before the page. */
        offset?: number;
        format?: 'json' | 'jsonp';
        /** @description The function that a JSONP answer calls. */
        callback?: string;
        /** @description Id of a server; absent means all. */
        server?: number;
        /** @description 1 for those that are active. */
        active?: '0' | '1';
        /** @description 1 for those that are connected. */
        connected?: '0' | '1';
        /** @description 1 for those that are on air. */
        on_air?: '0' | '1';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            meta: components['schemas']['LegacyMeta'];
            objects: components['schemas']['Dj'][];
          };
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
    };
  };
  legacyReadDJs: {
    parameters: {
      query?: {
        format?: 'json' | 'jsonp';
        /** @description The function that a JSONP answer calls. */
        callback?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Dj'];
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  legacyListSchedule: {
    parameters: {
      query?: {
        /** @description 20 unless given, 1000 at most; 0 means 1000. */
        limit?: number;
        /** @description Objects before the page. */
        offset?: number;
        format?: 'json' | 'jsonp';
        /** @description The function that a JSONP answer calls. */
        callback?: string;
        /** @description Id of a server; absent means all. */
        server?: number;
        /** @description First second of the range. With `server` and `end_ts` it expands the events. */
        start_ts?: number;
        /** @description Second at which the range ends; at most 400 days later. */
        end_ts?: number;
        /** @description `1`: the range is in true Unix seconds. Absent: in the station’s wall time, counted as if it were UTC. */
        utc?: '1';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            meta: components['schemas']['LegacyMeta'];
            objects: components['schemas']['GridAiring'][];
          };
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
    };
  };
  legacyReadSchedule: {
    parameters: {
      query?: {
        format?: 'json' | 'jsonp';
        /** @description The function that a JSONP answer calls. */
        callback?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GridAiring'];
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  legacyListPodcasts: {
    parameters: {
      query?: {
        /** @description 20 unless given, 1000 at most; 0 means 1000. */
        limit?: number;
        /** @description Objects before the page. */
        offset?: number;
        format?: 'json' | 'jsonp';
        /** @description The function that a JSONP answer calls. */
        callback?: string;
        /** @description Id of a server; absent means all. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            meta: components['schemas']['LegacyMeta'];
            objects: components['schemas']['Podcast'][];
          };
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
    };
  };
  legacyReadPodcasts: {
    parameters: {
      query?: {
        format?: 'json' | 'jsonp';
        /** @description The function that a JSONP answer calls. */
        callback?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Podcast'];
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
      /** @description There is none with this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}

/** Method and path of the operations that need an account; all others are sent without a token. */
export const protectedOperations: readonly string[] = [
  'POST /api/v2/channels/',
  'PUT /api/v2/channels/{id}/',
  'PATCH /api/v2/channels/{id}/',
  'DELETE /api/v2/channels/{id}/',
  'GET /api/v2/playlists/',
  'POST /api/v2/playlists/',
  'GET /api/v2/playlists/{id}/',
  'PUT /api/v2/playlists/{id}/',
  'PATCH /api/v2/playlists/{id}/',
  'DELETE /api/v2/playlists/{id}/',
  'POST /api/v2/podcasts/',
  'PUT /api/v2/podcasts/{id}/',
  'PATCH /api/v2/podcasts/{id}/',
  'DELETE /api/v2/podcasts/{id}/',
  'POST /api/v2/music/remove/',
  'POST /api/v2/djs/{id}/rewind/',
  'POST /api/v2/grid/',
  'DELETE /api/v2/grid/clear/',
  'PUT /api/v2/grid/{id}/',
  'PATCH /api/v2/grid/{id}/',
  'DELETE /api/v2/grid/{id}/',
];
