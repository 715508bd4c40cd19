/** In: a file that isn't there. Out: in it, a station whose history is full, and whose second server has as many events as half a year may have. */
import { eventDefaults } from '../../../src/panel/grid/defaults.js';
import { playDefaults } from '../../../src/panel/history/defaults.js';
import { defaultOptions } from '../../../src/panel/options.js';
import { seedStations } from '../../../src/panel/simulator/seed-stations.js';
import { openStore } from '../../../src/panel/store/store.js';

const TRACK = 180_000;
/** Every day of 183: just under 50,000 airings. */
const EVENTS = 270;
const MINUTES_BETWEEN = 5;
const ALWAYS = Object.fromEntries(
  'wd_mon wd_tue wd_wed wd_thu wd_fri wd_sat wd_sun week_1 week_2 week_3 week_4'
    .split(' ')
    .map((name) => [name, true]),
);

export function fillStation(file: string, now: number): void {
  const store = openStore(file);
  seedStations(store, 1, now);
  store.transaction(() => {
    const plays = defaultOptions.historyLimit;
    for (let index = 0; index < plays; index += 1) {
      const ts = now - (plays - index) * TRACK;
      const title = `Title ${index}`;
      store.history.add({ ...playDefaults, server: 1, ts, ends: ts + TRACK, length: TRACK, title });
    }
    for (let index = 0; index < EVENTS; index += 1) {
      const start_time = new Date(index * MINUTES_BETWEEN * 60_000).toISOString().slice(11, 19);
      const kind = { periodicity: 'periodic', cast_type: 'relay' } as const;
      store.grid.add({
        ...eventDefaults,
        ...ALWAYS,
        ...kind,
        id: null,
        server: 2,
        name: title(index),
        start_time,
      });
    }
  });
  store.close();
}

const title = (index: number): string => `Programme ${index}`;
