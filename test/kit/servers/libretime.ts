import type { IncomingMessage } from 'node:http';
import { Air, type AirPlay } from './air.js';
import { listen, PICTURE, type Listening, type ListenOptions, type Reply } from './listen.js';
import type { StationServer, TestShow } from './test-server.js';

export interface LibreTimeOptions extends ListenOptions {
  name?: string;
  /** Default: `Europe/Berlin`. */
  timezone?: string;
  /** False switches "Public API" off. */
  isPublic?: boolean;
  /** Origins with CORS access. Origins on localhost always have access. */
  allowedOrigins?: string[];
  /** True treats origins on localhost like any other. */
  isStrict?: boolean;
  /** If false, the server has no covers, and files don't refer to any. */
  hasArtwork?: boolean;
}

const DAY_MS = 24 * 3_600_000;
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** Default length of a file in seconds. */
const DEFAULT_LENGTH_S = 180;
const VERSION = '1.1';

/**
 * Starts a server with the API of LibreTime, which Airtime shares. Times are whole seconds. Unlike the real server, it reports
 * tracks outside of shows, so that tests don't need shows.
 */
export async function startLibreTime(options: LibreTimeOptions = {}): Promise<StationServer> {
  const { isPublic = true } = options;
  const air = new Air();

  function respond(url: URL, request: IncomingMessage): Reply {
    if (air.takeFailure()) return page(500, 'Zend Framework Default Application: An error occurred');
    const query = url.searchParams;
    const path = url.pathname.replace(/\/$/, '');
    const body = {
      '/api/live-info-v2': () => liveInfo(air, options, query),
      '/api/week-info': () => weekInfo(air, options, query),
      '/api/station-metadata': () => stationMetadata(options, server),
    }[path];
    if (!body && path !== '/api/track') return page(404, 'Page not found');
    if (!isPublic) return page(401, 'You are not allowed to access this resource. ');
    if (!body) return options.hasArtwork === false ? {} : PICTURE;
    return jsonOrJsonp(escaped(body()), query.get('callback'), request.headers.origin, options);
  }

  const server = await listen(respond, options);
  return {
    ...server,
    play: (play) => air.play(play),
    live: (name, { at } = { title: '' }) => {
      if (!showAt(air, air.now)) air.shows.push({ name, from: air.now, to: air.now + DAY_MS / 24 });
      air.play({ title: '', at }, name);
    },
    silence: () => air.silence(),
    show: (show) => air.shows.push(show),
    setNow: (ms) => air.setNow(ms),
    fail: (times) => air.fail(times),
  };
}

function page(status: number, body: string): Reply {
  return { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' }, body };
}

/** An origin that isn't allowed gets an error without CORS headers. JSONP requests have no `Origin`. */
function jsonOrJsonp(
  data: unknown,
  callback: string | null,
  origin: string | undefined,
  { allowedOrigins = [], isStrict = false }: LibreTimeOptions,
): Reply {
  const isAllowed =
    !origin || (!isStrict && /https?:\/\/localhost/.test(origin)) || allowedOrigins.includes(origin);
  if (!isAllowed) return page(500, 'Forbidden');
  const json = JSON.stringify(data);
  return {
    headers: {
      'Content-Type': callback ? 'application/javascript' : 'application/json',
      ...(origin && { 'Access-Control-Allow-Origin': origin }),
    },
    body: callback ? `${callback}(${json})` : json,
  };
}

function escaped(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      .replace(/'/g, '&#039;');
  if (Array.isArray(value)) return value.map(escaped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, escaped(each)]));
}

function showAt({ shows }: Air, ms: number): TestShow | undefined {
  return shows.find(({ from, to }) => from <= ms && ms < to);
}

