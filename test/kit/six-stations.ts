/** Starts the servers of `npm start` in this process: a panel, an old panel, the list of stations, and the stations. */
import { startDirectory } from '../../demo/servers/directory.js';
import { startStations, type PlayingStation } from '../../demo/servers/stations.js';
import { openLivePanel, type OpenedPanel } from './open-panel.js';
import { until } from './until.js';

export interface SixStations {
  panel: OpenedPanel;
  old: OpenedPanel;
  /** The four stations on servers of other kinds. */
  stations: PlayingStation[];
  close(): Promise<void>;
}

/** Resolves when the list has all stations. */
export async function startSixStations(): Promise<SixStations> {
  for (let tries = 0; tries < 20; tries++) {
    const dist = 'dist/onair-panel';
    const panel = await openLivePanel({ dist });
    const port = Number(new URL(panel.url).port);
    const old = await openLivePanel({ dist, port: port + 1, cors: false, seed: 7 }).catch(() => null);
    const stations = await startStations(0, () => undefined);
    const list = old && (await startDirectory(port + 2, stations, old.url).catch(() => null));
    const all = [panel, ...(old ? [old] : []), ...(list ? [list] : []), ...stations];
    const close = async () => void (await Promise.all(all.map((each) => each.close())));
    if (old && list) {
      await until(async () => (await listed(list.url)) === 5, 'the old panel in the list');
      return { panel, old, stations, close };
    }
    await close();
  }
  throw new Error('Found no three consecutive free ports');
}

async function listed(url: string): Promise<number> {
  const response = await fetch(`${url}/stations.json`);
  return ((await response.json()) as { stations: unknown[] }).stations.length;
}
