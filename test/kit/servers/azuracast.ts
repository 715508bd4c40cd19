import type { IncomingMessage } from 'node:http';
import { Air, type AirPlay } from './air.js';
import { listen, PICTURE, type ListenOptions, type Reply } from './listen.js';
import type { StationServer } from './test-server.js';

export interface AzuraCastOptions extends ListenOptions {
  /** Default: 1. */
  id?: number;
  /** Default: `meridian`. */
  shortcode?: string;
  name?: string;
  /** Default: `Europe/Berlin`. */
  timezone?: string;
  /** Number of previous plays in the response. Default: 5. */
  historyItems?: number;
  /** False omits the static now-playing file, as after a fresh start. */
  hasStatic?: boolean;
  /** False switches the station's public API off. */
  isPublic?: boolean;
  /** Streams, as in the response. */
  mounts?: unknown[];
  /** Podcasts, as in the response. `art` and links may start with `/`. */
  podcasts?: Record<string, unknown>[];
  /** Songs that can be requested. Default: requests are disabled. */
  requestable?: { title: string; artist: string; album?: string }[];
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Errors have no CORS headers, so a page sees a network error. */
const failed = (code: number, type: string, message: string): Reply => ({
  status: code,
  headers: JSON_TYPE,
  body: JSON.stringify({ code, type, message, formatted_message: message, extra_data: [], success: false }),
});
const REQUESTS_OFF = failed(500, 'StationUnsupportedException', 'This station does not accept requests.');
const NOT_FOUND = failed(404, 'NotFoundException', 'Record not found');

/** Starts a server with the API of AzuraCast. `played_at` is the start of a play in whole seconds. */
export async function startAzuraCast(options: AzuraCastOptions = {}): Promise<StationServer> {
  const { id = 1, shortcode = 'meridian', isPublic = true, hasStatic = true } = options;
  const air = new Air();
  let written = { version: -1, body: '' };
  /** Ids of the songs that were requested. */
  const requested: string[] = [];
  const nowPlaying = (): object => nowPlayingOf(air, options, server.url);

  function staticFile(request: IncomingMessage): Reply {
    // The file's `elapsed` dates from the moment when the file was written.
    if (written.version !== air.version)
      written = { version: air.version, body: JSON.stringify(nowPlaying()) };
    const headers = { ...ok([]).headers, ETag: `"${air.version}"`, 'Cache-Control': 'max-age=10' };
    if (request.headers['if-none-match'] === headers.ETag) return { status: 304, headers };
    return { headers, body: written.body };
  }

  function respond(url: URL, incoming: IncomingMessage): Reply {
    if (air.takeFailure()) return failed(500, 'Error', 'Internal Server Error');
    const [, api, first, second, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (api !== 'api') return NOT_FOUND;
    const isThis = isPublic && (second === String(id) || second === shortcode);
    if (first === 'time') return ok({ timestamp: Math.floor(air.now / 1000) }, 1);
    if (first === 'nowplaying' && second === undefined) return ok(isPublic ? [nowPlaying()] : [], 15);
    if (first === 'nowplaying') return isThis ? ok(nowPlaying(), 15) : NOT_FOUND;
    if (first === 'nowplaying_static')
      return hasStatic && isPublic && second === `${shortcode}.json` ? staticFile(incoming) : NOT_FOUND;
    if (first !== 'station' || !isThis) return NOT_FOUND;
    const path = rest.join('/');
    if (path === 'schedule') return ok(schedule(air, url.searchParams));
    if (path === 'public/podcasts') return ok(podcasts(options, server.url, url.searchParams));
    if (path === 'requests')
      return options.requestable ? ok(requestable(options, server.url, url.searchParams)) : REQUESTS_OFF;
    if (rest[0] === 'request') return request(rest[1] ?? '', options, requested);
    if (path.startsWith('art/')) return PICTURE;
    if (path === 'history') return failed(403, 'PermissionDeniedException', 'You do not have permission');
    return NOT_FOUND;
  }

  const server = await listen(respond, options);
  return {
    ...server,
    play: (play) => air.play(play),
    live: (name, play = { title: '' }) => air.play(play, name),
    silence: () => air.silence(),
    show: (show) => air.shows.push(show),
    setNow: (ms) => air.setNow(ms),
    fail: (times) => air.fail(times),
  };
}

function ok(body: unknown, maxAge?: number): Reply {
  const headers: Record<string, string> = { ...JSON_TYPE, 'Access-Control-Allow-Origin': '*' };
  if (maxAge) headers['Cache-Control'] = `public, max-age=${maxAge}`;
  return { headers, body: JSON.stringify(body) };
}

function nowPlayingOf(air: Air, options: AzuraCastOptions, url: string): object {
  const { id = 1, shortcode = 'meridian', name = 'Radio Meridian', timezone = 'Europe/Berlin' } = options;
  const listenUrl = `${url}/listen/${shortcode}/radio.mp3`;
  const mount = { id: 1, name: '/radio.mp3 (192kbps MP3)', url: listenUrl, bitrate: 192, format: 'mp3' };
  const listeners = { total: 3, unique: 2, current: 2 };
  const { onAir } = air;
  const before = onAir ? air.plays.slice(1) : air.plays;
  return {
    station: {
      ...{ id, name, shortcode, description: '', frontend: 'icecast', backend: 'liquidsoap', timezone },
      ...{ listen_url: listenUrl, url: null, public_player_url: `${url}/public/${shortcode}` },
      ...{ is_public: true, requests_enabled: !!options.requestable, remotes: [] },
      mounts: options.mounts ?? [{ ...mount, listeners, path: '/radio.mp3', is_default: true }],
      ...{ hls_enabled: false, hls_is_default: false, hls_url: null, hls_listeners: 0 },
    },
    listeners,
    live: {
      is_live: !!onAir?.dj,
      streamer_name: onAir?.dj ?? '',
      broadcast_start: onAir?.dj ? Math.floor(onAir.at / 1000) : null,
      art: null,
    },
    now_playing: current(onAir, air.now, `${url}/api/station/${shortcode}`),
    playing_next: null,
    song_history: before
      .slice(0, options.historyItems ?? 5)
      .map((play) => row(play, `${url}/api/station/${shortcode}`)),
    is_online: !!onAir,
    cache: null,
  };
}

/**
 * `elapsed` is 5 seconds more than the true value, because AzuraCast also adds the delay until listeners hear the
 * track.
 */
function current(play: AirPlay | null, now: number, station: string): object {
  const received = play
    ? row(play, station)
    : {
        ...row({ id: 0, at: 0, title: 'Station Offline', dj: null }, station),
        playlist: null,
        streamer: null,
      };
  const passed = Math.max(0, Math.floor(now / 1000) + 5 - received.played_at);
  const elapsed = received.duration ? Math.min(passed, received.duration) : passed;
  return { ...received, elapsed, remaining: received.duration ? received.duration - elapsed : 0 };
}

function row({ id, at, title, artist = '', length, dj, file = id }: AirPlay, station: string) {
  return {
    sh_id: id,
    played_at: Math.floor(at / 1000),
    duration: dj ? 0 : (length ?? 0),
    playlist: dj ? '' : 'default',
    streamer: dj ?? '',
    is_request: false,
    song: {
      ...{
        id: `song${file}`,
        art: `${station}/art/${file}.jpg`,
        text: artist ? `${artist} - ${title}` : title,
      },
      ...{ artist, title, album: '', genre: '', isrc: '', lyrics: '' },
      custom_fields: id % 2 ? [] : { mood: null },
    },
  };
}

/** Returns the shows sorted by when they were added, newest first, and not by their start. */
function schedule(air: Air, query: URLSearchParams): object[] {
  const [start, end] = ['start', 'end'].map((name) => Date.parse(query.get(name) ?? ''));
  return air.shows
    .map(({ name, from, to }, index) => ({
      ...{ id: index + 1, type: 'streamer', name, title: name, description: `Streamer: ${name}` },
      ...{ start_timestamp: from / 1000, start: new Date(from).toISOString() },
      ...{ end_timestamp: to / 1000, end: new Date(to).toISOString() },
      is_now: from <= air.now && air.now < to,
    }))
    .filter((each) => each.start_timestamp * 1000 < end! && each.end_timestamp * 1000 > start!)
    .reverse();
}

function podcasts(options: AzuraCastOptions, url: string, query: URLSearchParams): unknown {
  const absolute = (value: unknown): unknown => (/^\//.test(String(value)) ? url + String(value) : value);
  const rows = (options.podcasts ?? []).map((each) => ({
    ...each,
    art: absolute(each.art),
    links: Object.fromEntries(Object.entries(each.links ?? {}).map(([name, link]) => [name, absolute(link)])),
  }));
  return pageOf(rows, query);
}

/** Returns a list or, with `rowCount` or `per_page`, a page of at most 25 rows. */
function pageOf(rows: object[], query: URLSearchParams): unknown {
  const size = query.get('rowCount') ?? query.get('per_page');
  if (size === null) return rows;
  const [per_page, page] = [Math.min(25, +size || 25), Number(query.get('page') ?? 1)];
  const total_pages = Math.ceil(rows.length / per_page);
  const shown = rows.slice((page - 1) * per_page, page * per_page);
  return { page, per_page, total: rows.length, total_pages, links: {}, rows: shown };
}

/** Returns the songs that can be requested, as a list or a page. */
function requestable(options: AzuraCastOptions, url: string, query: URLSearchParams): unknown {
  const { shortcode = 'meridian', requestable: songs = [] } = options;
  const phrase = (query.get('searchPhrase') ?? '').trim().toLowerCase();
  const rows = songs
    .map(({ title, artist, album = '' }, index) => ({
      request_id: `song-${index}`,
      request_url: `/api/station/${shortcode}/request/song-${index}`,
      song: {
        id: `s${index}`,
        text: `${artist} - ${title}`,
        artist,
        title,
        album,
        art: `${url}/art/${index}.jpg`,
      },
    }))
    .filter(({ song }) => `${song.title}\n${song.artist}\n${song.album}`.toLowerCase().includes(phrase));
  return pageOf(rows, query);
}

/** Accepts each song once, because AzuraCast refuses songs that are already queued. */
function request(id: string, { requestable: songs }: AzuraCastOptions, requested: string[]): Reply {
  if (!songs) return REQUESTS_OFF;
  if (!songs.some((_, index) => id === `song-${index}`)) return NOT_FOUND;
  if (requested.includes(id))
    return failed(500, 'CannotCompleteActionException', 'This song was already requested.');
  requested.push(id);
  return ok({ success: true, message: 'Your request has been submitted and will be played soon.' });
}
