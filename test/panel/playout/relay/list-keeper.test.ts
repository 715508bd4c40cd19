import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createListKeeper } from '../../../../src/panel/playout/relay/list-keeper.js';
import { eventRows } from '../../../../src/panel/playout/relay/reader/week-rows.js';
import { openStore } from '../../../../src/panel/store/store.js';

const DAY = 86_400;

describe("a relayed station's schedule", () => {
  it('stays limited despite thousands of airings', () => {
    const store = openStore(null);
    store.servers.add({ id: 1, name: 'radio.example' });
    const lists = createListKeeper(store, 1);
    const first = Date.parse('2026-03-06T00:00:00Z') / 1000;
    const counts: number[] = [];
    for (let day = 0; day < 10; day += 1) {
      const range = { from: first + day * DAY, to: first + (day + 16) * DAY };
      // Many short shows interrupt a long one, which resumes after each of them.
      const airings = Array.from({ length: 2000 }, (_, index) => ({
        name: `Show ${index}`,
        start_ts: range.from + 43 * index,
        end_ts: range.from + (index % 2 ? 43 * index + 10 : DAY),
      }));
      lists.keepWeek(eventRows(airings, range, 'UTC'), range);
      counts.push(store.grid.all(1).length);
    }
    assert.ok(Math.max(...counts) <= 3000, String(counts));
    assert.ok(Math.min(...counts) >= 1900, String(counts));
  });

  it('keeps the airings of past days', () => {
    const store = openStore(null);
    store.servers.add({ id: 1, name: 'radio.example' });
    const lists = createListKeeper(store, 1);
    const first = Date.parse('2026-03-06T00:00:00Z') / 1000;
    for (let day = 0; day < 3; day += 1) {
      const range = { from: first + day * DAY, to: first + (day + 16) * DAY };
      const airing = { name: `Show of day ${day}`, start_ts: range.from, end_ts: range.from + 3600 };
      lists.keepWeek(eventRows([airing], range, 'UTC'), range);
    }
    assert.deepEqual(
      store.grid.all(1).map(({ name }) => name),
      ['Show of day 0', 'Show of day 1', 'Show of day 2'],
    );
  });
});