function liveInfo(air: Air, options: LibreTimeOptions, query: URLSearchParams): object {
  const { now } = air;
  const zone = zoneOf(query.get('timezone'), options, true);
  const source = air.onAir?.dj ? 'Live' : 'Scheduled';
  const tracks = air.plays.filter(({ dj, at }) => !dj && at <= now);
  const isOver = (play: AirPlay): boolean => endOf(play) < now;
  const newest = tracks[0] === air.onAir && tracks[0] && !isOver(tracks[0]) ? tracks[0] : null;
  const show = showAt(air, now);
  const shows = air.shows.map((each, index) => ({ each, record: showRecord(each, index, zone) }));
  const end = now + Number(query.get('days') || 2) * DAY_MS;
  // `shows` is the maximum number of shows in the response. The current show has priority, then the next ones, then the
  // previous ones.
  const most = Number(query.get('shows') || 5);
  const next = shows.filter(({ each }) => each.from > now && each.from < end).slice(0, most - (show ? 1 : 0));
  const left = most - (show ? 1 : 0) - next.length;
  const previous = shows.filter(({ each }) => each.to < now && each.from > now - 2 * DAY_MS).slice(0, left);
  const live = show && {
    ...{ starts: wall(show.from, zone), ends: wall(show.to, zone), type: 'livestream' },
    ...{ name: `${show.name} - Live Stream`, media_item_played: false, record: '0' },
  };
  const current = newest && { ...track(newest, zone, options), media_item_played: true, record: '0' };
  const before = tracks.find((play) => play !== newest && (isOver(play) || air.onAir !== play));
  return {
    station: {
      ...{ env: 'production', schedulerTime: wall(now, zone), source_enabled: source },
      ...{ timezone: zone, AIRTIME_API_VERSION: VERSION },
    },
    tracks: {
      previous: before ? track(before, zone, options) : null,
      current: source === 'Live' ? (live ?? null) : current,
      next: null,
    },
    shows: {
      previous: previous.map(({ record }) => record),
      current: shows.find(({ each }) => each === show)?.record ?? null,
      next: next.map(({ record }) => record),
    },
    sources: {
      livedj: source === 'Live' ? 'on' : 'off',
      ...{ masterdj: 'off', scheduledplay: source === 'Live' ? 'off' : 'on' },
    },
  };
}

function endOf({ at, length = DEFAULT_LENGTH_S }: AirPlay): number {
  return at + length * 1000;
}

function track(play: AirPlay, zone: string, { hasArtwork }: LibreTimeOptions): object {
  const { title, artist = '', at, file: id = play.id } = play;
  return {
    starts: wall(at, zone),
    ends: wall(endOf(play), zone),
    type: 'track',
    name: `${artist} - ${title}`,
    metadata: {
      ...{ id, name: '', mime: 'audio/mp3', ftype: 'audioclip' },
      ...{ track_title: title || null, artist_name: artist || null, album_title: null, genre: null },
      ...{ length: '00:03:00', isrc_number: null, composer: null, lyricist: null, label: null, year: null },
      artwork: hasArtwork === false ? null : `1/artwork/${id}`,
    },
  };
}

function showRecord({ name, from, to }: TestShow, index: number, zone: string): Record<string, unknown> {
  return {
    ...{ name, description: '', genre: '', id: index + 1, instance_id: index + 101, record: 0 },
    ...{ url: '', image_path: '', starts: wall(from, zone), ends: wall(to, zone) },
  };
}

/** The week starts on Monday at midnight in the station's zone, independent of the zone of the times. */
function weekInfo(air: Air, options: LibreTimeOptions, query: URLSearchParams): object {
  const { timezone = 'Europe/Berlin' } = options;
  const zone = zoneOf(query.get('timezone'), options, false);
  const today = dayOf(air.now, timezone);
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS;
  const names = [...DAYS, ...DAYS.map((day) => `next${day}`)];
  const days = names.map((name, index): [string, unknown] => [
    name,
    air.shows
      .map((show, at) => ({ show, record: showRecord(show, at, zone) }))
      .filter(({ show }) => dayOf(show.from, timezone) === monday + index * DAY_MS)
      .sort((a, b) => a.show.from - b.show.from)
      .map(({ record }) => ({
        ...record,
        ...{ start_timestamp: record.starts, end_timestamp: record.ends, instance_description: '' },
      })),
  ]);
  return { ...Object.fromEntries(days), AIRTIME_API_VERSION: VERSION };
}

function stationMetadata(options: LibreTimeOptions, { url }: Listening): object {
  const { name = 'Radio Meridian', timezone = 'Europe/Berlin' } = options;
  const stream = { codec: 'mp3', bitrate: 128, mobile: 'false' };
  return {
    ...{ name, logo: `${url}/api/station-logo`, description: '', timezone, locale: 'en_US' },
    stream_data: { s1: { url: `${url}/main.mp3`, ...stream } },
    AIRTIME_API_VERSION: VERSION,
  };
}

/** Ignores zones that this response doesn't accept. */
function zoneOf(
  zoneName: string | null,
  { timezone = 'Europe/Berlin' }: LibreTimeOptions,
  takesNames: boolean,
) {
  const lower = (zoneName ?? '').toLowerCase();
  if (lower === 'utc' || lower === 'gmt') return lower.toUpperCase();
  const name = lower.replace(/(^|\/)[a-z]/g, (each) => each.toUpperCase());
  return takesNames && Intl.supportedValuesOf('timeZone').includes(name) ? name : timezone;
}

/** Formats a time in a zone as `YYYY-MM-DD hh:mm:ss`. */
function wall(ms: number, timeZone: string): string {
  return new Date(ms).toLocaleString('sv-SE', { timeZone });
}

/** Returns the date in a zone, as UTC midnight of that date. */
function dayOf(ms: number, timeZone: string): number {
  return Date.parse(wall(ms, timeZone).slice(0, 10));
}
