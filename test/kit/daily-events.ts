import { eventDefaults } from '../../src/panel/store/grid.js';
import type { Store } from '../../src/panel/store/store.js';

/** Fields of an event that takes place every day of every week. */
export const EVERY_DAY = Object.fromEntries(
  'wd_mon wd_tue wd_wed wd_thu wd_fri wd_sat wd_sun week_1 week_2 week_3 week_4'
    .split(' ')
    .map((name) => [name, true]),
);

/** Adds events that start at the same times every day, the first one at midnight. */
export function addDailyEvents(store: Store, server: number, count: number, minutesBetween: number): void {
  store.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      store.grid.add({
        ...eventDefaults,
        ...EVERY_DAY,
        id: null,
        server,
        name: `Programme ${index}`,
        periodicity: 'periodic',
        cast_type: 'relay',
        start_time: new Date(index * minutesBetween * 60_000).toISOString().slice(11, 19),
      });
    }
  });
}
