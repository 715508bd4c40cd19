/** Fills a new database: server 1 has a full history, server 2 the maximum number of airings in half a year. */
import { playDefaults } from '../../../src/panel/store/history.js';
import { defaultOptions } from '../../../src/panel/base/options.js';
import { seedStations } from '../../../src/panel/playout/simulator/seed-stations.js';
import { openStore } from '../../../src/panel/store/store.js';
import { addDailyEvents } from '../../kit/daily-events.js';

const TRACK = 180_000;
/** For 183 days: just below 50,000 airings. */
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
