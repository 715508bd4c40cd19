import { listen, type ListenOptions, type Reply } from './listen.js';
import type { TestPlay, TestServer } from './test-server.js';

export interface ShoutcastOptions extends ListenOptions {
  /** Streams, all with the same titles. Default: one with the number 1. */
  streams?: ShoutcastStream[];
  /** Type of `playedat`, which is a number on real servers but a string in the documentation. */
  playedAt?: 'number' | 'text';
  /** False makes the list of played titles private. */
  hasPlayed?: boolean;
}

export interface ShoutcastStream {
  sid: number;
  path?: string;
  name?: string;
  bitrate?: string;
  content?: string;
}

/** Number of plays that the server keeps. */
const MAX_PLAYS = 20;

/** Starts a server with the API of Shoutcast 2, which supports JSONP but no CORS. */
export async function startShoutcast(options: ShoutcastOptions = {}): Promise<TestServer> {
  const { streams = [{ sid: 1 }], playedAt = 'number', hasPlayed = true } = options;
  /** Newest first. */
  const plays: (TestPlay & { at: number })[] = [];
  let isSilent = true;
  const server = await listen(respond, options);

  function respond({ pathname, searchParams }: URL): Reply {
    const stream = streams.find(({ sid }) => String(sid) === (searchParams.get('sid') ?? '1'));
    const isJson = searchParams.get('json') === '1' || searchParams.get('type') === 'json';
    if (pathname === '/statistics' && isJson) return reply(statistics(), searchParams);
    if (!stream || !isJson) return { headers: { 'Content-Type': 'text/html' }, body: '<html></html>' };
    if (pathname === '/stats') return reply(stats(stream), searchParams);
    if (pathname === '/played' && hasPlayed) return reply(played(), searchParams);
    return { status: 404 };
  }

  function stats({
    path = '/',
    name = 'Test Radio',
    bitrate = '128',
    content = 'audio/mpeg',
  }: ShoutcastStream): object {
    return {
      currentlisteners: 2,
      peaklisteners: 3,
      maxlisteners: 32,
      uniquelisteners: 2,
      averagetime: 24,
      servergenre: 'Misc',
      serverurl: '',
      servertitle: name,
      songtitle: isSilent || !plays[0] ? '' : lineOf(plays[0]),
      streamhits: 30,
      streamstatus: isSilent ? 0 : 1,
      backupstatus: 0,
      streamlisted: 1,
      streampath: path,
      bitrate,
      content,
      version: '2.6.1.777 (posix(linux x64))',
    };
  }

  function statistics(): object {
    return {
      totalstreams: streams.length,
      activestreams: isSilent ? 0 : streams.length,
      streams: streams.map((stream) => ({ id: stream.sid, ...stats(stream) })),
    };
  }

  function played(): object[] {
    return plays.slice(0, MAX_PLAYS).map((play) => {
      const seconds = Math.floor(play.at / 1000);
      return {
        playedat: playedAt === 'number' ? seconds : String(seconds),
        title: lineOf(play),
        metadata: { tit2: lineOf(play) },
      };
    });
  }

  return {
    url: server.url,
    requests: server.requests,
    play(play) {
      plays.unshift({ ...play, at: play.at ?? Date.now() });
      plays.sort((a, b) => b.at - a.at);
      isSilent = false;
    },
    silence: () => void (isSilent = true),
    close: () => server.close(),
  };
}

const lineOf = ({ artist, title }: TestPlay): string =>
  artist === undefined ? title : `${artist} - ${title}`;

function reply(value: object, query: URLSearchParams): Reply {
  const callback = query.get('callback');
  const json = JSON.stringify(value).replace(/\//g, '\\/');
  return {
    headers: {
      'Content-Type': callback ? 'text/javascript;charset=utf-8' : 'application/json;charset=utf-8',
    },
    body: callback ? `${callback}(${json})` : json,
  };
}
