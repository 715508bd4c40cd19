import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { airingsIn } from '../../src/servers/airings.js';

describe('airingsIn', () => {
  const range = { from: 100, to: 200 };
  const starts = (airings: Parameters<typeof airingsIn>[1]) =>
    airingsIn(range, airings).map(({ start_ts }) => start_ts);

  it('sorts by start', () =>
    assert.deepEqual(
      starts([150, 120, 180].map((start_ts) => ({ start_ts, end_ts: null }))),
      [120, 150, 180],
    ));
  it('leaves out unreadable airings', () => assert.deepEqual(starts([null]), []));

  const airings: [fact: string, start_ts: number, end_ts: number | null, isIn: boolean][] = [
    ['keeps one that began before and goes on', 90, 110, true],
    ['leaves out one that ends at the start', 90, 100, false],
    ['leaves out one of before whose end nobody knows', 90, null, false],
    ['keeps one at the start whose end nobody knows', 100, null, true],
    ['leaves out one that begins at the end', 200, 210, false],
  ];
  for (const [fact, start_ts, end_ts, isIn] of airings)
    it(fact, () => assert.equal(starts([{ start_ts, end_ts }]).length, isIn ? 1 : 0));
});
