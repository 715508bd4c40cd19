import type { IncomingMessage } from 'node:http';
import { listen, type ListenOptions, type Reply } from './listen.js';
import type { TestPlay, TestServer } from './test-server.js';

export interface IcecastOptions extends ListenOptions {
  /** Default: `2.4`. */
  version?: '2.4' | '2.5';
  /** `application/ogg` has separate fields for artist and title; all other types have "Artist - Title". */
  type?: string;
  /** Streams, all with the same title. A single stream is reported as an object instead of a list. */
  mounts?: string[];
  name?: string;
  /**
   * The address that the server reports, which may be wrong behind a proxy or in a container. Default: the actual
   * address of the server.
   */
  host?: string;
  bitrate?: number | null;
}

const STARTED = '2026-11-24T06:00:00+0000';
/** Number of plays that version 2.5 keeps. */
const MAX_PLAYS = 10;

/** Starts a server with the status pages of Icecast 2.4.4 or 2.5. */
export async function startIcecast(options: IcecastOptions = {}): Promise<TestServer> {
  const { version = '2.4' } = options;
  /** Newest first. */
  const plays: TestPlay[] = [];
  let isSilent = true;
  const server = await listen(version === '2.4' ? answer24 : answer25, options);

  function answer24({ pathname }: URL, request: IncomingMessage): Reply {
    // Icecast doesn't respond to preflights.
    if (request.method === 'OPTIONS') request.socket.destroy();
    const isAdmin = pathname.startsWith('/admin/');
    if (pathname !== '/status-json.xsl') {
      return isAdmin
        ? { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="Icecast2 Server"' } }
        : { status: 404 };
    }
    return {
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-cache, no-store',
        'Access-Control-Allow-Origin': '*',
      },
      body: statusJson(server.url, options, isSilent ? null : (plays[0] ?? { title: '' })),
    };
  }

  function answer25({ pathname }: URL, { headers }: IncomingMessage): Reply {
    const cors = (status: number): Record<string, string> =>
      headers.origin ? { 'Access-Control-Allow-Origin': status < 300 ? headers.origin : 'null' } : {};
    if (pathname !== '/admin/publicstats.json') return { status: 404, headers: cors(404) };
    return {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache, no-store', ...cors(200) },
      body: JSON.stringify(publicStats(server.url, options, isSilent ? [] : plays)),
    };
  }

  return {
    url: server.url,
    requests: server.requests,
    play(play) {
      plays.unshift(play);
      isSilent = false;
    },
    silence: () => void (isSilent = true),
    close: () => server.close(),
  };
}

const mountsOf = ({ mounts = ['/live.mp3'] }: IcecastOptions): string[] => mounts;
const typeOf = ({ type = 'audio/mpeg' }: IcecastOptions): string => type;
const isOgg = (options: IcecastOptions): boolean => typeOf(options) === 'application/ogg';
const lineOf = ({ artist, title }: TestPlay): string =>
  artist === undefined ? title : `${artist} - ${title}`;

/** Version 2.4 generates its JSON with an XSLT style sheet. */
function statusJson(url: string, options: IcecastOptions, play: TestPlay | null): string {
  const { name = 'Test Radio', host = url, bitrate = 128 } = options;
  const sources = play ? mountsOf(options).map((mount) => sourceOf(mount)) : [];
  const source = sources.length > 1 ? `[${sources.join(',')}]` : sources[0];
  return `{"icestats":{"admin":"icemaster@localhost","host":"localhost","location":"Earth","server_id":"Icecast 2.4.4","server_start":"Tue, 24 Nov 2026 06:00:00 +0000","server_start_iso8601":"${STARTED}"${source ? `,"source":${source}` : ',"dummy":null'}}}`;

  function sourceOf(mount: string): string {
    const { artist, title } = play!;
    const fields: [string, string | number | null | undefined][] = [
      ['artist', isOgg(options) ? artist : undefined],
      ['bitrate', bitrate ?? undefined],
      ['genre', 'various'],
      ['listener_peak', 3],
      ['listeners', 2],
      ['listenurl', host + mount],
      ['server_description', 'Unspecified description'],
      ['server_name', name],
      ['server_type', typeOf(options)],
      ['stream_start', 'Tue, 24 Nov 2026 06:00:00 +0000'],
      ['stream_start_iso8601', STARTED],
      ['title', isOgg(options) ? title : lineOf({ artist, title })],
    ];
    const received = fields.filter(([, value]) => value !== undefined);
    return `{${received.map(([field, value]) => `"${field}":${written(value!)}`).join(',')},"dummy":null}`;
  }
}

/** Formats a value like the style sheet of 2.4.4, which doesn't quote texts that look like a number or boolean. */
function written(value: string | number | null): string {
  const text = String(value ?? '');
  if (!text) return 'null';
  const isNumber = /^\s*-?\s*(\d+\.?\d*|\.\d+)?\s*$/.test(text) && (!text.startsWith('0') || text === '0');
  if (isNumber) return text;
  if (/^(true|false)$/i.test(text)) return text.toLowerCase();
  // Characters outside Latin-1 are written as references.
  const latin = [...text].map((each) => (each > 'ÿ' ? `&#${each.codePointAt(0)};` : each)).join('');
  return `"${latin.replace(/[\\"]/g, '\\$&').replace(/\t/g, '\\t').replace(/\n/g, '\\n')}"`;
}

/**
 * Version 2.5 returns a list of pairs of type and value. An Ogg title has no artist. The plays are oldest first, without times, and
 * include the current one.
 */
function publicStats(url: string, options: IcecastOptions, plays: TestPlay[]): unknown[] {
  const { name = 'Test Radio', host = url } = options;
  const [now] = plays;
  const source = now && {
    server_name: name,
    listeners: 2,
    genre: 'various',
    stream_start_iso8601: STARTED,
    'display-title': isOgg(options) ? now.title : lineOf(now),
    'content-type': typeOf(options),
    metadata: isOgg(options) ? { artist: now.artist, title: now.title } : { title: lineOf(now) },
    playlist: {
      playlist: {
        track: plays
          .slice(0, MAX_PLAYS)
          .reverse()
          .map((play) =>
            isOgg(options) ? { title: play.title, creator: play.artist } : { title: lineOf(play) },
          ),
      },
    },
  };
  const stats = { admin: 'icemaster@localhost', host: 'localhost', server_id: 'Icecast 2.5.0' };
  const mounts = mountsOf(options).map((mount) => [mount, { ...source, listenurl: host + mount }]);
  return [
    { name: 'icestats', ns: 'http://xiph.org/specs/legacystats-0.0.1' },
    source ? { ...stats, source: Object.fromEntries(mounts) as unknown } : stats,
  ];
}
