import { listen, type ListenOptions, type Reply } from './listen.js';
import type { TestPlay, TestServer } from './test-server.js';

/** Starts a server that reports the current track as JSON, with field names that differ from the contract. */
export async function startJson(options: ListenOptions = {}): Promise<TestServer> {
  /** Newest first. */
  const plays: object[] = [];
  let isSilent = true;
  const server = await listen(respond, options);

  function respond({ pathname, searchParams }: URL): Reply {
    if (pathname !== '/now.php' || searchParams.get('station') !== 'meridian') return { status: 404 };
    return {
      headers: { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' },
      body: JSON.stringify({
        station: { title: 'Test Radio' },
        now: isSilent ? null : plays[0],
        before: plays.slice(isSilent ? 0 : 1),
        online: isSilent ? 'offline' : 'online',
      }),
    };
  }

  return {
    url: server.url,
    requests: server.requests,
    play({ artist = '', title, length = 0, at = Date.now() }: TestPlay) {
      plays.unshift({ song: { name: title, by: artist }, began: Math.floor(at / 1000), seconds: length });
      isSilent = false;
    },
    silence: () => void (isSilent = true),
    close: () => server.close(),
  };
}
