/**
 * Every row of the contract that concerns the station: its endpoints, its
 * errors, its rules, and what the project chose where it shows nothing. Each has
 * one test; a row without one, and a test without a row, fail.
 */

/** Method and path, then who may, what is sent, and what comes back. */
export const endpointRows = {
  'POST /api/v2/api-token-auth/': 'none | username, password | { token: string }',
  'GET /api/v2/servers/': 'anyone | list of the servers',
  'GET /api/v2/channels/': 'opt | limit, offset, server | { count, next, previous, results: [channel] }',
  'POST /api/v2/channels/': 'req | channel fields | created channel',
  'GET /api/v2/history/':
    'anyone | limit, offset, server | { count, next, previous, results: [history record] }',
  'GET /api/v2/playlists/': 'req | server | array of playlists',
  'POST /api/v2/playlists/': 'req | playlist fields, server | created playlist',
  'GET /api/v2/podcasts/': 'none | optional limit, offset, server | array of podcasts',
  'POST /api/v2/podcasts/':
    'req | title, published, description, server; optional cover image as multipart form data | created podcast',
  'POST /api/v2/music/{id}/like/': 'anyone | none | registers a like for the track',
  'POST /api/v2/music/{id}/dislike/': 'anyone | none | registers a dislike for the track',
  'POST /api/v2/djs/{id}/rewind/': 'req | none',
  'POST /api/v2/music/remove/': 'req | { server_id: integer, files: [integer track ids] }',
  'GET /api/v2/grid/': 'opt | server, start_ts, end_ts, utc | array of grid events',
  'POST /api/v2/grid/': 'req | grid event fields | created event',
  'GET /api/v2/grid/{id}/': 'opt | none | one event',
  'PUT /api/v2/grid/{id}/': 'req | full event object | updated event',
  'DELETE /api/v2/grid/{id}/': 'req | none | 204',
  'DELETE /api/v2/grid/clear/': 'req | server | { result: "ok" }',
  'votes are for the library':
    'like and dislike work only for a track that has an id in the library; a live track has a null id',
} as const;

export const gridRows = {
  'grid rule 1':
    'GET takes server, start_ts, end_ts (Unix timestamps) and utc; all three give range, expansion, filter',
  'grid rule 2':
    'the list expands periodic events by wd_* and week_1 to week_4, and leaves out what is not in the range',
  'grid rule 3':
    'the list computes finish_date, finish_time and end_ts from the next event or the end of the radioshow',
  'grid rule 4':
    'playlist_after_radioshow or rotation_after_radioshow may add an end event: id null, parent_id the show',
  'grid rule 5':
    'a onetime event at the time of a periodic occurrence is returned, and the occurrence is omitted',
  'grid rule 6':
    'POST requires server, name, periodicity, cast_type, start_time, and start_date for onetime; the rest is optional',
  'grid rule 7': 'PUT normally carries the full event object including id',
  'grid rule 8': 'create and update return the event object as JSON',
  'grid rule 9': 'DELETE clear/ removes all events of the given server',
  'grid error repeat_week_days_not_set': '400 | periodic, no weekday chosen',
  'grid error repeat_weeks_not_set': '400 | periodic, no week chosen',
  'grid error playlist_required': '400 | the event needs a playlist, and playlist is empty',
  'grid error time_slot_busy': '400 | the slot is taken by another event',
} as const;

export const accessRows = {
  'scheme Station JWT': 'a token of api-token-auth in Authorization: JWT <ACCESS_TOKEN>',
  'scheme API key': 'SERVICE-API-KEY: <API_KEY>',
  'authentication rule 1': 'endpoints marked none need no header',
  'authentication rule 2': 'endpoints marked opt are readable without a key (grid GET, channels GET)',
  'authentication rule 3':
    'writing to grid, playlists, podcasts, channels, music removal, DJ rewind needs an account',
} as const;

export const legacyRows = {
  'legacy rule 1': 'call shape: {base_url}/api/<resource>/?<params>',
  'legacy rule 2': '{ meta: { limit, next, offset, previous, total_count }, objects: [object] }',
  'legacy rule 3': 'limit and offset select the window; other parameters filter (server)',
  'legacy rule 4': 'JSONP: callback=<function_name> and format=jsonp',
  'legacy rule 5': 'resources used in examples: djs and history',
  'legacy window': 'limit 20 unless given; 0 or more than 1000 is 1000; negative or no number is 400',
  'legacy links':
    'next and previous are paths without a host and keep callback and format; previous null while offset < limit',
  'legacy resources':
    'servers, channels (server), history (server), djs (server, active, connected, on_air as 0/1)',
  'legacy filters':
    'unknown parameters are ignored; an unknown server is an empty list; server=abc, server=, limit= are 400',
  'legacy JSONP':
    'text/javascript without a charset, name({...}); callback alone or format=jsonp alone is enough',
  'legacy names':
    'identifiers, Unicode too, joined by . or indexed; anything else is 400; U+2028, U+2029 are escaped',
  'legacy errors': 'an error is plain JSON with status 400, not wrapped',
} as const;

