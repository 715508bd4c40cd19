import { listen, type ListenOptions, type Reply } from './listen.js';
import type { TestPlay, TestServer } from './test-server.js';

export interface CentovaOptions extends ListenOptions {
  /** Name of the account. */
  station?: string;
}

/** Starts a server with the API of Centova Cast, which supports JSONP but no CORS. */
export async function startCentova(options: CentovaOptions = {}): Promise<TestServer> {
  const { station = 'meridian' } = options;
  let current: TestPlay | null = null;
  const server = await listen(respond, options);

  function respond({ pathname, searchParams }: URL): Reply {
    if (pathname !== `/rpc/${station}/streaminfo.get`) return { status: 404 };
    const json = JSON.stringify({ type: 'result', data: [info()] });
    const callback = searchParams.get('callback');
    return {
      headers: { 'Content-Type': callback ? 'text/javascript' : 'application/json' },
      body: callback ? `${callback}(${json});` : json,
    };
  }

  function info(): object {
    const { artist = '', title = '' } = current ?? {};
    return {
      title: 'Test Radio',
      song: artist ? `${artist} - ${title}` : title,
      track: { artist, title, album: '', imageurl: `${server.url}/static/${station}/covers/nocover.png` },
      bitrate: '128 Kbps',
      server: 'Online',
      autodj: 'Offline',
      source: current ? 'Yes' : 'No',
      listeners: 2,
      mountpoint: '/stream',
      tuneinurl: 'http://stream.example:8000/stream',
    };
  }

  return {
    url: server.url,
    requests: server.requests,
    play: (play) => void (current = play),
    silence: () => void (current = null),
    close: () => server.close(),
  };
}
