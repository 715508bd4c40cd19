/** Opens panels in a given situation, or hand-made servers for data that a panel can't have. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPanel } from '../../src/panel/panel.js';
import { controlOf } from '../kit/control.js';
import { NOW, song, type Play, type Situation } from './sheet.js';

export interface Station {
  url: string;
  control: ReturnType<typeof controlOf>;
  /** Activates the faults of the second visit. */
  breakLater(): Promise<void>;
  close(): Promise<unknown>;
}

/** `site` is the base URL of the covers. */
export async function openStation(
  { plays, faults, later, history, grid, name, nowPlaying }: Situation,
  site: string,
): Promise<Station> {
  if (history || grid || nowPlaying) return openServer({ history, grid, name, nowPlaying });
  const known = plays ?? [song(1.5)];
  // Move the clock from play to play, so that the panel adds no plays in between.
  const panel = await startPanel({ control: true, speed: 0, seed: 1, now: known[0]!.ts });
  const control = controlOf(panel.url);
  for (const play of known) {
    await control.clock({ now_ms: play.ts });
    await control.play(JSON.parse(JSON.stringify(play).replaceAll('{site}', site)) as Play);
  }
  await control.clock({ now_ms: NOW });
  if (faults) await control.faults(faults);
  return {
    url: panel.url,
    control,
    breakLater: async () => void (later && (await control.faults(later))),
    close: () => panel.close(),
  };
}

async function openServer({ history = [], grid = [], name, nowPlaying }: Situation): Promise<Station> {
  const lists: Record<string, readonly unknown[]> = {
    history,
    grid,
    servers: name ? [{ id: 1, name }] : [],
  };
  const server = createServer(({ url, method }, response) => {
    const [, listName = ''] = /^\/api\/v2\/(\w+)\//.exec(url!) ?? [];
    const isRead = method === 'GET';
    const body = url!.startsWith('/api/nowplaying') ? nowPlaying : (lists[listName] ?? []);
    response
      .writeHead(isRead ? 200 : 403, {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': 'application/json',
        ...(listName === 'grid' && {
          'Access-Control-Expose-Headers': 'Link',
          Link: '<../../../calendar/1.ics>; rel="alternate"; type="text/calendar"',
        }),
      })
      .end(isRead ? JSON.stringify(body) : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    control: controlOf(url),
    breakLater: () => Promise.resolve(),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