/** The error table, one row for each of its columns. */
export const errorRows = {
  'unknown id, v2': '404 {"detail": "Not found."}',
  'unknown id, legacy': '404, empty body, text/html',
  'unknown path, v2': '404, HTML',
  'unknown path, legacy': '404, HTML',
  'format other than json, v2': '404 {"detail": ...}, JSON',
  'format other than json, legacy': 'format=json wins over callback; anything unknown is ignored',
  'no credentials, v2': '401 {"detail"}, WWW-Authenticate: JWT realm="api"; another scheme counts as none',
  'bad or expired token, v2': '401 {"detail", "code", "messages"}, also on public endpoints',
  'wrong password, v2': '400 {"non_field_errors": ["Unable to log in with provided credentials."]}',
  'not allowed, v2': '403 {"detail": ...}',
  'wrong method, v2':
    '405 {"detail": "Method \\"POST\\" not allowed."}, Allow; anonymous POST to a read-only list is 401',
  'wrong method, legacy': '405 text/html with a short body; for HEAD without one',
  'malformed JSON, v2': '400 {"detail": "JSON parse error - ..."}',
  'a list for an object, v2':
    '400 {"non_field_errors": ["Invalid data. Expected a dictionary, but got list."]}',
  'unsupported media type, v2': '415 {"detail": ...}; form and multipart bodies are accepted everywhere',
  'validation, v2': '400 {field: [message or code, ...]}, whole-object errors under non_field_errors',
  'validation, legacy': '400 {"error": "..."}',
  'throttled, v2': '429 {"detail": ...}, Retry-After',
  'crash, v2': '500, HTML',
  'crash, legacy': '500 {"error_message": "..."}',
  'PUT with a field missing': '400 naming each required field; PATCH takes a subset',
  'create and delete': 'create: 201; DELETE: 204 without a body; again: 404',
  'times and unknown fields': '10:00 comes back 10:00:00; unknown body fields are ignored',
  'no path per item': 'history and servers have none in v2 (404, HTML); HEAD is answered on v2',
  'slash redirect': '301, text/html, empty, for POST too',
} as const;

export const listRows = {
  'no limit, no page size': 'limit absent, 0, -1, abc or empty: a bare array of everything, offset ignored',
  'no limit, page size N': 'limit absent, 0, -1, abc or empty: an envelope of N',
  'limit=2': '{count, next, previous, results}, with and without a page size',
  'limit very large': 'everything, no maximum',
  'offset past the end': '200, empty results, next null',
  'offset that is none': 'negative or not a number: taken as 0',
  'links of a page': 'absolute, from the Host header, other parameters kept and sorted',
  'server that is none': 'unknown or not a number: 400 {"server": ["Select a valid choice. ..."]}',
  'form of an answer': 'Vary: Accept; a browser-like Accept gets an HTML page',
  'the end of the history': 'the last record of a history list is on air; --history-order gives the others',
  CORS: '* on every answer, authorization and content-type allowed in a preflight, no header exposed; or none',
} as const;

/** "Choices the project makes where nothing is shown". */
export const choiceRows = {
  'an empty Auth cell': 'no authentication needed; a broken token is still 401',
  'week of the month': 'days 1-7 are week 1, 8-14 week 2, 15-21 week 3, 22 to the end week 4',
  'zone of start_date, start_time':
    "the event's timezone, else the station's; a skipped time moves forward, a doubled one means the first",
  'utc absent': "the range is the station's wall time counted as if UTC; utc=1: true Unix seconds",
  'end of a playlist, rotation or relay event':
    "the next event's start, looked up past the range where needed",
  'end of a radioshow': "its own finish, or the next event's start if earlier",
  'the added end event':
    "what plays after, from the show's end to the next event, in color2, with allow_*_after",
  'rule 5': 'a onetime event evicts a periodic occurrence at the same instant, after any clock-change shift',
  'order of the list': 'start_ts, then id; two at one instant both stay, the first with zero length',
  'past the range':
    "looked up to 60 days; else the range's end or the event's own finish, whichever is later",
  'start_ts, end_ts in answers': 'always true Unix seconds; a range over 400 days is 400 on end_ts',
  time_slot_busy: 'one server, one periodicity, one local time, and a day in common; key non_field_errors',
  'repeat_week_days_not_set, repeat_weeks_not_set, playlist_required': 'keys wd_mon, week_1, playlist',
  'list without all of server, start_ts, end_ts': 'the stored events, not expanded',
  'like, dislike answer': '200 {up, down}; unknown id 404',
  'API key header': 'SERVICE-API-KEY, name configurable on both sides',
} as const;

