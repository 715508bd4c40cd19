import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { airingsIn } from '../../src/servers/airings.js';

describe('airingsIn', () => {
  const range = { from: 100, to: 200 };
  const starts = (airings: Parameters<typeof airingsIn>[1]) =>
    airingsIn(range, airings).map(({ start_ts }) => start_ts);

  it('sorts airings by start', () =>
    assert.deepEqual(
      starts([150, 120, 180].map((start_ts) => ({ start_ts, end_ts: null }))),
      [120, 150, 180],
    ));
  it('omits duplicate airings', () => {
    const rows = ['Tea', 'Jazz', 'Tea'].map((name) => ({ start_ts: 150, end_ts: 160, name }));
    assert.deepEqual(
      airingsIn(range, [...rows, { start_ts: 150, end_ts: 170, name: 'Tea' }]).map(({ name, end_ts }) => [
        name,
        end_ts,
      ]),
      [
        ['Tea', 160],
        ['Jazz', 160],
        ['Tea', 170],
      ],
    );
  });
  it('omits unreadable airings', () => assert.deepEqual(starts([null]), []));

  const airings: [fact: string, start_ts: number, end_ts: number | null, isIn: boolean][] = [
    ['keeps an airing that is still on air', 90, 110, true],
    ['omits an airing that ends at the start of the range', 90, 100, false],
    ['omits an earlier airing with an unknown end', 90, null, false],
    ['keeps an airing that starts when the range starts', 100, null, true],
    ['omits an airing that starts at the end of the range', 200, 210, false],
  ];
  for (const [fact, start_ts, end_ts, isIn] of airings)
    it(fact, () => assert.equal(starts([{ start_ts, end_ts }]).length, isIn ? 1 : 0));
});
