/**
 * In:  the stations that play on this machine, and where an old panel is to be.
 * Out: a server that tells a page where they are. So the page need not guess, and knows which of them are missing.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { listen, type Listening } from '../../test/kit/servers/listen.js';
import type { PlayingStation } from './stations.js';

/** As `/stations.json` has it. */
export interface DemoStation {
  /** Of a kind of server; `legacy` is the old panel. */
  kind: string;
  url: string;
}

const TRIES = 60;
const BETWEEN = 500;

/** Rejects where the port is taken. The old panel is listed from when it answers as one. */
export async function startDirectory(
  port: number,
  stations: readonly Pick<PlayingStation, 'kind' | 'url'>[],
  oldPanel: string,
): Promise<Listening> {
  const listed: DemoStation[] = stations.map(({ kind, url }) => ({ kind, url }));
  let isOpen = true;
  const server = await listen(
    ({ pathname }) =>
      pathname === '/stations.json'
        ? {
            headers: {
              'Content-Type': 'application/json',
              'Cache-Control': 'no-store',
              'Access-Control-Allow-Origin': '*',
            },
            body: JSON.stringify({ stations: listed }),
          }
        : { status: 404 },
    { port },
  );
  void (async () => {
    for (let tries = 0; tries < TRIES && isOpen; tries++) {
      if (await isPanel(oldPanel)) return listed.push({ kind: 'legacy', url: oldPanel });
      await wait(BETWEEN, null, { ref: false });
    }
  })();
  return {
    ...server,
    close() {
      isOpen = false;
      return server.close();
    },
  };
}

async function isPanel(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/v2/servers/`).catch(() => null);
  return answer?.ok === true && /json/.test(answer.headers.get('content-type') ?? '');
}