/** What a field of a record can hold; the words are checked in `fields.ts`. */
export type FieldType =
  | 'integer'
  | 'integer or null'
  | 'boolean'
  | 'string'
  | 'string or null'
  | 'digits'
  | 'date or null'
  | 'time'
  | 'time or null'
  | 'colour'
  | 'colour or null'
  | 'onetime or periodic'
  | 'cast type'
  | 'zone'
  | 'web address'
  | 'number'
  | 'object'
  | 'list'
  | 'owner'
  | 'server type'
  | 'nothing';

/** Fields of one type, from a list of their names. */
export const all = <const Name extends string>(type: FieldType, names: Name) =>
  Object.fromEntries(names.split(', ').map((name) => [name, type])) as Record<string, FieldType>;

/** The field tables: each field is a row. A list over a range adds the three that `AiringFields` has. */
export const fieldTables: Record<string, Record<string, FieldType>> = {
  Playlist: {
    ...all('integer', 'id, duration, playlist_files_per_page, tracks_num, current_track_order, server'),
    ...all('string', 'name, directory_name'),
    ...all('boolean', 'is_default, is_random, on_air'),
  },
  Channel: {
    ...all('integer', 'id, server, port, ssl_port, traf, traf_month, proxy_status, ssl_proxy_status'),
    ...all('integer', 'queue_size, burst_size, listeners_current, listeners_peak, state'),
    ...all('boolean', 'active, public, autodj_enabled, vendor_compatible, proxy_enabled, ssl_proxy_enabled'),
    ...all('boolean', 'allow_auth_listeners_only'),
    ...all('digits', 'bitrate, listeners'),
    ...all('string', 's_type, s_format, ip_address, mount_point, traffic, links_html'),
    ...all('string', 'stream_url, secure_stream_url, admin_link'),
    ...all('string or null', 'proxy_url_path, ssl_proxy_url_path'),
    ...all('string or null', 'stream_a_stream_image, stream_b_stream_image, stream_c_stream_image'),
    ...all('string or null', 'stream_d_stream_image, stream_e_stream_image'),
    ...all('string or null', 'stream_a_stream_image_resolution, stream_b_stream_image_resolution'),
    ...all('string or null', 'stream_c_stream_image_resolution, stream_d_stream_image_resolution'),
  },
  'Track history record': {
    ...all('integer', 'id, ts'),
    ...all('integer or null', 'all_music_id, jingle_id, length, n_listeners'),
    ...all('string or null', 'album, author, author_other, comment, composer, genre, isrc, label, lyricist'),
    ...all('string or null', 'performance_type, publisher, title, year, dj_name'),
    ...all('boolean', 'img_fetched'),
    ...all('string or null', 'img_url, img_medium_url, img_large_url, metadata, playlist_title'),
  },
  'Schedule (grid) event': {
    ...all('integer or null', 'id'),
    ...all('integer', 'server'),
    ...all('string', 'name'),
    ...all('onetime or periodic', 'periodicity'),
    ...all('cast type', 'cast_type'),
    ...all('boolean', 'break_track, start_playlist_from_beginning'),
    ...all('date or null', 'start_date, finish_date'),
    ...all('time', 'start_time'),
    ...all('time or null', 'finish_time'),
    ...all('boolean', 'wd_mon, wd_tue, wd_wed, wd_thu, wd_fri, wd_sat, wd_sun'),
    ...all('boolean', 'week_1, week_2, week_3, week_4'),
    ...all('integer or null', 'playlist, playlist_after_radioshow, rotation_after_radioshow, dj, rotation'),
    ...all('boolean', 'allow_jingles, allow_song_requests, allow_jingles_after, allow_song_requests_after'),
    ...all('colour', 'color'),
    ...all('colour or null', 'color2'),
    ...all('time', 'local_time'),
    ...all('zone', 'timezone'),
    ...all('integer or null', 'parent_id'),
  },
  Podcast: {
    ...all('integer', 'id, episodes_count, server'),
    ...all('string', 'folder, image, title, description'),
    ...all('web address', 'feed_url, public_page_url'),
    ...all('boolean', 'published'),
  },
};

/** "start_ts, start_ts_utc_readable and end_ts are produced in list output." */
export const airingFields = ['start_ts', 'start_ts_utc_readable', 'end_ts'];
