/** In: a file that isn't there. Out: in it, a station whose history is full, and whose second server has as many events as half a year may have. */
import { playDefaults } from '../../../src/panel/store/history.js';
import { defaultOptions } from '../../../src/panel/base/options.js';
import { seedStations } from '../../../src/panel/playout/simulator/seed-stations.js';
import { openStore } from '../../../src/panel/store/store.js';
import { addDailyEvents } from '../../kit/daily-events.js';

const TRACK = 180_000;
/** Every day of 183: just under 50,000 airings. */
const EVENTS = 270;
const MINUTES_BETWEEN = 5;

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
  });
  addDailyEvents(store, 2, EVENTS, MINUTES_BETWEEN);
  store.close();
}
