import { listen, type ListenOptions, type Reply } from './listen.js';
import type { TestPlay, TestServer } from './test-server.js';

export interface SonicPanelOptions extends ListenOptions {
  /** The station's port. Default: 8042. */
  station?: number;
  /** False leaves out the CORS header, as some hosting companies do. */
  hasCors?: boolean;
}

/** Number of plays that the server keeps. */
const MAX_PLAYS = 20;

/** Starts a server with the API of SonicPanel. */
export async function startSonicPanel(options: SonicPanelOptions = {}): Promise<TestServer> {
  const { station = 8042, hasCors = true } = options;
  /** Newest first. */
  const plays: string[] = [];
  let isSilent = true;
  const server = await listen(respond, options);

  function respond({ pathname, searchParams }: URL): Reply {
    if (pathname !== '/cp/get_info.php' || searchParams.get('p') !== String(station)) return { status: 404 };
    const headers = {
      'Content-Type': 'application/json',
      ...(hasCors ? { 'Access-Control-Allow-Origin': '*' } : {}),
    };
    return { headers, body: JSON.stringify(info()) };
  }

  function info(): object {
    return {
      title: isSilent ? '' : plays[0],
      art: '',
      listeners: 3,
      ulistener: 2,
      bitrate: '128',
      djusername: 'No DJ',
      djprofile: '',
      history: plays.slice(1, MAX_PLAYS).map((line, index) => `${index + 1}.) ${line}<br>`),
    };
  }

  return {
    url: server.url,
    requests: server.requests,
    play({ artist, title }: TestPlay) {
      plays.unshift(artist === undefined ? title : `${artist} - ${title}`);
      isSilent = false;
    },
    silence: () => void (isSilent = true),
    close: () => server.close(),
  };
}
