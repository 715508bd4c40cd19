import { setTimeout as wait } from 'node:timers/promises';
import { listen, type Listening } from '../../test/kit/servers/listen.js';
import type { PlayingStation } from './stations.js';

/** An entry of `/stations.json`. */
export interface DemoStation {
  /** Kind of server; `legacy` is the old panel. */
  kind: string;
  url: string;
}

const MAX_TRIES = 60;
const RETRY_DELAY_MS = 500;

/**
 * Serves the list of running stations. Lists the old panel as soon as it responds. Rejects if the port is in
 * use.
 */
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
    for (let tries = 0; tries < MAX_TRIES && isOpen; tries++) {
      if (await isPanel(oldPanel)) return listed.push({ kind: 'legacy', url: oldPanel });
      await wait(RETRY_DELAY_MS, null, { ref: false });
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
  const response = await fetch(`${url}/api/v2/servers/`).catch(() => null);
  return response?.ok === true && /json/.test(response.headers.get('content-type') ?? '');
}
